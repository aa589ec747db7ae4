/** What each seat may see: everything but the order of the decks, built up into a shape of its own. */
import type { Viewer } from '@vesper/kernel';
import { booklets } from './content/booklets.ts';
import { SPACES } from './content/maps.ts';
import { publicTable } from './copy.gen.ts';
import { aurasOnMap } from './rules/auras.ts';
import { intentOf } from './rules/encounter/foeTurn.ts';
import { isDark } from './rules/encounter/sight.ts';
import { checksOf } from './rules/privileges.ts';
import { numbersOf } from './rules/values.ts';
import { FOE, NONE } from './state.ts';
import type { FolkloreState, FolkloreView, Intent, Member, Space } from './state.ts';

export function view(s: FolkloreState, viewer: Viewer): FolkloreView {
  return {
    ...publicTable(s),
    viewer,
    phase: phaseOf(s),
    deckSizes: s.decks.map(({ length }) => length),
    recitals: s.party.map((_, who) => recitalOf(s, who)),
    speeches: s.party.map(({ booklet }, who) => (booklet === NONE ? 0 : checksOf(s, who, 'speechInStory'))),
    dark: s.scene.scene === NONE ? [] : spaces.filter(space => isDark(s, space)),
    intents: s.foes.map(({ space }, i) => (space === NONE || !s.encounter.isRunning ? nothing : intentOf(s, FOE + i))),
    auras: s.encounter.isRunning ? aurasOnMap(s) : [],
    sheets: s.party.map(({ booklet }, who) => (booklet === NONE ? [] : numbersOf(s, who))),
  };
}

const spaces: readonly Space[] = Array.from({ length: SPACES }, (_, space) => space);
const nothing: Intent = { target: NONE, way: [], blows: [] };

/** Beside skill and checks. */
function recitalOf(s: FolkloreState, who: Member): number {
  const { booklet } = s.party[who];
  const mystic = booklet === NONE ? 'none' : booklets[booklet].mystic;
  return mystic === 'none' ? 0 : checksOf(s, who, mystic);
}

function phaseOf(s: FolkloreState): FolkloreView['phase'] {
  if (s.outcome !== null) return 'over';
  if (s.party.some(({ path }) => path === NONE)) return 'setup';
  if (s.encounter.isRunning) return 'encounter';
  if (s.skirmish.isRunning) return 'skirmish';
  if (s.scene.scene !== NONE) return 'adventure';
  if (s.visit.node !== NONE) return 'town';
  if (s.event !== NONE) return 'event';
  return s.inWorldTurn ? 'world' : 'camp';
}
