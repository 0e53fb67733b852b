// The English rules: each rule that a file of these folders exports.
import { rulesIn } from '../../../rules/families.ts';

/** All English rules. */
export const englishRules = rulesIn(import.meta.glob(['./*/*.ts', '!./*/*.test.ts'], { eager: true }));
