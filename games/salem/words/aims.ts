/** "How do I score?" (SAL-17): what every line of the score sheet counts, and how it stands. */
import { count, listed, say, signed } from '@vesper/kernel';
import type { Aim, Seat, Sentence } from '@vesper/kernel';
import { COLONISTS, MargaretJacobs, colonists } from '../content/colonists.ts';
import { factions } from '../content/factions.ts';
import { grievances } from '../content/grievances.ts';
import { grievanceLines, publicLines } from '../rules/scoring.ts';
import type { Scored } from '../rules/scoring.ts';
import { IN_JAIL, NONE } from '../state.ts';
import type { SalemView } from '../state.ts';
import { familyName } from './names.ts';
import { colonist } from './voice.ts';

export function aims(view: SalemView, seat: Seat): readonly Aim[] {
  const { faction, grievance } = view.players[seat];
  if (faction === NONE) return [];
  const table = scored(view);
  const lines = [...publicLines(table, seat)];
  if (grievance !== null && grievance !== NONE) lines.push(...grievanceLines(table, seat));
  const found = lines.map(({ rule, line, points }): Aim => ({ rule, line, points, ...told(view, seat, line) }));
  if (grievance === null) found.push(secret);
  return found;
}

const secret: Aim = {
  rule: 'SAL-7.1',
  what: 'A secret Grievance',
  now: '2 for each of its targets in jail here, −2 if its ally is in any jail; shown at the end.',
  points: null,
};

/** The table as the rules count it: who is in which jail is all that they ask of the rest. */
function scored({ players }: SalemView): Scored {
  const zone = Array.from({ length: COLONISTS }, () => 0);
  players.forEach(({ jail }, seat) => jail.forEach(who => (zone[who] = IN_JAIL + seat)));
  return { zone, players: players.map(player => ({ ...player, grievance: player.grievance ?? NONE })) };
}

type Told = Pick<Aim, 'what' | 'now'>;

function told(view: SalemView, seat: Seat, line: string): Told {
  const { faction, circle, jail, grievance } = view.players[seat];
  const { ally, rival, points } = factions[faction];
  const ofFamily = (of: readonly number[], family: string): readonly number[] =>
    of.filter(who => colonists[who].family === family);
  switch (line) {
    case 'righteousness':
      return {
        what: '1 for each colonist in the Circle and in jail',
        now: say`${circle.length} in the Circle, ${jail.filter(who => who !== MargaretJacobs).length} in jail`,
      };
    case 'wealth':
      return {
        what: '1 for each house on the colonists in jail',
        now: named(jail.filter(who => who !== MargaretJacobs && colonists[who].property > 0)),
      };
    case 'rivalJailed':
      return {
        what: say`${signed(points.rivalJailed)} for each ${familyName(rival)} in jail`,
        now: named(ofFamily(jail, rival)),
      };
    case 'allyCircled':
      return {
        what: say`${signed(points.allyCircled)} for each ${familyName(ally)} in the Circle`,
        now: named(ofFamily(circle, ally)),
      };
    case 'allyJailed':
      return {
        what: say`${signed(points.allyJailed)} for each ${familyName(ally)} in anybody’s jail`,
        now: named(
          ofFamily(
            view.players.flatMap(player => player.jail),
            ally,
          ),
        ),
      };
    case 'margaretJacobs':
      return { what: '4 in jail, but −1 once George Jacobs is in any jail' };
    case 'grievanceTargets':
      return {
        what: say`2 each for ${listed(grievances[grievance!].targets.map(colonist))} in jail here`,
        now: named(grievances[grievance!].targets.filter(who => jail.includes(who))),
      };
    default:
      return { what: say`−2 if ${colonist(grievances[grievance!].ally)} is in any jail` };
  }
}

const named = (who: readonly number[]): Sentence =>
  who.length === 0 ? 'none yet' : who.length > 3 ? [count(who.length, 'colonist')] : listed(who.map(colonist));
