// Agreement with what follows, and moods after conjunctions.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, oneOf, punctuation, tagged, words } from '../../../../rules/pattern.ts';

/** mi piace i libri, manca i parcheggi. */
export const piacere = defineRule({
  id: 'it.agreement.piacere',
  patterns: [
    [
      words('piace piaceva manca mancava serve serviva servirà basta interessa interessava dispiace').as('verb').mark(),
      words('molto tanto anche ancora solo').repeat(0, 1),
      words('i gli le questi queste quei quelle due tre quattro cinque molti molte tanti tante alcuni alcune'),
      words('miei tuoi suoi mie tue sue nostri nostre').repeat(0, 1),
      tagged(Pos.noun, Feature.plural).except(words('volte')),
    ],
    [
      words('mi ti gli le ci vi'),
      words('fa faceva farà').as('verb').mark(),
      words('molto ancora tanto').repeat(0, 1),
      words('male bene paura schifo'),
      words('i gli le'),
      tagged(Pos.noun, Feature.plural),
    ],
  ],
  suggest: (m) => m.inflect('verb', Feature.third | Feature.plural, Pos.verb).filter((each) => !each.endsWith("'")),
  wrong: [
    ['Mi piace i gatti.', 'Mi piacciono i gatti.'],
    ['Ti piace le mie scarpe?', 'Ti piacciono le mie scarpe?'],
    ['In frigo manca le uova.', 'In frigo mancano le uova.'],
    ['Mi fa male le gambe.', 'Mi fanno male le gambe.'],
  ],
  right: ['A tutti piace il mare.', 'Mi piace leggere.', 'Manca il sale.', 'Basta due volte alla settimana.'],
});

/** se avrei: the subjunctive after se. */
export const seConditional = defineRule({
  id: 'it.verbs.se-conditional',
  pattern: [
    words('se'),
    words('io tu lui lei noi voi loro non mi ti lo la ci').repeat(0, 2),
    oneOf(can(Pos.verb, Feature.conditional), can(Pos.auxiliary, Feature.conditional)).as('verb').mark(),
  ],
  where: (m) =>
    !/^(?:so|sai|sa|sapere|chiedo|chiede|chiedere|chiesto|domando|vedere|dire|capire|anche|sapevo|dubbio)$/.test(
      m.before()?.lower ?? '',
    ),
  suggest: (m) => m.inflect('verb', Feature.subjunctive | Feature.imperfect),
  wrong: [
    ['Se avrei tempo, verrei con te.', 'Se avessi tempo, verrei con te.'],
    ['Se io sarei ricco, viaggerei.', 'Se io fossi ricco, viaggerei.'],
    ['Se potrei, cambierei casa.', 'Se potessi, cambierei casa.'],
  ],
  right: ['Se avessi tempo, verrei.', 'Non so se verrei.', 'Se vuoi, potrei passare io.'],
});

const SUBJUNCTIVE = can(Pos.verb, Feature.subjunctive);

const present = oneOf(
  can(Pos.verb, Feature.indicative | Feature.present),
  can(Pos.auxiliary, Feature.indicative | Feature.present),
)
  .except(SUBJUNCTIVE)
  .except(can(Pos.noun));

const imperfect = oneOf(
  can(Pos.verb, Feature.indicative | Feature.imperfect),
  can(Pos.auxiliary, Feature.indicative | Feature.imperfect),
);

const ALTHOUGH = words('nonostante benché affinché purché sebbene malgrado');

/** prima che inizia, nonostante piove: the subjunctive after certain conjunctions. */
export const conjunctionSubjunctive = defineRule({
  id: 'it.verbs.conjunction-subjunctive',
  patterns: [
    [ALTHOUGH, words('che non il la lo i gli le io tu lui lei si mi ti').repeat(0, 2), present.as('verb').mark()],
    [
      words('prima senza'),
      words('che'),
      words('non il la lo i gli le io tu lui lei si mi ti').repeat(0, 2),
      present.as('verb').mark(),
    ],
    [
      words('prima senza'),
      words('che'),
      words('non tu mi ti ci lo la').repeat(0, 2),
      can(Pos.verb, Feature.second | Feature.singular | Feature.indicative | Feature.present)
        .except(SUBJUNCTIVE)
        .as('verb')
        .mark(),
      oneOf(punctuation(',', '.', '!', '?'), words('per con da a')),
    ],
    [ALTHOUGH, words('che non il la lo i gli le io tu lui lei si mi ti').repeat(0, 2), imperfect.as('verb').mark()],
    [
      words('prima senza'),
      words('che'),
      words('non il la lo i gli le io tu lui lei si mi ti').repeat(0, 2),
      imperfect.as('verb').mark(),
    ],
  ],
  unless: {
    'the first one': {
      when: (m) => /^(?:la|una|mia|tua|sua)$/.test(m.before()?.lower ?? ''),
      right: 'Era la prima che vedevo.',
    },
  },
  suggest: (m) => {
    const isPast = m.token('verb').readings.some(({ features }) => (features & Feature.imperfect) !== 0);
    const wanted = Feature.subjunctive | (isPast ? Feature.imperfect : Feature.present);
    const found = new Set([...m.inflect('verb', wanted), ...m.inflect('verb', wanted, Pos.verb)]);
    return [...found].filter((each) => isPast || !/[àèìòù]$/.test(each));
  },
  wrong: [
    ['Nonostante pioveva, siamo usciti.', 'Nonostante piovesse, siamo usciti.'],
    ['Nonostante piove, usciamo.', 'Nonostante piova, usciamo.'],
    ['Chiamami prima che arriva tua madre.', 'Chiamami prima che arrivi tua madre.'],
    ['Benché è tardi, resto.', 'Benché sia tardi, resto.'],
    ['Parto prima che piove.', 'Parto prima che piova.'],
    ['Entra senza che mi vede.', 'Entra senza che mi veda.'],
    ['Prima che parti, chiamami.', 'Prima che parta, chiamami.'],
    ['Sono uscita prima che pioveva.', 'Sono uscita prima che piovesse.'],
  ],
  right: [
    'Nonostante piova, usciamo.',
    'Prima che sia tardi, torno a casa.',
    'Nonostante la pioggia, usciamo.',
    'Scappa prima che ti vedano, anzi, prima che ti parlino.',
    'Scappa prima che ti ammazzi.',
    'Prima che il gioco finisca, salva tutto.',
  ],
});
