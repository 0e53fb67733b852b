// The environments that code runs in, each with a TypeScript configuration of its own: code that uses what an environment
// lacks does not compile there. The configuration at the root covers everything, tests and scripts included.

/** Folders with a `tsconfig.json`, the root last. */
export const ENVIRONMENTS = ['src/engine', 'src/workers', 'src/sdk', 'src/sdk/node', 'src/server', 'src', '.'] as const;
