export type SpaceIcon =
  | 'influence'
  | 'accusation'
  | 'accusationCrossedOut'
  | 'shield'
  | 'firstPlayerFlag'
  | 'hammer'
  | 'influenceUp'
  | 'shackles'
  | 'plusOne'
  | 'ghost'
  | 'eye'
  | 'ring';

export interface Space {
  readonly number: number;
  readonly name: string;
  /** Who stands there on the drawn board. */
  readonly figure: string;
  readonly icons: readonly SpaceIcon[];
  /** Clauses about the space, the one that states its effect first. */
  readonly rules: readonly string[];
  readonly x: number;
  readonly y: number;
  /** Influence an Arrest or a Bring costs more here. */
  readonly surcharge: 0 | 1;
}

/** The Esteemed board along the cobblestone path (SAL-R3): space n is `spaces[n - 1]`. */
export const spaces: readonly Space[] = [
  {
    number: 1,
    name: 'Meet in Secret (upper)',
    figure: 'two hooded neighbours',
    icons: ['influence', 'accusation'],
    rules: ['SAL-10.2', 'SAL-10.1', 'SAL-10.3'],
    x: 150,
    y: 60,
    surcharge: 0,
  },
  {
    number: 2,
    name: 'Meet in Secret (lower)',
    figure: 'two hooded neighbours',
    icons: ['influence', 'accusation'],
    rules: ['SAL-10.2', 'SAL-10.1', 'SAL-10.3'],
    x: 150,
    y: 140,
    surcharge: 0,
  },
  {
    number: 3,
    name: 'Exonerate',
    figure: 'petitioners',
    icons: ['accusationCrossedOut'],
    rules: ['SAL-10.4', 'SAL-10.5'],
    x: 330,
    y: 100,
    surcharge: 0,
  },
  {
    number: 4,
    name: 'Protection and First Player',
    figure: 'the Governor',
    icons: ['shield', 'firstPlayerFlag'],
    rules: ['SAL-10.6', 'SAL-10.7', 'SAL-10.8', 'SAL-10.9', 'SAL-10.10', 'SAL-10.11', 'SAL-10.12'],
    x: 510,
    y: 100,
    surcharge: 0,
  },
  {
    number: 5,
    name: 'Colonist Abilities and Generate Influence',
    figure: 'the Judge',
    icons: ['hammer', 'influenceUp'],
    rules: ['SAL-10.13', 'SAL-10.14', 'SAL-10.15'],
    x: 690,
    y: 100,
    surcharge: 0,
  },
  {
    number: 6,
    name: 'Generate Influence',
    figure: 'the Judge',
    icons: ['influenceUp'],
    rules: ['SAL-10.16'],
    x: 860,
    y: 160,
    surcharge: 0,
  },
  {
    number: 7,
    name: 'Colonist Abilities',
    figure: 'the Judge',
    icons: ['hammer'],
    rules: ['SAL-10.17'],
    x: 690,
    y: 220,
    surcharge: 0,
  },
  {
    number: 8,
    name: 'Arrest a Colonist',
    figure: 'the Magistrate',
    icons: ['shackles'],
    rules: ['SAL-10.18', 'SAL-10.19'],
    x: 530,
    y: 220,
    surcharge: 0,
  },
  {
    number: 9,
    name: 'Arrest a Colonist (+1)',
    figure: 'the Magistrate',
    icons: ['shackles', 'plusOne'],
    rules: ['SAL-10.20'],
    x: 390,
    y: 220,
    surcharge: 1,
  },
  {
    number: 10,
    name: 'Spectral Evidence',
    figure: 'court bench',
    icons: ['ghost'],
    rules: ['SAL-10.21'],
    x: 220,
    y: 220,
    surcharge: 0,
  },
  {
    number: 11,
    name: 'Place or Remove Fear',
    figure: 'meeting-house',
    icons: ['eye', 'influence'],
    rules: ['SAL-10.22', 'SAL-10.23'],
    x: 220,
    y: 330,
    surcharge: 0,
  },
  {
    number: 12,
    name: 'Accusations',
    figure: 'Cotton Mather, minister',
    icons: ['accusation', 'accusation', 'influence'],
    rules: ['SAL-10.24', 'SAL-10.25'],
    x: 400,
    y: 330,
    surcharge: 0,
  },
  {
    number: 13,
    name: 'Bring Colonist into Circle',
    figure: 'parlour door',
    icons: ['ring'],
    rules: ['SAL-10.26', 'SAL-10.27', 'SAL-10.28'],
    x: 620,
    y: 330,
    surcharge: 0,
  },
  {
    number: 14,
    name: 'Bring Colonist into Circle (+1)',
    figure: 'parlour door',
    icons: ['ring', 'plusOne'],
    rules: ['SAL-10.29'],
    x: 800,
    y: 330,
    surcharge: 1,
  },
];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** All coordinates of the board, spaces included, are on this canvas. */
export const canvas = { width: 1000, height: 700 } as const;

const slots = (y: number): readonly Point[] => [300, 450, 600, 750].map(x => ({ x, y }));

/** The decks lie left of their rows; slot 1, the first of each list, is nearest the deck (SAL-R14). */
export const places = {
  prominentDeck: { x: 120, y: 450 },
  topRow: slots(450),
  colonistDeck: { x: 120, y: 610 },
  bottomRow: slots(610),
  tokenSupply: { x: 900, y: 450 },
  endCardMarker: { x: 900, y: 610 },
} as const;
