/** The Recipe deck (FOL-R58a). */
import type { ConsumableId, RecipeId } from './ids.ts';
import type { Recipe } from './things.ts';
import type { Skill } from './types.ts';

const recipe = (id: RecipeId, makes: ConsumableId, coins: number, skill: Skill, k: number): Recipe => ({
  id,
  makes,
  coins,
  check: { skill, k },
});

// id, what it makes, coins for reagents, check
export const recipes: readonly Recipe[] = [
  recipe('RC01', 'K02', 2, 'ecology', 5),
  recipe('RC02', 'K03', 2, 'occult', 5),
  recipe('RC03', 'K04', 2, 'ecology', 5),
  recipe('RC04', 'K06', 2, 'faith', 5),
  recipe('RC05', 'K08', 3, 'archeology', 5),
  recipe('RC06', 'K09', 2, 'ecology', 6),
  recipe('RC07', 'K15', 3, 'ecology', 7),
  recipe('RC08', 'K14', 3, 'trickery', 6),
  recipe('RC09', 'K20', 3, 'occult', 6),
  recipe('RC10', 'K17', 3, 'faith', 6),
];
