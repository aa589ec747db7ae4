/** What a card does as signs, as far as they fit on a line. Its words are in the card's zoom. */
import { said } from '@vesper/kernel';
import type { SaidBy } from '@vesper/kernel';
import { Icon, SeatSymbol } from '@vesper/web/board';
import type { IconName } from '@vesper/web/board';
import { rows, textOf } from '../../content/cards.ts';
import type { Card, Effect, Row } from '../../content/types.ts';
import { Slime } from '../Slime.tsx';
import { signs } from '../look.ts';

/** A sign with what is written beside it, or words alone. */
interface Glyph {
  readonly icon?: IconName | 'slime' | 'white';
  readonly text: string;
}

const sign = (icon: Glyph['icon'] & string, text: number | string): Glyph[] => [{ icon, text: `${text}` }];
const word = (text: string): Glyph[] => [{ text }];
const each = (of: string): string => (of === 'nothing' ? '' : '×');
const white = (is: boolean): Glyph[] => (is ? sign('white', '') : []);
const slime = (n: number, text: string): Glyph[] => sign('slime', n > 1 ? `${n} ${text}` : text);

const strikes = 'game:plain-dagger';

const glyphs: SaidBy<Effect, readonly Glyph[]> = {
  power: ({ n, of }) => sign(signs.power, `${n}${each(of)}`),
  influence: ({ n, of }) => sign(signs.influence, `${n}${each(of)}`),
  vp: ({ n, of }) => word(of === 'nothing' ? `${n} VP` : 'VP'),
  draw: ({ n, of }) => sign(signs.deck, `${n}${each(of)}`),
  deploy: ({ n }) => sign(signs.barracks, n),
  assassinate: ({ n, white: only, of }) => [...sign(strikes, `${n}${each(of)}`), ...white(only)],
  // An enemy troop makes room for one's own.
  supplant: ({ n, white: only }) => [...sign(strikes, ''), ...sign(signs.barracks, n), ...white(only)],
  move: ({ n }) => word(`move ${n}`),
  spy: ({ n }) => sign(signs.spies, n),
  return: () => word('return'),
  promote: ({ n, upTo }) => sign(signs.inner, upTo && n > 9 ? 'all' : n),
  promoteTop: () => sign(signs.inner, 1),
  promoteDiscard: () => sign(signs.inner, 1),
  promoteHand: () => sign(signs.inner, 1),
  promoteThis: () => sign(signs.inner, 1),
  devourMarket: () => word('devour'),
  replaceMarket: () => word('replaces'),
  recruitFree: ({ n }) => word(`recruit ${n}`),
  openDevoured: () => word('devoured'),
  playInner: () => word('again'),
  playMarket: () => word('from market'),
  deckToDiscard: () => word('reshuffle'),
  returnThis: () => word('back'),
  outcast: () => word('Outcasts'),
  discard: () => word('discards'),
  trophyDeploy: ({ n }) => sign(signs.trophies, `${n} back`),
  afflict: ({ n }) => slime(n, 'afflict'),
  spread: ({ n }) => slime(n, 'spread'),
  seep: ({ n }) => slime(n, 'seep'),
  lure: () => word('lure'),
  rescue: ({ n }) => slime(n, 'rescue'),
  oneOf: ({ options }) => options.flatMap((row, i) => [...(i > 0 ? word('or') : []), ...glyphsOf(row)]),
  pay: ({ then }) => [...word('cost:'), ...glyphsOf(then)],
  focus: ({ then }) => [...word('focus:'), ...glyphsOf(then)],
  when: ({ then }) => [...word('then'), ...glyphsOf(then)],
  endOfTurn: ({ then }) => glyphsOf(then),
};

const glyphsOf = (row: Row): readonly Glyph[] => rows[row].flatMap(effect => said(glyphs, effect));

const LETTER = 6.6;
const SIGN = 16;
const GAP = 4;
const widthOf = ({ icon, text }: Glyph): number => (icon === undefined ? 0 : SIGN) + text.length * LETTER + GAP;

/** As many as there is room for; then dots say that there is more. Nothing ends with what belongs to the next. */
function fitting(all: readonly Glyph[], room: number): readonly Glyph[] {
  const more: Glyph = { text: '…' };
  let used = 0;
  const last = all.findIndex((glyph, i) => {
    used += widthOf(glyph);
    return used + (i < all.length - 1 ? widthOf(more) : 0) > room;
  });
  if (last === -1) return all;
  const kept = all.slice(0, last);
  while (kept.length > 0 && /^(then|cost:|focus:)$/.test(kept.at(-1)!.text)) kept.pop();
  // One word tells more than dots alone.
  return kept.length === 0 && widthOf(all[0]) <= room ? [all[0]] : [...kept, more];
}

function Drawn({ icon }: { readonly icon: Glyph['icon'] }) {
  if (icon === undefined) return null;
  if (icon === 'slime') return <Slime size={14} />;
  return icon === 'white' ? <SeatSymbol colour="white" size={12} /> : <Icon name={icon} size={13} />;
}

export function Glyphs({ card, room }: { readonly card: Card; readonly room: number }) {
  return (
    <span className="jub-glyphs">
      {fitting(glyphsOf(textOf[card]), room).map(({ icon, text }, i) => (
        // The parts of a printed text never change places.
        <span key={i}>
          <Drawn icon={icon} />
          {text}
        </span>
      ))}
    </span>
  );
}
