// npx node scripts/train/contextNet/calibrate.ts DATA_DIR WORK_DIR LANGUAGE [--misses] [--words=N]: sets the net's thresholds on held-out text, writes them
// to WORK_DIR/LANGUAGE/thresholds.json, and shows what they find in the letters of DATA_DIR/eval and in our own that may be read.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIALECTS, isTextLanguage } from '../../../src/engine/index.ts';
import { profileOf } from '../../../src/engine/loaded.ts';
import { CandidateFinder } from '../../../src/engine/net/candidates.ts';
import { excessOf } from '../../../src/engine/net/check.ts';
import { Proposer } from '../../../src/engine/net/proposals.ts';
import type { NetThresholds, ProposalKind } from '../../../src/engine/net/types.ts';
import type { Sentence } from '../../../src/engine/rules/token.ts';
import { paragraphEnds, sentenceEnds } from '../../../src/engine/text/segment.ts';
import type { Dialect, TextLanguage } from '../../../src/engine/types.ts';
import { ROOT } from '../../packs/paths.ts';
import { readLetters } from '../../quality/corpus/letterRows.ts';
import { builtLexicon } from '../../quality/lexicon.ts';
import { sentenceReader } from '../context/examples.ts';
import { contextSources, knownSlips } from '../context/sources.ts';
import { candidateSettings } from './confusables.ts';
import { loadTrained } from './load.ts';
import { budgetsOf, type Lead, thresholdsFor } from './thresholds.ts';

/** Held-out lines are those that prepare.ts leaves out; old books say little about today's texts. */
const HELD_OUT = 40;
const OLD = /^(?:eltec|fr-gutenberg|fr-libretheatre|conha19|cligs|loi-codes|gesetze|stdebooks)/;

type Reader = (text: string, use: (sentence: Sentence, at: number) => void) => void;

/** Reads the sentences of a text, with where each begins. */
function textReader(language: TextLanguage, read: (line: string) => Sentence): Reader {
  const marks = profileOf(language).sentences;
  return (text, use) => {
    let start = 0;
    for (const paragraphEnd of paragraphEnds(text)) {
      const paragraph = text.slice(start, paragraphEnd);
      let from = 0;
      for (const end of sentenceEnds(paragraph, marks)) {
        const raw = paragraph.slice(from, end);
        const sentence = read(raw.trim());
        if (sentence.tokens.length > 2) use(sentence, start + from + raw.length - raw.trimStart().length);
        from = end;
      }
      start = paragraphEnd;
    }
  };
}

const wordsOf = ({ tokens }: Sentence): number => tokens.filter(({ kind }) => kind === 'word').length;

function calibrate(
  language: TextLanguage,
  data: string,
  work: string,
  most: number,
): { thresholds: NetThresholds; words: number } {
  const { propose, readText } = toolsFor(language, work);
  const leads: Lead[] = [];
  let words = 0;
  for (const { name, lines } of contextSources(data, language)) {
    if (OLD.test(name)) continue;
    lines.forEach((line, i) => {
      if (
        i % HELD_OUT !== HELD_OUT - 1 ||
        line === '' ||
        words > most ||
        knownSlips.some((slip) => line.includes(slip))
      )
        return;
      readText(line, (sentence) => {
        words += wordsOf(sentence);
        leads.push(...propose(sentence));
      });
    });
  }
  return { thresholds: thresholdsFor(leads, words, budgetsOf(language)), words };
}

function toolsFor(language: TextLanguage, work: string) {
  const lexicon = builtLexicon(language);
  const { net } = loadTrained(join(work, language), lexicon);
  const settings = candidateSettings(language);
  const budgets = budgetsOf(language);
  const proposer = new Proposer(net, new CandidateFinder(net.vocabulary, lexicon, settings), {
    readsCapitals: settings.capitals ?? false,
    readsGaps: budgets.comma !== undefined || budgets.missing !== undefined,
  });
  const read = sentenceReader(language, DIALECTS[language][0] as Dialect, lexicon, { tag: () => undefined });
  return { propose: (sentence: Sentence) => proposer.of(sentence), readText: textReader(language, read) };
}

function showLetters(
  language: TextLanguage,
  data: string,
  work: string,
  thresholds: NetThresholds,
  shows: boolean,
): void {
  const { propose, readText } = toolsFor(language, work);
  const files = [
    join(data, 'eval', language, 'letters.dev.jsonl'),
    join(ROOT, 'tests/corpora/letters', `${language}.dev.jsonl`),
  ];
  const letters = files.filter((file) => existsSync(file)).flatMap((file) => readLetters(file));
  const counts = new Map<ProposalKind, [right: number, touching: number, false: number]>();
  let words = 0;
  for (const { text, mistakes } of letters) {
    readText(text, (sentence, at) => {
      words += wordsOf(sentence);
      for (const each of propose(sentence)) {
        if (excessOf(each, thresholds) <= 0) continue;
        const [first, last] = [sentence.tokens[each.from], sentence.tokens[each.to - 1]];
        if (!first || !last) continue;
        const [start, end] = [at + first.start, at + last.end];
        const mistake = mistakes.find((one) => one.start < end && start < one.end);
        const isRight = mistake?.good.some((good) => good.toLowerCase().includes(each.text.toLowerCase())) ?? false;
        const count = counts.get(each.kind) ?? [0, 0, 0];
        counts.set(each.kind, count);
        const column = mistake ? (isRight ? 0 : 1) : 2;
        count[column]++;
        if (shows)
          console.log(
            `${column} ${each.kind} ${excessOf(each, thresholds).toFixed(1)} ${each.direction} ${text.slice(start - 30, start)}[${text.slice(start, end)}]${text.slice(end, end + 25)}`.replace(
              /\n/g,
              ' ',
            ),
          );
      }
    });
  }
  console.log(`letters: ${words} words, ${letters.reduce((sum, { mistakes }) => sum + mistakes.length, 0)} mistakes`);
  for (const kind of Object.keys(thresholds.kinds) as ProposalKind[])
    console.log(
      `  ${kind.padEnd(12)} threshold ${thresholds.kinds[kind]}: right, at a mistake, false ${(counts.get(kind) ?? [0, 0, 0]).join(' ')}`,
    );
}

const [data, work, language, ...flags] = process.argv.slice(2);
if (!data || !work || !language || !isTextLanguage(language)) {
  console.error('usage: calibrate.ts DATA_DIR WORK_DIR LANGUAGE [--misses] [--words=N]');
  process.exit(2);
}
const most = Number(/--words=(\d+)/.exec(flags.join(' '))?.[1] ?? 400_000);
const { thresholds, words } = calibrate(language, data, work, most);
writeFileSync(join(work, language, 'thresholds.json'), `${JSON.stringify(thresholds, null, 1)}\n`);
console.log(
  `${language}: thresholds on ${words} words, ${Object.keys(thresholds.directions).length} directions of their own`,
);
showLetters(language, data, work, thresholds, flags.includes('--misses'));
