// Forms of verbs after auxiliaries: can go, did not go, have gone, was sent, have been living.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import {
  anyWord,
  can,
  form,
  oneOf,
  only,
  punctuation,
  sentenceStart,
  tagged,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { isAfterPreposition } from '../../reading/complements.ts';
import { bareVerb, comesAfter, finiteForm, infinitive, midAdverb, pastVerb, verbForms } from '../../reading/words.ts';
import { BE_WRONG, HAVE_WRONG, MODAL_WRONG } from './formsExamples.ts';

const modals = () =>
  words(
    "can can't cannot could couldn't will won't would wouldn't should shouldn't must mustn't might may to didn't doesn't don't did does",
  );
/** modal + finite verb: can goes, did not went, does she knows. */
export const modalBase = defineRule({
  id: 'en.verb-form.modal-base',
  patterns: [
    [
      modals().as('modal'),
      words('not also always never really just even still').repeat(0, 1),
      finiteForm().and(only(Pos.verb, Pos.auxiliary)).as('verb').mark(),
    ],
    // didn't received, should wears: only a verb can follow these
    [
      words("didn't doesn't don't can't couldn't won't wouldn't shouldn't cannot mustn't").as('modal'),
      finiteForm()
        .and(tagged([Pos.verb, Pos.auxiliary, Pos.noun]))
        .as('verb')
        .mark(),
    ],
    [words('should could would must').as('modal'), finiteForm().and(tagged(Pos.verb)).as('verb').mark()],
    // he can swims: a word between pronoun plus modal and the end of the clause is not a noun
    ...[sentenceStart(), oneOf(punctuation(',', ';'), words('and but because if when so then think hope know'))].map(
      (start) => [
        start,
        words('i you he she it we they'),
        words("can can't could couldn't will won't would should must might may").as('modal'),
        words('not also always never really just even still').repeat(0, 1),
        finiteForm().as('verb').mark(),
      ],
    ),
    [words("let's").as('modal'), can(Pos.verb, Feature.gerund).and(form(/ing$/)).as('verb').mark()],
    [
      words('can could will would should did does do').as('modal'),
      words('i you he she it we they not'),
      finiteForm().as('verb').mark(),
    ],
    [
      sentenceStart(),
      word('please').as('modal'),
      can(Pos.verb, Feature.preterite).except(can(Pos.verb, Feature.infinitive)).as('verb').mark(),
      words('me us him her them the my your this it back attached'),
    ],
    [
      words("did didn't couldn't can't could").as('modal'),
      words('i you he she it we they not').repeat(0, 1),
      words('saw found felt fell').as('verb').mark(),
    ],
  ],
  // what we did was ask
  where: (m) =>
    // as you can is fine; he who can has gone
    !(among('who')(m.before()) && m.token('modal').index === m.from) &&
    !(among('is was are were')(m.token('verb')) && among('i you he she it we they')(m.before())) &&
    !(m.token('modal').text === 'May' && m.from > 0) &&
    // Will wished: a name; when I did I dreamed
    m.token('modal').text !== 'Will' &&
    // What do you guys think?
    !among('guys folks')(m.token('verb')) &&
    (m.sentence.tokens[m.token('modal').index + 1]?.lower === 'not' ||
      !(among('did do does')(m.token('modal')) && among('i you he she it we they')(m.before()))) &&
    !(among('did does do')(m.token('modal')) && among('is was are were')(m.token('verb'))) &&
    (m.token('modal').lower !== 'to' ||
      (!among('is are was were has did seems compared')(m.token('verb')) &&
        m.token('verb').text === m.token('verb').lower &&
        !isAfterPreposition(m.sentence.tokens, m.token('verb').index))),
  suggest: (m) =>
    ({ saw: ['see'], found: ['find'], felt: ['feel'], fell: ['fall'] })[m.token('verb').lower] ??
    verbForms(m, m.token('verb'), Feature.infinitive),
  wrong: [['She can sings very well.', 'She can sing very well.'], ...MODAL_WRONG],
  right: [
    'Please let me know.',
    'They went to the sea.',
    'What do you guys think?',
    'The rule applies to submitted forms.',
    'He who can has gone.',
    'Come as fast as you can is what she said.',
  ],
});

/** should have went, has ate, has already leave. */
export const haveParticiple = defineRule({
  id: 'en.verb-form.have-participle',
  patterns: [
    [
      words("have has had haven't hasn't hadn't i've you've we've they've having"),
      midAdverb().repeat(0, 2),
      pastVerb().as('verb').mark(),
    ],
    // he'd already spoke, they'd ate: "would" takes no past tense either
    [
      words("i'd you'd he'd she'd it'd we'd they'd who'd"),
      midAdverb().repeat(0, 2),
      oneOf(pastVerb(), words('saw fell ate forgot spoke stole broke drove woke')).as('verb').mark(),
    ],
    // he's broke two fingers, she's went home
    [
      words("he's she's it's who's that's"),
      midAdverb().repeat(0, 2),
      oneOf(pastVerb(), words('saw fell ate forgot spoke stole broke drove')).as('verb').mark(),
      words('a an the my your his her our their this that two three it them me him us to home in out off'),
    ],
    // should of went: "of" is left to another rule
    [words('could should would must might'), word('of'), pastVerb().as('verb').mark()],
    [
      words("have has had haven't hasn't hadn't i've you've we've they've"),
      words('i you he she we they'),
      pastVerb().as('verb').mark(),
    ],
    [
      words("have has had haven't hasn't hadn't i've you've we've they've"),
      words('never ever already just not').repeat(0, 1),
      words('saw fell ate forgot spoke stole drove froze').as('verb').mark(),
    ],
    // they have build a school
    [
      words("have has haven't hasn't i've you've we've they've"),
      words('build send spend lose choose begin break speak write drive').as('verb').mark(),
      words('a an the my your his her our their us me it them'),
    ],
    [words("have has i've you've we've they've"), words('already just never ever'), bareVerb().as('verb').mark()],
  ],
  suggest: (m) =>
    ({ saw: ['seen'], fell: ['fallen'], ate: ['eaten'], forgot: ['forgotten'] })[m.token('verb').lower] ??
    verbForms(m, m.token('verb'), Feature.pastParticiple),
  wrong: [
    ['You should have went earlier.', 'You should have gone earlier.'],
    ['He has ate all the biscuits.', 'He has eaten all the biscuits.'],
    ["I've already wrote to them twice.", "I've already written to them twice."],
    ...HAVE_WRONG,
  ],
  right: ['He went home before we had time to talk.', 'They had dinner and went to bed.', 'He took all we had.'],
});

/** were send, was broke. */
export const passiveParticiple = defineRule({
  id: 'en.verb-form.be-participle',
  patterns: [
    [
      words("was were been is are be being wasn't weren't isn't aren't"),
      oneOf(form(/ly$/), words('not never already just also still only often')).repeat(0, 2),
      bareVerb().as('verb').mark(),
    ],
    [
      words("was were been is are be being wasn't weren't"),
      oneOf(form(/ly$/), words('not never already just also')).repeat(0, 2),
      pastVerb().except(can(Pos.auxiliary)).except(can(Pos.adjective)).as('verb').mark(),
    ],
    [
      words('was were been is are be being'),
      words('build stole ate wrote drove spoke chose froze shook wore took gave began drank forgot threw drew knew')
        .as('verb')
        .mark(),
      oneOf(
        words(
          'by in from at on to for yesterday last home away back up out while when before after during because and',
        ),
        punctuation('.', ',', '!'),
      ),
    ],
    // I was very surprise by it
    [
      words("was were been is are am be i'm he's she's we're they're feel felt get got"),
      words('very so really quite not always also too').repeat(0, 2),
      words(
        'surprise worry confuse disappoint tire bore scare shock annoy exhaust marry divorce frighten embarrass excite impress',
      )
        .as('verb')
        .mark(),
      oneOf(
        words('by to about that when because with and but in of at as so if after for from'),
        punctuation('.', ',', '!', '?'),
      ),
    ],
    // The shirts are cut, sewn and polish by hand
    [
      words('was were been is are be being get'),
      anyWord().repeat(0, 2),
      can(Pos.verb, Feature.pastParticiple),
      word('and'),
      infinitive().except(can(Pos.verb, Feature.pastParticiple)).as('verb').mark(),
      words('by'),
    ],
    // All the letters are send: a verb that cannot be a noun here
    [
      words("was were been are be being wasn't weren't aren't"),
      oneOf(form(/ly$/), words('not never already just also')).repeat(0, 2),
      words('send build choose break steal write sell tell give take forget know show make keep lose find begin')
        .as('verb')
        .mark(),
      oneOf(words('to by in from at on with for out back off away up home last yesterday'), punctuation('.', ',', '!')),
    ],
    // things are broken, only people are broke
    ...[0, 1].map((more) => [
      words(
        'phone car brakes window windows computer laptop machine door key bike chair heating toilet lift glasses arm leg boiler fridge camera printer screen watch zip lock oven washer tv television radio lamp',
      ),
      words('in of on at from').repeat(more, more),
      oneOf(words('the my our your his her this'), can(Pos.noun)).repeat(more, more * 2),
      words('is are was were'),
      words('not never already just also still completely totally').repeat(0, 1),
      word('broke').as('verb').mark(),
    ]),
  ],
  // "What I did was send a letter", "All you do is ask".
  where: (m) =>
    m.from > 0 &&
    !comesAfter(m, 'do did does done') &&
    // the plan was send a letter, all it takes is ask
    (among('are were be been being')(m.sentence.tokens[m.from])
      ? !comesAfter(m, 'things steps', 6)
      : !comesAfter(m, 'what all thing way job goal plan idea best first step only trick aim was is')),
  suggest: (m) => (m.token('verb').lower === 'agree' ? [] : verbForms(m, m.token('verb'), Feature.pastParticiple)),
  wrong: [
    ['The parcels were send last Tuesday.', 'The parcels were sent last Tuesday.'],
    ['This house was build by my uncle.', 'This house was built by my uncle.'],
    ...BE_WRONG,
  ],
  right: [
    'Where they are was a secret to us.',
    'The parcels were sent.',
    'What I did was send a letter.',
    'The letter was opened and read by a nurse.',
    'I was broke again.',
  ],
});
