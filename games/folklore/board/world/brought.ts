/** Icons of the world and its places, for whoever shows something of them. */
import { bringIcons } from '@vesper/web/board';
import { icons } from './icons.gen.ts';

bringIcons(icons);
