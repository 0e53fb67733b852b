// Regular endings on irregular words: buyed, childs; a participle without its ending: suppose to.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, oneOf, tagged, word, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';

/** A complete lower-case word that no dictionary has. */
const isInvented = (token: Token): boolean =>
  token.kind === 'word' &&
  token.readings.length === 0 &&
  /^[a-z]{4,14}$/.test(token.text) &&
  !among('hanged kneeled shined lighted speeded strived weaved costed input')(token);

/** Stems that an invented past tense may be built on: buyed, runned, goed, leaved, flied. */
function stemsOf(form: string): string[] {
  const stem = form.slice(0, -2);
  return [stem, `${stem}e`, stem.replace(/([a-z])\1$/, '$1'), stem.replace(/i$/, 'y')];
}

/** The real past forms for an invented one; [] where its verb is regular or unknown. */
function trueForms(m: Match, form: string, feature: number): string[] {
  const found = new Set<string>();
  for (const stem of new Set(stemsOf(form))) {
    const past = m.sentence.lexicon.inflect(stem, Pos.verb, feature);
    if (past.length === 0 || past.some((each) => each.endsWith('ed') && each.startsWith(stem.slice(0, 3)))) continue;
    for (const each of past) found.add(each);
  }
  return [...found].filter((each) => each !== form);
}

/** buyed, catched, goed: verbs with irregular forms. */
export const inventedPast = defineRule({
  id: 'en.verb-form.invented-past',
  category: 'spelling',
  type: 'misspelling',
  overridesSpelling: true,
  priority: 3,
  patterns: [
    [new Element((token) => isInvented(token) && token.text.endsWith('ed')).as('verb').mark()],
    // leaved: also a term in botany
    [words('i you he she it we they train bus plane who have has had'), word('leaved').as('verb').mark()],
  ],
  where: (m) => trueForms(m, m.token('verb').lower, Feature.preterite).length > 0,
  suggest: (m) => {
    const form = m.token('verb').lower;
    const isPerfect = among(
      "have has had been be is are was were haven't hasn't i've we've they've you've he's she's being get got",
    )(m.before());
    const past = trueForms(m, form, Feature.preterite);
    const participle = trueForms(m, form, Feature.pastParticiple);
    return isPerfect ? [...participle, ...past] : [...past, ...participle];
  },
  wrong: [
    ['Yesterday I buyed a new jacket.', 'Yesterday I bought a new jacket.'],
    ['We have choosed the blue one.', 'We have chosen the blue one.'],
    ['The cat catched two mice last night.', 'The cat caught two mice last night.'],
    ['The train leaved at six.', 'The train left at six.'],
    ['She leaved early.', 'She left early.'],
  ],
  right: ['Yesterday I bought a jacket.', 'The file was gzipped.', 'The page is untagged.'],
});

const PLURALS: Readonly<Record<string, string>> = {
  childs: 'children',
  childrens: 'children',
  mans: 'men',
  womans: 'women',
  womens: 'women',
  foots: 'feet',
  tooths: 'teeth',
  mouses: 'mice',
  gooses: 'geese',
  wifes: 'wives',
  knifes: 'knives',
  lifes: 'lives',
  leafs: 'leaves',
  wolfs: 'wolves',
  halfs: 'halves',
  shelfs: 'shelves',
  thiefs: 'thieves',
  informations: 'information',
  advices: 'advice',
  furnitures: 'furniture',
  homeworks: 'homework',
  luggages: 'luggage',
  equipments: 'equipment',
  knowledges: 'knowledge',
  feedbacks: 'feedback',
  softwares: 'software',
  sheeps: 'sheep',
  peoples: 'people',
};

/** both childs, some advices: nouns with an irregular plural, or none. */
export const inventedPlural = defineRule({
  id: 'en.noun.invented-plural',
  category: 'spelling',
  type: 'misspelling',
  overridesSpelling: true,
  priority: 3,
  pattern: [words(Object.keys(PLURALS).join(' ')).as('noun').mark()],
  where: (m) => {
    const [noun, after, before] = [m.token('noun'), m.after(), m.before()];
    if (noun.text !== noun.lower) return false;
    if (among('peoples')(noun)) return among('many some these those most few')(before) && !among('of and')(after);
    if (among('leafs halfs mouses wolfs')(noun))
      return noun.pos !== Pos.verb && !among('he she it who through')(before);
    // the childrens menu: the apostrophe is missing
    if (among('childrens womens mans womans lifes wifes')(noun) && after?.pos === Pos.noun) return false;
    return true;
  },
  suggest: (m) => [PLURALS[m.token('noun').lower] ?? ''].filter(Boolean),
  wrong: [
    ['We went to the zoo with both childs.', 'We went to the zoo with both children.'],
    ['Could you give me some advices?', 'Could you give me some advice?'],
    ['Two thiefs broke into the shop.', 'Two thieves broke into the shop.'],
  ],
  right: ['Both children came.', 'He leafs through a book.', 'The peoples of the North met.'],
});

/** the childrens menu: a possessive. */
export const inventedOwner = defineRule({
  id: 'en.apostrophe.irregular-plural',
  category: 'spelling',
  type: 'misspelling',
  overridesSpelling: true,
  priority: 3,
  pattern: [
    words('childrens womens mens peoples').as('owner').mark(),
    oneOf(
      tagged([Pos.noun, Pos.adjective]),
      words('room clothes menu party shoes toys books health team names lives'),
    ).as('noun'),
  ],
  where: (m) => m.token('owner').lower !== 'peoples' || among('other most old young some these')(m.before()),
  suggest: (m) => [m.text('owner').replace(/s$/i, "'s")],
  wrong: [
    ['The childrens menu was a joke.', "The children's menu was a joke."],
    ['Where is the womens department?', "Where is the women's department?"],
    ['I do not read other peoples letters.', "I do not read other people's letters."],
  ],
  right: [
    'The peoples native to the island lived by fishing.',
    "The children's menu was fine.",
    'The peoples of Asia met.',
    "The women's team won.",
  ],
});

/** I was suppose to start; please find attach. */
export const supposedTo = defineRule({
  id: 'en.verb-form.supposed-to',
  patterns: [
    [
      words("am is are was were be i'm you're he's she's we're they're it's not wasn't isn't aren't weren't"),
      word('suppose').as('verb').mark(),
      word('to'),
    ],
    [word('please'), words('find see'), word('attach').as('verb').mark()],
  ],
  suggest: (m) => [m.token('verb').lower === 'attach' ? 'attached' : 'supposed'],
  wrong: [
    ['I was suppose to start on Monday.', 'I was supposed to start on Monday.'],
    ["You're not suppose to park here.", "You're not supposed to park here."],
    ['Please find attach my CV.', 'Please find attached my CV.'],
  ],
  right: ['I suppose we have to.', 'I suppose to some extent he is right.', 'Please attach it.'],
});
