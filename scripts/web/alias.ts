// Module replacements, the same in the build and in the tests.
import { fileURLToPath } from 'node:url';

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * CodeMirror's style module writes a <style> element, which the policy `style-src 'self'` blocks; ours adopts a
 * constructed style sheet instead.
 */
export const alias: Record<string, string> = {
  'style-mod': file('src/features/checker/constructedStyles.ts'),
};
