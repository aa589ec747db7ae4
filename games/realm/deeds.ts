/** What a hero does where it stands. */
import type { Action } from './agenda.ts';

export type Deed = Exclude<
  Action['action'],
  'foot' | 'horse' | 'eagle' | 'gateCard' | 'gate' | 'steed' | 'flight' | 'teleport' | 'archery' | 'play' | 'endDay'
>;

const names: Readonly<Record<Deed, string>> = {
  engage: 'Fight',
  attackGeneral: 'Attack the General',
  quest: 'Quest',
  healWounds: 'Heal wounds',
  healLand: 'Heal the land',
  sanctify: 'Sanctify',
  rumors: 'Rumors',
  buildGate: 'Build a gate',
  fireball: 'Fireball',
  battleFury: 'Battle Fury',
  spendQuest: 'Crystal of Light',
};

export const deeds = Object.keys(names) as readonly Deed[];
export const deedName = (deed: number): string => names[deeds[deed]];
