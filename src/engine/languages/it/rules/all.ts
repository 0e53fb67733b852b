// The Italian rules: each rule that a file of these folders exports.
import { rulesIn } from '../../../rules/families.ts';

/** All Italian rules. */
export const italianRules = rulesIn(import.meta.glob(['./*/*.ts', '!./*/*.test.ts'], { eager: true }));
