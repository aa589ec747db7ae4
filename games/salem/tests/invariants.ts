/** The invariants written down once more, independently of the rules: what is wrong with a table. */
import { COLONISTS, IncreaseMather, MarySpencerHill, colonists, isEndCard } from '../content/colonists.ts';
import { factions } from '../content/factions.ts';
import { IN_CIRCLE, IN_COLONIST_ROW, IN_DECK, IN_JAIL, IN_PROMINENT_ROW, NONE } from '../state.ts';
import type { SalemState, Zone } from '../state.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

export function wrongWith(s: SalemState): string[] {
  const found: string[] = [];
  const holds = (what: string, condition: boolean) => {
    if (!condition) found.push(what);
  };
  // Until the picks of `startDraft` are revealed, no card has been dealt.
  const drafting = s.players.some(({ offered }) => offered.length > 0);
  const places = drafting ? s.zone.map(zone => [zone]) : placesOf(s);
  const inPlay = (colonist: number) => places[colonist].every(zone => zone !== IN_DECK && zone < IN_JAIL);

  // 1–3
  holds('40 Influence', s.supply.influence + sum(s.players.map(p => p.influence)) + sum(s.reputationTokens) === 40);
  holds('36 Accusations', s.supply.accusations + sum(s.accusations) === 36);
  holds('15 Fear', s.supply.fear + sum(s.fear) === 15);
  const counters = [...s.accusations, ...s.fear, ...s.reputationTokens, ...s.players.map(p => p.influence)];
  const all = [...counters, s.supply.influence, s.supply.accusations, s.supply.fear];
  holds(
    'no counter is negative or broken',
    all.every(n => Number.isInteger(n) && n >= 0),
  );

  // 4
  for (let colonist = 0; colonist < COLONISTS; colonist++) {
    const { name } = colonists[colonist];
    holds(`${name} is in one place: ${places[colonist].join()}`, places[colonist].length === 1);
    holds(`${name} is where the zone says`, places[colonist][0] === s.zone[colonist]);
  }
  const ends = [MarySpencerHill, IncreaseMather];
  const hidden = ends.filter(card => card !== s.endCard);
  holds('the end cards', drafting || hidden.join() === ends.filter(card => s.colonistDeck.includes(card)).join());

  // 5, 6
  for (let colonist = 0; colonist < COLONISTS; colonist++) {
    const bears =
      s.accusations[colonist] + s.fear[colonist] + s.reputationTokens[colonist] > 0 ||
      s.spectralOn === colonist ||
      s.protectionOn === colonist;
    holds(`tokens on ${colonists[colonist].name} out of play`, !bears || inPlay(colonist));
    holds('at most 3 Reputation tokens', s.reputationTokens[colonist] <= 3);
  }
  holds('a First Player', s.firstPlayer >= 0 && s.firstPlayer < s.players.length);

  // 7
  s.players.forEach((player, seat) => {
    const onBoard = s.spaces.filter(holder => holder === seat).length;
    holds(`messengers of seat ${seat}`, player.messengers + onBoard === (s.players.length === 2 ? 3 : 2));
  });

  // 9, 10
  const isRed = (card: number) => card !== NONE && !isEndCard(card) && colonists[card].back === 'red';
  holds('no red card among the blue', ![...s.colonistRow, ...s.colonistDeck, ...s.cycled].some(isRed));
  holds('only red cards in the Prominent deck', s.prominentDeck.every(isRed));
  for (const { circle, faction } of s.players) {
    const { side } = factions[faction];
    holds(
      'no opposite letter',
      circle.every(c => colonists[c].side === null || colonists[c].side === side),
    );
  }
  return found;
}

function placesOf(s: SalemState): Zone[][] {
  const found: Zone[][] = colonists.map(() => []);
  const note = (cards: readonly number[], zone: Zone) => {
    for (const card of cards) if (card !== NONE && !isEndCard(card)) found[card].push(zone);
  };
  note([...s.prominentDeck, ...s.colonistDeck, ...s.cycled], IN_DECK);
  note(s.prominentRow, IN_PROMINENT_ROW);
  note(s.colonistRow, IN_COLONIST_ROW);
  s.players.forEach(({ circle, jail }, seat) => {
    note(circle, IN_CIRCLE + seat);
    note(jail, IN_JAIL + seat);
  });
  return found;
}
