// Places where no other word of a German set would fit: the classifiers are not asked.
import type { LeftAlone } from '../../../context/choices.ts';
import { VerbForm, verbFormsOf } from '../../../context/verbForms.ts';
import { Pos } from '../../../lexicon/features.ts';
import { canBeFinite } from '../../../rules/ask.ts';
import type { Token } from '../../../rules/token.ts';

/** machen wir, sind wir: a verb followed by its pronoun. */
const hasVerbBefore = (tokens: readonly Token[], from: number): boolean =>
  tokens[from]?.lower === 'wir' &&
  /(?:en|ern|eln|sind|tun)$/.test(tokens[from - 1]?.lower ?? '') &&
  ((verbFormsOf(tokens[from - 1] as Token) & VerbForm.finite) !== 0 || canBeFinite(tokens[from - 1]));

/** "Wir von der Post", "dass wir", "an denen wir": no clause but a question begins with its verb. */
function opensClause(tokens: readonly Token[], from: number): boolean {
  if (tokens[from]?.lower !== 'wir') return false;
  const before = tokens[from - 1];
  if (before === undefined || (before.kind === 'punctuation' && /^[.!?:;,–„"»(]$/.test(before.text)))
    return tokens.at(-1)?.text !== '?';
  return (
    before.pos === Pos.conjunction ||
    before.pos === Pos.subjunction ||
    /^(?:denen|deren|dessen|den|dem|welche[mnrs]?|wo|wie|wann|warum)$/.test(before.lower)
  );
}

/** zum schwimmen: a verb that should be written as a noun. */
const isBeforeVerbalNoun = (tokens: readonly Token[], from: number): boolean =>
  tokens[from]?.lower === 'zum' &&
  tokens[from + 1] !== undefined &&
  (verbFormsOf(tokens[from + 1] as Token) & VerbForm.infinitive) !== 0;

/** es war schön bei euch, ihm letzte Woche, euch allen: the neighbouring words fit no other word of the set. */
function isPhrase(tokens: readonly Token[], from: number): boolean {
  const [before, token, next] = [tokens[from - 1]?.lower ?? '', tokens[from]?.lower, tokens[from + 1]?.lower ?? ''];
  if (token === 'ihm') return /^(?:letzte[ns]?|vorige[ns]?|vergangene[ns]?|jede[ns]?|nächste[ns]?)$/.test(next);
  if (token === 'euch') return /^(?:allen|beiden)$/.test(next);
  const isSaid =
    /^(?:ist|war|wäre|wird|wars)$/.test(before) && tokens.slice(0, from).some(({ lower }) => lower === 'es');
  return token === 'schön' && isSaid && /^(?:bei|mit|hier|dort)$/.test(next);
}

/** See LeftAlone. */
export const isLeftAlone: LeftAlone = (tokens, from) =>
  hasVerbBefore(tokens, from) ||
  opensClause(tokens, from) ||
  isBeforeVerbalNoun(tokens, from) ||
  isPhrase(tokens, from);
