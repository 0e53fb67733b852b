// RespondToAuthChallenge: maps each challenge to its answer.
import { fail } from '../errors.ts';
import { type Input, optionalText, part, text } from '../input.ts';
import { checkClient, checkEnabled } from './checks.ts';
import { countWrong, spendCode } from './codes.ts';
import { answerCustom, nextCustom } from './custom.ts';
import { answerDeviceProof, beginDeviceProof } from './deviceProof.ts';
import { answerNewPassword } from './newPassword.ts';
import { answerCode, selectChallenge } from './oneTimeCode.ts';
import { afterPassword, askMfa, signedIn } from './outcome.ts';
import { provenUser } from './passwordProof.ts';
import type { Operations, Pool } from './pool.ts';
import type { SignInStep } from './sessions.ts';
import { totpStep } from './totp.ts';
import { clientMetadata } from './triggers.ts';
import type { MfaType, User } from './users.ts';

/** Answers a challenge. `end` closes the step, so that its session cannot be reused. */
interface Answer {
  pool: Pool;
  step: SignInStep;
  answers: Input;
  /** What the client sends to the functions. */
  given: Record<string, unknown>;
  origin: string;
  end(): void;
}

function userOf({ pool, step }: Answer): User {
  const user = pool.users.get(step.sub ?? '');
  if (!user) fail('UserNotFoundException', 'User does not exist.');
  checkEnabled(user);
  return user;
}

function checkTotp(pool: Pool, user: User, code: string): void {
  const { totp } = user;
  if (!totp) fail('InvalidParameterException', 'User has not verified software token mfa');
  const step = totpStep(totp.secret, code, pool.clock(), totp.step);
  if (step === undefined) {
    countWrong(pool, user, 'totp');
    fail('CodeMismatchException', 'Invalid code received for user');
  }
  totp.step = step;
  delete user.wrongCodes['totp'];
}

const handlers: Readonly<Record<string, (answer: Answer) => object | Promise<object>>> = {
  PASSWORD_VERIFIER({ pool, step, answers, origin, end }) {
    // If the device is no longer known, the client repeats the answer without it, so the step stays open.
    let user: User;
    try {
      user = provenUser(pool, step, answers);
    } catch (error) {
      if (!answers['DEVICE_KEY']) end();
      throw error;
    }
    end();
    if (!step.results) return afterPassword(pool, user, optionalText(answers, 'DEVICE_KEY'));
    const results = [...step.results, { challengeName: 'PASSWORD_VERIFIER', challengeResult: true }];
    return nextCustom(pool, user.username, results, answers, origin);
  },

  SMS_MFA(answer) {
    const user = userOf(answer);
    spendCode(answer.pool, user, 'mfa', text(answer.answers, 'SMS_MFA_CODE'));
    answer.end();
    return signedIn(answer.pool, user, optionalText(answer.answers, 'DEVICE_KEY'));
  },

  SOFTWARE_TOKEN_MFA(answer) {
    const user = userOf(answer);
    checkTotp(answer.pool, user, text(answer.answers, 'SOFTWARE_TOKEN_MFA_CODE'));
    answer.end();
    return signedIn(answer.pool, user, optionalText(answer.answers, 'DEVICE_KEY'));
  },

  SELECT_MFA_TYPE(answer) {
    const user = userOf(answer);
    const type = text(answer.answers, 'ANSWER') as MfaType;
    if (!user.mfa.includes(type)) fail('InvalidParameterException', 'Invalid MFA type');
    answer.end();
    return askMfa(answer.pool, user, type, answer.step.deviceKey);
  },

  MFA_SETUP(answer) {
    if (!answer.step.setUp) fail('InvalidParameterException', 'User has not set up software token mfa');
    answer.end();
    return signedIn(answer.pool, userOf(answer));
  },

  NEW_PASSWORD_REQUIRED(answer) {
    const done = answerNewPassword(answer.pool, userOf(answer), answer.answers);
    answer.end();
    return done;
  },

  CUSTOM_CHALLENGE({ pool, step, answers, given, origin, end }) {
    end();
    return answerCustom(pool, step, answers, origin, given);
  },

  SELECT_CHALLENGE({ pool, step, answers, end }) {
    const next = selectChallenge(pool, step, answers);
    end();
    return next;
  },

  EMAIL_OTP: ({ pool, step, answers, end }) => answerCode(pool, step, answers, end),

  DEVICE_SRP_AUTH(answer) {
    const next = beginDeviceProof(answer.pool, userOf(answer), answer.step, answer.answers);
    answer.end();
    return next;
  },

  DEVICE_PASSWORD_VERIFIER(answer) {
    answer.end();
    return answerDeviceProof(answer.pool, userOf(answer), answer.step, answer.answers);
  },
};

/** Finds the step of an answer without a session: by the proof's secret block, or by the device whose turn it is. */
function unnamedStep(pool: Pool, name: string, answers: Input): string | undefined {
  const block = answers['PASSWORD_CLAIM_SECRET_BLOCK'];
  if (name === 'PASSWORD_VERIFIER') {
    return pool.sessions.find((step) => step.unnamed === true && step.srp?.secretBlock === block);
  }
  const sub = pool.users.find(optionalText(answers, 'USERNAME') ?? '')?.sub;
  return pool.sessions.find(
    (step) =>
      step.challenge === name &&
      step.sub === sub &&
      ((name === 'DEVICE_SRP_AUTH' && step.deviceKey === answers['DEVICE_KEY']) ||
        (name === 'DEVICE_PASSWORD_VERIFIER' && step.srp?.secretBlock === block)),
  );
}

/** RespondToAuthChallenge. */
export const respondOperations: Operations = {
  RespondToAuthChallenge(pool, input, origin) {
    checkClient(input);
    const name = text(input, 'ChallengeName');
    const answers = part(input, 'ChallengeResponses');
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    if (!handler) fail('InvalidParameterException', `Challenge ${name} is not supported`);
    const session = input['Session'] ?? unnamedStep(pool, name, answers);
    const step = pool.sessions.read(session, name);
    const given = clientMetadata(input);
    return handler({ pool, step, answers, given, origin, end: () => pool.sessions.end(session) });
  },
};
