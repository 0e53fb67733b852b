import { describe, expect, it } from 'vitest';
import { compileRows } from './compile.ts';

const COLUMNS = 'typed\tmeant\tleft\tright\twrong sentence\tright sentence';
const file = (...rows: string[]): string => ['# What it is.', COLUMNS, ...rows].join('\n');
const row = (...cells: string[]): string => cells.join('\t');
const compile = (...rows: string[]): unknown =>
  JSON.parse(compileRows('rows/x.tsv', file(...rows)).replace(/^export default |;\n$/g, ''));
const fault = (text: string, name = 'rows/x.tsv'): string => {
  try {
    compileRows(name, text);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
};

const LOSS = row('loss', 'lose', 'to', 'my|your', 'I hate to loss my keys.', 'It was a great loss.');

describe('a file of typed words', () => {
  it('compiles with the mistake of each wrong sentence marked', () => {
    expect(compile(LOSS)).toEqual([
      ['loss', 'lose', 'to', 'my|your', 'I hate to [loss>lose] my keys.', 'It was a great loss.'],
    ]);
  });

  it.each([
    ['a capital', row('its', "it's", '^', '-', 'Its late.', 'It lost its way.'), "[Its>It's] late."],
    [
      'a typographic apostrophe',
      row('breath', 'breathe', "can't", '-', 'I can’t breath.', 'Take a breath.'),
      'I can’t [breath>breathe].',
    ],
    [
      'words kept',
      row('fait parti de|du', '$1 partie $3', '-', '-', 'Il fait parti du club.', 'Il est parti.'),
      'Il [fait parti du>fait partie du] club.',
    ],
    [
      'an elided word',
      row("l' aire", "l'air", '-', 'libre', "Il vit à l'aire libre.", "L'aire de repos."),
      "Il vit à [l'aire>l'air] libre.",
    ],
    [
      'the place between its neighbours',
      row('to', 'too', '<be>', 'late', 'I went to him, he was to late.', 'He went to bed.'),
      'I went to him, he was [to>too] late.',
    ],
    [
      'what its author marks',
      row('to', 'too', '-', '-', 'I went to him [to > too] late.', 'He went to bed.'),
      'I went to him [to > too] late.',
    ],
    [
      'the end without a full stop',
      row('week', 'weak', 'too', '.', 'He is too week', 'See you next week.'),
      'He is too [week>weak]',
    ],
  ])('finds %s', (_, given, marked) => {
    expect(compile(given)).toEqual([expect.arrayContaining([marked])]);
  });

  it.each([
    ['line ends of Windows', file(LOSS).replaceAll('\n', '\r\n')],
    ['a byte order mark before its comment', `\uFEFF${file(LOSS)}`],
    ['a byte order mark before its columns', `\uFEFF${[COLUMNS, LOSS].join('\n')}`],
    ['an end of line behind its last row', `${file(LOSS)}\n`],
  ])('is the same with %s', (_, text) => {
    expect(compileRows('rows/x.tsv', text)).toBe(compileRows('rows/x.tsv', file(LOSS)));
  });

  it.each([
    [
      'an unknown column',
      ['typed\tmeant\tlleft\twrong sentence\tright sentence', 'a\tb\t-\ta\ta'].join('\n'),
      'rows/x.tsv:1: unknown column "lleft"',
    ],
    [
      'a missing column',
      ['# c', 'typed\tmeant\twrong sentence', 'a\tb\ta'].join('\n'),
      'rows/x.tsv:2: no column "right sentence"',
    ],
    ['a file of nothing', '', 'rows/x.tsv:1: no line with the names of columns'],
    ['columns without rows', file(), 'rows/x.tsv:2: no rows under the names of columns'],
    ['a tab within a cell', file(row('a', 'b', '-', '-', 'a\tb', 'a')), 'rows/x.tsv:3: 7 cells for 6 columns'],
    [
      'a fault in a file with the line ends of Windows',
      file(LOSS, row('a', 'b', '-')).replaceAll('\n', '\r\n'),
      'rows/x.tsv:4: 3 cells for 6 columns',
    ],
    ['a file of comments', '# nothing', 'rows/x.tsv:1: no line with the names of columns'],
    ['a cell too few', file(LOSS, row('a', 'b', '-')), 'rows/x.tsv:4: 3 cells for 6 columns'],
    [
      'an empty cell',
      file(row('a', '', '-', '-', 'a', 'a')),
      'rows/x.tsv:3: empty cell under "meant"; "-" says that there is nothing',
    ],
    ['a stray blank', file(row('a', 'b ', '-', '-', 'a', 'a')), 'rows/x.tsv:3: stray blank under "meant"'],
    [
      'a wrong sentence without the words',
      file(row('loss', 'lose', '-', '-', 'I lose.', 'A loss.')),
      'rows/x.tsv:3: the wrong sentence has no "loss"',
    ],
    [
      'a wrong sentence without their neighbours',
      file(row('loss', 'lose', 'to', '-', 'I loss.', 'A loss.')),
      'rows/x.tsv:3: the wrong sentence has no "loss" between "to" and "-"',
    ],
    [
      'a mistake that is not told apart',
      file(row('to', 'too', '-', '-', 'To go to bed.', 'To bed.')),
      'rows/x.tsv:3: the wrong sentence has "to" twice: mark one as [written > meant]',
    ],
    [
      'a mark on other words',
      file(row('to', 'too', '-', '-', 'It is [two > too] much to do.', 'To bed.')),
      'rows/x.tsv:3: the wrong sentence marks "two", which is not "to"',
    ],
    [
      'a right sentence without risk',
      file(row('loss', 'lose', '-', '-', 'To loss it.', 'All is well.')),
      'rows/x.tsv:3: the right sentence has no word of "loss", so that nothing could be found in it',
    ],
    [
      'a word within another',
      file(row('loss', 'lose', '-', '-', 'To loss it.', 'Your glosses.')),
      'rows/x.tsv:3: the right sentence has no word of "loss", so that nothing could be found in it',
    ],
    [
      'a row said twice',
      file(LOSS, LOSS),
      'rows/x.tsv:4: fits where line 3 fits\nrows/x.tsv:4: has the wrong sentence of line 3',
    ],
    [
      'nothing meant',
      file(row('loss', 'loss', '-', '-', 'To loss it.', 'A loss.')),
      'rows/x.tsv:3: nothing is meant but what is typed',
    ],
    [
      'an option left out',
      file(row('loss||los', 'lose', '-', '-', 'To loss it.', 'A loss.')),
      'rows/x.tsv:3: "" is no word, <lemma> or {class}',
    ],
    [
      'an open bracket',
      file(row('loss', 'lose', '<have', '-', 'To loss it.', 'A loss.')),
      'rows/x.tsv:3: "<have" is no word, <lemma> or {class}',
    ],
    [
      'a capital',
      file(row('loss', 'lose', 'I', '-', 'I loss it.', 'A loss.')),
      'rows/x.tsv:3: "I" is compared with small letters',
    ],
    [
      'a word named twice',
      file(row('loss', 'lose', 'i|we|i', '-', 'I loss it.', 'A loss.')),
      'rows/x.tsv:3: "i|we|i" names a word twice',
    ],
    [
      'a start that is none',
      file(row('loss', 'lose', 'i ^', '-', 'I loss it.', 'A loss.')),
      'rows/x.tsv:3: "^" is the first place of a left cell',
    ],
    [
      'an end that is none',
      file(row('loss', 'lose', '-', '. it', 'I loss it.', 'A loss.')),
      'rows/x.tsv:3: "." is the last place of a right cell',
    ],
    [
      'words that may all be missing',
      file(row('loss?', 'lose', '-', '-', 'I loss it.', 'A loss.')),
      'rows/x.tsv:3: what is typed is a word or several, none optional',
    ],
  ])('refuses %s', (_, text, message) => {
    expect(fault(text)).toBe(message);
  });

  it('names every fault of a file at once', () => {
    expect(fault(file(row('a', '', '-', '-', 'a', 'a'), LOSS, 'b')).split('\n')).toHaveLength(2);
  });
});

describe('a file of rewrites', () => {
  const rewritten = (...cells: string[]): unknown =>
    JSON.parse(
      compileRows('languages/en/rewrites/rows/x.tsv', file(row(...cells))).replace(/^export default |;\n$/g, ''),
    );

  it.each([
    ['basically', '-', 'It is basically fine.', 'It is [basically>] fine.'],
    ['basically ,', '-', 'Basically, it works.', '[Basically, it>It] works.'],
    ['<make> a decision', '<decide>', 'They [made a decision > decided].', 'They [made a decision > decided].'],
    ['very unique', 'unique', 'It is [a very unique > a unique] day.', 'It is [a very unique > a unique] day.'],
  ])('may delete, inflect and mark more than is typed: %s', (typed, meant, wrong, marked) => {
    const right = typed.split(' ').at(typed.startsWith('<') ? 1 : 0) ?? '';
    expect(rewritten(typed, meant, '-', '-', wrong, `So ${right} it is.`)).toEqual([
      [typed, meant, '-', '-', marked, `So ${right} it is.`],
    ]);
  });

  it('says where a form must be marked, since nobody inflects here', () => {
    const cells = row('<make> a decision', '<decide>', '-', '-', 'They made a decision.', 'A decision.');
    expect(fault(file(cells), 'en/rewrites/rows/x.tsv')).toMatch(/:3: mark what is meant/);
  });
});

describe('a list of words', () => {
  const list = (...rows: string[]): string => ['word\tcase\twrong sentence', ...rows].join('\n');

  it('compiles with its columns', () => {
    const compiled = compileRows('x.words.tsv', list(row('helfen danken', 'dative', 'Ich helfe [ihn > ihm].')));
    expect(compiled).toContain('"columns":["word","case","wrong sentence"]');
    expect(compiled).toContain('["helfen danken","dative","Ich helfe [ihn > ihm]."]');
  });

  it.each([
    ['a column named twice', 'word\tcase\tcase\na\tx\ty', 'x.words.tsv:1: two columns are called "case"'],
    ['a first column that is no word', 'verb\nhelfen', 'x.words.tsv:1: the first column is called "word"'],
    [
      'a word that stands there already',
      list(row('a b', 'x', '-'), row('b', 'y', '-')),
      'x.words.tsv:3: "b" stands in line 2 too',
    ],
    [
      'a mistake without a mark',
      list(row('a', 'x', 'Ich helfe ihn.')),
      'x.words.tsv:2: the wrong sentence does not mark its mistake as [written > meant]',
    ],
  ])('refuses %s', (_, text, message) => {
    expect(fault(text, 'x.words.tsv')).toBe(message);
  });
});
