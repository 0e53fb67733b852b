// The Spanish rules: every rule exported by a file in these folders.
import { rulesIn } from '../../../rules/families.ts';

/** All Spanish rules. */
export const spanishRules = rulesIn(import.meta.glob(['./*/*.ts', '!./*/*.test.ts'], { eager: true }));
