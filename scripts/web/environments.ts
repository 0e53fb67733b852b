// The environments that code runs in, each with a TypeScript configuration of its own: what an environment does not have
// does not compile there. The one at the root reads everything, tests and scripts included.

/** Folders with a `tsconfig.json`, the root last. */
export const ENVIRONMENTS = ['src/engine', 'src/workers', 'src/server', 'src', '.'] as const;
