// The Spanish rules: each rule that a file of these folders exports.
import { rulesIn } from '../../../rules/families.ts';

/** All Spanish rules. */
export const spanishRules = rulesIn(import.meta.glob(['./*/*.ts', '!./*/*.test.ts'], { eager: true }));
