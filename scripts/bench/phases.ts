// When the marks of a text come that is opened with everything loaded: node scripts/bench/phases.ts <language>, as JSON. The
// worker's own procedures run in this thread, in their steps; times are processor time, so that other programs do not count.
import { createChecker, defaultOptions, isTextLanguage, type TextLanguage } from '../../src/engine/index.ts';
import type { WorkerStep } from '../../src/workers/api.ts';
import { createHandlers } from '../../src/workers/handlers.ts';
import type { CallContext } from '../../src/workers/rpc.ts';
import { readPack } from '../packs/load.ts';
import { rulesOf } from '../rows/rules.ts';
import { proseOf } from './inputs.ts';
import { LOADED_MARK } from './measure.ts';

/** Milliseconds from the opening of a text until something is known. */
export interface PhaseTimes {
  words: number;
  firstMarks: number;
  spelling: number;
  grammar: number;
  net: number;
  /** The longest step of the worker: a key waits for one at most. */
  longestStep: number;
}

/** A language's figures, or null if it has no context net. */
export type PhaseFigures = { texts: readonly PhaseTimes[] } | null;

const SIZES = [1000, 10_000, 100_000];
/** What an editor shows of a text. */
const VIEW = { start: 0, end: 3000 };

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Prose of about so many words, in paragraphs of five lines. */
function textOf(prose: readonly string[], words: number): string {
  const paragraphs: string[] = [];
  for (let i = 0, count = 0; count < words; i += 5) {
    const paragraph = [0, 1, 2, 3, 4].map((k) => prose[(i + k) % prose.length]).join(' ');
    paragraphs.push(paragraph);
    count += paragraph.split(' ').length;
  }
  return paragraphs.join('\n');
}

/** Half of all checked characters are spelling's, which comes first. */
const isSpelt = ({ checked, total }: WorkerStep): boolean => checked * 2 >= total;

async function measure(language: TextLanguage): Promise<PhaseFigures> {
  const [spell, lex, model, context] = (['spell', 'lex', 'model', 'context'] as const).map((part) =>
    readPack(language, part),
  );
  if (!spell || !lex || !model) throw new Error(`There are no packs for ${language}`);
  console.log(LOADED_MARK);
  if (!context) return null;
  const checker = createChecker();
  checker.loadSpell(language, spell);
  checker.loadGrammar(language, lex, model, rulesOf(language));
  checker.loadContext(language, context);
  const prose = proseOf(language).split('\n');
  const options = { ...defaultOptions(), language };
  checker.check(textOf(prose.slice(-2000), 5000), options);
  const handlers = createHandlers(checker, { rules: async () => [] });
  const texts: PhaseTimes[] = [];
  for (const words of SIZES) {
    const text = textOf(prose, words);
    let at = cpu();
    const begun = at;
    const times = { words, firstMarks: 0, spelling: 0, grammar: 0, net: 0, longestStep: 0 };
    const told = (step: WorkerStep) => {
      const now = cpu() - begun;
      if (step.deltas.some(({ issues }) => issues.length > 0)) times.firstMarks ||= now;
      if (isSpelt(step)) times.spelling ||= now;
      if (step.checked === step.total) times.grammar ||= now;
      if (step.done) times.net = now;
    };
    const rest: CallContext = {
      cancelled: false,
      progress: (step) => told(step as WorkerStep),
      pause: async () => {
        times.longestStep = Math.max(times.longestStep, cpu() - at);
        at = cpu();
      },
    };
    await handlers.open({ revision: 1, text, options }, rest);
    told(await handlers.run({ revision: 1, view: VIEW }, rest));
    times.longestStep = Math.max(times.longestStep, cpu() - at);
    texts.push(times);
  }
  return { texts };
}

if (process.argv[1] === import.meta.filename) {
  const [language] = process.argv.slice(2);
  if (language === undefined || !isTextLanguage(language)) throw new Error('phases.ts <language>');
  console.log(JSON.stringify(await measure(language)));
}
