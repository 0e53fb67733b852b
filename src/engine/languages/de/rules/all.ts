// The German rules: every rule that a file in these folders exports.
import { rulesIn } from '../../../rules/families.ts';

/** All German rules. */
export const germanRules = rulesIn(import.meta.glob(['./*/*.ts', '!./*/*.test.ts'], { eager: true }));
