// The polite Sie when another part of the sentence addresses the reader.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Token } from '../../../../rules/token.ts';
import { cellsAs } from '../../reading/cells.ts';
import { clauseEnd, clauseStart, isNoun, neverFinite } from '../../reading/words.ts';
import { politely, politePronoun, WRITER } from './politeWords.ts';

const FEMININE = 0x2222;
const PLURAL = 0x8888;

/** Whether a token is the polite pronoun, and not capitalised merely because it starts a sentence. */
function isPolite(token: Token, before: Token | undefined): boolean {
  return /^(?:Sie|Ihnen|Ihre?[nmrs]?)$/.test(token.text) && before?.kind === 'word';
}

/** Whether "sie" may refer to this token, a person or thing named earlier in the sentence. */
function isNamed(token: Token, isPlural: boolean): boolean {
  if (token.pos === Pos.properNoun) return true;
  if (isNoun(token)) return (cellsAs(token, Pos.noun) & (isPlural ? PLURAL : PLURAL | FEMININE)) !== 0;
  return /^(?:sie|ihnen|ihre?[nmrs]?|diese|alle|viele|einige|beide|welche)$/.test(token.text);
}

const OF_THINGS = /^(?:bedeuten|heißen|kosten|enthalten|bewirken|gehören|funktionieren)$/;

/** Können Sie sagen, ob das für sie passt: another part of the sentence addresses the reader. */
export const politeElsewhere = defineRule({
  id: 'de.capitals.polite-elsewhere',
  pattern: [politePronoun('sie ihnen ihre ihren ihrem ihrer')],
  where: (m) => {
    const { tokens } = m.sentence;
    const sie = m.token('sie');
    const [before, next] = [tokens[sie.index - 1], tokens[sie.index + 1]];
    const isSubject = isFinite(before) || isFinite(next) || before?.pos === Pos.subjunction;
    // a letter has a writer and a reader; a manual addresses the reader but talks about things
    if (!tokens.some(({ lower }) => WRITER.test(lower)) || tokens.some(({ text }) => /^[„“"»«:]$/.test(text)))
      return false;
    if (!tokens.some((token, i) => (isSubject ? i < sie.index : i !== sie.index) && isPolite(token, tokens[i - 1])))
      return false;
    return true;
  },
  unless: {
    'somebody named before': {
      when: (m) => m.sentence.tokens.slice(0, m.from).some((token) => isNamed(token, m.text('sie') === 'ihnen')),
      right: 'Bitte fragen Sie meine Eltern, ob sie Zeit haben.',
    },
    'somebody else beside the reader': {
      when: (m) => m.before()?.lower === 'sie' || m.after()?.lower === 'sie',
      right: 'Bitte grüßen Sie sie von mir.',
    },
    'said of things': {
      when: (m) => m.after()?.readings.some(({ lemma }) => OF_THINGS.test(lemma)) ?? false,
      right: 'Lassen Sie uns klären, ob Sie wissen, was sie bedeuten.',
    },
    'one person only': {
      when: (m) => {
        if (m.text('sie') !== 'sie' || m.before()?.pos === Pos.preposition) return false;
        const clause = m.sentence.tokens.slice(clauseStart(m.sentence, m.from), clauseEnd(m.sentence, m.from));
        return clause.some((token) => isFinite(token) && neverFinite(token, Feature.plural));
      },
      right: 'Sagen Sie mir bitte, ob sie schon da ist.',
    },
  },
  suggest: politely,
  wrong: [
    ['Können Sie mir sagen, ob der Termin für sie passt?', 'Können Sie mir sagen, ob der Termin für Sie passt?'],
    ['Bitte teilen Sie uns ihre neue Adresse mit.', 'Bitte teilen Sie uns Ihre neue Adresse mit.'],
    ['Ich freue mich, sie kennenzulernen, und danke Ihnen.', 'Ich freue mich, Sie kennenzulernen, und danke Ihnen.'],
  ],
  right: [
    'Bitte prüfen Sie die Rechnung und schicken Sie sie zurück.',
    'Wenn Sie die Gäste sehen, grüßen Sie sie von mir.',
    'Kennen Sie Anna und ihre Schwester?',
    'Klicken Sie hier, damit sie angezeigt werden.',
  ],
});
