// The Italian rules: every rule that a file in these folders exports.
import { rulesIn } from '../../../rules/families.ts';

/** All Italian rules. */
export const italianRules = rulesIn(import.meta.glob(['./*/*.ts', '!./*/*.test.ts'], { eager: true }));
