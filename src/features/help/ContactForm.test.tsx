import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isStampOf, type Stamp } from '../../lib/contact/stamp.ts';
import { applyConfig, defaultConfig } from '../../services/config/config.ts';
import { createI18n } from '../../services/i18n/i18n.ts';
import { ContactForm } from './ContactForm.tsx';

const endpoint = 'https://contact.example/messages';
let received: unknown[] = [];
let status = 200;
const server = setupServer(
  http.post(endpoint, async ({ request }) => {
    received.push(await request.json());
    return new HttpResponse(null, { status });
  }),
);

beforeAll(() => server.listen());
afterAll(() => server.close());
beforeEach(() => {
  applyConfig({ config: { ...defaultConfig, contact: { endpoint } }, problems: [] });
});
afterEach(() => {
  received = [];
  status = 200;
  sessionStorage.clear();
});

const show = (address = '/contact/') =>
  render(
    <I18nextProvider i18n={createI18n()}>
      <MemoryRouter initialEntries={[address]}>
        <ContactForm />
      </MemoryRouter>
    </I18nextProvider>,
  );
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
/** Sending begins with the stamp, which takes its time on a busy machine. */
const PATIENT = { timeout: 20_000 };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('ContactForm', () => {
  it('reports what is missing, at its field, and moves there', () => {
    show();
    press('Send');
    expect(screen.getByText('Enter your e-mail address')).toBeTruthy();
    expect(screen.getByText('Write a message')).toBeTruthy();
    const email = field('Your e-mail address');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(email);
    type('Your e-mail address', 'marta@papier.example');
    expect(email.getAttribute('aria-invalid')).toBeNull();
    expect(received).toEqual([]);
  });

  it('sends what was written and forgets the draft', async () => {
    show('/contact/#javaSdk');
    type('Your e-mail address', ' marta@papier.example ');
    type('Message', 'Is there a jar?');
    press('Send');
    await screen.findByText('Your message has been sent.', {}, PATIENT);
    const sent = { name: '', email: 'marta@papier.example', subject: 'javaSdk', message: 'Is there a jar?' };
    expect(received).toMatchObject([{ ...sent, locale: 'en' }]);
    const [{ stamp }] = received as [{ stamp: Stamp }];
    expect(await isStampOf(sent, stamp)).toBe(true);
    expect(sessionStorage.getItem('contact-draft')).toBeNull();
  });

  it('keeps everything when sending fails, and can send it again', async () => {
    status = 503;
    show();
    type('Your e-mail address', 'marta@papier.example');
    type('Message', 'Do not lose me');
    press('Send');
    const alert = await screen.findByRole('alert', {}, PATIENT);
    expect(alert.textContent).toContain('Network error');
    expect(field('Message').value).toBe('Do not lose me');
    status = 200;
    press('Send');
    await screen.findByText('Your message has been sent.', {}, PATIENT);
    expect(received).toHaveLength(2);
  });

  it.each([
    [429, 'Too many messages'],
    [403, 'The site rejected it'],
  ])('says what the endpoint says by %i, and keeps everything', async (answered, reason) => {
    status = answered;
    show();
    type('Your e-mail address', 'marta@papier.example');
    type('Message', 'Do not lose me');
    press('Send');
    expect((await screen.findByRole('alert', {}, PATIENT)).textContent).toContain(reason);
    expect(field('Message').value).toBe('Do not lose me');
  });

  it('restores a message that was started in this tab', async () => {
    const first = show();
    type('Message', 'Half a sentence');
    await waitFor(() => expect(sessionStorage.getItem('contact-draft')).toContain('Half a sentence'));
    first.unmount();
    show();
    await waitFor(() => expect(field('Message').value).toBe('Half a sentence'));
  });

  it('offers the mail program if there is no endpoint, and says so if there is no address at all', () => {
    applyConfig({ config: { ...defaultConfig, mail: { support: 'help@site.example' } }, problems: [] });
    const first = show();
    expect(screen.getByRole('button', { name: 'Open in my e-mail program' })).toBeTruthy();
    first.unmount();
    applyConfig({ config: defaultConfig, problems: [] });
    show();
    expect(screen.queryByRole('button', { name: 'Open in my e-mail program' })).toBeNull();
    expect(screen.getByText(/This site has no contact address/)).toBeTruthy();
  });
});
