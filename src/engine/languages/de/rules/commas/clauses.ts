// Commas before subordinate clauses, indirect questions and relative clauses.
import { Pos } from '../../../../lexicon/features.ts';
import { isFinite, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, not, punctuation, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import { verbBefore } from '../../reading/boundaries.ts';
import { canBeSubject, clauseEnd, clauseStart, isNoun, isSubjectPronoun, isVerbLast } from '../../reading/words.ts';
import commaOpeners from '../../rows/commaOpeners.words.tsv';

/** Words that may precede a conjunction without a comma: nur wenn, auch weil, als ob, und dass. */
export const OPENERS: ReadonlySet<string> = new Set(wordsIn(commaOpeners));

/** Conjunctions that are prepositions or adverbs, too: only a second finite verb shows them. */
const LATER = listed('da während seitdem solange wohingegen sooft ehe wo');

const PARTS = listed('an ab aus ein mit vor zu nach bei vorbei zurück');

/** "Ich rufe dich an sobald": a separated verb prefix, not a preposition. */
const isVerbPart = (match: Match, token: Token): boolean =>
  PARTS.has(token.lower) && hasVerbBefore(match, token.index) && token.index + 1 === match.token('conjunction').index;

const opensNothing = (match: Match, name: string): boolean => {
  const token = match.token(name);
  return (
    !OPENERS.has(token.lower) &&
    (token.pos !== Pos.preposition || isVerbPart(match, token)) &&
    token.pos !== Pos.subjunction &&
    token.pos !== Pos.conjunction
  );
};

/** The marked words with a comma after the first one. */
export const withComma = (match: Match): string[] => {
  const [first, ...rest] = match.marked();
  return first ? [`${first.text}, ${rest.map((token) => token.text).join(' ')}`] : [];
};

/** Ich weiß nicht ob: the comma before a conjunction is missing. */
export const beforeConjunction = defineRule({
  id: 'de.commas.conjunction',
  category: 'punctuation',
  patterns: [
    [anyWord().as('before').mark(), words('dass weil obwohl sodass').as('conjunction').mark()],
    [
      anyWord().as('before').mark(),
      words('ob wenn bevor nachdem falls sobald damit indem').as('conjunction').mark(),
      not(punctuation(',', '.', ':')),
    ],
    [
      anyWord().as('before').mark(),
      words('da während seitdem solange wohingegen sooft ehe wo').as('conjunction').mark(),
    ],
    [
      anyWord().as('before').mark(),
      words('ohne anstatt außer auch selbst als').mark(),
      words('dass wenn weil ob').as('conjunction').mark(),
    ],
  ],
  where: (m) => {
    const conjunction = m.token('conjunction');
    const next = m.sentence.tokens[conjunction.index + 1];
    if (conjunction.text !== conjunction.lower) return false;
    if (LATER.has(conjunction.lower) || conjunction.index > m.from + 1)
      return (
        verbBefore(m.sentence, m.token('before').index + 1) !== undefined &&
        (canBeSubject(next) || next?.pos === Pos.pronoun) &&
        (conjunction.lower !== 'wo' || isNoun(m.token('before'))) &&
        next?.lower !== 'wie' &&
        isFinite(m.sentence.tokens[clauseEnd(m.sentence, conjunction.index) - 1]) &&
        isVerbLast(m.sentence, conjunction.index)
      );
    if (conjunction.lower === 'damit')
      return isVerbLast(m.sentence, conjunction.index) && canBeSubject(next) && !isFinite(m.token('before'));
    if (conjunction.lower === 'ob' && isSubjectPronoun(next)) return true;
    return isVerbLast(m.sentence, conjunction.index) || /^(?:dass|weil)$/.test(conjunction.lower);
  },
  unless: {
    'a word that opens the clause with it': {
      when: (m) =>
        /^(?:nicht|gut|schade|dann|dafür|egal)$/.test(m.token('before').lower)
          ? !/^(?:dass|ob)$/.test(m.token('conjunction').lower)
          : !opensNothing(m, 'before'),
      right: 'Er tut so, als ob er schliefe.',
    },
    'no matter whether': {
      when: (m) => /^(?:nicht|egal)$/.test(m.token('before').lower) && !hasVerbBefore(m, m.token('before').index),
      right: 'Ganz egal ob es regnet, wir gehen.',
    },
    'the first word of its clause': {
      when: (m) => {
        const before = m.token('before');
        return clauseStart(m.sentence, before.index) === before.index && !isFinite(before);
      },
      right: 'Ausgerechnet wenn man Eile hat, kommt kein Bus.',
    },
    'a clause without its verb': {
      when: (m) =>
        /^(?:nicht|möglich|nötig|überhaupt|auch|auf|gewünscht|erforderlich|notwendig)$/.test(
          m.sentence.tokens[m.token('conjunction').index + 1]?.lower ?? '',
        ) && m.token('conjunction').lower !== 'dass',
      right: 'Ich weiß, dass er wenn nötig hilft.',
    },
    'damit for with it': {
      when: (m) => m.token('conjunction').lower === 'damit' && m.token('before').pos === Pos.pronoun,
      right: 'Kannst du damit Blech schneiden?',
    },
    'the second of two clauses': {
      when: (m) =>
        /^(?:nicht|das)$/.test(m.token('before').lower) &&
        /^(?:und|oder|sondern|aber)$/.test(m.sentence.tokens[m.token('before').index - 1]?.lower ?? ''),
      right: 'Man sagt, sie sei krank und nicht dass sie faul sei.',
    },
  },
  suggest: withComma,
  wrong: [
    ['Ich weiß nicht ob er kommt.', 'Ich weiß nicht, ob er kommt.'],
    ['Sie blieb zu Hause weil sie krank war.', 'Sie blieb zu Hause, weil sie krank war.'],
    ['Gib mir Bescheid wenn du da bist.', 'Gib mir Bescheid, wenn du da bist.'],
    [
      'Ein Versand ist nicht möglich da ich keinen Karton habe.',
      'Ein Versand ist nicht möglich, da ich keinen Karton habe.',
    ],
    ['Sie ging nach Hause ohne dass es jemand merkte.', 'Sie ging nach Hause, ohne dass es jemand merkte.'],
    ['Wir kommen zu Fuß auch wenn es regnet.', 'Wir kommen zu Fuß, auch wenn es regnet.'],
    ['Wir liefen bis zur Hütte wo uns die Wirtin empfing.', 'Wir liefen bis zur Hütte, wo uns die Wirtin empfing.'],
  ],
  right: [
    'Ich komme nur, wenn du auch kommst, und auch wenn es regnet.',
    'Falls nötig, rufe ich an, sobald ich da bin.',
    'Damit habe ich gerechnet.',
    'Er schlief während der Fahrt ein.',
    'Heute ist niemand da außer dem Hund.',
    'Wir sprachen mit dem OB und dem Bürgermeister, der das Ob und Wie erklärte.',
    'Er hat viel Geld damit verdient.',
  ],
});

/** Whether the finite verb of the clause comes before the token at `at`. */
export const hasVerbBefore = (match: Match, at: number): boolean =>
  match.sentence.tokens.slice(clauseStart(match.sentence, at), at).some((token) => isFinite(token));
