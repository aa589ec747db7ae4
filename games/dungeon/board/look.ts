/** How pieces are drawn: seat colours, glyphs of rooms, traps, spells, events, pets and items, signs of costs and gains. */
import type { IconName, SeatColour } from '@vesper/web/board';
import type { BattleStep } from '../battle.ts';
import type { Colour, Cost, Effect } from '../content/types.ts';
import type { Sign } from './symbols.tsx';

/** Colour n of the Evilometer; seats take them from the first. */
const seatColours: readonly SeatColour[] = ['red', 'blue', 'green', 'yellow'];
export const colourAt = (colour: Colour): SeatColour => seatColours[colour];

/** By order: the sign on its box. */
export const orderSigns: readonly Sign[] = ['food', 'good', 'dig', 'mine', 'imp', 'trap', 'monster', 'room'];

export const orderShort = ['Food', 'Repute', 'Dig', 'Mine', 'Imps', 'Traps', 'Monster', 'Room'] as const;

export const SPOTS_ROMAN = ['I', 'II', 'III'] as const;

export const seasonIcons: readonly IconName[] = [
  'game:snowflake-2',
  'game:flowers',
  'game:sun',
  'game:maple-leaf',
  'game:party-flags',
];

/** Taxes, Pay Day, Special. */
export const eventIcons: readonly IconName[] = ['game:pay-money', 'game:receive-money', 'game:scroll-unfurled'];

export const roomIcons: readonly IconName[] = [
  'game:nest-eggs',
  'game:mushroom-gills',
  'game:shop',
  'game:coins',
  'game:anvil',
  'game:toolbox',
  'game:newspaper',
  'game:pentacle',
  'game:punching-bag',
  'game:moon',
  'game:maze',
  'game:magic-gate',
  'game:meal',
  'game:coffin',
  'game:fire-bowl',
  'game:trophy-cup',
  'game:beer-stein',
  'game:abacus',
  'game:dog-house',
  'game:sofa',
  'game:echo-ripples',
  'game:crossed-swords',
];

/** The glow of a room's torch, so that rooms of a kind are known by sight: food, gold, traps, digging, kindness, imps … */
export const roomTones = [
  '#7cb342',
  '#8fae57',
  '#e0b033',
  '#d99f2b',
  '#93a3b1',
  '#b17b45',
  '#f0d067',
  '#e4553f',
  '#9aa86a',
  '#6f62a8',
  '#b58a5c',
  '#4f8fd6',
  '#d98a4a',
  '#b04a5a',
  '#d9542f',
  '#e6c65a',
  '#d49a3c',
  '#c9b04c',
  '#c08a5e',
  '#a06ad0',
  '#b48ae0',
  '#c9574a',
] as const;

export const trapIcons: readonly IconName[] = [
  'game:boulder-dash',
  'game:pendulum-swing',
  'game:flame',
  'game:sinking-trap',
  'game:dart',
  'game:high-shot',
  'game:meal',
  'game:ring',
  'game:imp-laugh',
  'game:catapult',
  'game:plague-doctor-profile',
  'game:drum',
];

export const spellIcons: readonly IconName[] = [
  'game:fireball',
  'game:evil-eyes',
  'game:chest',
  'game:fist',
  'game:invisible',
  'game:magic-shield',
  'game:conversation',
  'game:peace-dove',
  'game:prayer',
  'game:double-face-mask',
  'game:meat',
  'game:regeneration',
  'game:enrage',
  'game:terror',
  'game:sheep',
  'game:magic-portal',
  'game:sunbeams',
  'game:compass',
  'game:musical-notes',
  'game:scythe',
  'game:sleepy',
  'game:breaking-chain',
  'game:wind-slap',
  'game:mirror-mirror',
];

export const specialIcons: readonly IconName[] = [
  'game:torch',
  'game:crown-coin',
  'game:earth-crack',
  'game:hanging-sign',
  'game:piggy-bank',
  'game:running-ninja',
  'game:rat',
  'game:newspaper',
  'game:checklist',
  'game:hourglass',
  'game:mouse',
  'game:winged-sword',
  'game:paper-lantern',
  'game:spyglass',
  'game:flying-flag',
];

export const petIcons: readonly IconName[] = [
  'game:squirrel',
  'game:raven',
  'game:mole',
  'game:rat',
  'game:turtle',
  'game:frog',
  'game:goose',
  'game:owl',
  'game:sitting-dog',
  'game:rabbit',
  'game:mouse',
  'game:cat',
];

/** Wand, Amulet, Clover, Potion, Plume, Empty; the solo tile Blank looks like Empty. */
export const itemIcons: readonly IconName[] = [
  'game:crystal-wand',
  'game:gem-pendant',
  'game:clover',
  'game:health-potion',
  'game:feather',
  'lucide:circle-dashed',
];

/** Reinforced, Wide, Trap Gallery, Gold Vein. */
export const improvementIcons: readonly IconName[] = [
  'game:stone-wall',
  'game:expand',
  'game:mantrap',
  'game:gold-nuggets',
];

/** By class: warrior, thief, priest, wizard, bard, paladin, illusion. */
export const classIcons: readonly IconName[] = [
  'game:sharp-axe',
  'game:domino-mask',
  'game:holy-symbol',
  'game:pointy-hat',
  'game:musical-notes',
  'game:broadsword',
  'game:invisible-face',
];

export const classNames = ['warrior', 'thief', 'priest', 'wizard', 'bard', 'paladin', 'illusion'] as const;

/** Long names may be broken on narrow cards. */
export const breakable = (name: string): string => name.replace(/(\w{6})(\w{5,})/, '$1\u00AD$2');

/** The steps of a battle as beats of the ribbon. */
export const beats: readonly { readonly step: BattleStep; readonly name: string }[] = [
  { step: 'bard', name: 'Bard' },
  { step: 'trap', name: 'Trap' },
  { step: 'fast', name: 'Fast' },
  { step: 'creatures', name: 'Creatures' },
  { step: 'slow', name: 'Slow' },
  { step: 'heal', name: 'Heal' },
  { step: 'conquer', name: 'Conquer' },
  { step: 'poison', name: 'Poison' },
];

export interface Signed {
  readonly of: Sign;
  /** Empty: the sign alone says it. */
  readonly n: number | string;
}

/** What a cost looks like, sign by sign. */
export function costSigns({ food, gold, evil, traps, monsters, imps }: Cost): readonly Signed[] {
  const all: readonly Signed[] = [
    { of: 'food', n: food },
    { of: 'gold', n: gold },
    { of: 'evil', n: evil },
    { of: 'trap', n: traps },
    { of: 'monster', n: monsters },
    { of: 'imp', n: imps },
  ];
  return all.filter(({ n }) => n !== 0);
}

/** What an effect looks like. */
export function effectSigns(effect: Effect): readonly Signed[] {
  switch (effect.do) {
    case 'gain': {
      const gained: readonly Signed[] = [
        { of: 'food', n: effect.food },
        { of: 'gold', n: effect.gold },
        { of: 'imp', n: effect.imps },
      ];
      return gained.filter(({ n }) => n !== 0);
    }
    case 'repent':
      return [{ of: 'evil', n: `−${effect.by}` }];
    case 'spy':
      return [{ of: 'spy', n: '' }];
    case 'dig':
      return [{ of: 'dig', n: effect.upTo }];
    case 'mine':
      return [{ of: 'mine', n: effect.upTo }];
    case 'drawTraps':
    case 'buyTraps':
      return [{ of: 'trap', n: effect.count }];
    case 'keepTraps':
      return [{ of: 'trap', n: `${effect.keep}/${effect.draw}` }];
    case 'keepPets':
      return [{ of: 'pet', n: `${effect.keep}/${effect.draw}` }];
    case 'hire':
      return [{ of: 'monster', n: '' }];
    case 'build':
      return [{ of: 'room', n: '' }];
    case 'smear':
      return [{ of: 'evil', n: `+1×${effect.colours}` }];
    case 'restore':
      return [{ of: 'room', n: `↺${effect.upTo}` }];
    case 'deposit':
      return [{ of: 'gold', n: `≤${effect.upTo}×2` }];
    case 'rent':
      return [{ of: 'imp', n: `${effect.uses}×` }];
    case 'teach':
      return [{ of: 'monster', n: '+' }];
    case 'improve':
      return [{ of: 'dig', n: '+' }];
    default:
      return [{ of: 'gold', n: effect.gold }];
  }
}

/** Imps that stand by while others dig, mine or restore. */
export function supervisors(effect: Effect): number {
  return 'supervisor' in effect ? effect.supervisor : 0;
}
