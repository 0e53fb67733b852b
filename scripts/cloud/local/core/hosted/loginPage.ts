// The hosted page for entering an e-mail address and password, and the code of a second factor.
import { escapeMarkup } from '../../../../../src/lib/escapeMarkup.ts';
import { page } from '../answers.ts';
import { CloudError } from '../errors.ts';
import { checkEnabled, refuse } from '../pool/checks.ts';
import { poolOperations } from '../pool/operations.ts';
import { afterPassword } from '../pool/outcome.ts';
import { checkFailures, isPassword, refusePassword } from '../pool/passwords.ts';
import type { Pool } from '../pool/pool.ts';
import type { User } from '../pool/users.ts';
import { NAMES } from '../settings.ts';
import { hiddenFields, type Parameters, queryOf } from './parameters.ts';
import { HOSTED_PROVIDERS } from './providers.ts';

interface Outcome {
  ChallengeName?: string;
  Session?: string;
  AuthenticationResult?: { RefreshToken?: string };
}

/** Asks for address and password, or offers the providers. */
export function loginPage(base: string, parameters: Parameters, wrong?: string): Response {
  const links = Object.entries(HOSTED_PROVIDERS).map(([name, { title }]) => {
    const address = `${base}/oauth2/authorize?${queryOf(parameters, { identity_provider: name })}`;
    return `<li><a href="${escapeMarkup(address)}">Continue with ${title}</a></li>`;
  });
  return page(
    'Sign in',
    (wrong ? `<p role="alert">${escapeMarkup(wrong)}</p>` : '') +
      `<form method="post" action="${base}/login">${hiddenFields(parameters)}` +
      '<label>E-mail <input name="email" type="email" required autocomplete="username"></label>' +
      '<label>Password <input name="password" type="password" required autocomplete="current-password"></label>' +
      '<button name="answer" value="continue">Sign in</button>' +
      `<button name="answer" value="cancel" formnovalidate>Cancel</button></form><ul>${links.join('')}</ul>`,
    wrong ? 401 : 200,
  );
}

const SECOND_FACTORS: readonly unknown[] = ['SOFTWARE_TOKEN_MFA', 'SMS_MFA'];

function codePage(base: string, parameters: Parameters, challenge: string, session: string): Response {
  const hidden = Object.entries({ challenge, session })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`)
    .join('');
  return page(
    'Enter your code',
    `<form method="post" action="${base}/login">${hiddenFields(parameters)}${hidden}` +
      '<label>Code <input name="code" inputmode="numeric" required autocomplete="one-time-code"></label>' +
      '<button name="answer" value="continue">Continue</button>' +
      '<button name="answer" value="cancel" formnovalidate>Cancel</button></form>',
  );
}

/** Whose form it is, and the next step. */
interface Step {
  user: User;
  outcome: Outcome;
}

async function answerPassword(pool: Pool, { email = '', password = '' }: Parameters): Promise<Step> {
  const user = pool.users.find(email);
  checkFailures(pool, user);
  if (!user || !isPassword(user, password)) refusePassword(pool, user);
  checkEnabled(user);
  return { user, outcome: await afterPassword(pool, user) };
}

// The code belongs to the account whose password was proved, which only the session knows: anything else in the form is
// ignored.
async function answerSecondFactor(pool: Pool, fields: Parameters, site: string): Promise<Step> {
  const { challenge = '', session, code = '' } = fields;
  const user = SECOND_FACTORS.includes(challenge)
    ? pool.users.get(pool.sessions.read(session, challenge).sub ?? '')
    : undefined;
  if (!user) refuse();
  const answer = {
    ClientId: NAMES.clientId,
    ChallengeName: challenge,
    Session: session,
    ChallengeResponses: { [`${challenge}_CODE`]: code, USERNAME: user.username },
  };
  return { user, outcome: (await poolOperations['RespondToAuthChallenge']?.(pool, answer, site)) as Outcome };
}

/** Handles the form: returns the user who is now signed in, or the next page. */
export async function answerLogin(
  pool: Pool,
  base: string,
  parameters: Parameters,
  fields: Parameters,
  site: string,
): Promise<User | Response> {
  const { challenge, session = '' } = fields;
  try {
    const { user, outcome } = await (challenge === undefined
      ? answerPassword(pool, fields)
      : answerSecondFactor(pool, fields, site));
    const token = outcome.AuthenticationResult?.RefreshToken;
    if (token) {
      // The tokens of this login are issued in exchange for the code, not here.
      pool.tokens.revoke(token);
      return user;
    }
    if (SECOND_FACTORS.includes(outcome.ChallengeName)) {
      return codePage(base, parameters, outcome.ChallengeName ?? '', outcome.Session ?? '');
    }
    return loginPage(base, parameters, "This account needs a step that only the site's own sign-in page has.");
  } catch (error) {
    if (!(error instanceof CloudError)) throw error;
    if (challenge && error.code === 'CodeMismatchException') return codePage(base, parameters, challenge, session);
    return loginPage(base, parameters, error.message);
  }
}
