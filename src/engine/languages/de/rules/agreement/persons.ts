// Pronouns whose verb ends the clause, and second verbs with the same subject.
import { Feature } from '../../../../lexicon/features.ts';
import { finiteReadings, isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, oneOf, punctuation, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { finite, neverFinite } from '../../reading/words.ts';
import { isPlainVerb } from './clause.ts';
import { verbFor } from './subjectVerb.ts';

const PERSONS: Readonly<Record<string, number>> = {
  ich: Feature.first | Feature.singular,
  du: Feature.second | Feature.singular,
  er: Feature.third | Feature.singular,
  man: Feature.third | Feature.singular,
  wir: Feature.first | Feature.plural,
  wer: Feature.third | Feature.singular,
  sie: Feature.third | Feature.plural,
};

const SUBJECTS = /^(?:ich|du|er|man|wir|Sie)$/;

/** Wenn du Zeit hat: a pronoun whose verb ends the clause. */
export const pronounAtEnd = defineRule({
  id: 'de.agreement-subject-verb.clause-end',
  patterns: [
    [
      sentenceStart(),
      words('wer').as('subject'),
      new Element((token) => token.kind === 'word' && (!isFinite(token) || token.text !== token.lower)).repeat(1, 8),
      finite().as('verb').mark(),
      punctuation(','),
    ],
    [
      words(
        'dass weil wenn ob obwohl bevor nachdem sodass damit falls sobald solange seit seitdem während was wo warum wann wie',
      ),
      new Element((token) => SUBJECTS.test(token.text)).as('subject'),
      new Element((token) => token.kind === 'word' && (!isFinite(token) || token.text !== token.lower)).repeat(1, 8),
      finite().as('verb').mark(),
      oneOf(punctuation(',', '.', '!', '?')),
    ],
  ],
  where: (m) => {
    const verb = m.token('verb');
    const person = PERSONS[m.token('subject').lower] ?? 0;
    if (!isPlainVerb(m) || verb.verbForm !== 0) return false;
    const before = m.sentence.tokens[verb.index - 1];
    // "dass ich ihn habe singen hören", "wo er und ich wohnen", "was wir lesen sollen"
    if (
      before &&
      (before.verbForm !== 0 || before.lower === 'zu') &&
      !/^(?:hat|hast|habe|haben|habt|ist|bin|bist|sind|seid|war|kann|kannst|will|willst|muss|musst)$/.test(verb.lower)
    )
      return false;
    if (/^(?:und|oder)$/.test(m.sentence.tokens[m.token('subject').index + 1]?.lower ?? '')) return false;
    // "was Sie daran reizt", "wenn Sie warten oder niemand antwortet": Sie is an object, or another subject follows
    if (
      m.text('subject') === 'Sie' &&
      (/^(?:was|wie|wo|warum)$/.test(m.sentence.tokens[m.from]?.lower ?? '') ||
        m.sentence.tokens
          .slice(m.from, verb.index)
          .some(({ lower }) => /^(?:und|oder|niemand|das|dies|der|es)$/.test(lower)))
    )
      return false;
    return neverFinite(verb, person) && verbFor(m, 'verb', person).length > 0;
  },
  suggest: (m) => verbFor(m, 'verb', PERSONS[m.token('subject').lower] ?? 0),
  wrong: [
    ['Wenn du morgen Zeit hat, können wir telefonieren.', 'Wenn du morgen Zeit hast, können wir telefonieren.'],
    ['Ich weiß, dass wir das schaffen kann.', 'Ich weiß, dass wir das schaffen können.'],
    ['Er bleibt hier, weil er sehr müde sind.', 'Er bleibt hier, weil er sehr müde ist.'],
    ['Wer zu spät kommen, muss warten.', 'Wer zu spät kommt, muss warten.'],
  ],
  right: [
    'Wenn du morgen Zeit hast, können wir telefonieren.',
    'Ich weiß, dass er und seine Frau kommen.',
    'Wir fragen, ob er uns helfen kann.',
  ],
});

/** "Ich komme und mach das": as spoken, without its ending. */
const isShort = (verb: Token): boolean =>
  finiteReadings(verb).some(
    ({ lemma, features }) => (features & Feature.imperative) !== 0 && lemma === `${verb.lower}en`,
  );

/** Wir haben Ihren Brief erhalten und werde: a second verb with the same subject. */
export const secondVerb = defineRule({
  id: 'de.agreement-subject-verb.second-verb',
  pattern: [
    sentenceStart(),
    words('ich du er wir').as('subject'),
    finite().as('first'),
    new Element((token) => token.kind === 'word' && !(isFinite(token) && token.text === token.lower)).repeat(1, 12),
    word('und'),
    finite().as('verb').mark(),
    new Element((token) => token.kind === 'word'),
  ],
  where: (m) => {
    const person = PERSONS[m.token('subject').lower] ?? 0;
    return (
      isPlainVerb(m) &&
      !(person === PERSONS.ich && isShort(m.token('verb'))) &&
      m.token('verb').index > 0 &&
      !/^(?:ich|du|er|wir|ihr|man|der|es)$/.test(m.after(0)?.lower ?? '') &&
      !neverFinite(m.token('first'), person) &&
      neverFinite(m.token('verb'), person) &&
      verbFor(m, 'verb', person).length > 0
    );
  },
  suggest: (m) => verbFor(m, 'verb', PERSONS[m.token('subject').lower] ?? 0),
  wrong: [
    [
      'Wir haben Ihren Brief erhalten und werde bald antworten.',
      'Wir haben Ihren Brief erhalten und werden bald antworten.',
    ],
    ['Ich stehe um sechs auf und gehen mit dem Hund raus.', 'Ich stehe um sechs auf und gehe mit dem Hund raus.'],
    ['Er wohnt in Bonn und arbeiten bei der Post.', 'Er wohnt in Bonn und arbeitet bei der Post.'],
  ],
  right: [
    'Wir haben Ihren Brief erhalten und werden bald antworten.',
    'Ich koche heute und ihr geht einkaufen.',
    'Ich komme am Montag und mach den Rest.',
    'Er singt gern und manchmal tanzt er auch.',
  ],
});
