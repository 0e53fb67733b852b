// molto, troppo, tanto, poco: in the gender and number of a noun, unchanged before an adjective; tutto after a verb.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, lemmas, oneOf, tagged, uncapitalised, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';

/** The amount with the ending of such a noun: molta, troppe, pochi. */
function plainForm(amount: string, features: number): string {
  const isFeminine = (features & Group.gender) === Feature.feminine;
  const isPlural = (features & Group.number) === Feature.plural;
  const stem = amount.slice(0, -1);
  if (!isPlural) return stem + (isFeminine ? 'a' : 'o');
  // poco, parecchio
  return (stem.endsWith('c') ? `${stem}h` : isFeminine ? stem : stem.replace(/i$/, '')) + (isFeminine ? 'e' : 'i');
}

/** The gender and number of the noun, if its gender is certain. */
function ofNoun(m: Match): number {
  const nouns = m.token('noun').readings.filter(({ pos }) => pos === Pos.noun);
  const gender = nouns.reduce((sum, { features }) => sum | (features & Group.gender), 0);
  if (gender === Group.gender || (gender & (gender - 1)) !== 0) return 0;
  const isPlural = nouns.every(({ features }) => (features & Feature.singular) === 0);
  return gender | (isPlural ? Feature.plural : Feature.singular);
}

const noun = tagged(Pos.noun)
  .and(uncapitalised())
  .except(oneOf(can(Pos.adjective), can(Pos.adverb), can(Pos.verb)))
  .as('noun');

const having = oneOf(
  lemmas('avere volere mettere bere mangiare spendere perdere guadagnare servire trovare vedere comprare portare fare'),
  words('con senza di per in da'),
);

/** What one does much or little: "apprezzo molto ciclisti come lui". */
const FEELING = /^(?:apprezzare|ammirare|stimare|rispettare|amare|odiare|temere|piacere|interessare|incuriosire)$/;

/** ho molto fame; c'erano troppo persone. */
export const amountOfNoun = defineRule({
  id: 'it.agreement.amount',
  patterns: [
    [
      words('molto troppo tanto poco parecchio').as('amount').mark(),
      noun.and(can(Pos.noun, Feature.plural)).except(can(Pos.noun, Feature.singular)),
    ],
    [
      having.as('having'),
      words('molto troppo tanto').as('amount').mark(),
      noun.and(can(Pos.noun, Feature.feminine | Feature.singular)),
    ],
  ],
  where: (m) => {
    const features = ofNoun(m);
    if ((features & Group.gender) === 0 || (features & Group.number) === 0) return false;
    return plainForm(m.token('amount').lower, features) !== m.token('amount').lower;
  },
  unless: {
    'of the verb': {
      when: (m) => {
        const before = m.sentence.tokens[m.token('amount').index - 1];
        const isFeeling = before?.readings.some(({ lemma }) => FEELING.test(lemma)) === true;
        return isFeeling || /^(?:non|né|ogni|il|lo|un|così)$/.test(before?.lower ?? '');
      },
      right: 'Ogni tanto persone di fuori vengono a cena.',
    },
  },
  suggest: (m) => [plainForm(m.token('amount').lower, ofNoun(m))],
  params: (m) => ({ noun: m.text('noun') }),
  wrong: [
    ['Oggi ho molto fame.', 'Oggi ho molta fame.'],
    ["Alla fiera c'erano troppo persone.", "Alla fiera c'erano troppe persone."],
    ['Con tanto pazienza ci siamo riusciti.', 'Con tanta pazienza ci siamo riusciti.'],
    ['Restano poco giorni.', 'Restano pochi giorni.'],
  ],
  right: [
    'Mi piace molto la musica.',
    'Di tanto in tanto mangia frutta.',
    'Siamo diventati molto amici negli anni.',
    'Visitano molto città come Napoli.',
    'Apprezzo molto ciclisti come lui.',
    'La domenica frequenta molto nipoti e cugini.',
    'Poco tempo fa ho visto Luca.',
    'Molto spesso piove.',
    'Lavora troppo e dorme poco.',
  ],
});

const copula = lemmas('essere sentire sembrare diventare restare rimanere stare parere').and(
  oneOf(can(Pos.verb), can(Pos.auxiliary)),
);

const quality = tagged(Pos.adjective)
  .and(uncapitalised())
  .except(
    oneOf(
      can(Pos.noun),
      form(
        /^(?:altr[ie]|stess[ie]|mie|tue|sue|miei|tuoi|suoi|nostr[ie]|vostr[ie]|miglior[ei]|maggior[ei]|minor[ei]|peggior[ei])$/,
      ),
    ),
  );

/** siete stati molti gentili; mi sento molta stanca. */
export const amountOfQuality = defineRule({
  id: 'it.agreement.degree',
  patterns: [
    [
      copula,
      words('stato stata stati state ancora sempre già').repeat(0, 1),
      words('molta molti molte troppa troppi troppe').as('amount').mark(),
      quality.as('quality'),
    ],
    [
      words('dispiace piace dispiaceva piaceva dispiacerebbe piacerebbe'),
      words('moltissima tantissima molta tanta').as('amount').mark(),
    ],
  ],
  where: (m) => {
    if (!m.names('quality')) return isMarkOrEnd(m.after());
    // "sono molti bravi ragazzi"
    const next = m.after();
    return next === undefined || !(next.pos === Pos.noun || next.pos === Pos.adjective || reads(next, Pos.noun));
  },
  suggest: (m) => [`${m.token('amount').lower.slice(0, -1)}o`],
  wrong: [
    ['Siete stati molti gentili con noi.', 'Siete stati molto gentili con noi.'],
    ['Oggi mi sento molta stanca.', 'Oggi mi sento molto stanca.'],
    ['I ragazzi sono troppi nervosi.', 'I ragazzi sono troppo nervosi.'],
    ['Mi dispiace moltissima, non posso venire.', 'Mi dispiace moltissimo, non posso venire.'],
  ],
  right: [
    'Quelli che restano sono molti poveri.',
    'Sono molti bravi ragazzi.',
    'Sono troppi i poveri.',
    'Mi piace molta musica diversa.',
  ],
});

/** le strade erano tutti bagnate; sono arrivati tutto in ritardo; è tutti in ordine. */
export const allOfThem = defineRule({
  id: 'it.agreement.all-of-them',
  priority: 1,
  patterns: [
    [
      lemmas('essere').and(oneOf(can(Pos.verb, Feature.third), can(Pos.auxiliary, Feature.third))),
      words('tutti tutte').as('all').mark(),
      oneOf(can(Pos.adjective, Feature.plural), can(Pos.verb, Feature.pastParticiple | Feature.plural))
        .except(can(Pos.noun))
        .as('quality'),
    ],
    [
      words('è era sarà sembra'),
      words('tutti tutte').as('all').mark(),
      words('in a ok pronto finito bene chiaro normale vero falso inutile qui qua lì a più molto così').as('state'),
    ],
    [
      words('siamo siete sono erano eravamo eravate').as('be'),
      can(Pos.verb, Feature.pastParticiple | Feature.plural).as('participle'),
      words('tutto').as('all').mark(),
      words('in insieme a al per con').as('state'),
    ],
  ],
  where: (m) => {
    if (m.names('be')) return !/^(?:si|ci|vi)$/.test(m.before()?.lower ?? '') || m.token('be').lower !== 'sono';
    if (m.names('state')) return true;
    const gender = m
      .token('quality')
      .readings.reduce((sum, { features }) => sum | (features & (Feature.masculine | Feature.feminine)), 0);
    return gender === (m.token('all').lower === 'tutti' ? Feature.feminine : Feature.masculine);
  },
  suggest: (m) => {
    if (m.names('be')) return m.token('participle').lower.endsWith('e') ? ['tutte'] : ['tutti'];
    if (m.names('state')) return ['tutto'];
    return [m.token('all').lower === 'tutti' ? 'tutte' : 'tutti'];
  },
  wrong: [
    ['Le strade erano tutti bagnate.', 'Le strade erano tutte bagnate.'],
    ['Dopo il temporale è tutti in ordine.', 'Dopo il temporale è tutto in ordine.'],
    ['Siamo arrivati tutto in ritardo.', 'Siamo arrivati tutti in ritardo.'],
  ],
  right: [
    'Le strade erano tutte bagnate.',
    'È tutto in ordine.',
    'È tutti i giorni lo stesso.',
    'Sono restati tutto il giorno.',
    'Sono tutti bravi.',
    'I clienti sono tutti vecchie conoscenze.',
  ],
});
