// Determiners, numbers and nouns: agreement in number, and nouns that have no plural.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, lemmas, only, tagged, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { pluralNoun, singularNoun } from '../../reading/words.ts';

const takers = () =>
  lemmas('buy check sell wear send get order take bring use need want find try eat read write love like');

/** this books, these idea. */
export const determinerNumber = defineRule({
  id: 'en.agreement.determiner-number',
  patterns: [
    [
      word('this').as('determiner').mark(),
      tagged(Pos.adjective).repeat(0, 1),
      pluralNoun().except(can(Pos.verb)).as('noun'),
    ],
    [
      takers(),
      word('this', 'that').as('determiner').mark(),
      tagged(Pos.adjective).repeat(0, 1),
      pluralNoun().as('noun'),
    ],
    // I like this pictures: before a plural followed by more words, with no verb in sight
    [
      words('like love hate prefer of in on with for about from at see need want'),
      word('this').as('determiner').mark(),
      tagged(Pos.noun).and(pluralNoun()).as('noun'),
      words('very a so which that in on at and more because but'),
    ],
    [
      word('these', 'those').as('determiner').mark(),
      words('kind sort type').as('noun'),
      word('of'),
      tagged(Pos.noun).and(singularNoun()),
    ],
    [word('these', 'those').as('determiner').mark(), only(Pos.noun).and(singularNoun()).as('noun')],
  ],
  where: (m) => {
    const after = m.after();
    if (among('kind sort type')(m.token('noun'))) return after?.pos !== Pos.noun;
    if (m.to - m.from > 3 && m.token('noun').index === m.to - 2) return true;
    if (m.token('determiner').lower.startsWith('thes') || m.token('determiner').lower === 'those') {
      return isMarkOrEnd(after) || among('very is was are were in on for and but with at from to about')(after);
    }
    const isLoose = isMarkOrEnd(after) || among('last for from yesterday today in on with at and')(after);
    return reads(m.token('noun'), Pos.verb) || m.token('determiner').lower === 'that'
      ? isLoose
      : after?.pos !== Pos.noun;
  },
  suggest: (m) => [{ this: 'these', that: 'those', these: 'this', those: 'that' }[m.token('determiner').lower] ?? ''],
  wrong: [
    ['I bought this shoes last week.', 'I bought these shoes last week.'],
    ['Can you check that emails for me?', 'Can you check those emails for me?'],
    ['I like these idea very much.', 'I like this idea very much.'],
    ['I like this big houses.', 'I like these big houses.'],
    ['I like this shoes very much.', 'I like these shoes very much.'],
    ["I don't like those type of film.", "I don't like that type of film."],
    ['I like these kind of film.', 'I like this kind of film.'],
    ['Those type of shoe is expensive.', 'That type of shoe is expensive.'],
    ['I hate these kind of question.', 'I hate this kind of question.'],
    ['This apples are sweet.', 'These apples are sweet.'],
  ],
  right: [
    "You're pretty sure this counts.",
    'Try out these starter kits from the shop.',
    'I bought these shoes.',
    'He said that people were late.',
    'I know that emails get lost.',
    'These sales people are nice.',
  ],
});

const CARDINALS = 'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty fifty';
const UNITS =
  /^(?:percent|hundred|thousand|million|billion|dozen|pm|am|star|km|kg|cm|mm|times|point|per|euro|pound|quid|foot|pence|o'clock|head|million|trillion|score|stone|mile|year|yard|inch|minute|hour|day|week|month|person|storey|story|degree|page|time)$/;

const isPeriod = among('minute hour day week month year');

/** Nouns without a plural: another rule deals with "many money". */
const UNCOUNTED = among(
  'money time water information advice furniture luggage baggage homework traffic work bread milk food coffee sugar rice sleep noise progress news rain snow space equipment software knowledge research evidence help patience experience luck fun weather energy stuff',
);

/** two brother, several guest, two of my tooth. */
export const pluralAfterNumber = defineRule({
  id: 'en.agreement.plural-after-number',
  patterns: [
    [
      words(`many several few both various numerous ${CARDINALS}`).as('count'),
      tagged(Pos.adjective).except(can(Pos.noun)).repeat(0, 1),
      singularNoun().except(can(Pos.adjective)).except(can(Pos.adverb)).as('noun').mark(),
    ],
    [
      words(`many several few both one ${CARDINALS}`).as('count'),
      word('of'),
      words('the my our your his her their these those'),
      tagged(Pos.adjective).repeat(0, 1),
      singularNoun().as('noun').mark(),
    ],
    // any of those flight: what stands in the plural for certain, whoever reads it
    [
      words('any some all most none each either neither half').as('count'),
      word('of'),
      words('these those'),
      tagged(Pos.adjective).repeat(0, 1),
      singularNoun().as('noun').mark(),
    ],
  ],
  where: (m) => {
    const [after, before, noun] = [m.after(), m.before(), m.token('noun')];
    const isOf = m.sentence.tokens[m.token('count').index + 1]?.lower === 'of';
    if (!noun.readings.some(({ pos }) => pos === Pos.noun)) return false;
    if (after && (after.text === '-' || after.text === "'" || after.kind === 'number')) return false;
    if (
      !isOf &&
      UNITS.test(noun.lower) &&
      !isMarkOrEnd(after) &&
      !among('ago old in at with and together here there')(after) &&
      !(isPeriod(noun) && among('of to before after until since')(after) && before?.pos !== Pos.determiner)
    )
      return false;
    if (/^(?:percent|hundred|thousand|million|billion|dozen|star|pm|am|per|quid|trillion|pence)$/.test(noun.lower))
      return false;
    if (isOf && /^(?:one|both)$/.test(m.token('count').lower) && reads(noun, Pos.verb)) return false;
    if (isOf && /^(?:the|these|those)$/.test(m.sentence.tokens[m.token('count').index + 2]?.lower ?? '')) {
      if (!isMarkOrEnd(after) && !among('are were have in on at')(after)) return false;
    }
    if (UNCOUNTED(noun) || noun.text !== noun.lower) return false;
    // several security and privacy risks; fifty seven
    if ((!isOf && after?.lower === 'and' && among('several few both')(m.token('count'))) || among(CARDINALS)(noun))
      return false;
    // The three student sitting at the back: not a compound where a verb follows
    if (before?.lower === 'the' && !isOf)
      return (
        (after?.pos === Pos.verb && (!reads(after, Pos.noun) || after.verbForm === Feature.gerund)) ||
        among('are were have who')(after)
      );
    if (before?.lower === 'one' || before?.lower === 'the' || before?.kind === 'number') return false;
    const isClear =
      isMarkOrEnd(after) || among('and in on for with at of are were have ago still from complained')(after);
    if (!isOf && noun.readings.some(({ pos }) => pos !== Pos.noun)) {
      // in both thumb, but: the ovens both work
      if (among('both')(m.token('count'))) return isMarkOrEnd(after) && before?.pos === Pos.preposition;
      return (
        isClear && before?.pos !== Pos.pronoun && among(CARDINALS)(m.token('count')) && before?.pos !== Pos.determiner
      );
    }
    return isClear || (after?.pos !== Pos.noun && after?.pos !== Pos.properNoun && after?.pos !== Pos.adjective);
  },
  suggest: (m) => m.inflect('noun', Feature.plural, Pos.noun),
  wrong: [
    ['I have two brother and a dog.', 'I have two brothers and a dog.'],
    ['Several customer complained about the noise.', 'Several customers complained about the noise.'],
    ['Many of my friend live abroad.', 'Many of my friends live abroad.'],
    ['Three of my tooth hurt.', 'Three of my teeth hurt.'],
    ['Have you read any of those report?', 'Have you read any of those reports?'],
    ['She wore a ring on both hand.', 'She wore a ring on both hands.'],
    ['He left within three week of the merger.', 'He left within three weeks of the merger.'],
    ['I need two hour to get there.', 'I need two hours to get there.'],
  ],
  right: [
    'They are two good code of conduct examples.',
    'The three most common are here.',
    "It was ten o'clock.",
    'She has two school-age daughters.',
    'I have two brothers.',
    'Two fish swam by.',
    'It has five star reviews.',
    'Many a man tried.',
    'The lifts both work.',
    'Some of these work better than others.',
    'It comes with a two week to one month trial.',
  ],
});

const UNCOUNTABLE =
  'information advice furniture equipment homework luggage baggage knowledge software hardware feedback machinery traffic scenery housework evidence jewelry jewellery music stuff weather progress';
/** an advice, many informations. */
export const uncountableArticle = defineRule({
  id: 'en.noun.uncountable-article',
  patterns: [
    [
      words('a an').as('article').mark(),
      words('good new useful important great big lot helpful').repeat(0, 1),
      words(UNCOUNTABLE).as('noun'),
    ],
    [
      words('many few').as('article').mark(),
      words('good new useful important').repeat(0, 1),
      words(UNCOUNTABLE).as('noun'),
    ],
    [words('these those').as('article').mark(), words(UNCOUNTABLE).as('noun')],
  ],
  where: (m) => {
    const after = m.after();
    return (
      (isMarkOrEnd(after) ||
        among('about on for from in to and or at when that which is was i we you he she with of but')(after)) &&
      !among('as such quite')(m.before()) &&
      !(m.token('noun').lower === 'knowledge' && after?.lower === 'of')
    );
  },
  suggest: (m) =>
    ({
      a: ['some', 'a piece of'],
      an: ['some', 'a piece of'],
      many: ['much'],
      few: ['little'],
      these: ['this'],
      those: ['that'],
    })[m.token('article').lower] ?? [],
  wrong: [
    ['She gave me an advice about the visa.', 'She gave me some advice about the visa.'],
    ['We do not have many information about it.', 'We do not have much information about it.'],
    ['Can I ask you for a feedback on my essay?', 'Can I ask you for some feedback on my essay?'],
    ["I don't need those advice.", "I don't need that advice."],
  ],
  right: ['He wrote an advice column.', 'Ask at an information desk.', 'It is a software company.'],
});
