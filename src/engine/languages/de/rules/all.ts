// The German rules: every rule exported by a file in these folders.
import { rulesIn } from '../../../rules/families.ts';

/** All German rules. */
export const germanRules = rulesIn(import.meta.glob(['./*/*.ts', '!./*/*.test.ts'], { eager: true }));
