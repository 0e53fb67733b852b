// Direct and indirect pronouns: je l'appelle, je lui téléphone.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeInfinitive, canBeNoun, isMarkOrEnd, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemma, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import { adverbs, canBeConjugated, elides } from '../../reading/words.ts';
import personObject from '../../rows/personObject.words.tsv';

const avoir = (): Element => lemma('avoir').and(new Element(canBeConjugated));
const subject = (): Element => word('je', "j'", 'tu', 'il', 'elle', 'on', 'nous', 'vous', 'ils', 'elles');
const negation = (): Element => word('ne', "n'").optional();

const DIRECT = new Set([
  ...wordsIn(personObject),
  'rencontrer',
  'voir',
  'connaître',
  'chercher',
  'entendre',
  'regarder',
  'écouter',
  'trouver',
]);
/** Verbs that take lui too, with an object: servir, montrer. */
const BOTH = listed(
  'servir appeler préparer trouver chercher voir entendre connaître regarder toucher conseiller adopter accorder',
);

const isOf = (token: Token, list: ReadonlySet<string>): boolean =>
  !reads(token, Pos.auxiliary) && token.readings.some((each) => each.pos === Pos.verb && list.has(each.lemma));

const DIRECT_ONLY = new Set([...DIRECT].filter((each) => !BOTH.has(each)));

/** Nothing that could be the object follows: the end, a preposition, a time. */
const isAlone = (token: Token | undefined): boolean =>
  isMarkOrEnd(token) ||
  (reads(token, Pos.preposition) && !isOne(token, listed("de d'"))) ||
  isOne(token, listed('hier demain samedi dimanche lundi mardi mercredi jeudi vendredi')) ||
  (!reads(token, Pos.determiner) &&
    !canBeNoun(token) &&
    !canBeInfinitive(token) &&
    !isOne(token, listed("que qu' de d' si quelque tout rien beaucoup un une deux trois")));

const SEEING = listed('voir entendre connaître regarder chercher');

/** How often one sees somebody: nothing that could be an object. */
const isSeenWhen = (token: Token | undefined): boolean =>
  isOne(token, listed('souvent parfois rarement tous chaque hier depuis'));

/** Je lui remercie, nous lui avons invité: the verb has a direct object. */
export const indirectForDirect = defineRule({
  id: 'fr.pronouns.lui-le',
  patterns: [
    [
      subject(),
      negation(),
      word('lui', 'leur').as('p').mark(),
      new Element((token) => canBeConjugated(token) && isOf(token, DIRECT_ONLY)).as('v').mark(),
    ],
    [
      subject(),
      negation(),
      word('lui', 'leur').as('p').mark(),
      new Element((token) => canBeConjugated(token) && isOf(token, SEEING)).as('v').mark(),
      new Element(isSeenWhen),
    ],
    [
      subject(),
      negation(),
      word('lui', 'leur').as('p').mark(),
      avoir().as('h').mark(),
      adverbs().mark(),
      new Element((token) => reads(token, Pos.verb, Feature.pastParticiple) && isOf(token, DIRECT_ONLY)).as('v').mark(),
    ],
  ],
  where: (m) => isSeenWhen(m.sentence.tokens[m.to - 1]) || isAlone(m.after()),
  suggest: (m) => {
    const next = m.names('h') ? m.token('h') : m.token('v');
    const rest = m.rewrite({ p: '' });
    if (m.token('p').lower === 'leur') return [`les ${rest}`];
    return elides(next.lower) ? [`l'${rest}`] : [`le ${rest}`, `la ${rest}`];
  },
  wrong: [
    ['Je lui remercie pour tout.', 'Je le remercie pour tout.'],
    ['Nous lui avons invité samedi.', "Nous l'avons invité samedi."],
    ['Tu leur accompagnes souvent ?', 'Tu les accompagnes souvent ?'],
    ['Je lui vois souvent au marché.', 'Je le vois souvent au marché.'],
  ],
  right: [
    'Lui, je le remercie pour tout.',
    'Je lui ai préparé un gâteau.',
    'Elle leur a expliqué le trajet.',
    'Elle lui embrasse la main.',
  ],
});

const INDIRECT =
  'téléphoner sourire mentir ressembler plaire déplaire appartenir obéir désobéir succéder nuire survivre convenir résister répondre parler suffire';
const INTO: Readonly<Record<string, string>> = { le: 'lui', la: 'lui', "l'": 'lui', les: 'leur' };

/** Je l'ai téléphoné, il les ressemble: the verb has an indirect object. */
export const directForIndirect = defineRule({
  id: 'fr.pronouns.le-lui',
  patterns: [
    [
      subject(),
      negation(),
      word('le', 'la', "l'", 'les').as('p').mark(),
      new Element((token) => canBeConjugated(token) && isOf(token, listed(INDIRECT))).as('v').mark(),
    ],
    [
      subject(),
      negation(),
      word('le', 'la', "l'", 'les').as('p').mark(),
      avoir().as('h').mark(),
      adverbs().mark(),
      new Element((token) => reads(token, Pos.verb, Feature.pastParticiple) && isOf(token, listed(INDIRECT)))
        .as('v')
        .mark(),
    ],
  ],
  where: (m) => {
    const verb = m.token('v');
    // le français, je le parle; si tu le plais is none, but parler and répondre may have a thing as their object
    if (isOf(verb, listed('parler'))) return m.names('h') && !isOne(m.token('p'), listed('le')) && isPersonal(m);
    if (isOf(verb, listed('répondre'))) return isOne(m.token('p'), listed('les'));
    if (verb.readings.some((each) => /^(?:plaindre|suivre)$/.test(each.lemma))) return false;
    return true;
  },
  suggest: (m) => [`${INTO[m.token('p').lower]} ${m.rewrite({ p: '' })}`],
  wrong: [
    ["Je l'ai téléphoné hier soir.", 'Je lui ai téléphoné hier soir.'],
    ['Il les ressemble beaucoup.', 'Il leur ressemble beaucoup.'],
    ["Nous l'avons parlé de ce problème.", 'Nous lui avons parlé de ce problème.'],
  ],
  right: [
    'Le matin, je lui téléphone.',
    "Le breton, je l'ai parlé enfant.",
    'La petite leur ressemble beaucoup.',
    "Cette langue, je l'ai parlée.",
  ],
});

/** Whether parler goes on with what is talked about, so that the pronoun must be the person. */
const isPersonal = (m: Match): boolean => isOne(m.after(), listed("de d' du des"));
