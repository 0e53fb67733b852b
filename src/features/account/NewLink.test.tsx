// Creating an account by link, on the screens.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMAIL } from '../../../tests/setup/accounts.ts';
import { wording } from '../../../tests/setup/wording.ts';
import { useSession } from '../../services/person/session.ts';
import { Flow } from './Flow.tsx';
import { arrive } from './flow/arrive.ts';
import { pageOfStep } from './flow/steps.ts';
import { show, useFlow } from './flow/store.ts';
import { describedBy, field, openAccounts, presentAuth, showAccount } from './testing.tsx';

// As in the service tests, every test performs a real sign-in.
vi.setConfig({ testTimeout: 30_000 });
vi.mock('../../services/auth/auth.ts', () => ({ auth: presentAuth }));

const NEW = 'new@example.com';
const BY_LINK = 'Use an e-mailed link instead of a password';
const done = vi.fn();
beforeEach(() => {
  done.mockReset();
  localStorage.clear();
});

const open = async () => {
  await showAccount(<Flow returnTo="/checker/" privacy="/legal/privacypolicy/" onDone={done} />);
  show({ at: 'signUp' });
  await waitFor(() => expect(field('password')).toBeTruthy());
};
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const step = (at: string) => waitFor(() => expect(useFlow.getState().step.at).toBe(at));
const ask = async (email = NEW) => {
  type('username', email);
  press(BY_LINK);
  await step('linkSent');
};
const secretOf = (world: ReturnType<typeof openAccounts>) => new URL(world.mail(NEW).link).hash.replace('#magic=', '');

describe('a new account by a link', () => {
  it('SUP-8: is requested with the address alone and created by the code; its mail is in the page language', async () => {
    const world = openAccounts();
    await open();
    type('name', ' Nora ');
    await ask(` ${NEW} `);
    expect(pageOfStep(useFlow.getState().step)).toBe('signUp');
    expect(screen.getByText(/We sent an e-mail to new@example.com. The link in it creates your account/)).toBeTruthy();
    expect(world.sent.at(-1)?.body['ClientMetadata']).toMatchObject({ newAccount: NEW, language: 'en' });
    type('code', world.mail(NEW).code.toLowerCase());
    press('Continue');
    await step('remember');
    expect(useSession.getState()).toMatchObject({ state: 'signedIn', email: NEW });
    expect(world.cloud.operators.find(NEW)?.attributes).toMatchObject({ name: 'Nora', locale: 'en' });
  });

  it('asks for the address first if none is typed, keeps the name, and reports problems at the field', async () => {
    openAccounts();
    await open();
    type('name', 'Nora');
    press(BY_LINK);
    await step('newLink');
    expect(field('name').value).toBe('Nora');
    expect(screen.getByRole('link', { name: 'What we store and for how long' })).toBeTruthy();
    press('Send link');
    expect(document.activeElement).toBe(field('username'));
    expect(describedBy(field('username'))).toContain('Username cannot be empty');
    type('username', 'nobody');
    press('Send link');
    expect(describedBy(field('username'))).toContain('This isn’t an e-mail address');
    type('username', NEW);
    press('Send link');
    await step('linkSent');
    press('Use a password instead');
    await step('signUp');
    expect(field('username').value).toBe(NEW);
    expect(field('name').value).toBe('Nora');
  });

  it('reports at the field that nothing can be sent to an address, instead of waiting for a mail', async () => {
    openAccounts();
    await open();
    type('name', 'Nora');
    press(BY_LINK);
    await step('newLink');
    type('username', 'jürgen@example.com');
    press('Send link');
    await waitFor(() => expect(describedBy(field('username'))).toContain('didn’t accept what you entered'));
    expect(field('username').value).toBe('jürgen@example.com');
    press('Use a password instead');
    await step('signUp');
    expect(field('name').value).toBe('Nora');
  });

  it('an address that is taken looks the same: neither the screen nor a code gives it away', async () => {
    const world = openAccounts();
    await open();
    await ask(EMAIL);
    expect(screen.getByText(/We sent an e-mail to anna@example.com. The link in it creates your account/)).toBeTruthy();
    expect(world.cloud.outbox.messages()[0]).toMatchObject({ kind: 'taken', to: EMAIL });
    type('code', 'AAAA-AAAA');
    press('Continue');
    await waitFor(() => expect(describedBy(field('code'))).toContain('The code is wrong'));
  });

  it('another link is sent for the same account after the wait shown on the button', async () => {
    const world = openAccounts();
    await open();
    type('name', 'Nora');
    await ask();
    const again = screen.getByRole('button', { name: /Send another link in/ });
    expect(again.getAttribute('aria-disabled')).toBe('true');
    world.cloud.faults.skew += 61_000;
    useFlow.setState({ sentAt: Date.now() - 61_000 });
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull());
    press('Send another link');
    await waitFor(() => expect(world.cloud.outbox.messages()).toHaveLength(2));
    type('code', world.mail(NEW).code);
    press('Continue');
    await step('remember');
    expect(world.cloud.operators.find(NEW)?.attributes['name']).toBe('Nora');
  });

  it('after a network failure a button tries again', async () => {
    const world = openAccounts();
    await open();
    world.cloud.faults.add({ operation: 'RespondToAuthChallenge', kind: 'drop' });
    type('username', NEW);
    press(BY_LINK);
    await screen.findByText('Network error');
    world.cloud.faults.clear();
    press('Try again');
    await step('linkSent');
  });

  it('three wrong codes end the attempt and lead to another link', async () => {
    openAccounts();
    await open();
    await ask();
    for (const code of ['AAAA-AAA1', 'AAAA-AAA2']) {
      type('code', code);
      press('Continue');
      await waitFor(() => expect(describedBy(field('code'))).toContain('The code is wrong'));
    }
    type('code', 'AAAA-AAA3');
    press('Continue');
    await screen.findByText(wording('account:newLink.wrong'));
    press('Send a new link');
    await step('newLink');
  });
});

describe('opening a link for a new account', () => {
  it('creates the account; opened again it says so, and in another browser it says what to do', async () => {
    const world = openAccounts();
    await open();
    await ask();
    const secret = secretOf(world);
    show({ at: 'linkOpening', secret });
    await step('remember');
    show({ at: 'linkOpening', secret });
    await screen.findByText(new RegExp(wording('account:newLink.used')));
    press('Sign in');
    await step('signIn');

    localStorage.clear();
    const other = openAccounts();
    show({ at: 'linkOpening', secret });
    await screen.findByText(/To create the account here instead/);
    expect(pageOfStep(useFlow.getState().step)).toBe('signUp');
    type('username', NEW);
    press('Send link');
    await step('linkSent');
    expect(other.mail(NEW).link).toContain('#magic=new.');
  });

  it('the mail to an address that is taken leads to the link that signs in', () => {
    openAccounts();
    show({ at: 'done' });
    location.hash = '#link';
    try {
      arrive('signIn', { needed: false, hosted: false });
      expect(useFlow.getState().step.at).toBe('link');
    } finally {
      location.hash = '';
    }
    show({ at: 'done' });
    arrive('signIn', { needed: false, hosted: false });
    expect(useFlow.getState().step.at).toBe('signIn');
  });
});
