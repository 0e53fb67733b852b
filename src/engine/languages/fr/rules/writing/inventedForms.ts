// Forms made by analogy that no dictionary has: chevals, faisez, prendu; and words run together or given an s: parmis, biensûr.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { isOne, words } from '../../reading/words.ts';

const isUnknown = (token: Token): boolean =>
  token.kind === 'word' && token.readings.length === 0 && /^[a-zà-ÿœ]{4,16}$/.test(token.text);

/** Plurals in -aux of an invented plural: chevals, animals, travails. */
function truePlurals(m: Match, written: string): string[] {
  const stem = written.replace(/s$/, '');
  return m.sentence.lexicon
    .inflect(stem, Pos.noun, Feature.plural)
    .concat(m.sentence.lexicon.inflect(stem, Pos.adjective, Feature.plural | Feature.masculine))
    .filter((each, i, all) => /[ae]ux$/.test(each) && all.indexOf(each) === i);
}

/** chevals, animals, nationals. */
export const inventedPlural = defineRule({
  id: 'fr.nouns.invented-plural',
  category: 'spelling',
  type: 'misspelling',
  overridesSpelling: true,
  priority: 4,
  pattern: [new Element((token) => isUnknown(token) && /(?:ai?l|eu|au|ou)s$/.test(token.lower)).as('n').mark()],
  where: (m) => truePlurals(m, m.token('n').lower).length > 0,
  suggest: (m) => truePlurals(m, m.token('n').lower),
  wrong: [
    ['Les chevals courent dans le pré.', 'Les chevaux courent dans le pré.'],
    ["J'aime beaucoup les animals.", "J'aime beaucoup les animaux."],
    ['Il lit trois journals par jour !', 'Il lit trois journaux par jour !'],
  ],
  right: [
    'Aucun deus ex machina ne viendra nous sauver.',
    'Les chevaux et les bals du village sont connus.',
    'Nous aimons les animaux.',
  ],
});

/** Endings of the present put on the stem of another person. */
const PERSON_OF: readonly (readonly [ending: RegExp, person: number])[] = [
  [/ez$/, Feature.second | Feature.plural],
  [/ons$/, Feature.first | Feature.plural],
  [/ent$/, Feature.third | Feature.plural],
];

/** Infinitives that an invented form may belong to: faisez faire, croivent croire, prendez prendre, allent aller. */
const STEMS: Readonly<Record<string, string>> = {
  fais: 'faire',
  dis: 'dire',
  croiv: 'croire',
  voy: 'voir',
  prend: 'prendre',
  comprend: 'comprendre',
  apprend: 'apprendre',
  boiv: 'boire',
  buv: 'boire',
  doiv: 'devoir',
  viend: 'venir',
  vien: 'venir',
  tien: 'tenir',
  peuv: 'pouvoir',
  veul: 'vouloir',
  mouri: 'mourir',
  dorm: 'dormir',
  dev: 'devoir',
  recev: 'recevoir',
  reçoiv: 'recevoir',
  all: 'aller',
  redis: 'redire',
  refais: 'refaire',
  satisfais: 'satisfaire',
  résolv: 'résoudre',
  peind: 'peindre',
  éteind: 'éteindre',
  craind: 'craindre',
  joind: 'joindre',
  rejoind: 'rejoindre',
};

/** Participles made with a regular ending. */
const PARTICIPLES: Readonly<Record<string, string>> = {
  prendu: 'pris',
  comprendu: 'compris',
  apprendu: 'appris',
  mettu: 'mis',
  ouvri: 'ouvert',
  offri: 'offert',
  découvri: 'découvert',
  mouru: 'mort',
  mouri: 'mort',
  naissu: 'né',
  viendu: 'venu',
  éteindu: 'éteint',
  peindu: 'peint',
  craindu: 'craint',
  écrivé: 'écrit',
  souffri: 'souffert',
  couvri: 'couvert',
  courri: 'couru',
  vivu: 'vécu',
  suivu: 'suivi',
  devu: 'dû',
  boivu: 'bu',
  recevu: 'reçu',
  metté: 'mis',
  faisé: 'fait',
  voiru: 'vu',
};

/** aboit, essait, étudit: verbs in -er whose -e is not heard. */
function muteForm(m: Match, written: string): string | undefined {
  // only where a verb must stand: elsewhere the spelling knows as much
  const before = m.before()?.lower ?? '';
  if (!/i[ts]$/.test(written) || /rai[ts]$/.test(written) || !/^(?:.+'|je|tu|il|elle|on|qui|me|te|se|ne)$/.test(before))
    return undefined;
  const form = written.replace(/t$/, 'e').replace(/s$/, 'es');
  const isForm = m.sentence.lexicon
    .analyses(form)
    .some(({ pos, features, lemma }) => pos === Pos.verb && (features & Feature.present) !== 0 && lemma.endsWith('er'));
  return isForm ? form : undefined;
}

function trueVerb(m: Match, written: string): string[] {
  const participle = PARTICIPLES[written.replace(/s$/, '')];
  if (participle) return [participle];
  const mute = muteForm(m, written);
  if (mute) return [mute];
  for (const [ending, person] of PERSON_OF) {
    if (!ending.test(written)) continue;
    const infinitive = STEMS[written.replace(ending, '')];
    if (!infinitive) continue;
    return m.sentence.lexicon
      .inflect(infinitive, Pos.verb, Feature.indicative | Feature.present | person)
      .filter((each) => each !== written);
  }
  return [];
}

/** vous faisez, ils croivent, j'ai prendu. */
export const inventedVerb = defineRule({
  id: 'fr.verb-endings.invented-form',
  category: 'spelling',
  type: 'misspelling',
  overridesSpelling: true,
  priority: 4,
  pattern: [
    new Element((token) => isUnknown(token) && /(?:ez|ons|ent|us?|is?|és?|it)$/.test(token.lower)).as('v').mark(),
  ],
  where: (m) => trueVerb(m, m.token('v').lower).length > 0,
  suggest: (m) => trueVerb(m, m.token('v').lower),
  wrong: [
    ['Vous faisez quoi ce soir ?', 'Vous faites quoi ce soir ?'],
    ["Le chien n'aboit jamais.", "Le chien n'aboie jamais."],
    ['Ils croivent tout ce que tu dis.', 'Ils croient tout ce que tu dis.'],
    ["J'ai prendu le bus de huit heures.", "J'ai pris le bus de huit heures."],
  ],
  right: ["Ils googlent tout avant d'acheter.", 'Ils croient tout.', "J'ai pris le bus."],
});

const TYPED: Readonly<Record<string, string>> = {
  parmis: 'parmi',
  malgrés: 'malgré',
  malgrè: 'malgré',
  biensûr: 'bien sûr',
  biensur: 'bien sûr',
  envi: 'envie',
  hormi: 'hormis',
  quelquechose: 'quelque chose',
  quelquun: "quelqu'un",
  aujourdhui: "aujourd'hui",
  aujourdui: "aujourd'hui",
  tandisque: 'tandis que',
  entrain: 'en train',
  avanthier: 'avant-hier',
  peutêtre: 'peut-être',
  plusieur: 'plusieurs',
  toujour: 'toujours',
  ailleur: 'ailleurs',
  jattend: "j'attends",
  jattends: "j'attends",
  jaime: "j'aime",
  jespère: "j'espère",
  cest: "c'est",
  sest: "s'est",
  jai: "j'ai",
  ya: 'y a',
  daccord: "d'accord",
  lorsquil: "lorsqu'il",
  quil: "qu'il",
};

/** parmis, biensûr, il ya, d'accords. */
export const typedTogether = defineRule({
  id: 'fr.confusions-words.typed',
  category: 'spelling',
  type: 'misspelling',
  overridesSpelling: true,
  priority: 4,
  patterns: [
    [
      word(...Object.keys(TYPED).filter((each) => each !== 'entrain' && each !== 'envi'))
        .as('w')
        .mark(),
    ],
    [
      word('suis', 'es', 'est', 'sommes', 'êtes', 'sont', 'étais', 'était', 'étaient', 'étions'),
      word('entrain').as('w').mark(),
      word('de', "d'"),
    ],
    [
      word('pas', 'ai', 'as', 'a', 'plus', 'avons', 'avez', 'ont', 'avais', 'avait', 'très', 'mon', 'son').as('b'),
      word('envi').as('w').mark(),
    ],
    [word("d'"), word('accords').as('w').mark()],
  ],
  where: (m) => {
    const typed = m.token('w');
    if (typed.text !== typed.lower && typed.index > 0) return false;
    if (typed.lower === 'accords')
      return isOne(m.before(), words('suis es est sommes êtes sont pas bien tout être totalement entièrement'));
    if (typed.lower === 'ya') return isOne(m.before(), words('il ils')) || m.before() === undefined;
    return true;
  },
  suggest: (m) => {
    const typed = m.token('w').lower;
    if (typed === 'accords') return ['accord'];
    if (typed === 'ya' && m.before() === undefined) return ['il y a'];
    return [TYPED[typed] ?? ''].filter(Boolean);
  },
  wrong: [
    ['Parmis les candidats, elle est la meilleure.', 'Parmi les candidats, elle est la meilleure.'],
    ['Il ya un problème avec ma commande.', 'Il y a un problème avec ma commande.'],
    ["Je suis d'accords avec toi.", "Je suis d'accord avec toi."],
    ["Je n'ai pas envi de sortir.", "Je n'ai pas envie de sortir."],
    ['Je suis entrain de préparer le dîner.', 'Je suis en train de préparer le dîner.'],
  ],
  right: ['Parmi les candidats, elle gagne.', 'Il y a un problème.', "Les termes d'accords signés hier sont clairs."],
});

/** All rules of this family. */
export const inventedRules = [inventedPlural, inventedVerb, typedTogether];
