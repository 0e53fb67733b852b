// Commas before subordinate clauses, indirect questions and relative clauses.
import { Pos } from '../../../../lexicon/features.ts';
import { canBeFinite, isFinite, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, lemmas, not, oneOf, punctuation, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import {
  canBeSubject,
  clauseEnd,
  clauseStart,
  isBreak,
  isNoun,
  isSubjectPronoun,
  isVerbLast,
  noun,
} from '../../reading/words.ts';
import commaOpeners from '../../rows/commaOpeners.words.tsv';

/** Words that may stand before a conjunction with no comma between: nur wenn, auch weil, als ob, und dass. */
export const OPENERS: ReadonlySet<string> = new Set(wordsIn(commaOpeners));

const PARTS = listed('an ab aus ein mit vor zu nach bei vorbei zurück');

/** "Ich rufe dich an sobald": the second part of a verb, not a preposition. */
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

/** The marked words with a comma after the first. */
export const withComma = (match: Match): string[] => {
  const [first, ...rest] = match.marked();
  return first ? [`${first.text}, ${rest.map((token) => token.text).join(' ')}`] : [];
};

/** Ich weiß nicht ob: no comma before a conjunction. */
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
  ],
  where: (m) => {
    const before = m.token('before');
    const conjunction = m.token('conjunction');
    if (
      /^(?:nicht|gut|schade|dann|dafür|egal)$/.test(before.lower)
        ? !/^(?:dass|ob)$/.test(conjunction.lower)
        : !opensNothing(m, 'before')
    )
      return false;
    if (/^(?:nicht|egal)$/.test(before.lower) && !hasVerbBefore(m, before.index)) return false;
    const next = m.sentence.tokens[conjunction.index + 1];
    if (
      isBreak(next) ||
      (/^(?:nicht|möglich|nötig|überhaupt|auch|auf|gewünscht|erforderlich|notwendig)$/.test(next?.lower ?? '') &&
        conjunction.lower !== 'dass')
    )
      return false;
    if (clauseStart(m.sentence, before.index) === before.index && !isFinite(before)) return false;
    const before2 = m.sentence.tokens[before.index - 1]?.lower ?? '';
    if (/^(?:nicht|das)$/.test(before.lower) && /^(?:und|oder|sondern|aber)$/.test(before2)) return false;
    if (conjunction.lower === 'damit' && before.pos === Pos.pronoun) return false;
    if (conjunction.lower === 'wenn' && before.lower === 'ist') return false;
    if (conjunction.lower === 'damit')
      return isVerbLast(m.sentence, conjunction.index) && canBeSubject(next) && !isFinite(before);
    if (conjunction.lower === 'ob' && isSubjectPronoun(next)) return true;
    return isVerbLast(m.sentence, conjunction.index) || conjunction.lower === 'dass' || conjunction.lower === 'weil';
  },
  suggest: withComma,
  wrong: [
    ['Ich weiß nicht ob er kommt.', 'Ich weiß nicht, ob er kommt.'],
    ['Sie blieb zu Hause weil sie krank war.', 'Sie blieb zu Hause, weil sie krank war.'],
    ['Gib mir Bescheid wenn du da bist.', 'Gib mir Bescheid, wenn du da bist.'],
  ],
  right: [
    'Ich komme nur, wenn du auch kommst, und auch wenn es regnet.',
    'Er tut so, als ob er schliefe.',
    'Falls nötig, rufe ich an, sobald ich da bin.',
    'Damit habe ich gerechnet.',
  ],
});

const hasVerbBefore = (match: Match, at: number): boolean =>
  match.sentence.tokens.slice(clauseStart(match.sentence, at), at).some((token) => isFinite(token));

const ASKING = lemmas(
  'wissen sagen fragen erklären zeigen verstehen sehen erzählen mitteilen verraten merken schreiben überlegen begreifen prüfen beschreiben erfahren hören herausfinden lernen vergessen vorstellen ahnen entscheiden schauen nachsehen',
);

const QUESTIONS = noun().and(lemmas('Idee Ahnung Frage Grund Tipp Erklärung Vorschlag'));

/** Sagen Sie mir wann er kommt: an indirect question. */
export const indirectQuestion = defineRule({
  id: 'de.commas.indirect-question',
  category: 'punctuation',
  pattern: [
    oneOf(ASKING, QUESTIONS, words('egal unklar klar gespannt neugierig unsicher sicher wurscht')).as('verb'),
    words(
      'sie du ich wir er man mir uns ihm ihnen euch dir ihr bitte einfach mal nicht noch jetzt gar genau auch sofort kurz gern mehr leider immer wirklich',
    ).repeat(0, 4),
    words(
      'wann warum wieso weshalb wo wohin woher wie wer wen wem was welche welcher welches welchen wozu womit wofür woran worauf',
    ).as('question'),
    anyWord().as('next'),
  ],
  where: (m) => {
    const question = m.token('question');
    const { tokens } = m.sentence;
    const next = m.token('next');
    if (/^(?:viel|wenig|gesagt|auch|immer)$/.test(next.lower) && question.lower === 'was') return false;
    if (isFinite(next) || (isSubjectPronoun(next) && isBreak(tokens[next.index + 1]))) return false;
    if (question.lower === 'was' && !isSubjectPronoun(next) && next.pos !== Pos.determiner) return false;
    // "egal wo du bist" by itself is mostly written without
    const before = m.before();
    if (
      /^(?:egal|unklar|klar)$/.test(m.token('verb').lower) &&
      (before === undefined || isBreak(before) || !hasVerbBefore(m, m.from))
    )
      return false;
    return isVerbLast(m.sentence, question.index);
  },
  suggest: (m) => {
    const before = m.sentence.tokens[m.token('question').index - 1];
    return before
      ? [
          `${m.sentence.text.slice(m.sentence.tokens[m.from]?.start ?? 0, before.end)}, ${m.text('question')} ${m.text('next')}`,
        ]
      : [];
  },
  wrong: [
    ['Sag mir bitte wann du ankommst.', 'Sag mir bitte, wann du ankommst.'],
    ['Ich weiß nicht warum der Drucker streikt.', 'Ich weiß nicht, warum der Drucker streikt.'],
    ['Wir fragen uns wie das passieren konnte.', 'Wir fragen uns, wie das passieren konnte.'],
  ],
  right: ['Sag mir bitte, wann du ankommst.', 'Sie wissen wie immer alles besser.', 'Weißt du was?'],
});

/** "die im Garten spielen sind": a verb form that the finite verb of the main clause follows. */
function meetsVerb(match: Match, from: number): boolean {
  const { tokens } = match.sentence;
  for (let at = from + 2; at < clauseEnd(match.sentence, from) - 1; at++) {
    const token = tokens[at];
    if (isFinite(token)) return false;
    if (canBeFinite(token) && token?.text === token?.lower && isFinite(tokens[at + 1])) return true;
  }
  return false;
}

/** der Kollege der mir half: a relative clause. */
export const relativeClause = defineRule({
  id: 'de.commas.relative',
  category: 'punctuation',
  patterns: [
    [
      noun().as('noun').mark(),
      words('der die das den dem denen').as('relative').mark(),
      words(
        'ich du er sie es wir ihr man mir dir ihm uns euch ihnen sich mich dich ihn nicht auch immer gerade heute gestern noch schon hier dort so sehr damals früher jetzt nie bei mit in aus auf an von über unter neben vor hinter nach seit gegenüber zwischen wegen trotz ohne für um mein meine meinen dein deine sein seine ihre unser unsere kein keine keinen eine einen ein alle viele zwei drei jeden jede jeder leider wirklich erst letzte letztes vorne oben unten da am im zum zur beim ins vom trotzdem wahrscheinlich bestimmt gern gerne',
      ),
    ],
    [
      noun().as('noun').mark(),
      words('in an auf mit von bei aus für über').mark(),
      words('der dem denen deren dessen').as('relative').mark(),
      words('ich du er sie es wir ihr man sich mich uns nicht'),
    ],
  ],
  where: (m) => {
    const relative = m.token('relative').index;
    const head = m.token('noun');
    if (!isVerbLast(m.sentence, relative) && !meetsVerb(m, relative)) return false;
    const { tokens } = m.sentence;
    const next = tokens[relative + 1];
    // "das Bild der in Berlin lebenden Frau": an article whose noun comes later
    if (next && !isSubjectPronoun(next) && next.pos !== Pos.pronoun) {
      const end = clauseEnd(m.sentence, relative);
      if (
        tokens
          .slice(relative + 2, end)
          .some((token, i, all) => (token.pos === Pos.adjective || token.verbForm !== 0) && isNoun(all[i + 1]))
      )
        return false;
    }
    // "Gestern haben die Kinder den ein Jahr alten Hund": what the article could belong to comes behind
    if (next?.pos === Pos.determiner && isNoun(tokens[relative + 2]) && isNoun(tokens[relative + 3])) return false;
    const start = clauseStart(m.sentence, head.index);
    return hasVerbBefore(m, head.index) || start < head.index;
  },
  suggest: withComma,
  wrong: [
    ['Das ist die Frau die mir geholfen hat.', 'Das ist die Frau, die mir geholfen hat.'],
    ['Ich suche den Schlüssel den du mir gegeben hast.', 'Ich suche den Schlüssel, den du mir gegeben hast.'],
    ['Wir wohnen in einem Haus das sehr alt ist.', 'Wir wohnen in einem Haus, das sehr alt ist.'],
    ['Das ist der Freund mit dem ich verreise.', 'Das ist der Freund, mit dem ich verreise.'],
    ['Kennst du den Mann der gerade angerufen wird?', 'Kennst du den Mann, der gerade angerufen wird?'],
    ['Das ist die Firma in der ich arbeite.', 'Das ist die Firma, in der ich arbeite.'],
  ],
  right: [
    'Das ist die Frau, die mir geholfen hat.',
    'Das Bild der in Berlin lebenden Malerin hängt hier.',
    'Den Schlüssel hat der Nachbar.',
  ],
});
