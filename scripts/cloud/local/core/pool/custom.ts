// The custom challenge: the pool asks three functions what comes next, what to ask and whether the answer is right.
import { fail } from '../errors.ts';
import { type Input, optionalText, text } from '../input.ts';
import { checkEnabled, refuse } from './checks.ts';
import { challenge, signedIn } from './outcome.ts';
import { beginSrp, strangerIdentity } from './passwordProof.ts';
import type { Pool } from './pool.ts';
import type { SignInStep } from './sessions.ts';
import { type ChallengeResult, triggerEvent } from './triggers.ts';

const strings = (value: unknown) => (value ?? {}) as Record<string, string>;

/** Asks the functions for the next step, given the answers so far. */
export async function nextCustom(
  pool: Pool,
  name: string,
  results: ChallengeResult[],
  input: Input,
  origin: string,
  given: Record<string, unknown> = {},
): Promise<object> {
  const user = pool.users.find(name);
  const userName = user?.username ?? name;
  const { define, create } = pool.triggers(origin);
  const { response } = await define(
    triggerEvent('DefineAuthChallenge_Authentication', user, userName, { session: results, ...given }),
  );
  if (response['failAuthentication'] === true) refuse();
  const deviceKey = optionalText(input, 'DEVICE_KEY');
  if (response['issueTokens'] === true) {
    if (user?.status !== 'CONFIRMED') refuse();
    return signedIn(pool, user, deviceKey);
  }
  const challengeName = String(response['challengeName']);
  if (challengeName === 'PASSWORD_VERIFIER') return beginSrp(pool, name, input, { results });
  if (challengeName !== 'CUSTOM_CHALLENGE') fail('InvalidLambdaResponseException', 'Unrecognizable lambda output');
  const asked = await create(
    triggerEvent('CreateAuthChallenge_Authentication', user, userName, { challengeName, session: results, ...given }),
  );
  const metadata = asked.response['challengeMetadata'];
  return challenge(
    pool,
    challengeName,
    {
      sub: user?.sub,
      srpName: name,
      deviceKey,
      results: [...results],
      secret: strings(asked.response['privateChallengeParameters']),
      metadata: typeof metadata === 'string' ? metadata : undefined,
    },
    {
      USERNAME: user?.username ?? strangerIdentity(name).username,
      ...strings(asked.response['publicChallengeParameters']),
    },
  );
}

/** CUSTOM_AUTH, with or without a password before it. */
export function beginCustom(pool: Pool, name: string, parameters: Input, origin: string): Promise<object> {
  const user = pool.users.find(name);
  if (user) checkEnabled(user);
  const results = parameters['SRP_A'] === undefined ? [] : [{ challengeName: 'SRP_A', challengeResult: true }];
  return nextCustom(pool, name, results, parameters, origin);
}

/** Answers CUSTOM_CHALLENGE. A wrong answer may lead to another challenge. `given`: the client's data for the functions. */
export async function answerCustom(
  pool: Pool,
  step: SignInStep,
  answers: Input,
  origin: string,
  given: Record<string, unknown>,
): Promise<object> {
  const user = pool.users.get(step.sub ?? '');
  const name = step.srpName ?? '';
  const checked = await pool.triggers(origin).verify(
    triggerEvent('VerifyAuthChallengeResponse_Authentication', user, user?.username ?? name, {
      privateChallengeParameters: step.secret ?? {},
      challengeAnswer: text(answers, 'ANSWER'),
      ...given,
    }),
  );
  const result = {
    challengeName: 'CUSTOM_CHALLENGE',
    challengeResult: user !== undefined && checked.response['answerCorrect'] === true,
    ...(step.metadata !== undefined && { challengeMetadata: step.metadata }),
  };
  if (user) checkEnabled(user);
  return nextCustom(pool, name, [...(step.results ?? []), result], answers, origin, given);
}
