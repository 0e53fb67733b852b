// Doubled pronouns, and lower case where Italian uses no capital.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { anyWord, number, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import nations from '../../rows/nations.words.tsv';
import personsTwice from '../../rows/personsTwice.tsv';

/** a me mi piace. */
export const doublePronoun = defineRule({
  id: 'it.style.double-pronoun',
  category: 'style',
  level: 'picky',
  ...rowsOf(personsTwice),
  wrong: [['A me mi va bene.', 'A me va bene.']],
  right: ['Mi piace.'],
});

const STREET =
  /^(?:via|piazza|piazzale|corso|viale|largo|festa|scuola|ospedale|san|santa|teatro|signor[ae]?|sig|monte)$/;

/** la cucina Italiana, a Marzo, il Lunedì. */
export const capitals = defineRule({
  id: 'it.capitals.common-words',
  patterns: [
    [
      oneOf(
        tagged([Pos.noun, Pos.preposition, Pos.determiner, Pos.numeral]),
        words('di a da in il lo la del dal al di ogni questo scorso prossimo'),
        number(),
      ),
      words(
        'lunedì martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
      )
        .as('word')
        .mark(),
    ],
    [
      anyWord(),
      words('lunedì martedì mercoledì giovedì venerdì sabato').as('word').mark(),
      oneOf(
        words("mattina sera pomeriggio prossimo scorso alle notte e o ho sono abbiamo non c' devo vado dalle"),
        punctuation('.', ',', '?', '!'),
      ),
    ],
    [
      words(
        'corso lingua lezione lezioni insegnante professore professoressa esame compito libro studio studiare parlo parlare imparare',
      ).as('head'),
      words("di d' in il l'").repeat(0, 1),
      words('italiano inglese tedesco francese spagnolo russo cinese giapponese portoghese greco').as('word').mark(),
    ],
    [
      anyWord().as('day'),
      words(
        'lunedì martedì mercoledì giovedì venerdì gennaio febbraio marzo aprile giugno luglio agosto settembre ottobre novembre dicembre',
      )
        .as('word')
        .mark(),
    ],
    [
      tagged(Pos.noun),
      word(...wordsIn(nations))
        .as('word')
        .mark(),
    ],
  ],
  where: (m) => {
    const { text, lower, index } = m.token('word');
    const before = m.sentence.tokens[index - 1];
    const after = m.sentence.tokens[index + 1];
    // a day or month within a sentence, unless a street or a feast is named after it
    if (m.names('day')) {
      const isNamed = m.sentence.tokens.slice(Math.max(0, index - 3), index).some((token) => STREET.test(token.lower));
      return (
        text.slice(1) === lower.slice(1) &&
        text !== lower &&
        m.text('day') === m.token('day').lower &&
        !isNamed &&
        after?.text === after?.lower
      );
    }
    return (
      text.slice(1) === lower.slice(1) &&
      text !== lower &&
      (before?.kind === 'number' || before?.text === before?.lower || before?.index === 0) &&
      (after === undefined || after.text === after.lower) &&
      (!/^(?:il|la|lo|i|gli|le|san|santa|via|piazza|di|d'|l')$/.test(before?.lower ?? '') ||
        /^(?:corso|lingua|lezioni?|insegnante|professor|esame|compito|libro|stud|parl|impar)/.test(
          m.sentence.tokens[m.from]?.lower ?? '',
        ))
    );
  },
  suggest: (m) => [m.token('word').lower],
  wrong: [
    ['La riunione è il 5 Marzo.', 'La riunione è il 5 marzo.'],
    ['Adoro la cucina Italiana.', 'Adoro la cucina italiana.'],
    ['Ci troviamo Martedì in palestra.', 'Ci troviamo martedì in palestra.'],
    ['Torno a Settembre.', 'Torno a settembre.'],
    ['Ci vediamo Lunedì mattina.', 'Ci vediamo lunedì mattina.'],
    ['Usciamo Sabato sera.', 'Usciamo sabato sera.'],
    ['Studio la lingua Inglese.', 'Studio la lingua inglese.'],
    ['Faccio un corso di Francese.', 'Faccio un corso di francese.'],
    ['Le lezioni di Italiano sono belle.', 'Le lezioni di italiano sono belle.'],
    ['Mi piace la lingua Italiana.', 'Mi piace la lingua italiana.'],
  ],
  right: ['Il 5 marzo.', 'La cucina italiana.', 'Domenica vado via.', 'Gli Italiani.', 'Abito in via Marzo.'],
});
