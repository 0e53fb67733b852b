// Rows of Spanish rewrites: with classes of words, and with forms that are read from their sentence.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { type RewriteRows, rewriteRows } from '../../../rewrite/rows.ts';
import { canBeFinite, isTaggedFinite, isTaggedVerb, listed } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';
import { can, Element, oneOf, tagged } from '../../../rules/pattern.ts';
import type { Classes, Row } from '../../../rules/rows.ts';
import { isCapitalised, reads, type Token } from '../../../rules/token.ts';
import { repeatsBefore, strandsInfinitive, strandsNoun } from '../../common/rewrites/around.ts';
import { inCase, isName } from '../../common/rewrites/capitals.ts';
import { nounBits } from '../reading/nouns.ts';
import { inSpanishForm } from './inForm.ts';

const DETERMINERS = listed(
  'un una unos unas el la los las este esta estos estas ese esa esos esas aquel aquella mi tu su mis tus sus nuestro nuestra nuestros nuestras vuestro vuestra algún alguna algunos algunas muchos muchas varios varias cada otro otra otros otras todo toda todos todas dos tres cuatro cinco seis siete ocho nueve diez cien mil',
);

/** What opens a noun phrase. */
export const isArticle = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind === 'number' || DETERMINERS.has(token.lower));

const isCount = (token: Token): boolean =>
  token.kind === 'number' ||
  reads(token, Pos.numeral) ||
  /^(?:un|una|varios|varias|algunos|algunas)$/.test(token.lower);

const manyOf = (gender: number): Element =>
  new Element((token) => {
    if (token.kind !== 'word' || token.pos !== Pos.noun || isCapitalised(token)) return false;
    const bits = nounBits(token);
    return bits.length === 1 && bits[0] === (gender | Feature.plural);
  });

const CLASSES: Classes = {
  infinitive: () =>
    new Element(
      (token) => isTaggedVerb(token) && /(?:[aeií]r|[aeiáéí]r(?:se|me|te|nos|os|l[aeo]s?){1,2})$/.test(token.lower),
    ),
  // one without pronouns: consultarla
  bare: () => new Element((token) => isTaggedVerb(token) && /[aeií]r$/.test(token.lower)),
  finite: () => new Element((token) => isTaggedFinite(token) && canBeFinite(token)),
  indicative: () =>
    oneOf(
      new Element(
        (token) =>
          isTaggedFinite(token) && !token.readings.some(({ features }) => (features & Feature.subjunctive) !== 0),
      ),
      new Element((token) => /^(?:no|se|me|te|nos|le|les|lo|ya)$/.test(token.lower)),
    ).and(new Element((token) => token.pos !== Pos.pronoun && token.lower !== 'no')),
  participle: () => can(Pos.verb, Feature.pastParticiple),
  masculines: () => manyOf(Feature.masculine),
  feminines: () => manyOf(Feature.feminine),
  noun: () => tagged(Pos.noun),
  count: () => new Element(isCount),
  article: () => new Element((token) => isArticle(token)),
  quality: () => tagged(Pos.adjective),
};

const MANY = /^(?:much|vari|poc|algun|tod)[oa]s\b/;

/** Whether the verb behind a quantity that is its subject may be singular: la mayoría vino. */
function isCountedAsOne(match: Match): boolean {
  const { tokens } = match.sentence;
  const [first, last] = [match.marked()[0], match.marked().at(-1)];
  const before = first && tokens[first.index - 1];
  // "el gran número de", "solo un montón de"
  if (/^(?:es|fue|era|será|solo|sólo|el|la|al|del|un|una|este|esta|su)$/.test(before?.lower ?? '')) return true;
  if (!last || before?.pos === Pos.preposition || isTaggedVerb(before)) return false;
  const verb = tokens.slice(last.index + 1, last.index + 9).find(isTaggedFinite);
  return verb !== undefined && verb.readings.some(({ features }) => (features & Feature.singular) !== 0);
}

/** Whether a verb would get another object, so that "se" before it agrees with something else. */
const givesObject = (match: Match): boolean => /^(?:del?|al?)$/.test(match.marked().at(-1)?.lower ?? '');

function isTied(match: Match): boolean {
  const first = match.marked()[0];
  const before = first && match.sentence.tokens[first.index - 1];
  return before?.lower === 'se' && givesObject(match);
}

const DEGREES = listed('más mas muy tan menos poco bastante');

/** What stands behind its verb or before it, but neither before a participle (antes definido) nor before what it governs (previamente a la firma). */
function isAwkward(match: Match): boolean {
  const [first, last] = [match.marked()[0], match.marked().at(-1)];
  const { tokens } = match.sentence;
  const next = last && tokens[last.index + 1];
  // "más recientemente" has no "más hace poco"
  if (first?.lower.endsWith('mente') && DEGREES.has(tokens[first.index - 1]?.lower ?? '')) return true;
  if (!/^(?:previa|anterior|posterior|reciente)mente$/.test(last?.lower ?? '')) return false;
  return reads(next, Pos.verb, Feature.pastParticiple) || /^al?$/.test(next?.lower ?? '');
}

/** "se pueden crear cuentas": the verb agrees with what is created. */
function inNumber(match: Match, text: string): string {
  if (!/^(?:no )?se p(?:ue|o)d\p{L}*[aáeé]$/u.test(text)) return text;
  const { tokens } = match.sentence;
  const at = (match.marked().at(-1)?.index ?? 0) + 2;
  const object = tokens[at];
  const isMany =
    object?.kind === 'word' &&
    object.lower.endsWith('s') &&
    (isArticle(object) || (object.pos === Pos.noun && reads(object, Pos.noun, Feature.plural)));
  return isMany ? `${text}n` : text;
}

/** Rows with the classes of Spanish. */
export function phraseRows(table: readonly Row[]): RewriteRows {
  const own = rewriteRows(table, CLASSES, inSpanishForm);
  return {
    ...own,
    where: (match) => own.where(match) && !isTied(match) && !isAwkward(match) && !isName(match),
    suggest: (match) =>
      own
        .suggest(match)
        .filter((text) => !MANY.test(text) || !isCountedAsOne(match))
        .filter((text) => !repeatsBefore(match, text) && !strandsInfinitive(match, text) && !strandsNoun(match, text))
        .map((text) => inCase(match, inNumber(match, text))),
  };
}
