// Verbs and the words around them: two subjects joined, a participle alone, suggest me to, used to get.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import {
  can,
  capitalised,
  lemma,
  oneOf,
  punctuation,
  sentenceStart,
  tagged,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { comesAfter, thirdForms, verbForms } from '../../reading/words.ts';

const PLURAL_OF: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  am: 'are',
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
};
const owners = () => words('my your his her our their the this that a');
const noun = () => tagged([Pos.noun, Pos.properNoun]);

/** My brother and my sister is: two subjects make a plural. */
export const joinedSubjects = defineRule({
  id: 'en.agreement.joined-subjects',
  patterns: [
    [
      sentenceStart(),
      word('both').repeat(0, 1),
      owners().except(word('a')),
      tagged(Pos.adjective).repeat(0, 1),
      noun(),
      word('and'),
      owners(),
      tagged(Pos.adjective).repeat(0, 1),
      noun(),
      words("is was has isn't wasn't hasn't").as('verb').mark(),
    ],
    [
      sentenceStart(),
      oneOf(words('he she you'), tagged(Pos.properNoun)),
      word('and'),
      words('i he she you'),
      words("is was has isn't wasn't hasn't").as('verb').mark(),
    ],
    [
      sentenceStart(),
      owners().except(word('a')),
      noun(),
      word('and'),
      words('i he she you'),
      words("am is was has isn't wasn't hasn't").as('verb').mark(),
    ],
    [
      words('me him her'),
      word('and'),
      words('my your his her our'),
      noun(),
      words("is was has isn't wasn't hasn't").as('verb').mark(),
    ],
    [sentenceStart(), words('me'), word('and'), noun(), words("is was has isn't wasn't hasn't").as('verb').mark()],
  ],
  suggest: (m) => [PLURAL_OF[m.token('verb').lower] ?? ''].filter(Boolean),
  wrong: [
    ['My brother and my sister is at home.', 'My brother and my sister are at home.'],
    ['Both the cook and the waiter was rude.', 'Both the cook and the waiter were rude.'],
    ['The door and the window was open.', 'The door and the window were open.'],
    ['My wife and I was so happy with it!', 'My wife and I were so happy with it!'],
    ['My wife and I is happy with the room.', 'My wife and I are happy with the room.'],
    ['Me and Peter is going to the beach.', 'Me and Peter are going to the beach.'],
    ['Him and my brother was late.', 'Him and my brother were late.'],
    ['Peter and I was late.', 'Peter and I were late.'],
  ],
  right: ['A bed and my breakfast is all I need.', 'Fish and chips is on the menu.', 'A coffee and I am awake.'],
});

const PARTICIPLES =
  'seen done gone been taken eaten written drunk driven spoken given broken stolen forgotten chosen sung rung swum begun shown known thrown grown flown fallen';
/** Base forms that are participles too: he come home late. */
const BARE = 'come become run';
const PERSONS =
  'everyone everybody someone somebody nobody whoever mum mom dad mother father brother sister wife husband son daughter boss teacher doctor friend neighbour neighbor uncle aunt grandma grandad nan';
const HAVING = 'have has had having be is are was were been being get got gets getting want wanted need';
const BINDING =
  'do does did let make made help see saw hear heard watch will would can could shall should may might must to suggest insist ask demand important if have has had till';

/** I seen it: the participle needs "have". */
export const bareParticiple = defineRule({
  id: 'en.verb-form.bare-participle',
  patterns: [
    [
      sentenceStart(),
      words('i we they he she you').as('subject'),
      words('never already just always also only').repeat(0, 1),
      words(PARTICIPLES).as('verb').mark(),
    ],
    [
      oneOf(punctuation(',', ';'), words('and but because when that if so as since who think thought said then')),
      words('i we they he she').as('subject'),
      words('never already just always also only').repeat(0, 1),
      words(PARTICIPLES).as('verb').mark(),
    ],
    ...[
      sentenceStart(),
      oneOf(punctuation(',', ';'), words('and but because when so as since then before after until')),
    ].map((start) => [
      start,
      words('he she it').as('subject'),
      words('never already just always also only').repeat(0, 1),
      words(BARE).as('verb').mark(),
      words(
        'home back in on at to out round over into from with here yesterday the a an very my his her quarter half late early down up away',
      ),
    ]),
    // Darlene seen a bear
    [
      capitalised().and(tagged(Pos.properNoun)).as('subject'),
      words('seen done').as('verb').mark(),
      words('it the this that a an my his her him them me all nothing something'),
    ],
    // my children, who born here
    [
      words('i we they he she who').as('subject'),
      word('born').as('verb').mark(),
      words('in at on here there to into near during'),
    ],
    // my mum seen it, whoever done this
    [
      words(PERSONS).as('subject'),
      words('seen done gone').as('verb').mark(),
      words('it the this that a my his her him them me to home all nothing something'),
    ],
  ],
  where: (m) =>
    !(among(BARE)(m.token('verb')) && comesAfter(m, BINDING, 6)) &&
    // the work my boss has done, a job well done by my boss
    !(among(PERSONS)(m.token('subject')) && (comesAfter(m, HAVING, 4) || among('of than')(m.before()))),
  suggest: (m) => {
    if (m.token('verb').lower === 'born') {
      const forms = ['was born', 'were born'];
      return among('we they who')(m.token('subject')) ? forms.reverse() : forms.slice(0, 1);
    }
    const past =
      m.token('verb').lower === 'been'
        ? [among('i he she')(m.token('subject')) ? 'was' : 'were']
        : verbForms(m, m.token('verb'), Feature.preterite);
    const have = among('i we they you')(m.token('subject')) ? 'have' : 'has';
    if (among(BARE)(m.token('verb'))) return [...past, ...thirdForms(m, m.token('verb'))];
    return [...past, `${have} ${m.text('verb')}`];
  },
  wrong: [
    ['I seen him at the market yesterday.', 'I saw him at the market yesterday.'],
    ['We done everything they asked for.', 'We did everything they asked for.'],
    ['He come home at quarter past four.', 'He came home at quarter past four.'],
    ['We waited, but she come back too late.', 'We waited, but she came back too late.'],
    ['Darlene seen it first.', 'Darlene saw it first.'],
    ['Her twins, who born in Spain, speak Catalan.', 'Her twins, who were born in Spain, speak Catalan.'],
    ['Whoever done this is clever.', 'Whoever did this is clever.'],
    ['She called me because she forgotten her keys.', 'She called me because she forgot her keys.'],
  ],
  right: [
    'I have seen him.',
    'He, given the chance, would go.',
    'We had done it.',
    'Did he come home?',
    'I asked that she come back.',
    'He had my friend seen to the door.',
  ],
});

/** She suggested me to wait: a suggestion takes a "that" clause or a gerund. */
export const suggestObject = defineRule({
  id: 'en.verb-form.suggest-object',
  pattern: [
    lemma('suggest', 'recommend', 'propose').as('head'),
    words('me him us them you her').as('object').mark(),
    word('to').mark(),
    can(Pos.verb, Feature.infinitive).as('verb').mark(),
  ],
  suggest: (m) => {
    const subject =
      { me: 'I', him: 'he', us: 'we', them: 'they', you: 'you', her: 'she' }[m.token('object').lower] ?? '';
    return [`that ${subject} ${m.text('verb')}`];
  },
  wrong: [
    ['She suggested me to wait outside.', 'She suggested that I wait outside.'],
    ['They recommended us to book early.', 'They recommended that we book early.'],
    ['I would suggest you to call them first.', 'I would suggest that you call them first.'],
  ],
  right: ['She suggested to us that I wait.', 'I recommended him to my boss.', 'They proposed us as the next club.'],
});

/** I am used to get up early: "be used to" takes a gerund. */
export const usedToGerund = defineRule({
  id: 'en.verb-form.used-to-gerund',
  patterns: [
    [
      words("i'm you're he's she's we're"),
      words('not so also quite').repeat(0, 1),
      word('used'),
      word('to'),
      can(Pos.verb, Feature.infinitive).as('verb').mark(),
    ],
    [
      // not "they": things are used to do something
      words('i he she we you people'),
      words('am is are was were'),
      words('not so also quite').repeat(0, 1),
      word('used'),
      word('to'),
      tagged(Pos.verb).and(can(Pos.verb, Feature.infinitive)).as('verb').mark(),
    ],
    [
      word('they'),
      words('are were'),
      word('used'),
      word('to'),
      words('live work get wake sleep sit travel stay speak eat drink').as('verb').mark(),
    ],
    [
      words('get got getting'),
      word('used'),
      word('to'),
      tagged(Pos.verb).and(can(Pos.verb, Feature.infinitive)).as('verb').mark(),
    ],
  ],
  where: (m) =>
    !reads(m.token('verb'), Pos.determiner) &&
    !(reads(m.token('verb'), Pos.noun) && isMarkOrEnd(m.after())) &&
    m.token('verb').verbForm !== Feature.gerund &&
    !m.token('verb').lower.endsWith('ing'),
  suggest: (m) => verbForms(m, m.token('verb'), Feature.gerund),
  wrong: [
    ["I'm used to get up early.", "I'm used to getting up early."],
    ['She is not used to drive at night.', 'She is not used to driving at night.'],
    ['They are used to sleep late.', 'They are used to sleeping late.'],
    ['You will get used to live here.', 'You will get used to living here.'],
  ],
  right: ["I'm used to getting up early.", "I'm used to it, so let it go.", 'She is used to noise.'],
});
