// The door of the identity service: what `loadAuth` in services/session.ts loads. Nothing else may import this folder's
// parts that hold cloud code.
import type { AuthService } from './types.ts';
import { createUnconfiguredAuth } from './unconfigured.ts';

/** The identity service of this installation. */
export const auth: AuthService = createUnconfiguredAuth();
