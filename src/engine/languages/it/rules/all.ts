// The Italian rules: every rule exported by a file in these folders.
import { rulesIn } from '../../../rules/families.ts';

/** All Italian rules. */
export const italianRules = rulesIn(import.meta.glob(['./*/*.ts', '!./*/*.test.ts'], { eager: true }));
