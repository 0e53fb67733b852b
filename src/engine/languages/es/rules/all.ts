// The Spanish rules: every rule that a file in these folders exports.
import { rulesIn } from '../../../rules/families.ts';

/** All Spanish rules. */
export const spanishRules = rulesIn(import.meta.glob(['./*/*.ts', '!./*/*.test.ts'], { eager: true }));
