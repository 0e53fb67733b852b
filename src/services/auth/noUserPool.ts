// The error for calls that need a user pool when none is configured.
import { AuthError } from './authFailure.ts';

/** The refusal of a call that needs the user pool (CFG-4). */
export const noUserPool = (): AuthError =>
  new AuthError('MissingAuthConfig', 'Authentication Error', { name: 'NoUserPoolError' });
