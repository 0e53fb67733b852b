// How well the first corrections of the misspelt words of a piece fit. Corrections are costly: they are looked for once a word
// and language, while the rules read, and not at all where so much is unknown that it is hardly prose.
import type { Piece } from '../document/piece.ts';
import type { Languages } from '../languages.ts';
import { suggest } from '../spelling/rank/rank.ts';
import type { CheckOptions } from '../types.ts';
import type { Judge } from '../words/judge.ts';
import type { Finding } from '../words/types.ts';
import type { WordFit } from './types.ts';

/** A piece with more misspelt words than this is a list, data or of no known language. */
const MOST_WORDS = 24;
const MAX_REMEMBERED = 5000;
/** Looking for the corrections of a word takes about as long as checking the spelling of so many characters. */
const LOOK_COST = 4000;

const remembered = new WeakMap<Judge, Map<string, WordFit>>();

function fitsOf(judge: Judge): Map<string, WordFit> {
  const known = remembered.get(judge);
  if (known && known.size < MAX_REMEMBERED) return known;
  const fresh = new Map<string, WordFit>();
  remembered.set(judge, fresh);
  return fresh;
}

function fitOf(word: string, judge: Judge): WordFit {
  const [first, second] = suggest(judge.pack, word, judge.dialectBit, { max: 2 });
  if (!first) return { cost: -1, gap: -1, frequency: 0 };
  return { cost: first.cost, gap: second ? second.score - first.score : -1, frequency: first.frequency };
}

const isMisspelt = ({ kind }: Finding): boolean => kind === 'error';

/** Passes the misspelt words of a piece that are to be weighed, with what is remembered of their language. */
function eachWord(
  piece: Piece,
  languages: Languages,
  options: CheckOptions,
  visit: (finding: Finding, judge: Judge, fits: Map<string, WordFit>) => void,
): void {
  const words = piece.findings.filter(isMisspelt);
  if (words.length > MOST_WORDS) return;
  for (const finding of words) {
    const judge = languages.judgeOf(finding.language, options);
    if (judge) visit(finding, judge, fitsOf(judge));
  }
}

/** Gives misspelt words the fits that are known. */
export function recallFits(piece: Piece, languages: Languages, options: CheckOptions): void {
  eachWord(piece, languages, options, (finding, _, fits) => {
    const fit = fits.get(finding.word);
    if (fit) finding.fit = fit;
  });
}

/** Looks for the corrections of a piece's misspelt words. Returns how long that took, as `LOOK_COST` says. */
export function fitWords(piece: Piece, languages: Languages, options: CheckOptions): number {
  let cost = 0;
  eachWord(piece, languages, options, (finding, judge, fits) => {
    let fit = fits.get(finding.word);
    if (!fit) {
      fit = fitOf(finding.word, judge);
      fits.set(finding.word, fit);
      cost += LOOK_COST;
    }
    finding.fit = fit;
  });
  return cost;
}
