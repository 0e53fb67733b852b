// The German rules: each rule that a file of these folders exports.
import { rulesIn } from '../../../rules/families.ts';

/** All German rules. */
export const germanRules = rulesIn(import.meta.glob(['./*/*.ts', '!./*/*.test.ts'], { eager: true }));
