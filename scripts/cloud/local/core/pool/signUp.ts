// New accounts: sign-up, the code that confirms the address, and resending it.
import { fail } from '../errors.ts';
import { optionalText, pairs, text } from '../input.ts';
import { checkAttribute } from './attributes.ts';
import { checkClient } from './checks.ts';
import { countMessage, delivery, sendCode, spendCode } from './codes.ts';
import { checkPolicy, putPassword } from './passwords.ts';
import type { Operations, Pool } from './pool.ts';
import { clientMetadata, triggerEvent } from './triggers.ts';

const ADDRESS = /^[^\s@]+@[^\s@]+$/;
const LONGEST_ADDRESS = 254;

/** The pre-sign-up function may refuse, and the pool passes its message on; or it says that the address is proved. */
async function askFunction(
  pool: Pool,
  email: string,
  attributes: Record<string, string>,
  given: Record<string, unknown>,
  origin: string,
) {
  const request = { userAttributes: { ...attributes, email }, validationData: {}, ...given };
  try {
    const { response } = await pool
      .triggers(origin)
      .preSignUp(triggerEvent('PreSignUp_SignUp', undefined, email, request));
    return { confirmed: response['autoConfirmUser'] === true, verified: response['autoVerifyEmail'] === true };
  } catch (error) {
    fail('UserLambdaValidationException', `PreSignUp failed with error ${(error as Error).message}.`);
  }
}

/** SignUp, ConfirmSignUp, ResendConfirmationCode. */
export const signUpOperations: Operations = {
  async SignUp(pool, input, origin) {
    checkClient(input);
    const email = text(input, 'Username').trim();
    const password = optionalText(input, 'Password');
    const attributes = Object.fromEntries(pairs(input, 'UserAttributes'));
    if (!ADDRESS.test(email) || email.length > LONGEST_ADDRESS) {
      fail('InvalidParameterException', 'Username should be an email.');
    }
    for (const name of Object.keys(attributes)) checkAttribute(pool, name, attributes[name] ?? '');
    // An account without a password signs in with codes.
    if (password !== undefined) checkPolicy(pool, password);
    if (pool.users.find(email)) {
      fail('UsernameExistsException', 'An account with the given email already exists.');
    }
    const { confirmed, verified } = await askFunction(pool, email, attributes, clientMetadata(input), origin);
    const user = pool.users.add({
      status: confirmed ? 'CONFIRMED' : 'UNCONFIRMED',
      attributes: { ...attributes, email, email_verified: String(verified) },
    });
    if (password !== undefined) putPassword(user, password);
    if (confirmed) return { UserConfirmed: true, UserSub: user.sub };
    const sent = sendCode(pool, user, 'signUp', email);
    return {
      UserConfirmed: false,
      UserSub: user.sub,
      CodeDeliveryDetails: sent,
      Session: pool.sessions.begin({ challenge: 'SIGN_UP', sub: user.sub }),
    };
  },

  ConfirmSignUp(pool, input) {
    checkClient(input);
    const user = pool.users.find(text(input, 'Username'));
    const code = text(input, 'ConfirmationCode');
    if (!user) fail('ExpiredCodeException', 'Invalid code provided, please request a code again.');
    if (user.status !== 'UNCONFIRMED') {
      fail('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED');
    }
    spendCode(pool, user, 'signUp', code);
    user.status = 'CONFIRMED';
    user.attributes['email_verified'] = 'true';
    pool.users.save();
    // With the session from the sign-up, the next InitiateAuth (USER_AUTH) needs no further proof.
    const session = input['Session'];
    if (session === undefined || pool.sessions.read(session, 'SIGN_UP').sub !== user.sub) return {};
    pool.sessions.end(session);
    return { Session: pool.sessions.begin({ challenge: 'CONFIRMED', sub: user.sub }) };
  },

  ResendConfirmationCode(pool, input) {
    checkClient(input);
    const name = text(input, 'Username');
    const user = pool.users.find(name);
    if (!user) {
      countMessage(pool, 'signUp', name);
      return { CodeDeliveryDetails: delivery(name) };
    }
    if (user.status !== 'UNCONFIRMED') fail('InvalidParameterException', 'User is already confirmed.');
    return { CodeDeliveryDetails: sendCode(pool, user, 'signUp', user.attributes['email'] ?? '') };
  },
};
