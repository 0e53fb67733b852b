// The identity pool with the stock client over a real connection.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, Profile } from './library.ts';
import { type ServedCloud, serveTestCloud } from './server.ts';

let served: ServedCloud;
beforeAll(async () => {
  served = await serveTestCloud();
});
afterAll(() => served.close());

/** Creates a person with an account; returns their proof of identity for the pool. */
async function loginOf(email: string) {
  served.cloud.operators.create(email, PASSWORD);
  const { session } = await new Profile(served).enter(email);
  return served.poolLogin(session.getIdToken().getJwtToken());
}
it('gives a user the same identity each time, and a guest a different one', async () => {
  const logins = await loginOf('ada@example.com');
  const { identityId } = await served.getKeys(logins);
  expect(identityId).toMatch(/^local:[0-9a-f-]{36}$/);
  expect(await served.getId(logins)).toBe(identityId);
  expect((await served.getKeys()).identityId).not.toBe(identityId);
});

it('knows no identity that it did not create', async () => {
  const failed = served.getKeys(undefined, 'local:00000000-0000-4000-8000-00000000dead');
  await expect(failed).rejects.toThrow("Identity 'local:00000000-0000-4000-8000-00000000dead' not found.");
});

it('gives a user’s keys to nobody without the token', async () => {
  const { identityId } = await served.getKeys(await loginOf('bert@example.com'));
  await expect(served.getKeys(undefined, identityId)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

it('lets a guest keep the identity at the first sign-in', async () => {
  const { identityId } = await served.getKeys();
  const logins = await loginOf('grace@example.com');
  expect((await served.getKeys(logins, identityId)).identityId).toBe(identityId);
  expect(await served.getId(logins)).toBe(identityId);
  await expect(served.getKeys(undefined, identityId)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});
