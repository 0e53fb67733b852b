// Issues, refreshes, checks and revokes tokens. Only the hash of a refresh token is stored.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { fail } from '../errors.ts';
import { NAMES, type PoolSettings } from '../settings.ts';
import type { Clock, Store } from '../store.ts';
import { checkEnabled } from './checks.ts';
import type { TokenKeys } from './keys.ts';
import type { ClaimsTrigger } from './triggers.ts';
import type { User, Users } from './users.ts';

/** Scope of the tokens that may change the account. */
export const ADMIN_SCOPE = 'aws.cognito.signin.user.admin';

interface Grant {
  sub: string;
  /** Identifies the family of tokens of one sign-in. */
  family: string;
  scope: string;
  /** Milliseconds. */
  at: number;
  /** Seconds. */
  signedInAt: number;
  revoked?: boolean;
  /** With rotation: when a newer token replaced this one, in milliseconds. */
  replacedAt?: number;
}

/** Tokens under their names in the protocol. */
export interface TokenSet {
  AccessToken: string;
  IdToken: string;
  RefreshToken?: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
}

/** Tokens of the pool. */
export interface Tokens {
  issue(user: User, options?: { scope?: string; nonce?: string | undefined }): Promise<TokenSet>;
  /** Issues new tokens; `rotate` also issues a new refresh token. */
  refresh(refreshToken: string, rotate: boolean): Promise<TokenSet>;
  /** The user of a valid access token. Fails as the service does; requires the scope for account calls. */
  userOf(accessToken: unknown): User;
  /** Claims of a valid ID token of this pool's client, and its user. */
  readId(idToken: string): { user: User; claims: Readonly<Record<string, unknown>> };
  /** Ends the family of one refresh token. Unknown tokens are ignored. */
  revoke(refreshToken: string): void;
  revokeAll(user: User): void;
  jwks(): object;
}

const fingerprint = (token: string) => createHash('sha256').update(token).digest('hex');
const MOST_REVOKED = 500;

/** Opens the tokens of a pool. */
export function openTokens(
  store: Store,
  clock: Clock,
  settings: PoolSettings,
  users: Users,
  keys: TokenKeys,
  claims: ClaimsTrigger,
): Tokens {
  const table = store.table<{ grants: Record<string, Grant> }>('grants', { grants: {} });
  const { grants } = table.data;
  const now = () => Math.floor(clock() / 1000);

  const sign = (
    user: User,
    grant: Grant,
    added: Record<string, string>,
    nonce?: string,
  ): Omit<TokenSet, 'RefreshToken'> => {
    const shared = {
      sub: user.sub,
      iss: NAMES.issuer,
      origin_jti: grant.family,
      event_id: randomUUID(),
      auth_time: grant.signedInAt,
      iat: now(),
      ...(user.groups.length > 0 && { 'cognito:groups': user.groups }),
    };
    const attributes = Object.entries(user.attributes).map(([name, value]) => [
      name,
      name.endsWith('_verified') ? value === 'true' : value,
    ]);
    const [provider, id] = user.status === 'EXTERNAL_PROVIDER' ? user.username.split(/_(.*)/s) : [];
    return {
      AccessToken: keys.sign({
        ...shared,
        token_use: 'access',
        scope: grant.scope,
        client_id: NAMES.clientId,
        username: user.username,
        jti: randomUUID(),
        exp: now() + settings.accessSeconds,
      }),
      IdToken: keys.sign({
        ...Object.fromEntries(attributes),
        ...added,
        ...shared,
        ...(nonce !== undefined && { nonce }),
        ...(provider && {
          identities: [{ providerName: provider, providerType: provider, userId: id, primary: 'true' }],
        }),
        token_use: 'id',
        aud: NAMES.clientId,
        'cognito:username': user.username,
        jti: randomUUID(),
        exp: now() + settings.idSeconds,
      }),
      ExpiresIn: settings.accessSeconds,
      TokenType: 'Bearer',
    };
  };

  const keep = (grant: Grant): string => {
    const token = randomBytes(96).toString('base64url');
    grants[fingerprint(token)] = grant;
    table.save();
    return token;
  };

  const endFamily = (grant: Grant) => {
    for (const one of Object.values(grants)) if (one.family === grant.family) one.revoked = true;
    const user = users.get(grant.sub);
    if (user) user.revoked = [...user.revoked, grant.family].slice(-MOST_REVOKED);
  };

  return {
    async issue(user, { scope = ADMIN_SCOPE, nonce } = {}) {
      const grant = { sub: user.sub, family: randomUUID(), scope, at: clock(), signedInAt: now() };
      return { ...sign(user, grant, await claims(user), nonce), RefreshToken: keep(grant) };
    },

    async refresh(refreshToken, rotate) {
      const owner = users.get(grants[fingerprint(refreshToken)]?.sub ?? '');
      const added = owner ? await claims(owner) : {};
      const grant = grants[fingerprint(refreshToken)];
      if (!grant) fail('NotAuthorizedException', 'Invalid Refresh Token');
      const user = users.get(grant.sub);
      if (!user) fail('NotAuthorizedException', 'User does not exist.');
      if (grant.revoked) fail('NotAuthorizedException', 'Refresh Token has been revoked');
      if (clock() - grant.at > settings.refreshSeconds * 1000) {
        fail('NotAuthorizedException', 'Refresh Token has expired');
      }
      checkEnabled(user);
      if (!rotate) return sign(user, grant, added);
      // An old token used after its grace period must have been copied: the whole family is revoked.
      if (grant.replacedAt !== undefined && clock() - grant.replacedAt > settings.graceSeconds * 1000) {
        endFamily(grant);
        table.save();
        users.save();
        fail('NotAuthorizedException', 'Refresh Token has been revoked');
      }
      grant.replacedAt ??= clock();
      const { replacedAt: _, ...next } = grant;
      return { ...sign(user, grant, added), RefreshToken: keep(next) };
    },

    userOf(accessToken) {
      if (typeof accessToken !== 'string' || accessToken === '') {
        fail('NotAuthorizedException', 'Missing access token');
      }
      const claims = keys.read(accessToken);
      if (!claims || claims['token_use'] !== 'access') fail('NotAuthorizedException', 'Invalid Access Token');
      if (Number(claims['exp']) <= now()) fail('NotAuthorizedException', 'Access Token has expired');
      const user = users.get(String(claims['sub']));
      if (!user) fail('UserNotFoundException', 'User does not exist.');
      checkEnabled(user);
      if (user.revoked.includes(String(claims['origin_jti']))) {
        fail('NotAuthorizedException', 'Access Token has been revoked');
      }
      if (!String(claims['scope']).split(' ').includes(ADMIN_SCOPE)) {
        fail('NotAuthorizedException', 'Access Token does not have required scopes');
      }
      return user;
    },

    readId(idToken) {
      const claims = keys.read(idToken);
      const ours = claims?.['iss'] === NAMES.issuer && claims['aud'] === NAMES.clientId;
      if (!claims || !ours || claims['token_use'] !== 'id') fail('NotAuthorizedException', 'Invalid login token.');
      if (Number(claims['exp']) <= now()) fail('NotAuthorizedException', 'Invalid login token. Token expired');
      const user = users.get(String(claims['sub']));
      // The pool is asked each time the token is used, as with ServerSideTokenCheck.
      if (!user?.enabled || user.revoked.includes(String(claims['origin_jti']))) {
        fail('NotAuthorizedException', 'Invalid login token. Token is revoked');
      }
      return { user, claims };
    },

    revoke(refreshToken) {
      const grant = grants[fingerprint(refreshToken)];
      if (!grant) return;
      endFamily(grant);
      table.save();
      users.save();
    },

    revokeAll(user) {
      for (const grant of Object.values(grants)) if (grant.sub === user.sub && !grant.revoked) endFamily(grant);
      table.save();
      users.save();
    },

    jwks: () => keys.jwks(),
  };
}
