// InitiateAuth: the first request of a sign-in, and the refresh.
import { fail } from '../errors.ts';
import { part, text } from '../input.ts';
import { checkClient, checkEnabled } from './checks.ts';
import { beginCustom } from './custom.ts';
import { beginUserAuth, checkSentPassword } from './oneTimeCode.ts';
import { afterDevice } from './outcome.ts';
import { beginSrp } from './passwordProof.ts';
import type { Operations } from './pool.ts';

const FLOWS: Readonly<Record<string, string>> = {
  USER_SRP_AUTH: 'ALLOW_USER_SRP_AUTH',
  CUSTOM_AUTH: 'ALLOW_CUSTOM_AUTH',
  USER_AUTH: 'ALLOW_USER_AUTH',
  USER_PASSWORD_AUTH: 'ALLOW_USER_PASSWORD_AUTH',
  REFRESH_TOKEN: 'ALLOW_REFRESH_TOKEN_AUTH',
  REFRESH_TOKEN_AUTH: 'ALLOW_REFRESH_TOKEN_AUTH',
};

/** InitiateAuth, GetTokensFromRefreshToken. */
export const signInOperations: Operations = {
  async InitiateAuth(pool, input, origin) {
    checkClient(input);
    const flow = text(input, 'AuthFlow');
    const allowed = FLOWS[flow];
    if (!allowed) fail('InvalidParameterException', `Unknown auth flow ${flow}`);
    if (!pool.settings.flows.includes(allowed)) {
      fail('InvalidParameterException', `${flow} flow not enabled for this client`);
    }
    const parameters = part(input, 'AuthParameters');
    if (flow.startsWith('REFRESH_TOKEN')) {
      return {
        ChallengeParameters: {},
        AuthenticationResult: await pool.tokens.refresh(text(parameters, 'REFRESH_TOKEN'), false),
      };
    }
    const name = text(parameters, 'USERNAME');
    if (flow === 'USER_SRP_AUTH') return beginSrp(pool, name, parameters, { unnamed: true });
    if (flow === 'CUSTOM_AUTH') return beginCustom(pool, name, parameters, origin);
    if (flow === 'USER_PASSWORD_AUTH') return checkSentPassword(pool, name, parameters);
    const session = input['Session'];
    if (session !== undefined) {
      const user = pool.users.get(pool.sessions.read(session, 'CONFIRMED').sub ?? '');
      pool.sessions.end(session);
      if (!user) fail('NotAuthorizedException', 'Invalid session for the user.');
      checkEnabled(user);
      return afterDevice(pool, user);
    }
    return beginUserAuth(pool, name, parameters);
  },

  async GetTokensFromRefreshToken(pool, input) {
    checkClient(input);
    return { AuthenticationResult: await pool.tokens.refresh(text(input, 'RefreshToken'), pool.settings.rotation) };
  },
};
