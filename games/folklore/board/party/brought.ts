/**
 * Icons of what the party has and does. Rail, dock and chips are there before anybody has anything, and take theirs from
 * `../signs.tsx`.
 */
import { bringIcons } from '@vesper/web/board';
import { icons } from './icons.gen.ts';

bringIcons(icons);
