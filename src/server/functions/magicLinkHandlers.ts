// AWS entry points of the user pool's functions. SITE_ORIGIN, MAIL_SENDER and ATTEMPTS_TABLE come from the template.
import { setTimeout } from 'node:timers/promises';
import { removeUnproved, statusOf } from './accounts.ts';
import { openAttempts } from './attempts.ts';
import { createAwsCall } from './aws.ts';
import { withLinkSignUp } from './linkSignUp.ts';
import { createMagicLink } from './magicLink.ts';
import { readMailSettings, sendMail } from './mail.ts';
import { linkMail } from './mailTexts.ts';
import { hasSecondFactor } from './secondFactor.ts';
import { need, readRoleKeys } from './signedRequest.ts';
import { createSignUpLimit } from './signUpLimit.ts';

/** Longer than it takes to hand a mail over. */
const EVEN_MS = 1500;

const call = createAwsCall(() => readRoleKeys(process.env));
const attempts = openAttempts(call, () => need(process.env, 'ATTEMPTS_TABLE'));

const parts: Parameters<typeof createMagicLink>[0] & Parameters<typeof withLinkSignUp>[1] = {
  siteOrigin: process.env['SITE_ORIGIN'] ?? '',
  attempts,
  hasSecondFactor: (userPoolId, userName) => hasSecondFactor(call, userPoolId, userName),
  statusOf: (userPoolId, email) => statusOf(call, userPoolId, email),
  removeUnproved: (userPoolId, email) => removeUnproved(call, userPoolId, email),
  sendMail: (mail) => sendMail(readMailSettings(process.env), { to: mail.to, ...linkMail(mail) }),
  // Goes to the function's log, where the operator finds it.
  onMailFailure: (error) => void process.stderr.write(`A mail with a link was not sent: ${String(error)}\n`),
  evenly: async (work) => (await Promise.all([work, setTimeout(EVEN_MS)]))[0],
};
const { define, create, verify } = withLinkSignUp(createMagicLink(parts), parts);

/** Decides which challenge comes next. */
export const defineAuthChallenge = define;
/** Sends the link. */
export const createAuthChallenge = create;
/** Checks whether the answer is the link's secret or its code. */
export const verifyAuthChallengeResponse = verify;
/** Counts sign-ups per mailbox, and lets proved ones through. */
export const preSignUp = createSignUpLimit(attempts);
