/** The difficulty switches: what each preset sets, and which values a switch may take by itself. */

export const switches = {
  quietExtra: ['0', '1', '2', '3', '4', '5', '6', '7', '8'],
  generalLife: ['-1', '0', '1'],
  startHand: ['2', '3', '4'],
  dawnMercy: ['off', 'on'],
  demons: ['overrun', 'taintOnly'],
  warStart: ['early', 'mid'],
} as const;

export type Switch = keyof typeof switches;

export const DIFFICULTIES = ['normal', 'apprentice', 'champion', 'legend'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const presets: { readonly [D in Difficulty]: { readonly [S in Switch]: (typeof switches)[S][number] } } = {
  normal: {
    quietExtra: '6',
    generalLife: '0',
    startHand: '2',
    dawnMercy: 'off',
    demons: 'overrun',
    warStart: 'early',
  },
  apprentice: {
    quietExtra: '8',
    generalLife: '-1',
    startHand: '4',
    dawnMercy: 'on',
    demons: 'taintOnly',
    warStart: 'early',
  },
  champion: {
    quietExtra: '0',
    generalLife: '0',
    startHand: '2',
    dawnMercy: 'off',
    demons: 'overrun',
    warStart: 'early',
  },
  legend: {
    quietExtra: '0',
    generalLife: '0',
    startHand: '2',
    dawnMercy: 'off',
    demons: 'overrun',
    warStart: 'mid',
  },
};
