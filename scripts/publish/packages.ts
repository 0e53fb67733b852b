// Everything that `npm run pack:all` makes, in the order in which it is made.
import { cliRecipe } from './cli.ts';
import { enchantRecipe } from './enchant.ts';
import { extensionRecipes } from './extension.ts';
import { formCheckerRecipe } from './formChecker.ts';
import { javaRecipe } from './java.ts';
import { packRecipes } from './packs.ts';
import type { Recipe } from './recipe.ts';
import { sdkRecipe } from './sdk.ts';
import { thunderbirdRecipe } from './thunderbird.ts';

/** One recipe for each package. */
export const recipes: readonly Recipe[] = [
  ...packRecipes,
  sdkRecipe,
  cliRecipe,
  formCheckerRecipe,
  javaRecipe,
  enchantRecipe,
  ...extensionRecipes,
  thunderbirdRecipe,
];
