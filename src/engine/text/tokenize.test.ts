import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Kind, Tokens, tokenize } from './tokenize.ts';

const tokens = new Tokens();

function read(text: string, kind: number): string[] {
  tokenize(text, tokens);
  const found: string[] = [];
  for (let i = 0; i < tokens.count; i++) {
    if (tokens.kind[i] === kind) found.push(text.slice(tokens.start[i], tokens.end[i]));
  }
  return found;
}

describe('words', () => {
  it.each([
    ["Don't stop, O'Neill!", ["Don't", 'stop', "O'Neill"]],
    ['l’homme d’aujourd’hui', ['l’homme', 'd’aujourd’hui']],
    ["dell'arte, un po' di", ["dell'arte", 'un', 'po', 'di']],
    ['well-known – twenty‑one', ['well-known', 'twenty‑one']],
    ['“quoted” «cité» (so)', ['quoted', 'cité', 'so']],
    ['re\u0301sume\u0301 here', ['re\u0301sume\u0301', 'here']],
    ['co\u00adoper\u00adate', ['co\u00adoper\u00adate']],
    ['\u202babc\u202c d\u200ce', ['abc', 'd\u200ce']],
    ['and/or he/she Kollege(n) amigo(s)', ['and', 'or', 'he', 'she', 'Kollege', 'n', 'amigo', 's']],
    ['**bold** _it_ "x" [text](https://a.b/c)', ['bold', 'it', 'x', 'text']],
    ['one…two—three...four', ['one', 'two', 'three', 'four']],
    ['An end.Another start', ['An', 'end', 'Another', 'start']],
    ['fish & chips, R&D', ['fish', 'chips', 'R', 'D']],
    ['paypаl', ['paypаl']],
  ])('%j', (text, expected) => {
    expect(read(text, Kind.word)).toEqual(expected);
  });
});

describe('masks', () => {
  it.each([
    ['See https://example.com/a?b=c#d, please', ['https://example.com/a?b=c#d']],
    ['See www.example.org.', ['www.example.org']],
    ['Mail jane.doe+x@mail.example.co.uk now', ['jane.doe+x@mail.example.co.uk']],
    ['Open C:\\Windows\\temp and ~/notes/x or /usr/lib', ['C:\\Windows\\temp', 'notes/x', 'usr/lib']],
    ['The src/app/main.ts and report.pdf and example.com files', ['src/app/main.ts', 'report.pdf', 'example.com']],
    ['call `foo bar` and ``a ` b`` now', ['`foo bar`', '``a ` b``']],
    ['<b>bold</b> and <a href="x y">', ['<b>', '</b>', '<a href="x y">']],
    ['snake_case foo() ab.cd(1,e) a=b std::vector', ['snake_case', 'foo(', 'ab.cd(1,e', 'a=b', 'std::vector']],
    ['@handle and #hashtag', ['handle', 'hashtag']],
    ['a &nbsp; b &#160;', ['nbsp;', '160;']],
    ['z.B. and U.S.A. and p.ej.', ['z.B', 'U.S.A', 'p.ej']],
    ['La dott.ssa Bruni, Gent.ma sig.ra Neri', ['dott.ssa', 'Gent.ma', 'sig.ra']],
    ['La dr.ssa Bruni sta in p.zza Roma', ['dr.ssa', 'p.zza']],
    ['run --verbose', ['verbose']],
  ])('%j', (text, expected) => {
    // A masked token begins at its first letter or digit.
    expect(read(text, Kind.masked)).toEqual(expected);
  });

  it('an opening without a matching end is text', () => {
    expect(read('a ` b < c ~ d', Kind.word)).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('numbers and scripts', () => {
  it('keeps digits together with what is attached to them', () => {
    expect(read('3rd of 10kg, COVID-19, 1990s, B2B 12:30', Kind.number)).toEqual([
      '3rd',
      '10kg',
      'COVID-19',
      '1990s',
      'B2B',
      '12',
      '30',
    ]);
  });

  it('recognises words in other scripts', () => {
    expect(read('Привет κόσμε 世界 हिन्दी word', Kind.foreign)).toEqual(['Привет', 'κόσμε', '世界', 'हिन्दी']);
  });
});

it('returns tokens in order and within the text, whatever the text', () => {
  const unit = fc.oneof(
    fc.constantFrom(
      'a',
      'É',
      '1',
      "'",
      '-',
      '.',
      '@',
      '/',
      '`',
      '<',
      '>',
      ' ',
      '\n',
      '\ud83d',
      '\ude00',
      '\u0301',
      '&',
      ';',
      '(',
      ']',
      '\\',
      '#',
      ':',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 80 }), (units) => {
      const text = units.join('');
      tokenize(text, tokens);
      let last = 0;
      for (let i = 0; i < tokens.count; i++) {
        expect(tokens.start[i]).toBeGreaterThanOrEqual(last);
        expect(tokens.end[i]).toBeGreaterThan(tokens.start[i] as number);
        last = tokens.end[i] as number;
      }
      expect(last).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 1000 },
  );
});
