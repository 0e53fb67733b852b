// Passages in another language than the text's: found, told with their place, and settled by what the user says about them.
import { beforeAll, describe, expect, it } from 'vitest';
import { loadedChecker } from '../../scripts/packs/load.ts';
import { type Checker, defaultOptions, type TextLanguage } from '../../src/engine/index.ts';

/** As the page keeps what a user has said. */
const passageChoice = (key: string, language: string) => `passage.${key}.${language}`;

let checker: Checker;
let english: Checker;
beforeAll(() => {
  checker = loadedChecker('en', 'de');
  english = loadedChecker('en');
});

const GERMAN = 'Wir haben gestern lange über die neuen Fenster gesprochen.';
const TEXT = `We met the builders on Monday and everything went well.\n\n${GERMAN} They agreed to start in May.\n\nSee you soon.`;

function open(from: Checker, text = TEXT, ignoredIssues: readonly string[] = []) {
  const document = from.open(text, { ...defaultOptions(), language: 'en', ignoredIssues });
  const run = () => document.step(Number.POSITIVE_INFINITY, null);
  const passages = () => run().passages ?? [];
  return { document, run, passages };
}
const told = (text: string, passages: readonly { start: number; end: number; language: TextLanguage }[]) =>
  passages.map(({ start, end, language }) => [language, text.slice(start, end)]);
const words = GERMAN.slice(0, -1);

describe('a sentence in another language', () => {
  it.each(['loaded', 'not loaded'])('is told with its place; its language is %s', (which) => {
    const { run } = open(which === 'loaded' ? checker : english);
    const step = run();
    expect(told(TEXT, step.passages ?? [])).toEqual([['de', words]]);
    expect(step.missing).toEqual(which === 'loaded' ? [] : ['de']);
    expect(step.deltas.flatMap(({ issues }) => issues)).toEqual([]);
  });

  it('moves with the text and goes with its words', () => {
    const { document, run, passages } = open(checker);
    run();
    document.edit([{ start: 0, end: 0, insert: 'Hello. ' }]);
    run();
    expect(told(`Hello. ${TEXT}`, passages())).toEqual([['de', words]]);
    const start = document.text().indexOf(GERMAN);
    document.edit([{ start, end: start + GERMAN.length, insert: 'It was good.' }]);
    expect(run().passages).toEqual([]);
  });

  it('is read as the text is when the user says so, and back again', () => {
    const { document, run, passages } = open(checker);
    const [passage] = passages();
    const choice = passageChoice(passage?.key ?? '', 'en');
    const options = { ...defaultOptions(), language: 'en' as const };
    document.setOptions({ ...options, ignoredIssues: [choice] });
    const own = run();
    expect(own.passages).toEqual([]);
    expect(own.deltas.flatMap(({ issues }) => issues).map(({ text }) => text)).toContain('haben');
    document.setOptions(options);
    run();
    expect(told(TEXT, passages())).toEqual([['de', words]]);
  });

  it('is left alone in a language that the user names and that is not there', () => {
    const [passage] = open(checker).passages();
    const { run } = open(checker, TEXT, [passageChoice(passage?.key ?? '', 'it')]);
    const step = run();
    expect(step.passages).toMatchObject([{ language: 'it', isChosen: true }]);
    expect(step.missing).toEqual(['it']);
    expect(step.deltas.flatMap(({ issues }) => issues)).toEqual([]);
  });
});

it('a quotation is a passage of its own', () => {
  const text = 'She only said “ich habe keine Ahnung davon” and left the room before anybody could answer.';
  const { passages } = open(checker, text);
  expect(told(text, passages())).toEqual([['de', 'ich habe keine Ahnung davon']]);
});
