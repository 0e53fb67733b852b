// Authorization codes: valid for five minutes, for a single use, and for the client and address they were issued for.
import { createHash, randomBytes } from 'node:crypto';
import { json } from '../answers.ts';
import { CloudError } from '../errors.ts';
import type { Pool } from '../pool/pool.ts';
import type { User } from '../pool/users.ts';
import { NAMES } from '../settings.ts';
import type { Parameters } from './parameters.ts';

interface Code {
  sub: string;
  redirect: string;
  challenge: string;
  scope: string;
  nonce: string | undefined;
  at: number;
  /** The refresh token issued for it: revoked if the code is presented a second time. */
  used?: string | undefined;
}

/** Issues codes and exchanges them for tokens. */
export interface Codes {
  make(user: User, parameters: Parameters): string;
  /** The token endpoint's answer. */
  exchange(form: Parameters): Promise<Response>;
}

const LIFETIME_MS = 300_000;

const invalid = (error: string) => json({ error }, 400);

/** Creates the table of codes. */
export function createCodes(pool: Pool): Codes {
  const codes = new Map<string, Code>();

  const redeem = async (form: Parameters): Promise<Response> => {
    const code = codes.get(form['code'] ?? '');
    if (!code) return invalid('invalid_grant');
    if (code.used !== undefined) {
      pool.tokens.revoke(code.used);
      return invalid('invalid_grant');
    }
    code.used = '';
    const proof = createHash('sha256')
      .update(form['code_verifier'] ?? '')
      .digest('base64url');
    const user = pool.users.get(code.sub);
    const fits =
      form['client_id'] === NAMES.clientId &&
      form['redirect_uri'] === code.redirect &&
      proof === code.challenge &&
      pool.clock() - code.at <= LIFETIME_MS;
    if (!fits || !user?.enabled) return invalid('invalid_grant');
    const tokens = await pool.tokens.issue(user, { scope: code.scope, nonce: code.nonce });
    code.used = tokens.RefreshToken;
    return json({
      ...(code.scope.split(' ').includes('openid') && { id_token: tokens.IdToken }),
      access_token: tokens.AccessToken,
      refresh_token: tokens.RefreshToken,
      expires_in: tokens.ExpiresIn,
      token_type: tokens.TokenType,
    });
  };

  const refresh = async (form: Parameters): Promise<Response> => {
    try {
      const tokens = await pool.tokens.refresh(form['refresh_token'] ?? '', pool.settings.rotation);
      return json({
        id_token: tokens.IdToken,
        access_token: tokens.AccessToken,
        ...(tokens.RefreshToken && { refresh_token: tokens.RefreshToken }),
        expires_in: tokens.ExpiresIn,
        token_type: tokens.TokenType,
      });
    } catch (error) {
      if (error instanceof CloudError) return invalid('invalid_grant');
      throw error;
    }
  };

  return {
    make(user, parameters) {
      const code = randomBytes(32).toString('base64url');
      codes.set(code, {
        sub: user.sub,
        redirect: parameters['redirect_uri'] ?? '',
        challenge: parameters['code_challenge'] ?? '',
        scope: parameters['scope'] || pool.settings.scopes.join(' '),
        nonce: parameters['nonce'],
        at: pool.clock(),
      });
      return code;
    },
    async exchange(form) {
      if (form['grant_type'] === 'authorization_code' && codes.has(form['code'] ?? '')) return redeem(form);
      if (form['client_id'] !== NAMES.clientId) return invalid('invalid_client');
      if (form['grant_type'] === 'authorization_code') return invalid('invalid_grant');
      return form['grant_type'] === 'refresh_token' ? refresh(form) : invalid('unsupported_grant_type');
    },
  };
}
