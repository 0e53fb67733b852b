// The second half of the hosted login: exchanging the code for tokens and checking them (OAU-8, OAU-9, OAU-10).
import { AuthError } from '../authFailure.ts';
import type { AuthContext } from '../context.ts';
import type { Tokens } from '../library/library.ts';
import { type Claims, readClaims } from '../session/claims.ts';
import { INTERACTIVE_LIMIT_MS, sendHttp } from '../transport/http.ts';

/** Tokens of a hosted login and the person they belong to. */
export interface HostedTokens extends Tokens {
  username: string;
}

/** Inputs and expectations of the exchange. */
export interface CodeExchange {
  code: string;
  redirectUri: string;
  verifier: string;
  nonce: string;
}

type TokenAnswer = Partial<
  Record<'access_token' | 'id_token' | 'refresh_token' | 'error' | 'error_description', unknown>
>;

function parse(text: string): TokenAnswer | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Refuses tokens not issued for this pool, client, login and time. */
function check(ctx: AuthContext, id: Claims | undefined, access: Claims | undefined, nonce: string): string {
  const { config, clock } = ctx;
  const region = config.userPoolId.slice(0, config.userPoolId.indexOf('_'));
  const issuer = `https://cognito-idp.${region}.amazonaws.com/${config.userPoolId}`;
  const now = clock.serverNow() / 1000;
  const wrong =
    id?.iss !== issuer || access?.iss !== issuer
      ? 'issuer'
      : id.aud !== config.clientId || access.client_id !== config.clientId
        ? 'audience'
        : id.token_use !== 'id' || access.token_use !== 'access'
          ? 'use'
          : !(Number(id.exp) > now && Number(access.exp) > now)
            ? 'expiry'
            : id.nonce !== nonce
              ? 'nonce'
              : !id['cognito:username'] && 'user';
  if (wrong) throw new AuthError('HostedLoginFailed', `The tokens of the hosted login have a wrong ${wrong}`);
  return id?.['cognito:username'] ?? '';
}

/** Exchanges the code. Never sent twice: a code is valid once. */
export async function exchangeCode(ctx: AuthContext, url: string, exchange: CodeExchange): Promise<HostedTokens> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: exchange.code,
    client_id: ctx.config.clientId,
    redirect_uri: exchange.redirectUri,
    code_verifier: exchange.verifier,
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { fetch } = ctx.env;
  const init = { method: 'POST', headers, body: body.toString() };
  const { ok, status, text } = await sendHttp({ fetch, clock: ctx.clock }, url, init, INTERACTIVE_LIMIT_MS);
  const answer = parse(text);
  if (typeof answer?.error === 'string') {
    const said = typeof answer.error_description === 'string' ? answer.error_description : answer.error;
    throw new AuthError('HostedLoginFailed', answer.error, { statusCode: status, cause: said });
  }
  if (!ok) {
    const code = status === 429 ? 'TooManyRequestsException' : status >= 500 ? 'ServiceError' : 'UnknownError';
    throw new AuthError(code, String(status), { statusCode: status });
  }
  const { id_token: IdToken, access_token: AccessToken, refresh_token: RefreshToken } = answer ?? {};
  if (typeof IdToken !== 'string' || typeof AccessToken !== 'string') {
    throw new AuthError('InvalidResponse', 'The service sent an unreadable answer', { statusCode: status });
  }
  const username = check(ctx, readClaims(IdToken), readClaims(AccessToken), exchange.nonce);
  return { IdToken, AccessToken, RefreshToken: typeof RefreshToken === 'string' ? RefreshToken : '', username };
}
