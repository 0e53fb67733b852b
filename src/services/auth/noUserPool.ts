// What a call gets that needs the user pool where none is configured.
import { AuthError } from './authFailure.ts';

/** The refusal of a call that needs the user pool (CFG-4). */
export const noUserPool = (): AuthError =>
  new AuthError('MissingAuthConfig', 'Authentication Error', { name: 'NoUserPoolError' });
