// Passives turned round: el plan fue aprobado por el consejo, el consejo aprobó el plan; without an agent, se aprobó el plan.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isOne, isTaggedVerb, listed } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { anything, Element, lemma, punctuation, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { isDone, isNounPhrase, mayBePerson, numberOf, textOf, textWithin } from '../nounPhrases.ts';

const NO_AGENT = listed(
  'correo teléfono parte lado hora tanto ejemplo mes año día semana medio error vía carta motivo razón causa mano método métodos medios herramienta defecto',
);
const AFTER = listed('en durante desde hasta tras antes después ayer hoy el');
const MONTHS = listed(
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre dos tres cuatro',
);

/** Whether a token is what en and el stand before in a date. */
const isDate = (token: Token | undefined): boolean => token?.kind === 'number' || isOne(token, MONTHS);

const subject = () => anything().repeat(2, 10).as('subject').mark();
const done = () => new Element(isDone).as('done').mark();

/** The agent, and what stands behind it. */
function agentOf(m: Match): { own: readonly Token[]; rest: readonly Token[] } {
  const all = m.all('agent');
  const cut = all.findIndex(
    (token, i) => i > 1 && isOne(token, AFTER) && (!/^(?:en|el)$/.test(token.lower) || isDate(all[i + 1])),
  );
  return cut < 0 ? { own: all, rest: [] } : { own: all.slice(0, cut), rest: all.slice(cut) };
}

function isTurnable(m: Match): boolean {
  const { own, rest } = agentOf(m);
  if (!isNounPhrase(own) || numberOf(own) === 0 || own.some((token) => NO_AGENT.has(token.lower))) return false;
  if (rest.some((token) => token.kind === 'punctuation' || (isTaggedVerb(token) && token.verbForm === 0))) return false;
  return isNounPhrase(m.all('subject')) && !mayBePerson(m.all('subject'));
}

const lemmaOf = (token: Token): string | undefined =>
  token.readings.find(({ pos, features }) => pos === Pos.verb && (features & Feature.pastParticiple) !== 0)?.lemma;

/** The verb of the participle in the tense of a form of ser or haber. */
function finite(m: Match, model: Token, meant: string, number: number): string | undefined {
  const reading = model.readings.find(
    ({ lemma: own, features }) =>
      (own === 'ser' || own === 'haber') &&
      (features & Feature.third) !== 0 &&
      (features & (Feature.indicative | Feature.conditional)) !== 0,
  );
  if (!reading) return undefined;
  const features = (reading.features & (Group.mood | Group.tense)) | Feature.third | number;
  const pos = meant === 'haber' ? Pos.auxiliary : Pos.verb;
  return m.sentence.lexicon.inflect(meant, pos, features).find((form) => !/[éí]$/.test(form));
}

/** The masculine singular of the participle: ha aprobado. */
const participleOf = (m: Match, verb: string): string | undefined =>
  m.sentence.lexicon.inflect(verb, Pos.verb, Feature.pastParticiple | Feature.masculine | Feature.singular)[0];

/** El plan fue aprobado por el consejo: el consejo aprobó el plan. */
export const passive = defineRewrite({
  id: 'es.rewrite.passive',
  kind: 'passive',
  patterns: [
    [
      sentenceStart(),
      subject(),
      words('es son fue fueron será serán era eran sería serían').as('be').mark(),
      done(),
      word('por').mark(),
      anything().repeat(1, 12).as('agent').mark(),
      punctuation('.', '!'),
    ],
    [
      sentenceStart(),
      subject(),
      lemma('haber').as('be').mark(),
      word('sido').as('been').mark(),
      done(),
      word('por').mark(),
      anything().repeat(1, 12).as('agent').mark(),
      punctuation('.', '!'),
    ],
  ],
  where: isTurnable,
  suggest: (m) => {
    const { own, rest } = agentOf(m);
    const verb = lemmaOf(m.token('done'));
    if (!verb) return [];
    const isCompound = m.names('been');
    const form = finite(m, m.token('be'), isCompound ? 'haber' : verb, numberOf(own));
    const participle = isCompound ? participleOf(m, verb) : '';
    if (form === undefined || participle === undefined) return [];
    const tail = rest.length > 0 ? ` ${textOf(m, rest)}` : '';
    const group = participle === '' ? form : `${form} ${participle}`;
    return [`${textOf(m, own)} ${group} ${textWithin(m, m.all('subject'))}${tail}`];
  },
  wrong: [
    ['El plan fue aprobado por el consejo.', 'El consejo aprobó el plan.'],
    ['Las cartas serán firmadas por la directora.', 'La directora firmará las cartas.'],
    ['El puente ha sido construido por los obreros en dos años.', 'Los obreros han construido el puente en dos años.'],
  ],
  right: [
    'El plan fue enviado por correo.',
    'La ministra fue recibida por el rey.',
    'El paquete fue enviado por error.',
  ],
});

/** Los datos fueron analizados: se analizaron los datos. */
export const passiveWithSe = defineRewrite({
  id: 'es.rewrite.passive-se',
  kind: 'passive',
  pattern: [
    sentenceStart(),
    subject(),
    words('fue fueron será serán').as('be').mark(),
    done(),
    punctuation('.').as('end'),
  ],
  where: (m) => isNounPhrase(m.all('subject')) && !mayBePerson(m.all('subject')) && numberOf(m.all('subject')) !== 0,
  suggest: (m) => {
    const verb = lemmaOf(m.token('done'));
    const form = verb && finite(m, m.token('be'), verb, numberOf(m.all('subject')));
    return form ? [`se ${form} ${textWithin(m, m.all('subject'))}`] : [];
  },
  wrong: [
    ['Los datos fueron analizados.', 'Se analizaron los datos.'],
    ['La plaza será reformada.', 'Se reformará la plaza.'],
    ['El plan fue aprobado.', 'Se aprobó el plan.'],
  ],
  right: ['La ministra fue recibida.', 'El plan fue bueno.', 'Los vecinos fueron avisados.'],
});

/** está siendo revisado: se está revisando. */
export const beingDone = defineRewrite({
  id: 'es.rewrite.being-done',
  kind: 'passive',
  pattern: [
    anything().repeat(2, 4).as('subject'),
    words('está están estaba estaban').as('be').mark(),
    word('siendo').mark(),
    new Element((token) => reads(token, Pos.verb, Feature.pastParticiple)).as('done').mark(),
    punctuation('.', ','),
  ],
  where: (m) => isNounPhrase(m.all('subject')) && !mayBePerson(m.all('subject')),
  suggest: (m) => {
    const verb = lemmaOf(m.token('done'));
    const [gerund] = verb ? m.sentence.lexicon.inflect(verb, Pos.verb, Feature.gerund) : [];
    return gerund === undefined ? [] : [`se ${m.text('be').toLowerCase()} ${gerund}`];
  },
  wrong: [
    ['El texto está siendo revisado.', 'El texto se está revisando.'],
    ['Las calles están siendo reparadas.', 'Las calles se están reparando.'],
    ['La plaza estaba siendo reformada.', 'La plaza se estaba reformando.'],
  ],
  right: ['El niño está siendo operado.', 'El texto está revisado.', 'Está siendo un buen año.'],
});
