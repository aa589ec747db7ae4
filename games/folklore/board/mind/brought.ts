/** Icons of what one may have in mind, for the places where one may. */
import { bringIcons } from '@vesper/web/board';
import { icons } from './icons.gen.ts';

bringIcons(icons);
