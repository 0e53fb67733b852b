// The French rules: each rule that a file of these folders exports.
import { rulesIn } from '../../../rules/families.ts';

/** All French rules. */
export const frenchRules = rulesIn(import.meta.glob(['./*/*.ts', '!./*/*.test.ts'], { eager: true }));
