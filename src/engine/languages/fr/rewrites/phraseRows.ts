// Rows of French rewrites: with classes of words, and {the} for the article that a contraction at their end holds (du: le).
import { Feature, Pos } from '../../../lexicon/features.ts';
import { type RewriteRows, rewriteRows } from '../../../rewrite/rows.ts';
import { among, isTaggedVerb, listed } from '../../../rules/ask.ts';
import type { Match } from '../../../rules/match.ts';
import { can, Element, oneOf, tagged } from '../../../rules/pattern.ts';
import type { Classes, Row } from '../../../rules/rows.ts';
import { reads, type Token } from '../../../rules/token.ts';
import { repeatsBefore, strandsInfinitive, strandsNoun } from '../../common/rewrites/around.ts';
import { inCase, isName } from '../../common/rewrites/capitals.ts';
import { elides } from '../reading/words.ts';
import { inFrenchForm } from './inForm.ts';

const DETERMINERS = listed(
  "un une le la l' les du des ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs quelques plusieurs chaque aucun aucune tout toute tous toutes certains certaines deux trois quatre cinq six sept huit neuf dix cent mille",
);

const isCount = (token: Token): boolean =>
  token.kind === 'number' || reads(token, Pos.numeral) || /^(?:plusieurs|quelques)$/.test(token.lower);

/** What opens a noun phrase. */
export const isArticle = (token: Token | undefined): boolean =>
  token !== undefined && (token.kind === 'number' || DETERMINERS.has(token.lower));

const CLASSES: Classes = {
  infinitive: () =>
    oneOf(
      new Element((token) => isTaggedVerb(token) && reads(token, Pos.verb, Feature.infinitive)),
      new Element((token) => reads(token, Pos.auxiliary, Feature.infinitive)),
      // a pronoun before the infinitive: de le voir, d'y aller
      new Element(
        (token) =>
          token.pos === Pos.pronoun && /^(?:me|m'|te|t'|se|s'|nous|vous|le|la|l'|les|lui|leur|y|en)$/.test(token.lower),
      ),
      new Element((token) => /^(?:ne|bien|mieux)$/.test(token.lower)),
    ),
  plural: () => oneOf(can(Pos.noun, Feature.plural), can(Pos.adjective, Feature.plural)),
  count: () => new Element(isCount),
  article: () => new Element((token) => isArticle(token)),
  conditional: () => oneOf(can(Pos.verb, Feature.conditional), can(Pos.auxiliary, Feature.conditional)),
  quality: () => tagged(Pos.adjective),
  // what may be the subject of the verb behind it
  subject: () => tagged([Pos.noun, Pos.properNoun, Pos.pronoun, Pos.adjective]),
};

const THE: Readonly<Record<string, string>> = { du: 'le ', au: 'le ', des: 'les ', aux: 'les ' };
const OF: Readonly<Record<string, string>> = { à: 'de', au: 'du', aux: 'des' };

/** What is left of the last word typed without its preposition; null where a bare noun would have no article. */
export function articleLeft(match: Match): string | null {
  const last = match.marked().at(-1);
  if (!last) return null;
  const article = THE[last.lower];
  if (article) return article;
  const next = match.sentence.tokens[last.index + 1];
  if (
    isArticle(next) ||
    /^(?:ce|cela|celui|celle|ceux|celles|eux|elle|elles|lui|moi|toi|nous|vous)$/.test(next?.lower ?? '')
  )
    return '';
  if (next?.kind === 'word' && next.pos === Pos.properNoun) return '';
  const isPlural =
    next?.pos === Pos.noun && reads(next, Pos.noun, Feature.plural) && !reads(next, Pos.noun, Feature.singular);
  return isPlural && /^d['e]$/.test(last.lower) ? 'des ' : null;
}

const isReflexive = among("se s'");

/** Where a row cannot be trusted: a pronoun is tied to the verb, before it or behind. */
export function isTied(match: Match): boolean {
  const [first, last] = [match.marked()[0], match.marked().at(-1)];
  if (!first || !last) return true;
  const { tokens } = match.sentence;
  return isReflexive(tokens[first.index - 1]) || (tokens[last.index + 1]?.text.startsWith('-') ?? false);
}

/** Whether l' before the match would have to show its gender. */
function hidesGender(match: Match, text: string): boolean {
  const first = match.marked()[0];
  const before = first && match.sentence.tokens[first.index - 1];
  return before?.lower === "l'" && text !== '' && !elides(text.toLowerCase());
}

/** Rows with the classes of French, each suggestion with its article. */
export function phraseRows(table: readonly Row[]): RewriteRows {
  const own = rewriteRows(table, CLASSES, inFrenchForm);
  return {
    ...own,
    where: (match) => own.where(match) && !isTied(match) && !isName(match),
    suggest: (match) =>
      own
        .suggest(match)
        .flatMap((text) => filled(text, match))
        .map((text) => inCase(match, text)),
  };
}

/** What stands behind its verb, unlike the adverb that was typed. */
const AT_THE_END =
  /^(?:à la main|à l'improviste|chaque |en cachette|en même temps|la nuit|plus tard|tout de suite|vite et bien)/;

const DEGREES = listed('plus très moins trop aussi si assez');

/** Whether what is offered would stand in a place where it does not sound right: de beaucoup de, à la main copier. */
function isAwkward(match: Match, text: string): boolean {
  const [first, last] = [match.marked()[0], match.marked().at(-1)];
  if (!first || !last) return true;
  const { tokens } = match.sentence;
  if (/^(?:beaucoup|énormément|peu|de plus en plus) d/.test(text))
    return /^d['e]$/.test(tokens[first.index - 1]?.lower ?? '');
  const next = tokens[last.index + 1];
  if (first === last && last.lower.endsWith('ment') && DEGREES.has(tokens[first.index - 1]?.lower ?? ''))
    return !/^(?:souvent|vite)$/.test(text);
  const isAdverb = first === last && AT_THE_END.test(text);
  return isAdverb && (next?.pos === Pos.adjective || (next?.pos === Pos.verb && next.verbForm !== 0));
}

function filled(text: string, match: Match): string[] {
  if (
    hidesGender(match, text) ||
    isAwkward(match, text) ||
    repeatsBefore(match, text) ||
    strandsInfinitive(match, text) ||
    strandsNoun(match, text)
  )
    return [];
  const last = match.marked().at(-1);
  if (text.includes('{of}')) return [text.replace('{of}', OF[last?.lower ?? ''] ?? '')];
  if (!text.includes('{the}')) return [text];
  const article = articleLeft(match);
  return article === null ? [] : [text.replace('{the}', article).trim()];
}
