/** 7 to 9: messengers, placing, rows. */
import { asked } from '@vesper/checkers';
import { COLONISTS, colonists, isEndCard } from '../../content/colonists.ts';
import { NONE } from '../../state.ts';
import type { SalemState } from '../../state.ts';
import type { Broken } from './looking.ts';

export const messengersAreComplete: Broken = s => {
  const owned = s.players.length === 2 ? 3 : 2;
  let placed = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    let standing = 0;
    for (let space = 1; space < s.spaces.length; space++) if (s.spaces[space] === seat) standing++;
    placed += standing;
    if (standing + s.players[seat].messengers !== owned) {
      return `seat ${seat} has ${standing} messengers on the board and ${s.players[seat].messengers} in hand, not ${owned}`;
    }
  }
  const top = asked(s);
  if (top?.ask === 'place' && top.seat !== (s.firstPlayer + placed) % s.players.length) {
    return `seat ${top.seat} places messenger ${placed + 1} although seat ${s.firstPlayer} is first`;
  }
  return undefined;
};

export const placingHasNoEffect: Broken = (s, before) => {
  const { space } = s.resolving;
  for (let passed = 1; passed <= space; passed++) {
    if (s.spaces[passed] !== NONE) return `space ${space} resolves while a messenger stands on ${passed}`;
  }
  const top = asked(s);
  if (top?.ask === 'place' && space !== 0) return `messengers are placed while space ${space} resolves`;
  if (before === null || s.round !== before.round) return undefined;
  if (space < before.resolving.space && s.outcome === null)
    return `space ${space} resolves after space ${before.resolving.space}`;
  if (top?.ask !== 'place' || asked(before)?.ask !== 'place') return undefined;
  return changed(s, before) ? 'something changed while messengers were being placed' : undefined;
};

function changed(s: SalemState, before: SalemState): boolean {
  for (let colonist = 0; colonist < COLONISTS; colonist++) {
    if (s.zone[colonist] !== before.zone[colonist]) return true;
    if (s.accusations[colonist] !== before.accusations[colonist] || s.fear[colonist] !== before.fear[colonist])
      return true;
    if (s.reputationTokens[colonist] !== before.reputationTokens[colonist]) return true;
  }
  for (let seat = 0; seat < s.players.length; seat++) {
    if (s.players[seat].influence !== before.players[seat].influence) return true;
  }
  return (
    s.firstPlayer !== before.firstPlayer ||
    s.spectralOn !== before.spectralOn ||
    s.protectionOn !== before.protectionOn ||
    s.colonistDeck.length !== before.colonistDeck.length
  );
}

const isProminent = (card: number): boolean => card !== NONE && !isEndCard(card) && colonists[card].back === 'red';

export const backsAreKept: Broken = s => {
  if (s.colonistRow.some(isProminent)) return 'a red-backed card is in the Colonist row';
  if (s.colonistDeck.some(isProminent) || s.cycled.some(isProminent))
    return 'a red-backed card is in the Colonist deck';
  return s.prominentDeck.every(isProminent) ? undefined : 'a blue-backed card is in the Prominent deck';
};

export const rowsAreFilled: Broken = s => {
  if (s.prominentDeck.length > 0 && s.prominentRow.some(card => card !== NONE && !isProminent(card))) {
    return 'a blue-backed card is in the Prominent row although the Prominent deck is not empty';
  }
  if (s.colonistRow.length !== 4 || s.prominentRow.length !== 4) return 'a row does not have four slots';
  if (asked(s)?.ask === 'place' && (s.colonistRow.includes(NONE) || s.prominentRow.includes(NONE))) {
    return 'a row has a gap while messengers are placed';
  }
  return undefined;
};
