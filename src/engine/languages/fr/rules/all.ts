// The French rules: every rule exported by a file in these folders.
import { rulesIn } from '../../../rules/families.ts';

/** All French rules. */
export const frenchRules = rulesIn(import.meta.glob(['./*/*.ts', '!./*/*.test.ts'], { eager: true }));
