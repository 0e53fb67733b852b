// das and dass: the pronoun and the article where no clause follows.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { anyWord, not, oneOf, punctuation, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import { finite, noun } from '../../reading/words.ts';
import { isNeuter } from './dassDas.ts';

/** "Dass ist", "ich glaube, dass ist": a verb right after it shows that it is the pronoun. */
export const pronounDas = defineRule({
  id: 'de.das-dass.pronoun',
  priority: 2,
  patterns: [
    [sentenceStart(), punctuation('"', '„', '»').optional(), word('dass').as('dass').mark(), finite().as('verb')],
    [
      oneOf(punctuation(',', ';', ':', '–'), words('und oder aber denn')),
      word('dass').as('dass').mark(),
      words('ist war sind wäre wird kann hat muss geht macht klingt stimmt heißt sieht reicht gefällt').as('verb'),
    ],
    [
      words('denke glaube finde meine hoffe dachte fürchte schätze').as('saying').mark(),
      word('dass').as('dass').mark(),
      words('ist war sind wäre wird kann hat muss geht macht klingt stimmt heißt sieht reicht gefällt passt').as(
        'verb',
      ),
    ],
  ],
  suggest: (m) => [m.names('saying') ? `${m.text('saying')}, das` : 'das'],
  wrong: [
    ['Dass ist mir völlig egal.', 'Das ist mir völlig egal.'],
    ['Dass kann ich leider nicht bestätigen.', 'Das kann ich leider nicht bestätigen.'],
    ['Ich glaube, dass ist ein Fehler.', 'Ich glaube, das ist ein Fehler.'],
    ['Ich glaube, dass ist ein Irrtum.', 'Ich glaube, das ist ein Irrtum.'],
    ['Ich hoffe, dass wird bald besser.', 'Ich hoffe, das wird bald besser.'],
    ['Ich denke dass passt so.', 'Ich denke, das passt so.'],
  ],
  right: [
    'Dass es regnet, ist mir egal.',
    'Ich glaube, dass das ein Fehler ist.',
    'Mir ist wichtig, dass alle mitkommen.',
  ],
});

/** "für dass", "was ist dass?": where no clause follows. */
export const dassWithoutClause = defineRule({
  id: 'de.das-dass.no-clause',
  priority: 2,
  patterns: [
    [
      words('für mit von bei zu aus gegen durch um über in an vor').as('before'),
      word('dass').as('dass').mark(),
      noun(),
    ],
    [
      words('ist war wird kann soll heißt macht will mag kostet').as('before'),
      word('dass').as('dass').mark(),
      not(tagged([Pos.pronoun, Pos.determiner])),
    ],
    [anyWord().as('before'), word('dass').as('dass').mark(), punctuation('?', '.', '!')],
  ],
  suggest: () => ['das'],
  wrong: [
    ['Vielen Dank für dass Geschenk!', 'Vielen Dank für das Geschenk!'],
    ['Was ist dass?', 'Was ist das?'],
    ['Was soll dass heißen?', 'Was soll das heißen?'],
    ['Woher weißt du dass?', 'Woher weißt du das?'],
  ],
  right: [
    'Wichtig ist, dass wir pünktlich sind.',
    'Das Beste ist, dass niemand etwas gemerkt hat.',
    'Danke, dass du mir geholfen hast.',
  ],
});

/** Dass Auto ist neu: the article. */
export const articleDas = defineRule({
  id: 'de.das-dass.article',
  priority: 2,
  pattern: [
    sentenceStart(),
    word('dass').as('dass').mark(),
    tagged(Pos.adjective).optional(),
    noun().as('noun'),
    finite().as('verb'),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const rest = tokens.slice(m.token('verb').index);
    return isNeuter(m.token('noun')) && !rest.some((token) => token.text === ',') && rest.length > 2;
  },
  suggest: () => ['das'],
  wrong: [
    ['Dass Essen war wirklich lecker.', 'Das Essen war wirklich lecker.'],
    ['Dass neue Handy kostet zu viel.', 'Das neue Handy kostet zu viel.'],
    ['Dass Hotel lag direkt am Strand.', 'Das Hotel lag direkt am Strand.'],
  ],
  right: [
    'Dass neue Nachbarn eingezogen sind, wusste ich nicht.',
    'Dass Wasser kocht, weiß jeder.',
    'Dass Kinder laut sind, ist normal.',
  ],
});
