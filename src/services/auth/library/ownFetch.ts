// In place of `isomorphic-unfetch`, by which amazon-cognito-identity-js fills in for browsers without fetch: none of those
// runs this product, and requests go through our own transport. Put in its place by scripts/web/alias.ts.

/** Nothing is filled in. */
export const filledIn = false;
