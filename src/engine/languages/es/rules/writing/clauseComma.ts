// The comma behind a clause that opens the sentence: si puedes venir, avísame; como no llegaba, nos fuimos.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeFinite, canBeNoun, isTaggedFinite, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, Element, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { isManner } from '../../reading/phrases.ts';

const OPENERS = /^(?:si|cuando|aunque|como|mientras)$/;
const CLITICS = 'no me te se nos os lo la le los las les ya';
/** Words that open another clause, or join: the clause does not end before them. */
const GOES_ON = listed(
  'que quien quienes donde como cuando si porque pero y e o u ni sino cuanto cual cuyo aunque mientras cada tan más menos mejor peor',
);

/** avísame, dímelo: an order, whose subject is not said. */
const isOrder = ({ lower, readings }: Token): boolean =>
  /[áéí]\p{L}*(?:me|te|se|nos|os|lo|la|le|los|las|les)$/u.test(lower) &&
  readings.some(({ features }) => (features & Feature.imperative) !== 0);

/** A finite verb that is no noun: "no había faena". */
const isVerb = new Element(
  (token) => isOrder(token) || (isTaggedFinite(token) && canBeFinite(token) && !canBeNoun(token)),
);

/** Whether a noun stands there that could be the subject of what follows: "si llueve mi madre viene". */
const hasNoun = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ pos }, i) =>
      pos === Pos.pronoun ||
      pos === Pos.determiner ||
      ((pos === Pos.noun || pos === Pos.properNoun) && tokens[i - 1]?.pos !== Pos.preposition),
  );

function opensSentence(m: Match): boolean {
  const { tokens } = m.sentence;
  const [last, verb] = [m.token('last'), m.token('verb')];
  const opener = tokens[0];
  if (!opener || !OPENERS.test(opener.lower) || last.index < 1 || /^(?:no|ya)$/.test(last.lower)) return false;
  const clause = tokens.slice(1, last.index + 1);
  if (clause.some(({ kind, lower }) => kind !== 'word' || GOES_ON.has(lower))) return false;
  const verbs = clause.filter((each) => isTaggedFinite(each));
  // the tagger may take the first verb for a noun: before an order there must be one
  const first = verbs[0] ?? (isOrder(verb) ? clause.find((each) => canBeFinite(each)) : undefined);
  if (!first || verbs.length > 1 || verb.text !== verb.lower) return false;
  // "como no llegaba": because; "como mi madre dice" compares
  if (opener.lower === 'como' && (first.index > 3 || tokens[1]?.lower !== 'no')) return false;
  const between = tokens.slice(first.index + 1, last.index + 1);
  const isWhole =
    last === first ||
    last.verbForm !== 0 ||
    isManner(last) ||
    [Pos.noun, Pos.adverb, Pos.adjective, Pos.properNoun].some((pos) => pos === last.pos);
  return isWhole && (isOrder(verb) || !hasNoun(between));
}

/** Si puedes venir avísame. */
export const clauseComma = defineRule({
  id: 'es.punctuation.clause-comma',
  category: 'punctuation',
  type: 'typographical',
  pattern: [anyWord().as('last').mark(), words(CLITICS).repeat(0, 3), isVerb.as('verb')],
  where: opensSentence,
  suggest: (m) => [`${m.text('last')},`],
  wrong: [
    ['Si puedes venir avísame.', 'Si puedes venir, avísame.'],
    ['Cuando llegues a casa llámame.', 'Cuando llegues a casa, llámame.'],
    ['Como no llegaba nos fuimos.', 'Como no llegaba, nos fuimos.'],
    ['Aunque llovía salimos a pasear.', 'Aunque llovía, salimos a pasear.'],
  ],
  right: [
    'Si llueve mi madre viene.',
    'Cuando llegues, llámame.',
    'Si lo que dice es verdad, me voy.',
    'Como mi madre dice siempre tienes razón.',
    'Como no había faena nos fuimos.',
    'Si tarda, ven.',
  ],
});
