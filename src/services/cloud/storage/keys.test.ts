import { describe, expect, it } from 'vitest';
import { checkKey, cleanName, decodeName, encodeName, levelPrefix, newKey } from './keys.ts';

describe('keys', () => {
  it.each([
    '',
    '/a',
    '../../private/other/x',
    'a/../b',
    'a/./b',
    'a\nb',
    'a\u0000',
    '%2e%2e/x',
    'a%2Fb',
    'a\\b',
    'ä'.repeat(600),
  ])('STO-11: refuses %j', (key) => {
    expect(() => checkKey(key)).toThrow('This key is not allowed');
  });

  it('STO-11, bad input row 21: a generated key has an id and the name’s plain extension, nothing else of it', () => {
    expect(newKey('documents', 'Mein Brief.DOCX')).toMatch(/^documents\/[0-9a-f-]{36}\.docx$/);
    expect(newKey('', 'x.tar/../../gz')).toMatch(/^[0-9a-f-]{36}$/);
    expect(newKey('a/', 'x.ht\nml')).toMatch(/^a\/[0-9a-f-]{36}$/);
    expect(newKey('a', 'b')).not.toBe(newKey('a', 'b'));
  });

  it('STO-11, bad input row 21: names lose folders, control and direction marks, and have at most 200 characters', () => {
    expect(cleanName('C:\\Users\\me\\letter.txt')).toBe('letter.txt');
    expect(cleanName('a\nb\u202Etxt.exe')).toBe('a b txt.exe');
    expect(cleanName('x'.repeat(300))).toHaveLength(200);
    expect(cleanName('../..')).toBe('..');
    expect(decodeName(encodeName('Grüße, 日本 😀.md'))).toBe('Grüße, 日本 😀.md');
    expect(encodeName('Grüße')).toMatch(/^[\x20-\x7e]+$/);
    expect(decodeName('100%')).toBe('100%');
    expect(() => encodeName('\ud800')).not.toThrow();
  });

  it('STO-2: the level prefixes are the default ones unless others are given', () => {
    expect(levelPrefix('public', 'id')).toBe('public/id/');
    expect(levelPrefix('protected', 'id')).toBe('protected/id/');
    expect(levelPrefix('private', 'id')).toBe('private/id/');
    expect(levelPrefix('private', 'id', { public: 'p/', protected: 'q/', private: 'r/', usage: 'u/' })).toBe('r/id/');
  });
});
