// The counters: what they allow, and that simultaneous attempts are counted correctly too.
import { describe, expect, it } from 'vitest';
import { functionCalls } from '../../../scripts/cloud/local/core/functions/calls.ts';
import { memoryStore } from '../../../scripts/cloud/local/stores/memory.ts';
import { openAttempts } from './attempts.ts';
import { askForMail, FREE_CODES, forgetCodes, MAILS_AN_HOUR, nothing, tryCode } from './limits.ts';
import { createSignUpLimit, TOO_MANY } from './signUpLimit.ts';
import { mailboxOf } from './signUpNames.ts';

const START = 1_800_000_000;
const HOUR = 3600;

function table() {
  let now = START;
  const store = memoryStore();
  const clock = () => now * 1000;
  const call = functionCalls(store, clock, () => {
    throw new Error('no users here');
  });
  const open = () => openAttempts(call, () => 'attempts', clock);
  return { attempts: open(), call, open, store, later: (seconds: number) => void (now += seconds) };
}

describe('mails', () => {
  it('are limited to one a minute; the next one is allowed once the minute is over', async () => {
    const { attempts, later } = table();
    expect(await attempts.decide('a', askForMail)).toBe(0);
    later(20);
    expect(await attempts.decide('a', askForMail)).toBe(40);
    expect(await attempts.decide('b', askForMail)).toBe(0);
    later(40);
    expect(await attempts.decide('a', askForMail)).toBe(0);
  });

  it('are limited to ten in any hour, however they are spread', async () => {
    const { attempts, later } = table();
    const sent: number[] = [];
    for (let second = 0; second < 3 * HOUR; second += 7) {
      if ((await attempts.decide('a', askForMail)) === 0) sent.push(second);
      later(7);
    }
    for (const at of sent) {
      expect(sent.filter((other) => other >= at && other < at + HOUR).length).toBeLessThanOrEqual(MAILS_AN_HOUR);
    }
    expect(sent.length).toBeGreaterThanOrEqual(3 * MAILS_AN_HOUR);
  });

  it('do not count when refused', () => {
    const one = askForMail(nothing, START).next ?? nothing;
    expect(askForMail(one, START + 1)).toEqual({ wait: 59 });
  });
});

describe('codes', () => {
  it('lock for a quarter of an hour after five wrong ones, then twice as long each time, up to a day', () => {
    let record = nothing;
    let now = START;
    const locks: number[] = [];
    for (let count = 0; count < 60; count += 1) {
      const { next, wait } = tryCode(record, now);
      expect(wait).toBe(0);
      record = next ?? record;
      if (record.lockedUntil > now) {
        expect(tryCode(record, now).next).toBeUndefined();
        locks.push((record.lockedUntil - now) / 60);
        expect(record.tried % FREE_CODES).toBe(0);
        now = record.lockedUntil;
      }
    }
    expect(locks.slice(0, 4)).toEqual([15, 30, 60, 120]);
    expect(Math.max(...locks)).toBe(24 * 60);
  });

  it('a right one clears the wrong ones but not the mails', () => {
    const record = { mails: [START], tried: 4, lockedUntil: 0 };
    expect(forgetCodes(record)).toEqual({ mails: [START], tried: 0, lockedUntil: 0 });
  });

  it('are remembered for a day, and a lock for longer than that', async () => {
    const { attempts, later } = table();
    for (let count = 0; count < FREE_CODES - 1; count += 1) await attempts.decide('a', tryCode);
    later(24 * HOUR - 1);
    await attempts.decide('a', tryCode);
    expect(await attempts.decide('a', tryCode)).toBe(15 * 60);
    later(3 * 24 * HOUR);
    for (let count = 0; count < FREE_CODES; count += 1) expect(await attempts.decide('a', tryCode)).toBe(0);
    expect(await attempts.decide('a', tryCode)).toBe(15 * 60);
  });
});

describe('the table', () => {
  it('counts a hundred simultaneous answers: at most five pass, and the record says so', async () => {
    const { open } = table();
    // Each answer runs in a function instance of its own, as on AWS.
    const answers = await Promise.all(Array.from({ length: 100 }, () => open().decide('a', tryCode)));
    expect(answers.filter((wait) => wait === 0).length).toBeLessThanOrEqual(FREE_CODES);
    expect(answers.filter((wait) => wait === 0).length).toBeGreaterThan(0);
  });

  it('ignores the case of names, and stores none of them', async () => {
    const { attempts, store } = table();
    await attempts.decide('link Ada@Example.com ', askForMail);
    expect(await attempts.decide('link ada@example.com', askForMail)).toBe(60);
    expect(JSON.stringify(store.table('attempts', {}).data).toLowerCase()).not.toContain('ada');
  });

  it('rejects when it cannot be reached: nobody is let in uncounted', async () => {
    const broken = openAttempts(
      () => Promise.reject(new Error('no table')),
      () => 'attempts',
    );
    await expect(broken.decide('a', tryCode)).rejects.toThrow('no table');
  });

  it('accepts only its own conditions', async () => {
    const { call } = table();
    const Item = { id: { S: 'a' } };
    const TableName = 'attempts';
    const odd = call('dynamodb', 'PutItem', { TableName, Item, ConditionExpression: 'size(id) > :two' });
    await expect(odd).rejects.toThrow('not known');
    await expect(call('dynamodb', 'Scan', {})).rejects.toThrow('Scan');
  });
});

describe('sign-ups', () => {
  const event = (email: string, triggerSource = 'PreSignUp_SignUp') => ({
    triggerSource,
    userPoolId: 'p',
    userName: email,
    request: { userAttributes: { email } },
    response: {},
  });

  it('are limited to ten an hour per mailbox, whatever follows its plus sign', async () => {
    const { attempts, later } = table();
    const limit = createSignUpLimit(attempts);
    for (let count = 0; count < MAILS_AN_HOUR; count += 1) await limit(event(`Ada+${count}@example.com`));
    await expect(limit(event('ada@example.com'))).rejects.toThrow(TOO_MANY);
    await limit(event('ada@example.com', 'PreSignUp_ExternalProvider'));
    await limit(event('eve@example.com'));
    later(HOUR);
    await limit(event('ada@example.com'));
  });

  it.each([
    ['A+b+c@X.org', 'a@x.org'],
    ['"a@b"+c@x.org', '"a@b"@x.org'],
    ['a@x.org', 'a@x.org'],
    ['A.da.@X.org.', 'ada@x.org'],
    ['a.d.a+1@googlemail.com', 'ada@gmail.com'],
    ['\uff41da@x.org', 'ada@x.org'],
  ])('the mailbox of %s is %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
});
