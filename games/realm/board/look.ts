/** How lands, heroes, Generals, cards and actions are drawn: names of colours, glyphs and letters. */
import { picturesOf } from '@vesper/web/pictures';
import type { IconName, SeatColour } from '@vesper/web/board';
import type { Action } from '../agenda.ts';
import { isSpecial } from '../content/cards.ts';
import { heroes } from '../content/heroes.ts';
import { locationCards } from '../content/locationCards.ts';
import { spaces } from '../content/map.ts';
import { specials } from '../content/specials.ts';
import { FIRST_SPECIAL } from '../content/types.ts';
import type { Card, Colour, HeroId, Space } from '../content/types.ts';
import type { Slot } from '../state.ts';

/** By colour, for class names; never the only cue: factions have shapes, lands have rims, Generals have letters. */
export const colourNames = ['green', 'black', 'red', 'blue', 'purple'] as const;

const landIcons = picturesOf<IconName>(
  spaces,
  {
    amarakPeak: 'game:peaks',
    ancientRuins: 'game:ancient-ruins',
    angelTearFalls: 'game:waterfall',
    blizzardMountains: 'game:snowflake-2',
    bloodFlats: 'game:sword-wound',
    bountyBay: 'game:anchor',
    brookdaleVillage: 'game:village',
    chimeraInn: 'game:beer-stein',
    crystalHills: 'game:hills',
    cursedPlateau: 'game:burning-eye',
    dancingStones: 'game:greek-temple',
    darkWoods: 'game:tree-branch',
    dragonsTeethRange: 'game:dragon-head',
    eagleNestInn: 'game:beer-stein',
    eaglePeakPass: 'game:eagle-head',
    enchantedGlade: 'game:spark-spirit',
    fatherOakForest: 'game:oak',
    fireRiver: 'game:flame',
    ghostMarsh: 'game:ghost',
    goldenOakForest: 'game:oak-leaf',
    greenleafVillage: 'game:three-leaves',
    gryphonForest: 'game:eagle-emblem',
    gryphonInn: 'game:beer-stein',
    heavensGlade: 'game:sunbeams',
    landOfAmazons: 'game:archer',
    mccormHighlands: 'game:hill-fort',
    mermaidHarbor: 'game:mermaid',
    minotaurForest: 'game:minotaur',
    monarchCity: 'game:castle',
    mountainsOfMist: 'game:mountains',
    orcValley: 'game:orc-head',
    pleasantHill: 'game:plants-and-animals',
    ravenForest: 'game:raven',
    rockBridgePass: 'game:stone-bridge',
    scorpionCanyon: 'game:scorpion',
    seaBirdPort: 'game:harbor-dock',
    seagullLagoon: 'game:seagull',
    serpentSwamp: 'game:snake',
    thornyWoods: 'game:dead-wood',
    unicornForest: 'game:unicorn',
    whisperingWoods: 'game:forest',
    windyPass: 'game:mountain-road',
    witheredHills: 'game:tombstone',
    wolfPass: 'game:wolf-head',
    wyvernForest: 'game:wyvern',
  },
  () => 'game:village',
);

export const landIcon = (space: Space): IconName => landIcons[space];

interface HeroLook {
  readonly letter: string;
  readonly icon: IconName;
}

const heroLooks = picturesOf<HeroLook, { readonly id: string; readonly name: string }>(
  heroes,
  {
    H1: { letter: 'C', icon: 'game:holy-symbol' },
    H2: { letter: 'D', icon: 'game:battle-axe' },
    H3: { letter: 'E', icon: 'game:feathered-wing' },
    H4: { letter: 'P', icon: 'game:winged-shield' },
    H5: { letter: 'Ra', icon: 'game:bow-arrow' },
    H6: { letter: 'Ro', icon: 'game:hood' },
    H7: { letter: 'S', icon: 'game:crystal-ball' },
    H8: { letter: 'W', icon: 'game:wizard-staff' },
  },
  ({ name }) => ({ letter: name[0], icon: 'game:hooded-figure' }),
);

export const heroLook = (hero: HeroId): HeroLook => heroLooks[hero] ?? { letter: '?', icon: 'game:hooded-figure' };

/** Slots wear the colours of the seats, in this order. */
const slotColours: readonly SeatColour[] = ['yellow', 'red', 'blue', 'purple'];
export const slotColour = (slot: Slot): SeatColour => slotColours[slot % slotColours.length];

export const generalLetter = (general: Colour): string => 'GVBS'[general];

const travelIcons = { gate: 'game:magic-portal', horse: 'game:horse-head', eagle: 'game:eagle-head' } as const;

const specialIcons = picturesOf<IconName>(
  specials,
  {
    SP01: 'game:magic-portal',
    SP02: 'game:thor-hammer',
    SP03: 'game:crystal-shine',
    SP04: 'game:high-shot',
    SP05: 'game:rally-the-troops',
    SP06: 'game:night-sleep',
    SP07: 'game:clover',
    SP08: 'game:clover',
    SP09: 'game:enrage',
    SP10: 'game:conversation',
    SP11: 'game:guards',
    SP12: 'game:cavalry',
    SP13: 'game:third-eye',
    SP14: 'game:checked-shield',
    SP15: 'game:stone-tower',
    SP16: 'game:spy',
  },
  () => 'game:card-play',
);

export const cardIcon = (card: Card): IconName =>
  isSpecial(card) ? specialIcons[card - FIRST_SPECIAL] : travelIcons[locationCards[card].icon];

export const actionIcons: Readonly<Record<Action['action'], IconName>> = {
  foot: 'game:walking-boot',
  horse: 'game:horse-head',
  eagle: 'game:eagle-head',
  gateCard: 'game:magic-portal',
  gate: 'game:magic-portal',
  steed: 'game:mounted-knight',
  flight: 'game:feathered-wing',
  teleport: 'game:teleport',
  engage: 'game:crossed-swords',
  archery: 'game:high-shot',
  fireball: 'game:fireball',
  battleFury: 'game:enrage',
  attackGeneral: 'game:sword-clash',
  rumors: 'game:conversation',
  healLand: 'game:crystal-shine',
  sanctify: 'game:prayer',
  healWounds: 'game:health-increase',
  buildGate: 'game:magic-portal',
  quest: 'game:scroll-unfurled',
  spendQuest: 'game:crystal-shine',
  play: 'game:card-play',
  endDay: 'game:sunset',
};
