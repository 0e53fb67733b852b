// Gives the library's own errors, which have no code, the codes of this product. Provider errors pass unchanged (SGN-3).
import { AuthError } from '../authFailure.ts';

const codes: Readonly<Record<string, string>> = {
  'User is not authenticated': 'NotAuthenticated',
  'Local storage is missing an ID Token, Please authenticate': 'NotAuthenticated',
  'Username is null. Cannot retrieve a new session': 'NotAuthenticated',
  'Cannot retrieve a new session. Please authenticate.': 'SessionExpired',
  'PASSWORD parameter is required': 'EmptyPassword',
  'New password is required.': 'EmptyPassword',
  'Authentication flow type is invalid.': 'InvalidParameterException',
  'Username and Pool information are required.': 'EmptyUsername',
  'Both UserPoolId and ClientId are required.': 'MissingAuthConfig',
  'Invalid UserPoolId format.': 'MissingAuthConfig',
};

/** Any failure of the library as an AuthError with the same message. */
export function libraryError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new AuthError(codes[message] ?? 'UnknownError', message, { cause: error });
}
