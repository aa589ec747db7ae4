/** The log of fights: skirmishes, rounds, blows, tokens. */
import { count, listed, say } from '@vesper/kernel';
import { NONE } from '../state.ts';
import type { EventsOf } from './catalogue.ts';
import { card, coins, foeKind, lore, member, plus, toldFigure } from './voice.ts';

const sides = { characters: 'The characters', foes: 'The foes' } as const;
const gains = { move: 'an extra Move', act: 'an extra Act', pp: 'all PP', power: 'an extra ghost power' } as const;

export const fightEvents: EventsOf<
  | 'skirmishBegan'
  | 'skirmishRound'
  | 'stanceTaken'
  | 'attackMade'
  | 'strengthLost'
  | 'turnLost'
  | 'attackBlocked'
  | 'fightWon'
  | 'fightEnded'
  | 'firstStrikeRolled'
  | 'encounterBegan'
  | 'encounterRound'
  | 'turnBegan'
  | 'tokensPlaced'
  | 'turnTaken'
  | 'marked'
  | 'defended'
  | 'focused'
  | 'regrouped'
  | 'devastated'
  | 'weaponThrown'
> = {
  skirmishBegan: ({ kinds, strength }) =>
    say`A skirmish begins with ${listed(kinds.map((kind, i) => `${foeKind(kind)} (strength ${strength[i]})`))}.`,
  skirmishRound: ({ round }) => `Round ${round} of the skirmish.`,
  stanceTaken: ({ who, defends }, { view }) => say`${member(view, who)} ${defends ? 'defends' : 'attacks'}.`,
  attackMade: ({ by, target, weapon, natural, total, defense, hit, foes }, { view }) => {
    const whom = toldFigure(view, target, foes);
    const what = weapon === NONE ? '' : say` with ${card(weapon)}`;
    const roll = `${natural} ${plus(total - natural)} = ${total} against Defense ${defense}`;
    const special = natural === 100 ? ', a natural 100' : natural === 1 ? ', a natural 1' : '';
    return say`${toldFigure(view, by, foes)} attacks ${whom}${what}: ${roll}${special}, ${hit ? 'a hit' : 'a miss'}.`;
  },
  strengthLost: ({ kind, by, left }) =>
    left === 0
      ? `${foeKind(kind)} loses ${by} strength and is defeated.`
      : `${foeKind(kind)} loses ${by} strength and has ${left} left.`,
  turnLost: ({ figure, foes }, { view }) => say`${toldFigure(view, figure, foes)} loses its turn.`,
  attackBlocked: ({ who, card: companion }, { view }) =>
    say`${card(companion)} takes the blow for ${member(view, who)}.`,
  fightWon: ({ lore: gained, coins: shared }) =>
    say`The fight is won: ${lore(gained)} for everybody and ${coins(shared)} to share.`,
  fightEnded: ({ kinds }) =>
    kinds.length === 0 ? 'The fight is over.' : say`The fight is over. Defeated: ${listed(kinds.map(foeKind))}.`,

  // Encounters
  firstStrikeRolled: ({ leader, controller, first }) =>
    say`First Strike: ${leader} against ${controller}. ${sides[first]} go first.`,
  encounterBegan: ({ first }) => say`An encounter begins. ${sides[first]} go first.`,
  encounterRound: ({ round }) => `Round ${round} of the encounter.`,
  turnBegan: ({ figure, foes }, { view }) => say`The turn of ${toldFigure(view, figure, foes)}.`,
  tokensPlaced: ({ figure, token, n, foes }, { view }) => {
    const whom = toldFigure(view, figure, foes);
    if (token === 'weaken') return say`${whom} is weakened: its next ${count(n, 'attack')} keep the lower of two dice.`;
    if (token === 'razor') return say`${whom} bleeds: RAZOR ${n} for 4 turns.`;
    return say`${whom} is crushed: 1 damage less in its next turn.`;
  },
  turnTaken: ({ figure, foes }, { view }) => say`${toldFigure(view, figure, foes)} will lose its next turn.`,
  marked: ({ who, foe, foes }, { view }) =>
    say`${member(view, who)} marks ${toldFigure(view, foe, foes)} until the fight ends.`,
  defended: ({ who }, { view }) => say`${member(view, who)} defends: +10 Defense until its next turn.`,
  focused: ({ who }, { view }) => say`${member(view, who)} focuses.`,
  regrouped: ({ who }, { view }) => say`${member(view, who)} regroups.`,
  devastated: ({ who, gain }, { view }) => say`A Devastating Strike: ${member(view, who)} wins ${gains[gain]}.`,
  weaponThrown: ({ who, card: weapon }, { view }) => say`${member(view, who)} throws ${card(weapon)}.`,
};
