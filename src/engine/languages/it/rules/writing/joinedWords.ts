// Words split that are one: stavolta, neanche, vederti.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, form, oneOf, punctuation, sentenceEnd, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';

const ONE: Readonly<Record<string, string>> = {
  volta: 'stavolta',
  sera: 'stasera',
  mattina: 'stamattina',
  notte: 'stanotte',
  anche: 'neanche',
  pure: 'neppure',
  meno: 'nemmeno',
};

/** sta volta, ne anche: one word. */
export const oneWord = defineRule({
  id: 'it.words.one-word',
  priority: 2,
  patterns: [
    [word('sta').mark(), words('volta sera mattina notte').as('second').mark()],
    [words('ne né').mark(), words('anche pure').as('second').mark()],
    [
      words('ne né').mark(),
      words('meno').as('second').mark(),
      oneOf(words('io tu lui lei noi voi loro un una uno per il la i le mio mia a ci mi ti')),
    ],
  ],
  // "né anche né": both stay two words only where "né" is told twice
  // "sta notte e giorno in negozio": the verb, with two times of the day
  where: (m) =>
    !m.sentence.tokens.slice(m.to).some(({ lower }) => lower === 'né') &&
    !(m.sentence.tokens[m.from]?.lower === 'sta' && /^[eo]$/.test(m.after()?.lower ?? '')),
  suggest: (m) => [ONE[m.token('second').lower] ?? ''],
  wrong: [
    ['Sta volta pago io.', 'Stavolta pago io.'],
    ['Non lo sa ne anche mia madre.', 'Non lo sa neanche mia madre.'],
    ['Sta sera ceniamo fuori.', 'Stasera ceniamo fuori.'],
    ['Non lo so ne meno io.', 'Non lo so nemmeno io.'],
  ],
  right: [
    'Una volta sta bene, una volta sta male.',
    'Chi sta meglio di noi?',
    'Né meno né più.',
    'Il guardiano sta notte e giorno al cancello.',
  ],
});

const mayBeNoun = (token: Token | undefined): boolean => token?.readings.some(({ pos }) => pos === Pos.noun) ?? false;

/** veder ti, aspettare vi: the pronoun is joined to the infinitive. */
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

/** un te caldo, una tazza di te: the drink has an accent; d'accordo con tè: the person has none. */
export const tea = defineRule({
  id: 'it.accents.te',
  patterns: [
    [
      words('tazza tazzina bustina bicchiere goccio teiera foglie pausa'),
      words('di del'),
      words('te the').as('word').mark(),
    ],
    [
      words('un il del al'),
      word('te').as('word').mark(),
      oneOf(words('caldo freddo verde nero bianco alla al con e o senza è delle'), punctuation('.', ',', '?', '!')),
    ],
    [words('accordo anche solo insieme vicino fiero fiera'), words('con a di'), word('tè').as('word').mark()],
    [
      words('penso pensa pensavo vengo vieni parlo conto telefono scrivo'),
      words('a con di da'),
      word('tè').as('word').mark(),
      oneOf(punctuation('.', ',', '!', '?'), words('e ogni sempre domani')),
    ],
  ],
  where: (m) =>
    m.before()?.lower !== 'quel' &&
    // "anche con tè o caffè", "con tè verde": the drink
    !(
      m.token('word').lower === 'tè' && /^(?:o|e|verde|nero|bianco|caldo|freddo|alla|al)$/.test(m.after()?.lower ?? '')
    ),
  suggest: (m) => [m.token('word').lower === 'tè' ? 'te' : 'tè'],
  wrong: [
    ['Vorrei una tazza di te.', 'Vorrei una tazza di tè.'],
    ['Prendo un te caldo al limone.', 'Prendo un tè caldo al limone.'],
    ["Sono d'accordo con tè.", "Sono d'accordo con te."],
    ['Vengo con tè.', 'Vengo con te.'],
    ['Parlo con tè.', 'Parlo con te.'],
    ['Penso a tè ogni giorno.', 'Penso a te ogni giorno.'],
  ],
  right: [
    'Una tazza di tè.',
    "Sono d'accordo con te.",
    'Parlo di te con lei.',
    'Biscotti con tè e latte.',
    'Si beve anche con tè o latte caldo.',
  ],
});

/** Si. (as an answer); a posto at the start */
export const yesAlone = defineRule({
  id: 'it.accents.yes-alone',
  patterns: [
    [sentenceStart(), word('si').as('word').mark(), punctuation('.', '!', '\u2026', '...')],
    [
      sentenceStart(),
      word('si').as('word').mark(),
      words('certo grazie lo volentieri esatto infatti ma però'),
      oneOf(punctuation(',', '.', '!'), words('so è ho che')),
    ],
  ],
  suggest: () => ['sì'],
  wrong: [
    ['Vieni anche tu? Si.', 'Vieni anche tu? Sì.'],
    ['Si grazie, vengo volentieri.', 'Sì grazie, vengo volentieri.'],
    ['Si lo so che è tardi.', 'Sì lo so che è tardi.'],
  ],
  right: ['Si parte!', 'Si vede che è tardi.', 'Si è fatto tardi.'],
});
