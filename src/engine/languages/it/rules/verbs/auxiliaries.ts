// The auxiliary that a verb takes: sono andato, ho camminato.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, form, lemmas, words } from '../../../../rules/pattern.ts';

const MOTION =
  'andare venire uscire partire arrivare tornare entrare rimanere restare nascere morire cadere diventare riuscire stare essere scappare piacere succedere accadere sembrare costare durare scoppiare dispiacere';
/** Verbs that form their past with essere. */
export const WITH_BE: ReadonlySet<string> = new Set(MOTION.split(' '));

const BE: Readonly<Record<string, string>> = {
  ho: 'sono',
  hai: 'sei',
  ha: 'è',
  abbiamo: 'siamo',
  avete: 'siete',
  hanno: 'sono',
  avevo: 'ero',
  aveva: 'era',
  avevano: 'erano',
};

/** Before what happens: cosa, mi, quando. */
const HAPPENS =
  /^(?:cosa|che|chi|quando|come|dove|perché|mi|ti|gli|le|ci|vi|qualcosa|niente|nulla|tutto|questo|quello)$/;

/** ho andato, si ha fatta: the auxiliary essere. */
export const auxiliary = defineRule({
  id: 'it.verbs.auxiliary',
  patterns: [
    [
      words(Object.keys(BE).join(' ')).as('have').mark(),
      words('già mai sempre appena').repeat(0, 1),
      lemmas(MOTION).and(can(Pos.verb, Feature.pastParticiple)).as('participle'),
    ],
    [
      words('mi ti si ci vi').as('reflexive'),
      words(Object.keys(BE).join(' ')).as('have').mark(),
      lemmas(
        'fare alzare svegliare lavare divertire sentire vestire dimenticare sposare ammalare trovare arrabbiare accorgere rompere iscrivere trasferire addormentare laureare innamorare annoiare preoccupare stancare perdere sbagliare chiamare incontrare fermare sedere riposare lamentare pentire fidare vergognare preparare',
      )
        .and(can(Pos.verb, Feature.pastParticiple))
        .as('participle'),
    ],
    [words('mi ti').as('reflexive'), words('ho avevo hai').as('have').mark(), can(Pos.verb, Feature.pastParticiple)],
  ],
  where: (m) => {
    // "il film ha successo": the noun
    if (m.names('participle') && m.token('participle').lower === 'successo' && !HAPPENS.test(m.before()?.lower ?? ''))
      return false;
    if (m.sentence.tokens[m.from]?.index === m.token('have').index) return true;
    const pairs: Readonly<Record<string, RegExp>> = {
      mi: /^(?:ho|avevo)$/,
      ti: /^hai$/,
      si: /^(?:ha|hanno|aveva|avevano)$/,
      ci: /^abbiamo$/,
      vi: /^avete$/,
    };
    return pairs[m.token('reflexive').lower]?.test(m.token('have').lower) ?? false;
  },
  suggest: (m) => [BE[m.token('have').lower] ?? ''],
  wrong: [
    ['Ieri ho andato al cinema.', 'Ieri sono andato al cinema.'],
    ['Marco ha uscito presto.', 'Marco è uscito presto.'],
    ['Mi ho comprato una giacca.', 'Mi sono comprato una giacca.'],
    ['Si ha svegliato tardi.', 'Si è svegliato tardi.'],
  ],
  right: ['Ho camminato fino al cinema.', 'Lo spettacolo ha successo da anni.', 'Mi ha fatto un regalo.'],
});

/** sono camminato: verbs of activity take avere. */
export const auxiliaryAvere = defineRule({
  id: 'it.verbs.auxiliary-avere',
  patterns: [
    [
      words('sono sei').as('be').mark(),
      words('già mai sempre appena anche molto').repeat(0, 1),
      words(
        'mangiato bevuto studiato parlato giocato comprato cucinato scritto guardato ascoltato pensato sognato ballato imparato',
      ).as('participle'),
    ],
    [
      words('sono sei è siamo siete ero eri era eravamo erano').as('be').mark(),
      words('già mai sempre appena anche molto').repeat(0, 1),
      lemmas(
        'camminare viaggiare dormire nuotare passeggiare pranzare cenare chiacchierare telefonare litigare piangere ridere sorridere russare partecipare lavorare sciare tossire',
      )
        .and(can(Pos.verb, Feature.pastParticiple))
        .except(can(Pos.noun))
        .except(can(Pos.adjective).and(form(/[aei]$/)))
        .as('participle'),
    ],
    [
      words('sono sei').as('be').mark(),
      words('già mai sempre appena anche solo').repeat(0, 2),
      lemmas(
        'fare comprare vedere leggere scrivere prendere mettere perdere trovare ricevere chiedere dire sentire finire mandare spedire pagare portare conoscere aprire chiudere vendere cercare usare provare',
      )
        .and(can(Pos.verb, Feature.pastParticiple | Feature.masculine | Feature.singular))
        .as('participle'),
      words("un uno una un' due tre molti molte tanti tante questo questa"),
    ],
  ],
  unless: {
    'reflexive or impersonal': {
      when: (m) => /^(?:si|ci|vi|mi|ti)$/.test(m.before()?.lower ?? ''),
      right: 'Stanotte si è dormito bene.',
    },
    'worked by hand': {
      when: (m) => /^(?:è|era|erano)$/.test(m.token('be').lower) && m.token('participle').lower.startsWith('lavorat'),
      right: 'Il ferro è lavorato a mano.',
    },
    'done by somebody': {
      when: (m) => m.sentence.tokens.slice(m.to).some(({ lower }) => /^da(?:l|llo|lla|i|gli|lle|ll['’])?$/.test(lower)),
      right: 'Sono guardato con sospetto dai vicini.',
    },
  },
  suggest: (m) => {
    const forms = new Set<string>();
    for (const { features } of m.readings('be'))
      if (features & Feature.indicative) {
        const one = features & (Group.tense | Group.mood | Group.person | Group.number);
        for (const each of m.sentence.lexicon.inflect('avere', Pos.auxiliary, one)) forms.add(each);
      }
    return [...forms].filter((each) => !each.endsWith("'"));
  },
  wrong: [
    ['Siamo camminato per due ore.', 'Abbiamo camminato per due ore.'],
    ['Io sono già fatto un corso a Lugano.', 'Io ho già fatto un corso a Lugano.'],
    ['Ieri sera sono mangiato troppo.', 'Ieri sera ho mangiato troppo.'],
    ['Stanotte non sono dormito.', 'Stanotte non ho dormito.'],
    ['Mia zia è viaggiato molto.', 'Mia zia ha viaggiato molto.'],
  ],
  right: [
    'Questo è riso integrale, non pasta.',
    'Le superfici sono lavorate a mano.',
    'Siamo stanchi, abbiamo camminato tutto il giorno.',
  ],
});
