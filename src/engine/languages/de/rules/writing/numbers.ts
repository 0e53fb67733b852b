// Plurals after numbers, dates, and bitte.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import {
  Element,
  lemmas,
  not,
  number,
  oneOf,
  punctuation,
  sentenceStart,
  tagged,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { cellsAs } from '../../reading/cells.ts';
import { clauseStart, isNoun, noun, nounReadings } from '../../reading/words.ts';

const UNCOUNTED = listed(
  'euro dollar prozent grad kilo liter meter kilometer uhr mal mann paar stück gramm pfund franken cent yen zoll fuß komma dutzend karat watt volt bar',
);

/** vier alte Computers: the plural after a number. */
export const pluralAfterNumber = defineRule({
  id: 'de.word-forms.plural',
  patterns: [
    [
      words('zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig hundert mehrere viele wenige'),
      tagged(Pos.adjective).repeat(0, 2),
      noun().as('noun').mark(),
    ],
    [
      number(),
      noun()
        .and(
          lemmas(
            'Tag Stunde Woche Monat Jahr Person Kind Zimmer Buch Gast Minute Sekunde Freund Mitarbeiter Teilnehmer Seite Stern Punkt Platz Karte Ei',
          ),
        )
        .as('noun')
        .mark(),
    ],
  ],
  where: (m) => {
    const token = m.token('noun');
    const before = m.sentence.tokens[m.from];
    if (m.before()?.pos === Pos.determiner || /^(?:der|die|das|den|dem|durch|eine?)$/.test(m.before()?.lower ?? ''))
      return false;
    if (before?.kind === 'number' && !/^(?:[2-9]|[1-9]\d{1,3})$/.test(before.text)) return false;
    if (before?.kind === 'number' && /^(?:seite|punkt|zimmer|platz|stern)/.test(token.lower)) return false;
    if (
      UNCOUNTED.has(token.lower) ||
      token.text === token.text.toUpperCase() ||
      token.text.includes('-') ||
      isNoun(m.after()) ||
      // mehrere Symbol(e)
      (m.after()?.text === '(' && !m.after()?.spaceBefore)
    )
      return false;
    const cells = cellsAs(token, Pos.noun);
    if (/(?:e|en|se)$/.test(token.lower) && !(token.lower.endsWith('e') && (cells & ~0x2222) === 0)) return false;
    return (
      cells !== 0 &&
      (cells & 0x8888) === 0 &&
      plurals(m).length > 0 &&
      nounReadings(token).every(({ features }) => (features & 0x1c000000) === 0)
    );
  },
  suggest: (m) => plurals(m),
  wrong: [
    ['Im Lager stehen noch drei alte Computers.', 'Im Lager stehen noch drei alte Computer.'],
    ['Wir bleiben zwei Woche in Italien.', 'Wir bleiben zwei Wochen in Italien.'],
    ['Ich habe 3 Buch bestellt.', 'Ich habe 3 Bücher bestellt.'],
  ],
  right: [
    'Öffnen Sie mehrere Symbol(e).',
    'Wir bleiben zwei Wochen.',
    'Ein Kilo Äpfel kostet drei Euro.',
    'Drei Mann in einem Boot.',
  ],
});

function plurals(m: Match): string[] {
  const found = new Set<string>();
  const isDative =
    m.before()?.pos === Pos.preposition && /^(?:mit|bei|nach|von|zu|aus|seit|vor|in)$/.test(m.before()?.lower ?? '');
  for (const { lemma } of nounReadings(m.token('noun'))) {
    for (const each of m.sentence.lexicon.inflect(
      lemma,
      Pos.noun,
      Feature.plural | (isDative ? Feature.dative : Feature.nominative),
    ))
      found.add(each);
  }
  found.delete(m.text('noun'));
  return [...found];
}

const MONTHS = 'januar februar märz april mai juni juli august september oktober november dezember';

const dayOfMonth = (): Element => new Element(({ text }) => /^(?:[1-9]|[12]\d|3[01])$/.test(text));

/** am 3 Oktober: an ordinal number takes a full stop. */
export const ordinalDate = defineRule({
  id: 'de.word-forms.date',
  patterns: [
    [words('am vom zum bis den der dem ab seit'), dayOfMonth().as('day').mark(), words(MONTHS)],
    [
      words('montag dienstag mittwoch donnerstag freitag samstag sonntag'),
      punctuation(',').optional(),
      dayOfMonth().as('day').mark(),
      words(MONTHS),
    ],
  ],
  suggest: (m) => [`${m.text('day')}.`],
  wrong: [
    ['Wir treffen uns am 3 Oktober.', 'Wir treffen uns am 3. Oktober.'],
    ['Der Kurs läuft vom 5 Mai an.', 'Der Kurs läuft vom 5. Mai an.'],
    ['Das Büro ist ab 24 Dezember geschlossen.', 'Das Büro ist ab 24. Dezember geschlossen.'],
    ['Wir treffen uns am Montag, den 3 Mai.', 'Wir treffen uns am Montag, den 3. Mai.'],
    ['Die Feier ist am Samstag, 12 Juni.', 'Die Feier ist am Samstag, 12. Juni.'],
  ],
  right: [
    'Wir treffen uns am 3. Oktober.',
    'Der Kurs beginnt am 5. Mai um 9 Uhr.',
    'Von den 12 Gästen kamen im Mai nur 3.',
  ],
});

/** biete, a typo for bitte. */
export const bieteBitte = defineRule({
  id: 'de.word-forms.bitte',
  patterns: [
    [
      oneOf(noun(), words('mir uns ihm ihr das es sie mich dich')),
      word('biete').mark(),
      oneOf(words('noch nicht an auf in ins ans zu bis mal sofort morgen heute vor mit'), punctuation('.', '!', '?')),
    ],
    [sentenceStart(), word('biete').mark(), not(oneOf(noun(), words('ich')))],
  ],
  unless: {
    'somebody who offers': {
      when: (m) => m.sentence.tokens.some((token) => token.lower === 'ich'),
      right: 'Ich weiß, was ich ihr biete.',
    },
    'a small ad': {
      when: (m) => m.from === 0 && m.sentence.tokens.length <= 4,
      right: 'Biete auch Umzüge.',
    },
    'what somebody says': {
      when: (m) => m.from > 0 && isNoun(m.sentence.tokens[m.from]) && clauseStart(m.sentence, m.from) > 0,
      right: 'Der Chef sagt, das Haus biete noch genug Platz.',
    },
  },
  suggest: () => ['bitte'],
  wrong: [
    ['Ruf mich biete morgen an.', 'Ruf mich bitte morgen an.'],
    ['Stell die Schuhe biete vor die Tür.', 'Stell die Schuhe bitte vor die Tür.'],
    ['Schick mir biete noch die Fotos.', 'Schick mir bitte noch die Fotos.'],
    ['Biete helfen Sie mir.', 'Bitte helfen Sie mir.'],
    ['Biete rufen Sie mich an.', 'Bitte rufen Sie mich an.'],
  ],
  right: ['Ich biete dir Hilfe an.', 'Das biete ich dir an.', 'Biete Fahrrad, fast neu.'],
});
