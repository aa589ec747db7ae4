/**
 * Who and what is spoken of. Every actor has one name: characters and foes go by their own, also to whoever runs them; the
 * page adds who sits there.
 */
import { count, named } from '@vesper/kernel';
import type { Mention, Seat } from '@vesper/kernel';
import { booklets } from '../content/booklets.ts';
import { services } from '../content/services.ts';
import type { ToldFoe } from '../events.ts';
import { cardKey, figureKey, kindKey, memberKey, nodeKey, optionKey, serviceKey, spaceKey } from '../keys.ts';
import { FOE, NONE, isFoe, numberOfFoe } from '../state.ts';
import type { Card, Figure, FoeKind, FolkloreView, Member, Node, Space } from '../state.ts';
import { bookletName, cardName, featureName, foeName, nodeName, spaceName } from './names.ts';

/** Whoever runs one character goes by its name; who plays alone runs two. */
export function seatName({ party }: FolkloreView, seat: Seat): string {
  const own = party.filter(character => character.seat === seat);
  return own.length === 1 && own[0].booklet !== NONE ? booklets[own[0].booklet].name : `Player ${seat + 1}`;
}

/** `the Telepath`. */
export function member({ party }: FolkloreView, who: Member): Mention {
  return named(memberKey(who), memberName(party[who].booklet, who));
}
/** Without an article: as a title or a button. */
export const memberTitle = ({ party }: FolkloreView, who: Member): Mention =>
  named(memberKey(who), bookletName(party[who].booklet, who));

const memberName = (booklet: number, who: Member): string =>
  booklet === NONE ? bookletName(booklet, who) : `the ${bookletName(booklet, who)}`;

/** A figure of the fight that is going on. */
export function figure(view: FolkloreView, which: Figure): Mention {
  if (!isFoe(which)) return member(view, which);
  if (view.skirmish.isRunning) return kind(view, which - FOE);
  const foe = view.foes.at(which - FOE);
  return foe === undefined
    ? { text: 'a foe that is gone' }
    : named(figureKey(which), foeName(foe.kind, numberOfFoe(view, which)));
}

/** A kind of a skirmish, by its place there. */
export function kind({ skirmish }: FolkloreView, which: number): Mention {
  return named(kindKey(which), foeName(skirmish.kinds[which], 0));
}

/** A figure of the past, as it was told. */
export function toldFigure(view: FolkloreView, which: Figure, foes: readonly ToldFoe[] | undefined): Mention {
  if (!isFoe(which)) return member(view, which);
  const foe = foes?.find(told => told.figure === which);
  if (foe === undefined) return { text: 'a foe' };
  return foe.number === 0
    ? named(kindKey(which - FOE), foeName(foe.kind, 0))
    : named(figureKey(which), foeName(foe.kind, foe.number));
}

export const card = (which: Card): Mention => named(cardKey(which), cardName(which));
export const space = (which: Space): Mention => named(spaceKey(which), spaceName(which));
export const node = (which: Node): Mention => named(nodeKey(which), nodeName(which));
export const service = (which: number): Mention => named(serviceKey(which), services[which].name);
export const foeKind = (which: FoeKind): string => foeName(which, 0);
export const feature = (scene: number, which: number): Mention => named(optionKey(which), featureName(scene, which));

export const vita = (n: number): Mention => count(n, 'Vita', 'Vita');
export const pp = (n: number): Mention => count(n, 'PP', 'PP');
export const gp = (n: number): Mention => count(n, 'GP', 'GP');
export const coins = (n: number): Mention => count(n, 'coin');
export const lore = (n: number): Mention => count(n, 'lore', 'lore');
export const ap = (n: number): Mention => count(n, 'ability point');
export const boons = (n: number): Mention => count(n, 'boon');

/** `+5`, `−10`. */
export const plus = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
