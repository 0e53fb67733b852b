// Module replacements, the same in the build and in the tests.
import { fileURLToPath } from 'node:url';

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * CodeMirror's style module writes a <style> element, which the policy `style-src 'self'` blocks; ours adopts a
 * constructed style sheet instead. The sign-in library needs little of three packages; our versions are a third the size.
 */
export const alias: Record<string, string> = {
  buffer: file('src/services/auth/library/buffer.ts'),
  '@aws-crypto/sha256-js': file('src/services/auth/library/sha256.ts'),
  'isomorphic-unfetch': file('src/services/auth/library/ownFetch.ts'),
  'style-mod': file('src/features/checker/editor/constructedStyles.ts'),
};
