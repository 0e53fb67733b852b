// What the plans have, in figures. No cloud code: pages that only tell of it read it here. The server enforces the bytes
// (server/functions/quota.ts).

/** A plan of an account. */
export type Plan = 'free' | 'premium';

/** Bytes for documents by plan (design: 50 MB free, 5 GB premium). */
export const QUOTA_BYTES: Readonly<Record<Plan, number>> = { free: 50_000_000, premium: 5_000_000_000 };
/** Earlier versions that are kept of each document, by plan. */
export const VERSIONS_KEPT: Readonly<Record<Plan, number>> = { free: 20, premium: 200 };
