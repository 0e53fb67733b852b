// Roundabout ways of saying what somebody does or can do: j'ai l'honneur de solliciter, je sollicite; il m'est impossible de, je ne peux pas.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isTaggedVerb } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemma, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { joinsInfinitive } from '../../../common/rewrites/around.ts';
import { inFrenchForm } from '../inForm.ts';

const infinitive = () =>
  new Element((token) => isTaggedVerb(token) && reads(token, Pos.verb, Feature.infinitive)).as('infinitive');
const pronouns = () => words("vous te t' le la l' les lui leur y en").repeat(0, 2).as('pronouns').mark();

const written = (m: Match, name: string): string =>
  m
    .all(name)
    .map(({ text }) => (/['’]$/.test(text) ? text : `${text} `))
    .join('');

/** Now, in the first person. */
function firstPerson(m: Match, infinitiveOf: string, number: number): string | undefined {
  const features = Feature.indicative | Feature.present | Feature.first | number;
  return m.sentence.lexicon.inflect(infinitiveOf, Pos.verb, features)[0];
}

/** J'ai l'honneur de solliciter un congé: je sollicite un congé. */
export const honour = defineRewrite({
  id: 'fr.rewrite.honour',
  kind: 'direct',
  patterns: [
    [
      sentenceStart(),
      word("j'", 'nous').as('who').mark(),
      words('ai avons').mark(),
      words("l' le la").mark(),
      words('honneur plaisir joie avantage').mark(),
      word('de', "d'").mark(),
      pronouns(),
      infinitive().mark(),
    ],
  ],
  where: (m) => !joinsInfinitive(m),
  suggest: (m) => {
    const isMany = m.token('who').lower === 'nous';
    const form = firstPerson(m, m.token('infinitive').lower, isMany ? Feature.plural : Feature.singular);
    if (form === undefined) return [];
    const rest = `${written(m, 'pronouns')}${form}`;
    if (isMany) return [`nous ${rest}`];
    return [/^(?:[aeiouyéèêâîôû]|h[aeioué])/.test(rest) && !rest.startsWith('ha') ? `j'${rest}` : `je ${rest}`];
  },
  wrong: [
    ["J'ai l'honneur de solliciter un congé.", 'Je sollicite un congé.'],
    ['Nous avons le plaisir de vous inviter à notre fête.', 'Nous vous invitons à notre fête.'],
    ["J'ai la joie de vous annoncer leur mariage.", 'Je vous annonce leur mariage.'],
  ],
  right: ["J'ai le plaisir facile.", "Il a eu l'honneur de la recevoir.", "J'ai la joie au cœur."],
});

const WHO: Readonly<Record<string, readonly [who: string, number: number, person: number]>> = {
  "m'": ['je', Feature.singular, Feature.first],
  nous: ['nous', Feature.plural, Feature.first],
  vous: ['vous', Feature.plural, Feature.second],
  "t'": ['tu', Feature.singular, Feature.second],
};

/** Il m'est impossible de venir: je ne peux pas venir. */
export const possibleForMe = defineRewrite({
  id: 'fr.rewrite.possible-for-me',
  kind: 'direct',
  patterns: [
    [
      word('il').mark(),
      words("m' t' nous vous").as('whom').mark(),
      lemma('être').as('verb').mark(),
      words('possible impossible').as('how').mark(),
      word('de', "d'").mark(),
      infinitive(),
    ],
  ],
  where: (m) => !joinsInfinitive(m) && m.token('verb').verbForm === 0,
  suggest: (m) => {
    const found = WHO[m.token('whom').lower];
    const third = inFrenchForm(m.sentence, m.token('verb'), 'pouvoir', ['être']);
    if (!found || third === null) return [];
    const [who, number, person] = found;
    const reading = m.sentence.lexicon.analyses(third).find(({ lemma: own }) => own === 'pouvoir');
    if (!reading) return [];
    const kept =
      reading.features &
      (Feature.indicative | Feature.conditional | Feature.present | Feature.imperfect | Feature.future);
    const [form] = m.sentence.lexicon.inflect('pouvoir', Pos.verb, kept | number | person);
    if (form === undefined) return [];
    return [m.token('how').lower === 'possible' ? `${who} ${form}` : `${who} ne ${form} pas`];
  },
  wrong: [
    ["Il m'est impossible de venir lundi.", 'Je ne peux pas venir lundi.'],
    ['Il nous sera possible de livrer en mai.', 'Nous pourrons livrer en mai.'],
    ['Il vous est possible de payer en ligne.', 'Vous pouvez payer en ligne.'],
  ],
  right: ["C'est possible.", 'Il est possible de payer.', "Il m'est arrivé de payer."],
});

/** Ce dont j'ai besoin, c'est de repos: j'ai besoin de repos. */
export const whatINeed = defineRewrite({
  id: 'fr.rewrite.what-i-need',
  kind: 'opening',
  pattern: [
    sentenceStart(),
    word('ce').mark(),
    word('dont').mark(),
    words("j' nous on il elle vous tu").as('who').mark(),
    lemma('avoir').as('verb').mark(),
    words('besoin envie peur').as('need').mark(),
    new Element(({ text }) => text === ',').mark(),
    word("c'").mark(),
    word('est').mark(),
    words("de d' du"),
  ],
  suggest: (m) => [`${written(m, 'who')}${m.text('verb')} ${m.text('need')}`],
  wrong: [
    ["Ce dont j'ai besoin, c'est de repos.", "J'ai besoin de repos."],
    ["Ce dont nous avons besoin, c'est d'une réponse.", "Nous avons besoin d'une réponse."],
    ["Ce dont il a peur, c'est du noir.", 'Il a peur du noir.'],
  ],
  right: ["Ce dont il parle, c'est de sa vie.", "J'ai besoin de repos.", "Ce dont j'ai besoin est ici."],
});
