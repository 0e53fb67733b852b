// Moods and auxiliaries: the subjunctive after verbs of opinion and wish, the conditional in the main clause of a condition,
// stare with the gerund.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, lemmas, not, oneOf, punctuation, tagged, uncapitalised, word, words } from '../../../../rules/pattern.ts';
import { VERBS_OPINION_SUBJUNCTIVE_WRONG } from './moodsExamples.ts';

const finite = (features: number) => oneOf(can(Pos.verb, features), can(Pos.auxiliary, features));

/** Words that may come between the conjunction and its verb. */
const between = oneOf(
  words(
    "non io tu lui lei noi voi loro mi ti si ci vi lo la li le gli ne il i un una mio mia tuo tua suo sua miei tuoi suoi nostro nostra questo questa quello quella domani oggi già sempre ancora anche qui tutto tutti qualcuno nessuno più l'",
  ),
  tagged([Pos.noun, Pos.properNoun, Pos.determiner]),
);

const indicative = oneOf(finite(Feature.indicative | Feature.present), finite(Feature.indicative | Feature.imperfect))
  .except(finite(Feature.subjunctive))
  .except(can(Pos.noun))
  .except(can(Pos.adverb))
  .except(can(Pos.preposition));

function subjunctives(m: Match): string[] {
  const verb = m.token('verb');
  const past = [m.sentence.tokens[m.from], verb].some((token) =>
    token?.readings.some(({ features }) => (features & (Feature.imperfect | Feature.conditional)) !== 0),
  );
  const tense = past ? Feature.imperfect : Feature.present;
  const plural = m.all('subject').some(({ lower }) => /^(?:loro|tutti|i|gli|le|miei|tuoi|suoi)$/.test(lower));
  const forms = [
    ...m.inflect('verb', Feature.subjunctive | tense, Pos.auxiliary),
    ...m.inflect('verb', Feature.subjunctive | tense, Pos.verb),
  ];
  const unique = [...new Set(forms)];
  return plural ? unique.sort((a, b) => Number(b.endsWith('no')) - Number(a.endsWith('no'))) : unique;
}

/** penso che è, spero che vieni. */
export const opinionSubjunctive = defineRule({
  id: 'it.verbs.opinion-subjunctive',
  patterns: [
    [
      lemmas(
        'pensare credere sperare volere desiderare preferire temere dubitare supporre ritenere immaginare augurare',
      )
        .and(oneOf(can(Pos.verb), can(Pos.auxiliary)))
        .except(can(Pos.verb, Feature.infinitive))
        .except(can(Pos.verb, Feature.gerund))
        .except(can(Pos.verb, Feature.pastParticiple))
        .except(words('pensa pensate pensi')),
      word('che'),
      between.repeat(0, 4).as('subject'),
      indicative.as('verb').mark(),
    ],
    [
      words('sembra sembrava pare pareva bisogna bisognava'),
      word('che'),
      between.repeat(0, 4).as('subject'),
      indicative.as('verb').mark(),
    ],
    [
      words('ho abbiamo avevo ha hanno'),
      words('molta tanta').repeat(0, 1),
      words('paura bisogno voglia'),
      word('che'),
      between.repeat(0, 4).as('subject'),
      indicative.as('verb').mark(),
    ],
    [
      words('non').as('not'),
      words('sono è siamo era'),
      words('sicuro sicura sicuri convinto convinta certo certa detto vero'),
      word('che'),
      between.repeat(0, 4).as('subject'),
      indicative.as('verb').mark(),
    ],
    [
      words('dispiace piace può').as('feel'),
      words('darsi molto').repeat(0, 1),
      word('che'),
      between.repeat(0, 4).as('subject'),
      indicative.as('verb').mark(),
    ],
    [
      words('sono siamo sei ero eravamo'),
      // not "così felice che canto", which states a result
      words('molto davvero proprio').repeat(0, 1),
      words('contento contenta contenti contente felice felici dispiaciuto dispiaciuta sorpreso sorpresa'),
      word('che'),
      between.repeat(0, 4).as('subject'),
      indicative.as('verb').mark(),
    ],
    [words('fa'), words('piacere'), word('che'), between.repeat(0, 4).as('subject'), indicative.as('verb').mark()],
    [
      words('vorrei vorremmo vorrebbe volevo'),
      word('che'),
      between.repeat(0, 4).as('subject'),
      finite(Feature.conditional).as('verb').mark(),
    ],
    [
      words('è era sarebbe'),
      words('importante meglio possibile impossibile probabile giusto necessario strano bello peccato'),
      word('che'),
      between.repeat(0, 4).as('subject'),
      indicative.as('verb').mark(),
    ],
  ],
  where: (m) => m.sentence.tokens[m.from]?.pos !== Pos.noun || m.before()?.pos !== Pos.determiner,
  unless: {
    'a challenge': {
      when: (m) => m.before()?.lower === 'se',
      right: 'Se credi che è facile, provaci tu.',
    },
  },
  suggest: subjunctives,
  wrong: [
    ['Penso che lui ha ragione.', 'Penso che lui abbia ragione.'],
    ['Spero che la cena è pronta.', 'Spero che la cena sia pronta.'],
    ['Credevo che tu eri a casa.', 'Credevo che tu fossi a casa.'],
    ...VERBS_OPINION_SUBJUNCTIVE_WRONG,
  ],
  right: [
    'Penso che abbia ragione.',
    'Con la voglia che hai, ce la farai.',
    'La voglia che ho di partire è tanta.',
    'Credo che verrà domani.',
    'Puoi immaginare che non sono molto felice di rivederlo.',
    'Pensando che domani è festa, ho fatto la spesa oggi.',
    'Abbiamo pensato che è meglio partire domani.',
    'Pensa che sabato è il mio compleanno.',
    'Spero che questa lettera ti trovi in buona salute.',
    'Spero che il libro ti piaccia.',
    'Credo che la mattina presto ci sia poca gente.',
    'Penso che dai nonni si stia bene.',
  ],
});

const IMPERFECT = Feature.subjunctive | Feature.imperfect;

/** se avessi soldi, comprassi: the conditional in the main clause. */
export const mainConditional = defineRule({
  id: 'it.verbs.main-conditional',
  pattern: [
    word('se'),
    not(punctuation(',', ';', ':', '?', '!'))
      .repeat(1, 12)
      .as('condition'),
    punctuation(','),
    words('io tu lui lei noi voi loro non mi ti lo la li le gli ci vi ne si allora sicuramente forse')
      .repeat(0, 4)
      .as('subject'),
    finite(IMPERFECT).as('verb').mark(),
  ],
  where: (m) =>
    m.all('condition').some(({ readings }) => readings.some(({ features }) => (features & IMPERFECT) === IMPERFECT)) &&
    !/^(?:come|magari)$/.test(m.before()?.lower ?? '') &&
    m.readings('verb').every(({ features }) => (features & Feature.indicative) === 0),
  suggest: (m) => {
    const second = m.all('subject').some(({ lower }) => lower === 'tu');
    const forms = new Set<string>();
    for (const person of second ? [Feature.second] : [Feature.first, Feature.second, Feature.third])
      for (const { lemma, pos, features } of m.readings('verb'))
        if (features & person)
          for (const each of m.sentence.lexicon.inflect(
            lemma,
            pos,
            Feature.conditional | Feature.present | person | (features & Group.number),
          ))
            forms.add(each);
    return [...forms];
  },
  wrong: [
    ['Se avessi più soldi, comprassi una moto.', 'Se avessi più soldi, comprerei una moto.'],
    ['Se fosse vero, lo dicesse subito.', 'Se fosse vero, lo direbbe subito.'],
    ['Se potessero, venissero anche loro.', 'Se potessero, verrebbero anche loro.'],
  ],
  right: [
    'Se avessi soldi, comprerei una moto.',
    'Se piovesse, resterei a casa.',
    'Come se fosse poco, piovesse o no, uscivano.',
  ],
});

/** ero camminando: stare with the gerund. */
export const progressive = defineRule({
  id: 'it.verbs.progressive',
  pattern: [
    words('sono sei è siamo siete ero eri era eravamo eravate erano').as('be').mark(),
    words('già ancora sempre').repeat(0, 1),
    can(Pos.verb, Feature.gerund).except(can(Pos.adjective)).and(uncapitalised()),
  ],
  unless: {
    'how, told first': {
      when: (m) => m.sentence.tokens.slice(m.to).some(({ lower }) => lower === 'che'),
      right: 'È sbagliando che si impara.',
    },
  },
  suggest: (m) => {
    const forms = new Set<string>();
    for (const { features } of m.readings('be')) {
      if (features & Feature.indicative) {
        const one = features & ~(Feature.subjunctive | Feature.imperative);
        for (const each of m.sentence.lexicon.inflect('stare', Pos.verb, one)) forms.add(each);
      }
    }
    return [...forms];
  },
  wrong: [
    ['Quando hai chiamato ero mangiando.', 'Quando hai chiamato stavo mangiando.'],
    ['Mia sorella è studiando in camera.', 'Mia sorella sta studiando in camera.'],
    ['Eravamo parlando di te.', 'Stavamo parlando di te.'],
  ],
  right: ['Sono Armando, piacere.', 'Il tramonto era stupendo.', 'Ero a casa e stavo dormendo.'],
});
