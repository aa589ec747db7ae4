/** What becomes of a site if something changes on one of its spaces, as a sentence. */
import { controllerOf } from '../asking.ts';
import { siteOf, sites } from '../content/map.ts';
import type { Space } from '../content/types.ts';
import { NONE } from '../state.ts';
import type { JuiblexView } from '../state.ts';
import { siteName } from '../words/names.ts';

/** `called` is the name of a seat, "you" for the viewer. Empty in tunnels and where nothing changes. */
export function controlChange(view: JuiblexView, space: Space, what: number, called: (seat: number) => string): string {
  const site = siteOf[space];
  if (site === NONE) return '';
  const before = controllerOf(view, site);
  const spaces = [...view.spaces];
  spaces[space] = what;
  const after = controllerOf({ spaces }, site);
  if (before === after) return '';
  const name = siteName(site);
  const { vp } = sites[site];
  const verb = (seat: number, one: string): string => `${called(seat)} ${called(seat) === 'you' ? one : `${one}s`}`;
  if (after === NONE) return `${verb(before, 'lose')} ${name}, ${vp} VP.`;
  return before === NONE
    ? `${verb(after, 'take')} ${name}, ${vp} VP.`
    : `${verb(after, 'take')} ${name} from ${called(before)}, ${vp} VP.`;
}
