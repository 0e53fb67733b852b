// Verb forms after other verbs: devo comprare, sto aspettando, ho camminato.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isTaggedFinite, isVerbal } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, lemmas, oneOf, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';

const finiteOnly = oneOf(can(Pos.verb, Feature.first), can(Pos.verb, Feature.second), can(Pos.verb, Feature.third))
  .except(can(Pos.verb, Feature.infinitive))
  .except(can(Pos.noun))
  .except(can(Pos.adjective))
  .except(can(Pos.adverb))
  .except(can(Pos.preposition))
  .except(can(Pos.conjunction))
  .except(can(Pos.pronoun))
  .except(can(Pos.determiner))
  .except(can(Pos.verb, Feature.pastParticiple));

const gerund = can(Pos.verb, Feature.gerund).except(can(Pos.noun)).except(can(Pos.adjective)).except(can(Pos.adverb));

/** The same verb in another form, using only its readings as a verb. */
const asForm = (m: Match, wanted: number): string[] => {
  const found = new Set<string>();
  for (const { lemma, pos } of m.token('verb').readings)
    if (pos === Pos.verb || pos === Pos.auxiliary)
      for (const each of m.sentence.lexicon.inflect(lemma, pos, wanted)) if (!each.endsWith("'")) found.add(each);
  return [...found];
};

/** Whether the verb is an infinitive with a pronoun attached: esporti, from esporre. */
function hasPronoun(m: Match): boolean {
  const [, stem] = /^(.+r)(?:[mtscv]i|l[oaie]|ne|gli)$/.exec(m.token('verb').lower) ?? [];
  const { lexicon } = m.sentence;
  return (
    stem !== undefined &&
    [`${stem}e`, `${stem}re`].some((form) =>
      lexicon.analyses(form).some(({ features }) => (features & Feature.infinitive) !== 0),
    )
  );
}

/** Whether another finite verb follows before the next mark, with nothing that opens a clause of its own for it. */
function hasLaterVerb(m: Match): boolean {
  for (const token of m.sentence.tokens.slice(m.to)) {
    if (
      token.kind === 'punctuation' ||
      /^(?:che|chi|cui|e|ed|o|ma|se|quando|dove|come|perché|mentre|finché)$/.test(token.lower)
    )
      return false;
    if (isTaggedFinite(token)) return true;
  }
  return false;
}

/** dobbiamo comprando, posso faccio: the infinitive. */
export const modalInfinitive = defineRule({
  id: 'it.verbs.modal-infinitive',
  pattern: [
    lemmas('dovere potere volere')
      .and(
        oneOf(
          can(Pos.verb, Feature.indicative),
          can(Pos.verb, Feature.conditional),
          can(Pos.auxiliary, Feature.indicative),
          can(Pos.auxiliary, Feature.conditional),
        ),
      )
      .as('modal'),
    words('anche sempre subito solo più').repeat(0, 1),
    oneOf(gerund, finiteOnly).as('verb').mark(),
  ],
  unless: {
    'a clause of its own': {
      when: (m) => {
        const before = m.before()?.lower === 'non' ? m.before(2) : m.before();
        // "chiedere se posso partecipo", "quando devo spiego ho paura": the verb of the other clause is another one
        const isAsked = before?.lower === 'se' && isVerbal(m.sentence.tokens[before.index - 1]?.pos ?? 0);
        if (isAsked || hasLaterVerb(m)) return false;
        return /^(?:se|quando|dove|come|chi|quanto|appena|finché)$/.test(before?.lower ?? '');
      },
      right: 'Quando posso vengo anch’io.',
    },
    'a wish without che': {
      when: (m) =>
        m.token('modal').readings.some(({ lemma }) => lemma === 'volere') &&
        reads(m.token('verb'), Pos.verb, Feature.subjunctive),
      right: 'Segna il colore che si vuole venga usato.',
    },
    'an infinitive with its pronoun': {
      when: hasPronoun,
      right: 'Il sole può esporti a gravi rischi.',
    },
  },
  suggest: (m) => asForm(m, Feature.infinitive),
  wrong: [
    ['Dobbiamo comprando i biglietti oggi.', 'Dobbiamo comprare i biglietti oggi.'],
    ['Non posso vengo alla festa.', 'Non posso venire alla festa.'],
    ['Volevo chiedere se posso vengo con voi.', 'Volevo chiedere se posso venire con voi.'],
    ['Quando devo scrivo in fretta faccio errori.', 'Quando devo scrivere in fretta faccio errori.'],
    ['Vorrei parlo con il direttore.', 'Vorrei parlare con il direttore.'],
  ],
  right: ['Dobbiamo comprare i biglietti.', 'Fai come vuoi, decidi tu.', 'Non posso, vengo domani.'],
});

/** sto aspetto, sta studiare: the gerund. */
export const stareGerund = defineRule({
  id: 'it.verbs.stare-gerund',
  pattern: [
    words('sto stai sta stiamo stanno stavo stavi stava stavamo stavate stavano').as('stare'),
    words('già ancora solo anche').repeat(0, 1),
    oneOf(
      finiteOnly,
      can(Pos.verb, Feature.infinitive).except(can(Pos.noun)),
      form(/^(?:aspetto|lavoro|studio|gioco|cucino|viaggio|cerco|ballo|canto|cammino)$/),
    )
      .as('verb')
      .mark(),
  ],
  suggest: (m) => asForm(m, Feature.gerund),
  wrong: [
    ['Sto aspetto una risposta dal capo.', 'Sto aspettando una risposta dal capo.'],
    ['Mia sorella sta studia per l’esame.', 'Mia sorella sta studiando per l’esame.'],
    ['I bambini stanno dormire in camera.', 'I bambini stanno dormendo in camera.'],
  ],
  right: ['Sto qui, aspetto mia sorella.', 'Sta a te decidere.', 'Come stai, dormi?', 'Stavo per uscire.'],
});

/** Whether the form really belongs to avere: in "andato ha trovare" and "vuoi questo ho preferisci" the h is the mistake. */
function isAfterHave(m: Match): boolean {
  const before = m.before()?.readings ?? [];
  if (before.some(({ features }) => (features & Feature.first) !== 0)) return false;
  const isInfinitive = m.token('verb').readings.some(({ features }) => (features & Feature.infinitive) !== 0);
  if (isInfinitive) return !before.some(({ features }) => (features & Feature.pastParticiple) !== 0);
  return !m.sentence.tokens.slice(0, m.from).some(isTaggedFinite);
}

/** ho mangiare, abbiamo vediamo: the participle. */
export const compoundParticiple = defineRule({
  id: 'it.verbs.compound-participle',
  pattern: [
    words('ho hai ha abbiamo avete hanno avevo avevi aveva avevamo avevano').as('have'),
    words('già mai sempre appena anche').repeat(0, 1),
    oneOf(
      can(Pos.verb, Feature.infinitive)
        .except(can(Pos.noun))
        .except(can(Pos.adjective).except(form(/[aei]re$/))),
      finiteOnly,
      gerund,
    )
      .except(lemmas('essere'))
      .as('verb')
      .mark(),
  ],
  where: isAfterHave,
  unless: {
    'what one has': {
      when: (m) => /^(?:che|chi|quanto)$/.test(m.before()?.lower ?? ''),
      right: 'Ciò che ha vale poco.',
    },
  },
  suggest: (m) => asForm(m, Feature.pastParticiple | Feature.masculine | Feature.singular),
  wrong: [
    ['Ieri ho mangiare una pizza.', 'Ieri ho mangiato una pizza.'],
    ['Abbiamo parlare per due ore.', 'Abbiamo parlato per due ore.'],
    ['Mio fratello ha comprando una moto.', 'Mio fratello ha comprato una moto.'],
  ],
  right: [
    'Ho mangiato una pizza.',
    'Dicono che chi più ha vuole ancora di più.',
    'Chi più ha è spesso il più solo.',
    'Ha una bella voce.',
  ],
});
