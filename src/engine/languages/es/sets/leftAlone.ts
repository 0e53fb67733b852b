// Places where no other word of a Spanish set would fit: the classifiers are not asked.
import type { LeftAlone } from '../../../context/choices.ts';
import { Feature } from '../../../lexicon/features.ts';
import type { Token } from '../../../rules/token.ts';
import { MOMENT } from '../reading/subjects.ts';

const FIRST = Feature.first | Feature.singular | Feature.present | Feature.indicative;

/** haya lo que haya, esté donde esté: a repeated subjunctive. */
const isSaidTwice = (tokens: readonly Token[], from: number): boolean =>
  (tokens[from]?.readings.some(({ features }) => (features & Feature.subjunctive) !== 0) ?? false) &&
  [...tokens.slice(Math.max(0, from - 3), from), ...tokens.slice(from + 1, from + 4)].some(
    ({ lower }) => lower === tokens[from]?.lower,
  );

/** Verbs with which letters open and close: le adjunto la factura, quedo a su disposición. */
const LETTER =
  /^(?:adjunto|quedo|ruego|saludo|agradezco|solicito|remito|envío|espero|escribo|comunico|informo|mando|necesito|deseo|confirmo|acompaño|acompano|aprovecho|contacto|recuerdo|invito|felicito|presento|propongo|reitero|aguardo|expreso|manifiesto|declaro|expongo|llamo|dejo|paso|doy|firmo)$/;

/** le adjunto: the writer speaks, at the start of a sentence. */
const isOfLetter = (tokens: readonly Token[], from: number): boolean => {
  if (!LETTER.test(tokens[from]?.lower ?? '')) return false;
  let at = from;
  while (/^(?:le|les|te|os|lo|la|los|las|me|también|asimismo|sin|más|aquí)$/.test(tokens[at - 1]?.lower ?? '')) at--;
  return at === 0 || (at !== from && tokens[at - 1]?.kind === 'punctuation');
};

const ASKED = /^(?:qué|cómo|cuándo|dónde|quién|quiénes|cuál|cuáles|cuánto|cuánta|cuántos|cuántas)$/;
const ASKING =
  /^(?:saber|preguntar|averiguar|ignorar|entender|comprender|explicar|decidir|descubrir|imaginar|adivinar|recordar|aclarar|investigar|determinar)$/;

/** nadie sabe con certeza qué pasó: a question that hangs on a verb a few words before. */
const isAskedFor = (tokens: readonly Token[], from: number): boolean => {
  if (!ASKED.test(tokens[from]?.lower ?? '')) return false;
  const before = tokens.slice(Math.max(0, from - 5), from);
  const asking = before.findLastIndex(({ readings }) => readings.some(({ lemma }) => ASKING.test(lemma)));
  return asking >= 0 && !before.slice(asking + 1).some(({ kind, lower }) => kind === 'punctuation' || lower === 'que');
};

/** la próxima vez llego: behind a time the writer may be the subject of a first person as well as anybody. */
const isBehindTime = (tokens: readonly Token[], from: number): boolean =>
  MOMENT.test(tokens[from - 1]?.lower ?? '') &&
  (tokens[from]?.readings.some(({ features }) => (features & FIRST) === FIRST) ?? false);

/** See LeftAlone. */
export const isLeftAlone: LeftAlone = (tokens, from) =>
  isSaidTwice(tokens, from) || isOfLetter(tokens, from) || isAskedFor(tokens, from) || isBehindTime(tokens, from);
