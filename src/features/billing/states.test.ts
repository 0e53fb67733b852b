import { describe, expect, it } from 'vitest';
import { subscriptionWith } from '../../../tests/setup/payments.ts';
import { subscriptionStatuses } from '../../lib/billing/answers.ts';
import { dayOf, doable, kindOf } from './states.ts';

const DAY = 86_400;

describe('BIL-5: what can be done in each state', () => {
  const can = (status: (typeof subscriptionStatuses)[number]) =>
    Object.entries(doable({ status })).flatMap(([name, is]) => (is ? [name] : []));

  it.each([
    ['incomplete', ['subscribe', 'portal']],
    ['trialing', ['cancel', 'portal']],
    ['active', ['cancel', 'portal']],
    ['past_due', ['cancel', 'portal']],
    ['unpaid', ['cancel', 'portal']],
    ['paused', ['cancel', 'portal']],
    ['canceling', ['resume', 'portal']],
    ['canceled', ['subscribe', 'portal']],
    ['expired', ['subscribe', 'portal']],
    ['unknown', ['portal']],
  ] as const)('%s', (status, names) => expect(can(status)).toEqual(names));

  it('nothing is left out, and without a subscription one can only subscribe', () => {
    expect(subscriptionStatuses).toHaveLength(10);
    expect(doable(null)).toEqual({ subscribe: true, cancel: false, resume: false, portal: false });
  });

  it('never offers a second subscription beside one that runs', () => {
    for (const status of subscriptionStatuses) {
      const { subscribe, cancel, resume } = doable({ status });
      expect([subscribe, cancel, resume].filter(Boolean).length, status).toBeLessThanOrEqual(1);
    }
  });
});

describe('the day that a state speaks of', () => {
  const end = 1_830_000_000;
  it.each([
    ['trialing', { trialEnd: end - DAY }, end - DAY],
    ['trialing', {}, end],
    ['active', {}, end],
    ['canceling', {}, end],
    ['past_due', { pastDueSince: end }, end + 7 * DAY],
    ['canceled', { endedAt: end - 3 }, end - 3],
    ['paused', {}, null],
    ['unknown', {}, null],
  ] as const)('%s %o', (status, changes, day) => {
    expect(dayOf(subscriptionWith({ status, currentPeriodEnd: end, ...changes }))).toBe(day);
  });

  it('only what runs looks well', () => {
    const well = subscriptionStatuses.filter((status) => kindOf({ status }) === 'ok');
    expect(well).toEqual(['trialing', 'active']);
  });
});
