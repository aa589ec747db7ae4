/** How pieces are drawn: seat colours, glyphs of rooms, traps, spells, events, pets and items, signs of costs and gains. */
import { picturesOf } from '@vesper/web/pictures';
import type { IconName, SeatColour } from '@vesper/web/board';
import type { BattleStep } from '../battle.ts';
import type { CLASS_NAMES } from '../content/adventurers.ts';
import { EVENT_TILE_IDS, seasons } from '../content/calendar.ts';
import { combatCards } from '../content/combatCards.ts';
import { improvements } from '../content/improvements.ts';
import { items } from '../content/items.ts';
import { orders } from '../content/orders.ts';
import { pets } from '../content/pets.ts';
import { rooms } from '../content/rooms.ts';
import { specialEvents } from '../content/specialEvents.ts';
import { traps } from '../content/traps.ts';
import type { Colour, Cost, Effect } from '../content/types.ts';
import type { Sign } from './symbols.tsx';

/** Colour n of the Evilometer; seats take them from the first. */
const seatColours: readonly SeatColour[] = ['red', 'blue', 'green', 'yellow'];
export const colourAt = (colour: Colour): SeatColour => seatColours[colour];

interface OrderLook {
  /** On its box. */
  readonly sign: Sign;
  readonly short: string;
}

export const orderLooks = picturesOf<OrderLook>(
  orders,
  {
    O1: { sign: 'food', short: 'Food' },
    O2: { sign: 'good', short: 'Repute' },
    O3: { sign: 'dig', short: 'Dig' },
    O4: { sign: 'mine', short: 'Mine' },
    O5: { sign: 'imp', short: 'Imps' },
    O6: { sign: 'trap', short: 'Traps' },
    O7: { sign: 'monster', short: 'Monster' },
    O8: { sign: 'room', short: 'Room' },
  },
  () => ({ sign: 'food', short: '' }),
);

export const SPOTS_ROMAN = ['I', 'II', 'III'] as const;

export const seasonIcons = picturesOf<IconName>(
  seasons,
  {
    winter: 'game:snowflake-2',
    spring: 'game:flowers',
    summer: 'game:sun',
    fall: 'game:maple-leaf',
    festival: 'game:party-flags',
  },
  () => 'game:sun',
);

export const eventIcons = picturesOf<IconName>(
  EVENT_TILE_IDS.map(id => ({ id })),
  { 'EV-TAX': 'game:pay-money', 'EV-PAY': 'game:receive-money', 'EV-SPEC': 'game:scroll-unfurled' },
  () => 'game:scroll-unfurled',
);

interface RoomLook {
  readonly icon: IconName;
  /** The glow of its torch, so that rooms of a kind are known by sight: food, gold, traps, digging, kindness, imps … */
  readonly tone: string;
}

export const roomLooks = picturesOf<RoomLook>(
  rooms,
  {
    RM01: { icon: 'game:nest-eggs', tone: '#7cb342' },
    RM02: { icon: 'game:mushroom-gills', tone: '#8fae57' },
    RM03: { icon: 'game:shop', tone: '#e0b033' },
    RM04: { icon: 'game:coins', tone: '#d99f2b' },
    RM05: { icon: 'game:anvil', tone: '#93a3b1' },
    RM06: { icon: 'game:toolbox', tone: '#b17b45' },
    RM07: { icon: 'game:newspaper', tone: '#f0d067' },
    RM08: { icon: 'game:pentacle', tone: '#e4553f' },
    RM09: { icon: 'game:punching-bag', tone: '#9aa86a' },
    RM10: { icon: 'game:moon', tone: '#6f62a8' },
    RM11: { icon: 'game:maze', tone: '#b58a5c' },
    RM12: { icon: 'game:magic-gate', tone: '#4f8fd6' },
    RM13: { icon: 'game:meal', tone: '#d98a4a' },
    RM14: { icon: 'game:coffin', tone: '#b04a5a' },
    RM15: { icon: 'game:fire-bowl', tone: '#d9542f' },
    RM16: { icon: 'game:trophy-cup', tone: '#e6c65a' },
    RM17: { icon: 'game:beer-stein', tone: '#d49a3c' },
    RM18: { icon: 'game:abacus', tone: '#c9b04c' },
    RM19: { icon: 'game:dog-house', tone: '#c08a5e' },
    RM20: { icon: 'game:sofa', tone: '#a06ad0' },
    RM21: { icon: 'game:echo-ripples', tone: '#b48ae0' },
    RM22: { icon: 'game:crossed-swords', tone: '#c9574a' },
  },
  () => ({ icon: 'game:shop', tone: '#a06ad0' }),
);

export const trapIcons = picturesOf<IconName>(
  traps,
  {
    'TR-RS': 'game:boulder-dash',
    'TR-PE': 'game:pendulum-swing',
    'TR-FW': 'game:flame',
    'TR-TD': 'game:sinking-trap',
    'TR-PD': 'game:dart',
    'TR-AD': 'game:high-shot',
    'TR-PM': 'game:meal',
    'TR-CR': 'game:ring',
    'TR-KI': 'game:imp-laugh',
    'TR-MC': 'game:catapult',
    'TR-PL': 'game:plague-doctor-profile',
    'TR-CA': 'game:drum',
  },
  () => 'game:mantrap',
);

export const spellIcons = picturesOf<IconName>(
  combatCards,
  {
    C101: 'game:fireball',
    C102: 'game:evil-eyes',
    C103: 'game:chest',
    C104: 'game:fist',
    C105: 'game:invisible',
    C106: 'game:magic-shield',
    C107: 'game:conversation',
    C108: 'game:peace-dove',
    C109: 'game:prayer',
    C201: 'game:double-face-mask',
    C202: 'game:meat',
    C203: 'game:regeneration',
    C204: 'game:enrage',
    C205: 'game:terror',
    C206: 'game:sheep',
    C207: 'game:magic-portal',
    C208: 'game:sunbeams',
    C209: 'game:compass',
    CF11: 'game:musical-notes',
    CF12: 'game:scythe',
    CF13: 'game:sleepy',
    CF21: 'game:breaking-chain',
    CF22: 'game:wind-slap',
    CF23: 'game:mirror-mirror',
  },
  () => 'game:magic-portal',
);

export const specialIcons = picturesOf<IconName>(
  specialEvents,
  {
    SE1: 'game:torch',
    SE2: 'game:crown-coin',
    SE3: 'game:earth-crack',
    SE4: 'game:hanging-sign',
    SE5: 'game:piggy-bank',
    SE6: 'game:running-ninja',
    SE7: 'game:rat',
    SE8: 'game:newspaper',
    SE9: 'game:checklist',
    SE10: 'game:hourglass',
    SE11: 'game:mouse',
    SE12: 'game:winged-sword',
    SE13: 'game:paper-lantern',
    SE14: 'game:spyglass',
    SE15: 'game:flying-flag',
  },
  () => 'game:scroll-unfurled',
);

export const petIcons = picturesOf<IconName>(
  pets,
  {
    PET1: 'game:squirrel',
    PET2: 'game:raven',
    PET3: 'game:mole',
    PET4: 'game:rat',
    PET5: 'game:turtle',
    PET6: 'game:frog',
    PET7: 'game:goose',
    PET8: 'game:owl',
    PET9: 'game:sitting-dog',
    PET10: 'game:rabbit',
    PET11: 'game:mouse',
    PET12: 'game:cat',
  },
  () => 'game:rat',
);

/** Wand, Amulet, Clover, Potion, Plume, Empty; the solo tile Blank looks like Empty. */
export const itemIcons = picturesOf<IconName>(
  items,
  {
    wand: 'game:crystal-wand',
    amulet: 'game:gem-pendant',
    clover: 'game:clover',
    potion: 'game:health-potion',
    plume: 'game:feather',
    empty: 'lucide:circle-dashed',
  },
  () => 'lucide:circle-dashed',
);

/** Reinforced, Wide, Trap Gallery, Gold Vein. */
export const improvementIcons = picturesOf<IconName>(
  improvements,
  {
    'IT-R': 'game:stone-wall',
    'IT-W': 'game:expand',
    'IT-T': 'game:mantrap',
    'IT-G': 'game:gold-nuggets',
  },
  () => 'game:stone-wall',
);

export type ClassName = (typeof CLASS_NAMES)[number];

export const classIcons: Readonly<Record<ClassName, IconName>> = {
  warrior: 'game:sharp-axe',
  thief: 'game:domino-mask',
  priest: 'game:holy-symbol',
  wizard: 'game:pointy-hat',
  bard: 'game:musical-notes',
  paladin: 'game:broadsword',
  illusion: 'game:invisible-face',
};

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
