// Places where a word of a set stands for something that no other word of the set could: they are not asked about.
import { Feature, Group, Pos } from '../lexicon/features.ts';
import type { Sentence, Token } from '../rules/token.ts';
import { VerbForm, verbFormsOf } from './verbForms.ts';

/** Whether the word before `at` ends in -a and the pronoun of a question hangs on it, so that it is a verb: l'a-t-on vu ? */
const isInverted = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at - 1]?.lower ?? '').endsWith('a') && (tokens[at]?.lower ?? '').startsWith('-t-');

/** tout heureuse, tout étonnée: an adverb before an adjective or participle that begins with a vowel or h. */
function isAdverbialTout(tokens: readonly Token[], from: number): boolean {
  const next = tokens[from + 1];
  if (tokens[from]?.lower !== 'tout' || !next || !/^[aeiouyhàâéèêëîïôûœ]/u.test(next.lower)) return false;
  return next.readings.some(
    ({ pos, features }) =>
      (pos === Pos.adjective || (features & Feature.pastParticiple) !== 0) &&
      ((features & Group.gender) === 0 || (features & Feature.feminine) !== 0),
  );
}

/** machen wir, sind wir: a verb with its pronoun behind it. */
const hasVerbBefore = (tokens: readonly Token[], from: number): boolean =>
  tokens[from]?.lower === 'wir' &&
  /(?:en|ern|eln|sind|tun)$/.test(tokens[from - 1]?.lower ?? '') &&
  (verbFormsOf(tokens[from - 1] as Token) & VerbForm.finite) !== 0;

/** zum schwimmen: a verb that is written as a noun. */
const isBeforeVerbalNoun = (tokens: readonly Token[], from: number): boolean =>
  tokens[from]?.lower === 'zum' &&
  tokens[from + 1] !== undefined &&
  (verbFormsOf(tokens[from + 1] as Token) & VerbForm.infinitive) !== 0;

/**
 * Presents of portare and piantare: the participles of porgere and piangere that look like them hardly ever stand behind
 * avere. Grammar cannot tell that, and most such pairs are the other way round: detto, visto.
 */
const PRESENT_LIKE_PARTICIPLE = /^(?:porto|pianto)$/;

/** lo porto: no form of avere stands before a verb that is no participle. */
function isObject(tokens: readonly Token[], from: number): boolean {
  const next = tokens[from + 1];
  if (tokens[from]?.lower !== 'lo' || next?.kind !== 'word') return false;
  if (PRESENT_LIKE_PARTICIPLE.test(next.lower)) return true;
  return next.readings.some(({ pos }) => pos === Pos.verb) && (verbFormsOf(next) & VerbForm.participle) === 0;
}

/** haya lo que haya, esté donde esté: a subjunctive said twice. */
const isSaidTwice = (tokens: readonly Token[], from: number): boolean =>
  (tokens[from]?.readings.some(({ features }) => (features & Feature.subjunctive) !== 0) ?? false) &&
  [...tokens.slice(Math.max(0, from - 3), from), ...tokens.slice(from + 1, from + 4)].some(
    ({ lower }) => lower === tokens[from]?.lower,
  );

/** from now on: a fixed phrase, whatever was typed for its middle. */
const isFromOn = (tokens: readonly Token[], from: number): boolean =>
  tokens[from]?.lower === 'on' && tokens[from - 2]?.lower === 'from';

/** es war schön bei euch, ihm letzte Woche, euch allen: what stands beside it fits no other word of the set. */
function isGermanPhrase(tokens: readonly Token[], from: number): boolean {
  const [before, token, next] = [tokens[from - 1]?.lower ?? '', tokens[from]?.lower, tokens[from + 1]?.lower ?? ''];
  if (token === 'ihm') return /^(?:letzte[ns]?|vorige[ns]?|vergangene[ns]?|jede[ns]?|nächste[ns]?)$/.test(next);
  if (token === 'euch') return /^(?:allen|beiden)$/.test(next);
  const isSaid =
    /^(?:ist|war|wäre|wird|wars)$/.test(before) && tokens.slice(0, from).some(({ lower }) => lower === 'es');
  return token === 'schön' && isSaid && /^(?:bei|mit|hier|dort)$/.test(next);
}

/** you must brake in time, the order form, where not to go: what stands beside it fits no other word of the set. */
function isEnglishPhrase(tokens: readonly Token[], from: number): boolean {
  const [before, token, next] = [tokens[from - 1]?.lower ?? '', tokens[from]?.lower, tokens[from + 1]?.lower ?? ''];
  const third = tokens[from + 2]?.lower ?? '';
  if (token === 'brake')
    return /^(?:gently|hard|sharply|before)$/.test(next) || (next === 'in' && /^(?:good|time)$/.test(third));
  if (token === 'form') return /^(?:order|application|booking|registration|entry|contact)$/.test(before);
  return token === 'where' && next === 'not' && third === 'to';
}

/** Whether the word or words [from, to) of a sentence are left alone. */
export function isLeftAlone({ tokens, language }: Sentence, from: number, to: number): boolean {
  if (language === 'en') return isFromOn(tokens, from) || isEnglishPhrase(tokens, from);
  if (language === 'fr') return isInverted(tokens, to) || isAdverbialTout(tokens, from);
  if (language === 'de')
    return hasVerbBefore(tokens, from) || isBeforeVerbalNoun(tokens, from) || isGermanPhrase(tokens, from);
  if (language === 'it') return isObject(tokens, from);
  if (language === 'es') return isSaidTwice(tokens, from);
  return false;
}
