// Proof of a password in two requests: USER_SRP_AUTH, then PASSWORD_VERIFIER.
import { createHmac } from 'node:crypto';
import { fail } from '../errors.ts';
import { type Input, optionalText, text } from '../input.ts';
import { NAMES } from '../settings.ts';
import { checkEnabled, refuse } from './checks.ts';
import { challenge } from './outcome.ts';
import { checkFailures, refusePassword } from './passwords.ts';
import type { Pool } from './pool.ts';
import type { SignInStep } from './sessions.ts';
import { makeVerifier, proofFits, startSrp } from './srp.ts';
import type { ChallengeResult } from './triggers.ts';
import type { User } from './users.ts';

// A name that nobody has gets a challenge that looks like any other and is the same each time.
const STRANGER_KEY = 'strangers of the local cloud';
const stranger = makeVerifier('strangers', 'nobody', 'none');

/** The name and salt for a user who does not exist: the same each time, and like those of an account. */
export function strangerIdentity(name: string): { username: string; salt: string } {
  const mac = createHmac('sha256', STRANGER_KEY).update(name.trim().toLowerCase()).digest('hex');
  // In the form of a random UUID: version 4 and its variant.
  const username = mac.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*$/, '$1-$2-4$3-a$4-$5');
  return { username, salt: mac.slice(32) };
}

/** The flow that a proof belongs to. */
interface ProofPlace {
  /** The custom challenge that it is part of. */
  results?: ChallengeResult[];
  /** USER_SRP_AUTH: the service sends no session, and clients answer without one. */
  unnamed?: boolean;
}

/** Begins the proof of a password. */
export function beginSrp(pool: Pool, name: string, parameters: Input, place: ProofPlace = {}): object {
  const user = pool.users.find(name);
  checkFailures(pool, user);
  const fake = strangerIdentity(name);
  const kept = user?.password ?? { salt: fake.salt, verifier: stranger.verifier };
  const srpName = user?.username ?? fake.username;
  const srp = startSrp(text(parameters, 'SRP_A'), kept);
  const asked = challenge(
    pool,
    'PASSWORD_VERIFIER',
    {
      // Without a password the proof cannot succeed.
      sub: user?.password ? user.sub : undefined,
      srpName,
      srp,
      deviceKey: optionalText(parameters, 'DEVICE_KEY'),
      ...place,
    },
    {
      SALT: kept.salt,
      SRP_B: srp.publicValue,
      SECRET_BLOCK: srp.secretBlock,
      USERNAME: srpName,
      USER_ID_FOR_SRP: srpName,
    },
  );
  if (!place.unnamed) return asked;
  const { Session: _, ...unnamed } = asked;
  return unnamed;
}

const MOST_SKEW_MS = 5 * 60_000;

/** The time in a proof, e.g. "Sat Nov 21 15:04:05 UTC 2026", in milliseconds; NaN if it is not a time. */
function proofTime(timestamp: string): number {
  return Date.parse(timestamp.replace(/^\w{3} (\w{3}) (\d+) ([\d:]+) UTC (\d+)$/, '$2 $1 $4 $3 UTC'));
}

/** Checks a proof and returns its user. Fails if the proof's time is more than five minutes off. */
export function provenUser(pool: Pool, step: SignInStep, answers: Input): User {
  const user = pool.users.get(step.sub ?? '');
  const { srp, srpName = '' } = step;
  if (!srp) refuse();
  const timestamp = optionalText(answers, 'TIMESTAMP') ?? '';
  const proof = {
    timestamp,
    signature: optionalText(answers, 'PASSWORD_CLAIM_SIGNATURE') ?? '',
    secretBlock: optionalText(answers, 'PASSWORD_CLAIM_SECRET_BLOCK') ?? '',
  };
  const fits = proofFits(srp, NAMES.poolName, srpName, proof);
  if (!user || !fits) refusePassword(pool, user);
  if (!(Math.abs(proofTime(timestamp) - pool.clock()) <= MOST_SKEW_MS)) refuse();
  checkEnabled(user);
  const deviceKey = optionalText(answers, 'DEVICE_KEY');
  if (deviceKey && !Object.hasOwn(user.devices, deviceKey)) {
    fail('ResourceNotFoundException', 'Device does not exist.');
  }
  return user;
}
