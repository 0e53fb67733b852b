// Accents left out, wrong or too many.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';

const ACCENTED: Readonly<Record<string, string>> = {
  piu: 'più',
  cosi: 'così',
  perche: 'perché',
  perchè: 'perché',
  poiche: 'poiché',
  poichè: 'poiché',
  percio: 'perciò',
  gia: 'già',
  puo: 'può',
  cioe: 'cioè',
  giu: 'giù',
  sò: 'so',
  cè: "c'è",
  dò: 'do',
  sù: 'su',
  stà: 'sta',
  stò: 'sto',
  quà: 'qua',
  quì: 'qui',
  và: 'va',
  fà: 'fa',
  citta: 'città',
  pero: 'però',
  finchè: 'finché',
  affinchè: 'affinché',
  benchè: 'benché',
  nè: 'né',
  sè: 'sé',
  martedi: 'martedì',
  lunedi: 'lunedì',
  mercoledi: 'mercoledì',
  giovedi: 'giovedì',
  venerdi: 'venerdì',
};

/** piu, cosi, perchè, sò: accents left out, wrong or too many. */
export const accents = defineRule({
  id: 'it.accents.words',
  overridesSpelling: true,
  pattern: [words(Object.keys(ACCENTED).join(' ')).as('word').mark()],
  where: (m) => {
    const { lower, text } = m.token('word');
    if (lower === 'pero') return !/^(?:il|un|del|al|dal|sul|di|i)$/.test(m.before()?.lower ?? '');
    if (lower === 'cosi')
      return !/^(?:i|dei|quei|questi|strani)$/.test(m.before()?.lower ?? '') && m.after()?.lower !== 'fan';
    return text === lower || m.from === 0 || text === text.toUpperCase();
  },
  suggest: (m) => [ACCENTED[m.token('word').lower] ?? ''],
  wrong: [
    ['Non ne posso piu.', 'Non ne posso più.'],
    ['Vieni, cosi parliamo.', 'Vieni, così parliamo.'],
    ['Il bar è gia chiuso.', 'Il bar è già chiuso.'],
  ],
  right: ['Non ne posso più.', 'Così va bene.', 'Il pero in giardino è fiorito.'],
});

/** ne io ne te; per se; da se. */
export const neSe = defineRule({
  id: 'it.accents.ne-se',
  patterns: [
    [
      word('ne').as('word').mark(),
      oneOf(
        words('io tu lui lei noi voi il lo la i gli un una a di con in per'),
        tagged([Pos.noun, Pos.properNoun, Pos.adjective]),
      ),
    ],
    [words('di a da per con in tra su dietro'), word('se').as('word').mark(), punctuation('.', ',', '!', '?', ';')],
  ],
  where: (m) =>
    m.token('word').lower === 'se' ||
    m.sentence.tokens.some(
      ({ lower, index }) =>
        index !== m.token('word').index && /^n[eé]$/.test(lower) && Math.abs(index - m.token('word').index) < 7,
    ),
  suggest: (m) => [m.token('word').lower === 'se' ? 'sé' : 'né'],
  wrong: [
    ['Non ho visto ne Marco né Luca.', 'Non ho visto né Marco né Luca.'],
    ['Non mangia né carne ne pesce.', 'Non mangia né carne né pesce.'],
    ['Pensa solo a se.', 'Pensa solo a sé.'],
  ],
  right: ['Ne vuoi ancora?', 'Pensa a se stesso.', 'Dipende da se piove.', 'Ne sai qualcosa?'],
});
