/** What one may have in mind on a map of a scene. */
import type { Intention } from '@vesper/web/board';

export const act: Intention = { name: 'Act', icon: 'game:crossed-swords' };
export const move: Intention = { name: 'Move', icon: 'game:boot-prints' };
export const abilities: Intention = { name: 'Abilities', icon: 'game:enlightenment' };
export const items: Intention = { name: 'Items', icon: 'game:knapsack' };
export const trade: Intention = { name: 'Trade', icon: 'game:trade' };
