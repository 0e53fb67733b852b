// Commas before clauses that define a pronoun or superlative (niemand, der; alles, was; der Erste, der), and before "bis".
import { Pos } from '../../../../lexicon/features.ts';
import { isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { anyWord, oneOf, punctuation, words } from '../../../../rules/pattern.ts';
import { clauseEnd, clauseStart, isNoun, isSubjectPronoun, isVerbLast, lowerWord } from '../../reading/words.ts';
import { withComma } from './clauses.ts';

const MODAL = /^(?:kann|könnte|will|möchte|mag|soll|sollte|muss|darf|hat|würde)$/;

/** Ich kenne niemanden der das kann, alles was ich habe, das Einzige was zählt. */
export const pronounRelative = defineRule({
  id: 'de.commas.pronoun-relative',
  category: 'punctuation',
  type: 'typographical',
  patterns: [
    [
      words('alles nichts etwas vieles einiges manches einzige beste schönste schlimmste wichtigste erste letzte')
        .as('head')
        .mark(),
      words('was').as('relative').mark(),
      anyWord(),
    ],
    [
      words('niemand niemanden niemandem jemand jemanden jemandem').as('head').mark(),
      words('der den dem die').as('relative').mark(),
      anyWord(),
    ],
    [
      words('der die den dem'),
      words('erste ersten einzige einzigen letzte letzten').and(lowerWord()).as('head').mark(),
      words('der die den').as('relative').mark(),
      anyWord(),
    ],
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const relative = m.token('relative').index;
    const [next, head] = [tokens[relative + 1], m.token('head')];
    const end = clauseEnd(m.sentence, relative);
    const isWhat = m.token('relative').lower === 'was';
    // "das Einzige was zählt ist Liebe": its verb follows directly, then another
    if (isFinite(next)) return isWhat && (end === relative + 2 || isFinite(tokens[relative + 2]));
    if (isWhat && !isSubjectPronoun(next) && !/^(?:sich|mir|dir|uns|mich|dich)$/.test(next?.lower ?? '')) return false;
    // "der Ersten der drei" is a genitive: the main clause must already have its verb
    if (!isWhat && !tokens.slice(clauseStart(m.sentence, head.index), head.index).some(isFinite)) return false;
    return isVerbLast(m.sentence, relative);
  },
  unless: {
    'an object of the main clause': {
      when: (m) => {
        const next = m.sentence.tokens[m.token('relative').index + 1];
        return m.token('relative').lower !== 'was' && (isNoun(next) || next?.pos === Pos.adjective);
      },
      right: 'Zum Glück will niemand den Hund verkaufen.',
    },
    'a question to everybody': {
      when: (m) =>
        m.token('head').lower === 'jemand' &&
        MODAL.test(m.sentence.tokens[clauseStart(m.sentence, m.token('head').index)]?.lower ?? ''),
      right: 'Kann jemand den mal anrufen?',
    },
  },
  suggest: withComma,
  wrong: [
    ['Ich kenne niemanden der das besser kann.', 'Ich kenne niemanden, der das besser kann.'],
    ['Das ist alles was ich darüber weiß.', 'Das ist alles, was ich darüber weiß.'],
    ['Ich suche jemanden der mir beim Umzug hilft.', 'Ich suche jemanden, der mir beim Umzug hilft.'],
    ['Er war der einzige der geholfen hat.', 'Er war der einzige, der geholfen hat.'],
  ],
  right: [
    'Ich kenne niemanden, der das besser kann.',
    'Es ist nicht alles Gold, was glänzt.',
    'Den ersten der drei haben sie gefangen.',
    'Er war der Erste der Gruppe.',
    'Er sprach mit einem der Gäste, die noch geblieben waren.',
  ],
});

/** Wir warten bis du kommst: the comma before a clause with bis. */
export const beforeBis = defineRule({
  id: 'de.commas.bis',
  category: 'punctuation',
  type: 'typographical',
  pattern: [
    anyWord().as('before').mark(),
    words('bis').as('conjunction').mark(),
    words('ich du er sie es wir ihr man der die das mein meine dein deine sein seine unser unsere alle').as('subject'),
    anyWord(),
    oneOf(anyWord(), punctuation('.', '!', '?', ',')),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const [before, subject] = [m.token('before'), m.token('subject')];
    if (/^(?:und|oder|aber|denn|nur|erst|so|von|jeweils|noch|ständig)$/.test(before.lower)) return false;
    if (!tokens.slice(clauseStart(m.sentence, before.index), before.index + 1).some(isFinite)) return false;
    const end = clauseEnd(m.sentence, subject.index);
    if (isFinite(tokens[subject.index + 1])) return subject.index + 2 === end && isSubjectPronoun(subject);
    return isFinite(tokens[end - 1]) && isVerbLast(m.sentence, subject.index - 1);
  },
  suggest: withComma,
  wrong: [
    ['Wir warten bis du kommst.', 'Wir warten, bis du kommst.'],
    ['Bleib im Bett bis es dir besser geht.', 'Bleib im Bett, bis es dir besser geht.'],
    ['Ich übe jeden Tag bis ich es kann.', 'Ich übe jeden Tag, bis ich es kann.'],
  ],
  right: ['Wir warten, bis du kommst.', 'Das Fest dauert bis morgen früh.', 'Er blieb bis die Nacht und länger.'],
});
