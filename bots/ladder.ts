/** The levels that people choose from, each stronger than the one before. */
import type { Bot } from './bot.ts';
import { novice } from './novice.ts';
import { adept } from './quick.ts';
import { searching } from './search/index.ts';

export const expert: Bot = searching({
  name: 'expert',
  about: 'Plays the coming turns through in its head. Thinks for a moment.',
  tries: 150,
  milliseconds: 150,
  reach: 'near',
});

export const master: Bot = searching({
  name: 'master',
  about: 'Looks further than an Expert, and more than ten times as thoroughly. Thinks for two seconds.',
  tries: 2000,
  milliseconds: 2000,
  reach: 'far',
});

export const levels: readonly Bot[] = [novice, adept, expert, master];

/** Who plays unless somebody asks for another. */
export const usualLevel = adept.name;
