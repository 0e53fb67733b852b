import { describe, expect, it } from 'vitest';
import { WordBit } from '../../../src/engine/pack/spellPack.ts';
import { parseEntry } from '../dictionary.ts';
import { collectElisions } from '../elisions.ts';
import { BuildBit } from '../emit.ts';
import { parseAffixes } from './affix.ts';
import { createExpander } from './expand.ts';

/** Expands entries and returns form -> bits, and form -> names of the elisions before it. */
function expand(affixText: string, ...lines: string[]) {
  const table = parseAffixes(affixText);
  const elisions = collectElisions(table);
  const bits = new Map<string, number>();
  const elided = new Map<string, string[]>();
  const expandEntry = createExpander(table, elisions, {
    add(form, formBits, mask) {
      bits.set(form, (bits.get(form) ?? 0) | formBits);
      if (mask)
        elided.set(
          form,
          elisions.names.filter((_, i) => (mask >>> i) & 1),
        );
    },
  });
  for (const line of lines) {
    const entry = parseEntry(line, table.splitFlags);
    if (entry) expandEntry(entry);
  }
  return { bits, elided };
}

const standing = (bits: Map<string, number>) =>
  [...bits]
    .filter(([, value]) => value & (WordBit.lower | WordBit.title | WordBit.upper | WordBit.mixed))
    .map(([form]) => form);

describe('affixes', () => {
  const plural = 'SFX S Y 3\nSFX S y ies [^aeiou]y\nSFX S 0 s [aeiou]y\nSFX S 0 s [^y]';

  it('puts suffixes on by their conditions', () => {
    const { bits } = expand(plural, 'city/S', 'day/S', 'cat/S', 'rice');
    expect(standing(bits)).toEqual(['city', 'cities', 'day', 'days', 'cat', 'cats', 'rice']);
  });

  it('crosses prefixes with suffixes only when both allow it', () => {
    const affixes = 'PFX U Y 1\nPFX U 0 un .\nSFX D Y 1\nSFX D 0 ed .\nSFX G N 1\nSFX G 0 ing .';
    expect(standing(expand(affixes, 'lock/UDG').bits)).toEqual(['lock', 'unlock', 'locked', 'unlocked', 'locking']);
  });

  it('puts a second suffix on through a continuation class', () => {
    const affixes = 'SFX A Y 1\nSFX A r ción/S ar\nSFX S Y 1\nSFX S ón ones ón';
    expect(standing(expand(affixes, 'formar/A').bits)).toEqual(['formar', 'formación', 'formaciones']);
  });

  it('strips a whole word only with FULLSTRIP', () => {
    const affixes = 'SFX A Y 1\nSFX A avoir eu avoir';
    expect(standing(expand(affixes, 'avoir/A').bits)).toEqual(['avoir']);
    expect(standing(expand(`FULLSTRIP\n${affixes}`, 'avoir/A').bits)).toEqual(['avoir', 'eu']);
  });

  it('lets neither a stem nor a form stand that needs another affix', () => {
    const affixes = 'NEEDAFFIX h\nSFX E Y 2\nSFX E 0 e .\nSFX E 0 x/h .';
    expect(standing(expand(affixes, 'lauf/hE').bits)).toEqual(['laufe']);
  });

  it('joins the halves of a circumfix and never shows one half', () => {
    const affixes = 'CIRCUMFIX f\nPFX G Y 1\nPFX G 0 ge/f .\nSFX T Y 2\nSFX T 0 t/f .\nSFX T 0 en .';
    const forms = standing(expand(affixes, 'lauf/GT').bits);
    expect(forms).toContain('gelauft');
    expect(forms).toContain('laufen');
    expect(forms).not.toContain('lauft');
    expect(forms).not.toContain('gelaufen');
  });

  it('reads long, numeric and UTF-8 flags', () => {
    expect(standing(expand('FLAG long\nSFX Aa Y 1\nSFX Aa 0 s .', 'chat/AaBb').bits)).toEqual(['chat', 'chats']);
    expect(standing(expand('FLAG num\nSFX 12 Y 1\nSFX 12 0 s .', 'chat/1,12').bits)).toEqual(['chat', 'chats']);
    expect(standing(expand('FLAG UTF-8\nSFX ñ Y 1\nSFX ñ 0 s .', 'gato/ñ').bits)).toEqual(['gato', 'gatos']);
  });

  it('refuses a directive that it does not understand: left out, it would change verdicts', () => {
    expect(() => parseAffixes('CHECKCOMPOUNDTRIPLE')).toThrow('CHECKCOMPOUNDTRIPLE');
  });
});

describe('capitalisation', () => {
  it('tells small, capitalised, capital and mixed forms apart', () => {
    const { bits } = expand('KEEPCASE w', 'word', 'Paris', 'NASA', 'iPhone', 'kg/w');
    expect(bits.get('word')).toBe(WordBit.lower | BuildBit.stemIsFree | BuildBit.unprefixed);
    expect(bits.get('Paris')).toBe(WordBit.title);
    expect(bits.get('NASA')).toBe(WordBit.upper);
    expect(bits.get('iPhone')).toBe(WordBit.mixed);
    expect(bits.get('Iphone')).toBe(WordBit.allCaps);
    expect(bits.get('kg')).toBe(WordBit.keepLower | BuildBit.stemKeepsCase | BuildBit.unprefixed);
  });

  it('marks forbidden and unsuggested words', () => {
    const { bits } = expand('FORBIDDENWORD d\nNOSUGGEST n', 'alot/d', 'damn/n');
    expect(bits.get('alot')).toBe(WordBit.forbidden | BuildBit.forbidLower);
    expect(bits.get('damn')).toBe(WordBit.lower | WordBit.noSuggest);
  });
});

describe('compounds', () => {
  const flags = 'COMPOUNDBEGIN x\nCOMPOUNDMIDDLE y\nCOMPOUNDEND z\nCOMPOUNDPERMITFLAG c\nONLYINCOMPOUND o\n';

  it('gives a stem its parts', () => {
    const { bits } = expand(flags, 'haus/xyz');
    const lower = WordBit.lower | BuildBit.stemIsFree | BuildBit.unprefixed;
    const parts = WordBit.compoundBeginLower | WordBit.compoundMiddle | WordBit.compoundEnd;
    expect(bits.get('haus')).toBe(lower | parts);
  });

  it('lets a suffixed form begin a compound only where its suffix permits', () => {
    const { bits } = expand(`${flags}SFX P Y 2\nSFX P 0 s/xoc .\nSFX P 0 e .`, 'tag/Pxz');
    expect(bits.get('tags')).toBe(WordBit.compoundBeginLower);
    expect(bits.get('tage')).toBe(WordBit.lower | WordBit.compoundEnd | BuildBit.unprefixed);
  });

  it('lets a form with a permitted prefix end a compound', () => {
    const { bits } = expand(`${flags}PFX m Y 2\nPFX m T t/co T\nPFX m T -t T`, 'Tag/mz');
    expect(bits.get('tag')).toBe(WordBit.compoundEnd);
    expect(bits.get('-tag')).toBe(WordBit.lower);
  });
});

describe('elisions', () => {
  const affixes =
    "PFX L Y 4\nPFX L 0 l' [aeiou]\nPFX L a l'A a\nPFX L 0 L' [aeiou]\nPFX L 0 qu' .\nSFX S Y 1\nSFX S 0 s .";

  it('keeps them out of the forms and in a set beside each', () => {
    const { bits, elided } = expand(affixes, 'ami/LS', 'chat/L', 'os');
    expect([...bits.keys()]).toEqual(['ami', 'amis', 'chat', 'os']);
    expect(elided.get('ami')).toEqual(["l'", "qu'"]);
    expect(elided.get('amis')).toEqual(["l'", "qu'"]);
    expect(elided.get('chat')).toEqual(["qu'"]);
    expect(elided.has('os')).toBe(false);
  });

  it('remembers that a capital may follow', () => {
    const { bits } = expand(affixes, 'ami/L', 'os');
    expect(bits.get('ami')).toBe(WordBit.lower | WordBit.elidesCapital | BuildBit.lowerElides);
    expect(bits.get('os')).toBe(WordBit.lower);
  });
});
