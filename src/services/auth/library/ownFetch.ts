// Replaces `isomorphic-unfetch`, amazon-cognito-identity-js's polyfill for browsers without fetch: none of those
// run this product, and requests go through our own transport. Substituted by scripts/web/alias.ts.

/** No polyfill. */
export const filledIn = false;
