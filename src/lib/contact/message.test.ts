import { describe, expect, it } from 'vitest';
import { contactErrors, isEmail, isSales, MESSAGE_LIMIT, subjectOf } from './message.ts';

const message = { name: '', email: 'marta@papier.example', subject: 'general', message: 'Hello' };

describe('a message to the operator', () => {
  it('can be sent with an address and a text; the name is optional', () => {
    expect(contactErrors(message)).toEqual({});
    expect(contactErrors({ ...message, email: '  marta@papier.example ' })).toEqual({});
  });

  it('needs an address', () => {
    expect(contactErrors({ ...message, email: ' ' })).toEqual({ email: 'emailEmpty' });
    for (const email of ['marta', '@papier.example', 'marta@', 'a b@papier.example', 'a@b@c', 'a@.example']) {
      expect(contactErrors({ ...message, email }), email).toEqual({ email: 'emailWrong' });
    }
  });

  it('leaves unusual addresses to the server', () => {
    for (const email of ['a@b', "o'neil+x@mail.example", 'пример@почта.рф']) expect(isEmail(email), email).toBe(true);
    expect(isEmail(`${'x'.repeat(250)}@b.example`)).toBe(false);
  });

  it('needs a text that is not too long', () => {
    expect(contactErrors({ ...message, message: ' \n ' })).toEqual({ message: 'messageEmpty' });
    expect(contactErrors({ ...message, message: 'x'.repeat(MESSAGE_LIMIT) })).toEqual({});
    expect(contactErrors({ ...message, message: 'x'.repeat(MESSAGE_LIMIT + 1) })).toEqual({ message: 'messageLong' });
  });

  it('is about a product or a general subject', () => {
    expect(subjectOf('javaSdk')).toBe('javaSdk');
    expect(subjectOf('nonsense')).toBe('general');
    expect(subjectOf(undefined)).toBe('general');
    expect(isSales('javaSdk')).toBe(true);
    expect(isSales('licence')).toBe(true);
    expect(isSales('wrong')).toBe(false);
  });
});
