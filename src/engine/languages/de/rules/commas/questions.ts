// Commas before indirect questions and relative clauses.
import { Pos } from '../../../../lexicon/features.ts';
import { canBeFinite, isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, lemmas, oneOf, words } from '../../../../rules/pattern.ts';
import { clauseEnd, clauseStart, isNoun, isSubjectPronoun, isVerbLast, noun } from '../../reading/words.ts';
import { hasVerbBefore, withComma } from './clauses.ts';

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
  where: (m) => isVerbLast(m.sentence, m.token('question').index),
  unless: {
    'was for etwas': {
      when: (m) => {
        const next = m.token('next');
        return m.token('question').lower === 'was' && !isSubjectPronoun(next) && next.pos !== Pos.determiner;
      },
      right: 'Wir lernen was fürs Leben und lachen.',
    },
    'no matter where': {
      when: (m) => /^(?:egal|unklar|klar)$/.test(m.token('verb').lower) && !hasVerbBefore(m, m.from),
      right: 'Ganz egal wo du wohnst, ich finde dich.',
    },
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

/** "die im Garten spielen sind": a verb form directly followed by the finite verb of the main clause. */
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
    // "Gestern haben die Kinder den ein Jahr alten Hund": the noun of the article comes later
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
