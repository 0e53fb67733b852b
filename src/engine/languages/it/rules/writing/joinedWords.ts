// Words wrongly split (stavolta, neanche, vederti), te and tè, and Si as an answer.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, form, oneOf, punctuation, sentenceEnd, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import type { Token } from '../../../../rules/token.ts';
import oneWordRows from '../../rows/oneWord.tsv';
import teaRows from '../../rows/tea.tsv';
import yesAloneRows from '../../rows/yesAlone.tsv';

/** sta volta, ne anche: written as one word. */
export const oneWord = defineRule({
  id: 'it.words.one-word',
  priority: 2,
  ...rowsOf(oneWordRows),
  unless: {
    'neither, nor': {
      when: (m) => m.sentence.tokens.slice(m.to).some(({ lower }) => lower === 'né'),
      right: 'Né meno per lei né per te.',
    },
    'day and night': {
      when: (m) => m.sentence.tokens[m.from]?.lower === 'sta' && /^[eo]$/.test(m.after()?.lower ?? ''),
      right: 'Il guardiano sta notte e giorno al cancello.',
    },
  },
});

const mayBeNoun = (token: Token | undefined): boolean => token?.readings.some(({ pos }) => pos === Pos.noun) ?? false;

/** veder ti, aspettare vi: the pronoun is attached to the infinitive. */
export const splitPronoun = defineRule({
  id: 'it.words.split-pronoun',
  patterns: [
    [
      form(/^\p{L}{2,}[aei]re?$/u)
        .as('verb')
        .mark(),
      words('mi ti ci vi').as('pronoun').mark(),
      oneOf(punctuation('.', ',', '!', '?', ';'), words('presto domani oggi con per di che')),
    ],
    [
      form(/^\p{L}{2,}[aei]re?$/u)
        .as('verb')
        .mark(),
      words('mi ti ci vi lo gli').as('pronoun').mark(),
      sentenceEnd(),
    ],
    [
      form(/^\p{L}{2,}[aei]re?$/u)
        .as('verb')
        .mark(),
      words('lo gli').as('pronoun').mark(),
      punctuation('.', ',', '!', '?', ';'),
    ],
    [
      words('avere aver essere esser').as('verb').mark(),
      words('mi ti ci vi lo la li le').as('pronoun').mark(),
      can(Pos.verb, Feature.pastParticiple),
    ],
    [
      words('chiama scrivi saluta aspetta aiuta chiamate scrivete aspettate salutate ascolta guarda rispondi')
        .as('verb')
        .mark(),
      words('mi ci').as('pronoun').mark(),
      oneOf(punctuation('.', ',', '!', '?', ';'), words('i tua tuo tutti appena quando presto domani')),
    ],
  ],
  where: (m) => {
    const { lower, readings } = m.token('verb');
    // "avere la vista sul mare": a noun with its article
    if (/^(?:avere?|essere?)$/.test(lower))
      return !m.token('pronoun').lower.startsWith('l') || !(mayBeNoun(m.after(0)) || mayBeNoun(m.after()));
    if (/[aeiou]$/.test(lower) && !lower.endsWith('re')) return m.before()?.lower !== 'si';
    const whole = lower.endsWith('e') ? readings : m.sentence.lexicon.analyses(`${lower}e`);
    return (
      whole.some(({ features }) => (features & Feature.infinitive) !== 0) &&
      !whole.some(({ pos }) => pos === Pos.noun && lower !== 'piacere') &&
      m.token('pronoun').text === m.token('pronoun').lower
    );
  },
  suggest: (m) => [m.text('verb').replace(/re$/, 'r') + m.text('pronoun')],
  wrong: [
    ["Non vedo l'ora di veder ti.", "Non vedo l'ora di vederti."],
    ['Volevo chiedere ti, se puoi, un favore.', 'Volevo chiederti, se puoi, un favore.'],
    ['Quando arrivi, chiama mi.', 'Quando arrivi, chiamami.'],
    ['Spero di rivedere vi presto.', 'Spero di rivedervi presto.'],
    ['Voglio vedere ti', 'Voglio vederti'],
    ['Devo comprare lo.', 'Devo comprarlo.'],
    ['Non posso aiutare ti.', 'Non posso aiutarti.'],
    ['Grazie per aver mi aiutato.', 'Grazie per avermi aiutato.'],
  ],
  right: [
    'Per capire ci vuole tempo.',
    'Prima di partire ti chiamo.',
    'Sarebbe bello avere la vista sul lago.',
    'Bisogna avere le corrette informazioni.',
  ],
});

/** Words after "con tè" and the like that show that the drink is meant: con tè verde, con tè o caffè. */
const OF_DRINK = /^(?:o|e|verde|nero|bianco|caldo|freddo|alla|al)$/;

/** un te caldo, una tazza di te: the drink takes an accent; d'accordo con tè: the person does not. */
export const tea = defineRule({
  id: 'it.accents.te',
  ...rowsOf(teaRows),
  unless: {
    'the drink': {
      when: (m) => {
        const typed = m.marked()[0];
        const next = m.sentence.tokens[(typed?.index ?? 0) + 1];
        return typed?.lower === 'tè' && OF_DRINK.test(next?.lower ?? '');
      },
      right: 'Si beve anche con tè verde o latte caldo.',
    },
  },
});

/** Si, as an answer. */
export const yesAlone = defineRule({
  id: 'it.accents.yes-alone',
  ...rowsOf(yesAloneRows),
  wrong: [['Si lo so che è tardi.', 'Sì lo so che è tardi.']],
  right: ['Si è fatto tardi.'],
});
