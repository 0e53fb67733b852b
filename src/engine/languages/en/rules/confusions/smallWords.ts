// Small words typed for one another, told apart by the parts of speech around them: you and your, the and they, to and too,
// every and ever, out and our.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import {
  anything,
  can,
  Element,
  oneOf,
  punctuation,
  sentenceStart,
  tagged,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { CONFUSION_EVERY_EVER_WRONG, CONFUSION_TO_TOO_WRONG } from './smallWordsExamples.ts';

const onlyNoun = (token: Token | undefined): boolean =>
  token?.kind === 'word' && token.readings.length > 0 && token.readings.every(({ pos }) => pos === Pos.noun);

/** Verbs with two objects: give you time. */
const GIVING =
  'give gives gave given giving tell tells told show shows showed offer offers offered send sends sent get gets got buy buys bought bring brings brought cost costs save saves saved lend lends lent teach teaches taught make makes made call calls called wish wishes wished pay pays paid owe owes owed cause causes caused leave leaves left help helps helped want wants wanted need needs needed guess let make ask asks asked charge charges charged allow grant deny provide find found grow win';

const VOCATIVES =
  'guys guy people folks kids idiot idiots girls ladies lot lots gentlemen bastard bastards fool fools time times home today tomorrow tonight yesterday boys fellows children men women lads chaps all both';

/** Thanks for you help: before a noun it is "your". */
export const youYour = defineRule({
  id: 'en.confusion.you-your',
  pattern: [
    oneOf(
      tagged([Pos.verb, Pos.auxiliary, Pos.preposition, Pos.conjunction]),
      words('hope from with for on in at of to and about take'),
    ).as('before'),
    word('you').mark(),
    new Element((token) => onlyNoun(token) && token.pos === Pos.noun).as('noun'),
  ],
  where: (m) => {
    const [before, noun, after] = [m.token('before'), m.token('noun'), m.after()];
    if (among(GIVING)(before) || among(VOCATIVES)(noun) || among('and or but than like as because if when')(before))
      return false;
    // some of you children
    if (among('of enable enables let')(before) && reads(noun, Pos.noun, Feature.plural)) return false;
    if (noun.text !== noun.lower || noun.readings.some(({ features }) => features & Feature.gerund)) return false;
    if (
      among('are is do does did can could will would have has if what when')(before) &&
      before.pos !== Pos.preposition
    )
      return among('have has')(before) && !isMarkOrEnd(m.before());
    return isMarkOrEnd(after) || after?.pos !== Pos.noun;
  },
  suggest: () => ['your'],
  wrong: [
    ['Please let me know you preference.', 'Please let me know your preference.'],
    ['It is a nice place to take you family.', 'It is a nice place to take your family.'],
    ['You can ask for help from you friends!', 'You can ask for help from your friends!'],
  ],
  right: ['Let me know if you can come.', 'I will give you money.', 'Thank you guys for coming.'],
});

/** Then the are late: before a verb it is "they". */
export const theThey = defineRule({
  id: 'en.confusion.the-they',
  patterns: [
    [
      oneOf(
        punctuation(',', '(', ';'),
        words('because if when but and so then that as where how what before after until'),
      ),
      word('the').mark(),
      words("are were have don't didn't aren't weren't haven't can't couldn't won't would could should"),
      anything().as('next'),
    ],
    [
      sentenceStart(),
      word('the').mark(),
      words("are were have don't didn't aren't weren't haven't can't couldn't won't would could should"),
      anything().as('next'),
    ],
  ],
  suggest: () => ['they'],
  wrong: [
    ['I like the twins because the are so funny.', 'I like the twins because they are so funny.'],
    ['The have a new menu every week.', 'They have a new menu every week.'],
    ["It was shut, so the couldn't help us.", "It was shut, so they couldn't help us."],
  ],
  right: ['The new menu is here.', 'The have-nots are many.', 'If the areas are small, it works.'],
});

const TAKES_TO =
  'able used prone similar close subject due next ready free welcome supposed willing happy likely unable allergic related relevant important equal superior inferior accustomed committed opposed sure glad sorry easy hard afraid about open available up down back over according thanks owing prior as not';

/** That is way to high: before an adjective or at the end it is "too". */
export const toToo = defineRule({
  id: 'en.confusion.to-too',
  patterns: [
    [
      words("little bit way far much just is was are were be it's that's i'm felt looks looked seems seemed"),
      word('to').mark(),
      new Element((token) => reads(token, Pos.adjective) && !reads(token, Pos.verb)).as('adjective'),
      anything().as('next'),
    ],
    [tagged(Pos.adjective).as('before'), word('to').mark().as('last'), punctuation('.', '!')],
    // have to many things, works to much
    [
      words(
        'have has had work works worked eat eats ate drink drinks drank spend spends spent cost costs talk talks get gets got make makes made take takes took buy bought pay paid want wants wanted need needs with of are were',
      ),
      word('to').mark(),
      words('much many').as('quantity'),
    ],
    // To many people were ill; because to many people were ill
    ...[sentenceStart(), words('because since when if although while')].map((start) => [
      start,
      word('to').mark(),
      words('much many').as('quantity'),
      tagged(Pos.noun),
      words('is are was were has have had can will do does did'),
    ]),
    [
      words('it this that him them up home here there'),
      word('to').mark(),
      words('late early').as('quantity'),
      punctuation('.', ',', '!'),
    ],
  ],
  where: (m) => {
    const last = m.marked()[0] as Token;
    if (among('much many late early')(m.sentence.tokens[last.index + 1]))
      return (
        !among('are were of with')(m.sentence.tokens[last.index - 1]) ||
        among('much')(m.sentence.tokens[last.index + 1]) ||
        m.sentence.tokens[last.index - 2]?.lower === 'there'
      );
    const [before, after] = [m.sentence.tokens[last.index - 1], m.sentence.tokens[last.index + 1]];
    if (isMarkOrEnd(after)) return !among(TAKES_TO)(before) && !reads(before, Pos.verb) && last.index > 3;
    // give way to natural tears; the way to high school
    if (among('way')(before) && among('give gives gave giving given')(m.sentence.tokens[last.index - 2])) return false;
    if (among('way')(before) && among('the a no one best only this our my some')(m.sentence.tokens[last.index - 2]))
      return false;
    const next = m.sentence.tokens[last.index + 2];
    if (among('the first second best last only')(after) || after?.text !== after?.lower) return false;
    return isMarkOrEnd(next) || among('for to and i we you it in that with at this but so')(next);
  },
  suggest: () => ['too'],
  wrong: [
    ['The price was way to high for us.', 'The price was way too high for us.'],
    ['He went a little to far this time.', 'He went a little too far this time.'],
    ['To many people were ill.', 'Too many people were ill.'],
    ['We closed early because to many people were ill.', 'We closed early because too many people were ill.'],
    ['The food there is pretty good to.', 'The food there is pretty good too.'],
    ...CONFUSION_TO_TOO_WRONG,
  ],
  right: ['It seemed to just work.', 'He is not used to it.', 'Is it close to home or is it far to go?'],
});

/** Have you every seen it: "ever" means at any time. */
export const everyEver = defineRule({
  id: 'en.confusion.every-ever',
  patterns: [
    [
      words("have has had haven't hasn't did didn't will would do does"),
      words('i you he she we they').repeat(0, 1),
      word('every').mark(),
      new Element((token) => reads(token, Pos.verb) && !reads(token, Pos.noun)),
    ],
    [
      words('i you he she we they'),
      words('will would could can'),
      word('every').mark(),
      can(Pos.verb, Feature.infinitive).except(words('time day week month year weekend night minute hour')),
    ],
    [words('best worst first most hardly nobody nothing'), word('every').mark(), can(Pos.verb)],
    [words('if'), words('i you he she we they'), word('every').mark(), can(Pos.verb)],
  ],
  suggest: () => ['ever'],
  wrong: [
    ['Have you every traveled by ship?', 'Have you ever traveled by ship?'],
    ['It is the best gym I will every join.', 'It is the best gym I will ever join.'],
    ['If you every need help, call me.', 'If you ever need help, call me.'],
    ...CONFUSION_EVERY_EVER_WRONG,
  ],
  right: [
    'I would every time.',
    'I would every now and then look up.',
    'I have every reason to stay.',
    'We will every one of us pay.',
  ],
});

/** behind out garage: before a noun it is "our". */
export const outOur = defineRule({
  id: 'en.confusion.out-our',
  pattern: [
    words('of for behind at near about in by'),
    word('out').mark(),
    new Element((token) => token.pos === Pos.noun && reads(token, Pos.noun, Feature.singular)).as('noun'),
  ],
  suggest: () => ['our'],
  wrong: [
    ['The hens live behind out garage.', 'The hens live behind our garage.'],
    ['Thanks for the work for out school.', 'Thanks for the work for our school.'],
    ['Leave the keys at out office.', 'Leave the keys at our office.'],
  ],
  right: ['The kids ran in and out all day.', 'He is out of money.', 'It was in and out of shops.'],
});
