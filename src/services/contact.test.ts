import { afterEach, describe, expect, it } from 'vitest';
import { applyConfig, defaultConfig } from './config.ts';
import { contactWay, mailAddress } from './contact.ts';

const message = {
  name: 'Marta & Co',
  email: 'marta@papier.example',
  subject: 'javaSdk',
  message: 'Zürich?\nYes & no #1',
};

afterEach(() => applyConfig({ config: defaultConfig, problems: [] }));

describe('the mail address of a message', () => {
  it('goes to sales or support and carries the text unharmed', () => {
    const mail = { sales: 'sales@site.example', support: 'help@site.example' };
    applyConfig({ config: { ...defaultConfig, mail }, problems: [] });
    const address = new URL(mailAddress(message, 'Java SDK', true));
    expect(address.protocol + address.pathname).toBe('mailto:sales@site.example');
    expect(address.searchParams.get('subject')).toBe('Spelling Check: Java SDK');
    expect(address.searchParams.get('body')).toBe('Zürich?\r\nYes & no #1\r\n\r\nMarta & Co\r\nmarta@papier.example');
    expect(mailAddress(message, 'x', false)).toContain('mailto:help@site.example?');
  });

  it('takes the address that there is', () => {
    applyConfig({ config: { ...defaultConfig, mail: { support: 'help@site.example' } }, problems: [] });
    expect(mailAddress(message, 'x', true)).toContain('mailto:help@site.example?');
    expect(contactWay()).toBe('mail');
  });

  it('knows that there is no way without configuration', () => {
    expect(contactWay()).toBe('none');
  });
});
