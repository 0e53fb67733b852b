import { describe, expect, it } from 'vitest';
import { normalizeCode, normalizePhone, passwordProblem } from './accountInput.ts';
import { emailProblem } from './input.ts';
import { deviceName, isPhone } from './profile/deviceName.ts';

describe('what people type', () => {
  it('bad input row 3: codes: full-width and other digits, blanks and hyphens', () => {
    expect(
      ['１２３４５６', ' 123 456 ', '123-456', '१२३४५६', '١٢٣٤٥٦', '123\u00a0456', '12–34‑56'].map(normalizeCode),
    ).toEqual(Array.from({ length: 7 }, () => '123456'));
    expect(normalizeCode('aB-c9')).toBe('aBc9');
  });

  it('bad input row 1: e-mail addresses: trimmed, without blanks, of a length that is sent', () => {
    expect([' A@Example.com ', 'a@b', 'a b@c', `${'a'.repeat(10_000)}@b`, '', 'a@', '@b'].map(emailProblem)).toEqual([
      undefined,
      undefined,
      'emailWrong',
      'emailWrong',
      'emailEmpty',
      'emailWrong',
      'emailWrong',
    ]);
  });

  it('bad input row 2: passwords: counted as characters, never trimmed, at most 256', () => {
    expect(
      ['', 'short', ' twelve long', '🔑'.repeat(11), '🔑'.repeat(12), 'a'.repeat(256), 'a'.repeat(257)].map(
        passwordProblem,
      ),
    ).toEqual(['passwordEmpty', 'passwordWeak', undefined, 'passwordWeak', undefined, undefined, 'passwordLong']);
  });

  it('phone numbers: + and digits, however they are grouped', () => {
    expect(['+49 170 1234567', '0049 (170) 123-45-67', '＋４９１７０１２３４５６７'].map(normalizePhone)).toEqual(
      Array.from({ length: 3 }, () => '+491701234567'),
    );
    expect(['0170 1234567', '+0 123456789', 'call me', ''].map(normalizePhone)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('devices', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux', false],
    [
      'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome · Android',
      true,
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
      'Safari · macOS',
      false,
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      'Edge · Windows',
      false,
    ],
    ['My phone', 'My phone', false],
    ['', undefined, false],
  ])('%s is called %s', (given, name, phone) => {
    expect([deviceName(given), isPhone(given)]).toEqual([name, phone]);
  });
});
