// Apostrophes: left out, used in plurals, and in possessives.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule, defineTextRule } from '../../../../rules/defineRule.ts';
import {
  can,
  capitalised,
  Element,
  form,
  lemmas,
  oneOf,
  punctuation,
  sentenceStart,
  tagged,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { valuesIn } from '../../../../rules/wordRows.ts';
import { ownsNothing } from '../../reading/ownsNothing.ts';
import { gerund, singularNoun } from '../../reading/words.ts';
import contractions from '../../rows/contractions.words.tsv';
import { APOSTROPHE_CONTRACTION_WRONG } from './apostrophesExamples.ts';

const FULL = valuesIn(contractions, 'meant');
const ALWAYS = [...FULL.keys()].filter((each) => !/^(?:lets|ill|id|were|well)$/.test(each)).join(' ');

/** cant, thats, lets go. */
export const missingApostrophe = defineRule({
  id: 'en.apostrophe.contraction',
  patterns: [
    [words(ALWAYS).as('word').mark()],
    [sentenceStart(), word('lets').as('word').mark(), can(Pos.verb, Feature.infinitive)],
    [
      sentenceStart(),
      words('ill id').as('word').mark(),
      words('be call send see like love go get have never also come do make take try let say rather ask bring buy'),
    ],
    [
      words('and but so because if think hope').as('left'),
      word('ill').as('word').mark(),
      words('be call send see go get have never also come do make take try let'),
    ],
    // if I had known, Id have stayed
    [
      oneOf(punctuation(',', ';'), words('and but so because think that')).as('left'),
      word('id').as('word').mark(),
      words('be call send like love go have never also come take try rather buy better'),
    ],
    [sentenceStart(), word('were').as('word').mark(), oneOf(words('not so very all here sorry happy'), gerund())],
    [words('because if think hope').as('left'), word('were').as('word').mark(), gerund()],
  ],
  where: (m) => {
    const token = m.token('word');
    if (token.text === 'ID' || token.text === 'IM' || /^.\p{Lu}/u.test(token.text)) return false;
    if (token.lower === 'were') return m.sentence.tokens.at(-1)?.text !== '?';
    return !(among('wont')(token) && among('his her my their its as')(m.before()));
  },
  suggest: (m) => [FULL.get(m.token('word').lower) ?? ''].filter(Boolean),
  wrong: [
    ['Lets meet at the station.', "Let's meet at the station."],
    ['The oven is hot because were baking bread.', "The oven is hot because we're baking bread."],
    ...APOSTROPHE_CONTRACTION_WRONG,
  ],
  right: [
    'Send me an IM about it.',
    'As is his wont, he came late.',
    'She lets us go home.',
    'Were you ill last week?',
  ],
});

/** tomato's for the plural. */
export const pluralApostrophe = defineRule({
  id: 'en.apostrophe.plural',
  priority: 1,
  patterns: [
    [
      words('no many several few two three four five six seven eight nine ten these those all some most both').as(
        'count',
      ),
      tagged(Pos.adjective).repeat(0, 1),
      form(/^[a-z]{3,}'s$/)
        .as('noun')
        .mark(),
    ],
    [
      form(/^[a-z]{3,}'s$/)
        .as('noun')
        .mark(),
      words("are were have don't aren't weren't of"),
    ],
    [
      lemmas('buy sell eat love like make serve cook order need want have get collect see fix offer'),
      tagged(Pos.adjective).repeat(0, 1),
      form(/^[a-z]{3,}'s$/)
        .as('noun')
        .mark(),
    ],
    // on garden chair's, allergic to egg's: the object of a verb or a preposition, with nothing that it owns
    [new Element((token) => token.index > 1 && /^[a-z]{3,}'s$/.test(token.lower)).as('object').mark()],
    [
      sentenceStart(),
      tagged(Pos.adjective),
      form(/^[a-z]{3,}'s$/)
        .as('noun')
        .mark(),
      words('from for are in with taste and'),
    ],
  ],
  where: (m) => {
    const isObject = m.names('object');
    const [noun, after] = [m.token(isObject ? 'object' : 'noun'), m.after()];
    if (isObject && !ownsNothing(m, noun)) return false;
    const stem = noun.lower.slice(0, -2);
    const readings = m.sentence.lexicon.analyses(stem);
    const isCommon = readings.some(({ pos, features }) => pos === Pos.noun && (features & Feature.singular) !== 0);
    if (
      !isCommon ||
      /^\p{Lu}/u.test(noun.text) ||
      /^(?:that|what|who|here|there|let|one|other|everyone|someone|mother|father|mum|mom|dad|today|yesterday|tomorrow|people|men|women|children|else|everybody|somebody|doctor|dentist)$/.test(
        stem,
      )
    )
      return false;
    const last = m.sentence.tokens[m.to - 1];
    if (last === noun)
      return isObject || isMarkOrEnd(after) || among('and for from in on at with are were or to')(after);
    return true;
  },
  suggest: (m) => m.sentence.lexicon.inflect((m.marked()[0] as Token).lower.slice(0, -2), Pos.noun, Feature.plural),
  wrong: [
    ['I bought six banana’s and a melon.', 'I bought six bananas and a melon.'],
    ["Six old boat's in the harbour sank.", 'Six old boats in the harbour sank.'],
    ["The photo's are on my phone.", 'The photos are on my phone.'],
    ["We sell burger's and chips.", 'We sell burgers and chips.'],
    ["Fresh apple's from our garden.", 'Fresh apples from our garden.'],
    ["We sat on garden chair's.", 'We sat on garden chairs.'],
    ["She is allergic to egg's and milk.", 'She is allergic to eggs and milk.'],
    ["I can send you some photo's if that helps.", 'I can send you some photos if that helps.'],
    ["She cut the crusts off the sandwich's.", 'She cut the crusts off the sandwiches.'],
    ["He slipped on the stair's in his socks.", 'He slipped on the stairs in his socks.'],
    ["Please wash your hand's and sit down.", 'Please wash your hands and sit down.'],
    ["We swapped very odd recipe's.", 'We swapped very odd recipes.'],
  ],
  right: [
    "Check the lamp's on before you go.",
    "I wiped the cup's and the saucer's edges.",
    "We met at the baker's.",
    "It was a friend of my uncle's.",
    "Like here's the thing.",
    "She bought two of the singer's songs.",
    "We love the singer's voice.",
  ],
});

const OWNERS =
  'brothers sisters mothers fathers mums moms dads friends neighbours neighbors wifes husbands sons daughters uncles aunts grandmas grandads cousins girlfriends boyfriends bosses teachers doctors landlords cats dogs companys childs managers customers students owners users passengers sellers parents grandparents';

const PEOPLE =
  'brother sister mother father mum mom dad friend neighbour neighbor wife husband son daughter uncle aunt cousin grandma grandpa grandmother grandfather girlfriend boyfriend boss teacher colleague';
/** Things that people own but that form no compound with them: my sister house is hers, a mother tongue is not. */
const BELONGINGS =
  'house flat apartment room car bike phone birthday wedding garden computer laptop bag wallet name email address number dog cat job wife husband son daughter parents brother sister mother father children kids clothes shoes keys kitchen bedroom office';
/** First names that are rarely names of places or firms. */
const FIRST_NAMES =
  'tom peter john paul mark anna maria mary lisa emma julia laura sarah susan jane kate david michael mike james robert bob bill andrew alex ben sam chris daniel dan matthew matt steve stephen kevin brian eric frank george harry jack joe josh luke nick oliver patrick richard simon tim tony thomas alice amy angela barbara carol claire diana elena ellen eva hannah helen jenny jessica judy julie karen kim linda lucy marta martha mia monica nancy nina olga olivia rachel rosa ruth sandra sara sofia sophie stella tina vera ahmed ali omar carlos juan jose luis pedro pablo marco mario hans klaus';
const KIN = 'wife husband son daughter parents brother sister mother father mum mom dad birthday';

const isGiving = among(
  'buy buys bought buying give gives gave given giving send sends sent sending get gets got getting make makes made bring brings brought offer offers offered show shows showed lend lends lent sell sells sold leave leaves left pass passed hand handed find found teach taught owe owes',
);
const isAuxiliary = among(
  'do does did can could will would shall should may might must let make makes made help helps',
);

/** my brothers car, my sister house, Tom wife. */
export const possessiveNoun = defineRule({
  id: 'en.apostrophe.possessive',
  patterns: [
    [words('my your his her our their the'), words(OWNERS).as('owner').mark(), singularNoun().as('thing')],
    [words('my your his her our their'), words(PEOPLE).as('owner').mark(), words(BELONGINGS).as('thing')],
    [words(FIRST_NAMES).and(capitalised()).as('owner').mark(), words(`${KIN} house place`).as('thing')],
  ],
  where: (m) => {
    const [owner, thing] = [m.token('owner'), m.token('thing')];
    if (among(PEOPLE)(owner) || m.from === owner.index) {
      // my sister phones, on Tom place a bet; Prince Charles House, Tom Father Ted
      if (thing.text !== thing.lower || m.before()?.pos === Pos.properNoun) return false;
      // bought my son shoes; did your boss phone; mark house numbers; Anna, mother of two
      if (isGiving(m.before())) return false;
      if (reads(thing, Pos.verb) && isAuxiliary(m.before())) return false;
      if (m.before() === undefined && m.sentence.lexicon.analyses(owner.lower).some(({ pos }) => pos === Pos.verb))
        return false;
      if (m.after()?.lower === 'of') return false;
      return isMarkOrEnd(m.after()) || !among('me us him them you his her my our a an the')(m.after());
    }
    if (among('who that in and all both')(thing)) return false;
    return !reads(thing, Pos.verb) || isMarkOrEnd(m.after()) || among('is was has')(m.after());
  },
  suggest: (m) => [
    among(PEOPLE)(m.token('owner')) || m.from === m.token('owner').index
      ? `${m.text('owner')}'s`
      : among('parents grandparents')(m.token('owner'))
        ? `${m.token('owner').lower}'`
        : m
            .token('owner')
            .lower.replace(/bosses$/, "boss's")
            .replace(/([^'])s$/, (_, last) => `${last}'s`)
            .replace(/'s's$/, "'s"),
  ],
  wrong: [
    ['My brothers car is in the garage.', "My brother's car is in the garage."],
    ['My sisters garden is lovely!', "My sister's garden is lovely!"],
    ['Her dogs name is Rufus.', "Her dog's name is Rufus."],
    ['We slept at my sister house.', "We slept at my sister's house."],
    ['Tom wife is a nurse.', "Tom's wife is a nurse."],
  ],
  right: [
    "Tom's wife is here.",
    'English is my mother tongue.',
    'We bought our son shoes and gave my sister keys.',
    'Did your boss phone yesterday?',
    'Mark house numbers on this map.',
    'My brothers work here.',
    'My brothers work in Leeds.',
    'Our friends are here.',
  ],
});

/** 1990's. */
export const decadeApostrophe = defineTextRule({
  id: 'en.apostrophe.decade',
  level: 'picky',
  category: 'style',
  type: 'style',
  find: (paragraph) =>
    [...paragraph.matchAll(/(?<=\b(?:the|early|late|mid) )((?:1[5-9]|20)\d0)['\u2019]s\b/g)].map((hit) => ({
      start: hit.index,
      end: hit.index + hit[0].length,
      replacements: [`${hit[1]}s`],
      params: { found: hit[0], fix: `${hit[1]}s` },
    })),
  wrong: [
    ["The house was built in the 1930's.", 'The house was built in the 1930s.'],
    ["I love music from the 1980's!", 'I love music from the 1980s!'],
    ["It closed in the late 1990's.", 'It closed in the late 1990s.'],
  ],
  right: ['The house was built in the 1930s.', "It was 1990's best film.", 'Back in the ’90s'],
});
