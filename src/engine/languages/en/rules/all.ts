// The English rules: every rule exported by a file in these folders.
import { rulesIn } from '../../../rules/families.ts';

/** All English rules. */
export const englishRules = rulesIn(import.meta.glob(['./*/*.ts', '!./*/*.test.ts'], { eager: true }));
