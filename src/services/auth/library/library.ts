// The only file that imports amazon-cognito-identity-js. Its exported types are marked as deprecated because the package is
// in maintenance mode; everything the product needs from it is named here, so that it could be replaced in one place.
import {
  AuthenticationDetails,
  CognitoAccessToken,
  CognitoIdToken,
  CognitoRefreshToken,
  CognitoUser,
  CognitoUserAttribute,
  CognitoUserPool,
  CognitoUserSession,
  type IAuthenticationCallback,
} from 'amazon-cognito-identity-js';
import { AuthError } from '../authFailure.ts';
import type { AuthStorage } from '../session/stores.ts';
import { type LibraryClient, type LibraryHooks, libraryClient, type Transport } from '../transport/transport.ts';

/** The tokens of one session. */
export type LibrarySession = CognitoUserSession & { getClockDrift(): number };

/** A user with the properties the library keeps but does not declare. */
export type LibraryUser = CognitoUser & {
  client: LibraryClient;
  username: string;
  Session: string | null;
  signInUserSession: LibrarySession | null;
  deviceKey?: string | null;
  clearCachedUser(): void;
  clearCachedUserData(): void;
  clearCachedDeviceKeyAndPassword(): void;
};

/** The eight callbacks of a sign-in; all are always supplied (SGN-10). */
export type SignInCallbacks = Required<IAuthenticationCallback>;

/** Tokens as the service sends them. */
export interface Tokens {
  IdToken: string;
  AccessToken: string;
  RefreshToken: string;
}

/** The user pool and its users. */
export interface Library {
  readonly userPoolId: string;
  readonly clientId: string;
  readonly pool: CognitoUserPool;
  user(username: string): LibraryUser;
  session(tokens: Tokens, clockDrift?: number): LibrarySession;
  /** Runs a user or pool operation; also rejects when the library itself fails, so nothing hangs. */
  run<T>(
    target: LibraryUser | CognitoUserPool,
    start: (settle: { resolve: (value: T) => void; reject: (error: unknown) => void }) => void,
    hooks?: LibraryHooks,
  ): Promise<T>;
}

/** A name/value pair of an account. */
export const attribute = (Name: string, Value: string): CognitoUserAttribute =>
  new CognitoUserAttribute({ Name, Value });

/** What a sign-in starts from. */
export const signInDetails = (Username: string, Password?: string): AuthenticationDetails =>
  new AuthenticationDetails({ Username, ...(Password === undefined ? {} : { Password }) });

/** A pool over our transport and storage. Throws as the library does on invalid ids (CFG-1, CFG-2). */
export function createLibrary(
  ids: { userPoolId: string; clientId: string; endpoint?: string | undefined },
  storage: AuthStorage,
  transport: Transport,
): Library {
  const pool = new CognitoUserPool({
    UserPoolId: ids.userPoolId,
    ClientId: ids.clientId,
    Storage: storage,
    ...(ids.endpoint === undefined ? {} : { endpoint: ids.endpoint }),
  });
  return {
    userPoolId: ids.userPoolId,
    clientId: ids.clientId,
    pool,
    user: (Username) => new CognitoUser({ Username, Pool: pool, Storage: storage }) as LibraryUser,
    session: ({ IdToken, AccessToken, RefreshToken }, ClockDrift) =>
      new CognitoUserSession({
        IdToken: new CognitoIdToken({ IdToken }),
        AccessToken: new CognitoAccessToken({ AccessToken }),
        RefreshToken: new CognitoRefreshToken({ RefreshToken }),
        ...(ClockDrift === undefined ? {} : { ClockDrift }),
      }) as LibrarySession,
    run: (target, start, hooks) =>
      new Promise((resolve, reject) => {
        const crashed = (cause: unknown) =>
          reject(new AuthError('InvalidResponse', 'The service sent an unreadable answer', { cause }));
        // A plain property: each operation gets its own client, which knows where to report a failure.
        (target as { client?: LibraryClient }).client = libraryClient(transport, crashed, hooks);
        start({ resolve, reject });
      }),
  };
}
