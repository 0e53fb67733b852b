import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, withNetwork } from '../../../tests/setup/network.ts';
import { applyConfig, defaultConfig } from '../config/config.ts';
import { contactWay } from './contact.ts';
import { mailAddress, sendContact } from './contactSending.ts';

withNetwork();

const message = {
  name: 'Marta & Co',
  email: 'marta@papier.example',
  subject: 'javaSdk',
  message: 'Zürich?\nYes & no #1',
};

afterEach(() => applyConfig({ config: defaultConfig, problems: [] }));

describe('the mail link for a message', () => {
  it('goes to sales or support and carries the text unharmed', () => {
    const mail = { sales: 'sales@site.example', support: 'help@site.example' };
    applyConfig({ config: { ...defaultConfig, mail }, problems: [] });
    const address = new URL(mailAddress(message, 'Java SDK', true));
    expect(address.protocol + address.pathname).toBe('mailto:sales@site.example');
    expect(address.searchParams.get('subject')).toBe('Spelling Check: Java SDK');
    expect(address.searchParams.get('body')).toBe('Zürich?\r\nYes & no #1\r\n\r\nMarta & Co\r\nmarta@papier.example');
    expect(mailAddress(message, 'x', false)).toContain('mailto:help@site.example?');
  });

  it('uses whichever address exists', () => {
    applyConfig({ config: { ...defaultConfig, mail: { support: 'help@site.example' } }, problems: [] });
    expect(mailAddress(message, 'x', true)).toContain('mailto:help@site.example?');
    expect(contactWay()).toBe('mail');
  });

  it('reports that there is no address without configuration', () => {
    expect(contactWay()).toBe('none');
  });
});

describe('a message that is posted', () => {
  const post = (type: string) => {
    const contact = { endpoint: 'https://forms.example/' };
    applyConfig({ config: { ...defaultConfig, contact }, problems: [] });
    vi.stubGlobal('navigator', { onLine: true });
    answer({ 'https://forms.example/': () => new Response('', { headers: { 'content-type': type } }) });
    return sendContact(message, 'en');
  };
  afterEach(() => vi.unstubAllGlobals());

  it('is sent if the endpoint says so, and not if a network page answers in its place', async () => {
    expect(await post('application/json')).toMatchObject({ ok: true });
    expect(await post('text/html; charset=utf-8')).toMatchObject({ ok: false, error: { code: 'network-page' } });
  });
});
