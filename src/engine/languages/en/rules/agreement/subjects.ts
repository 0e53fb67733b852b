// Subject and verb: agreement in number and person.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, can, oneOf, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { thirdOrPast } from '../../reading/narrative.ts';
import { PLURAL_OF, SINGULAR_OF } from '../../reading/verbNumber.ts';
import { clauseStart, comesAfter, singularNoun, third } from '../../reading/words.ts';

const ASKING = 'do does did can could will would should shall must may might is are was were have has had let';

const adverbs = () =>
  words('always never often usually really also just still only sometimes actually even probably now then').repeat(
    0,
    1,
  );

/** He need a shower: with an object or "to", need is no auxiliary. */
const isFullNeed = (m: Match): boolean =>
  m.token('verb').lower === 'need' &&
  (among('to a an the some more my your his her our new help it')(m.after()) ||
    reads(m.after(), Pos.verb, Feature.gerund));

/** He told me that he have: what is said, known or thought takes the indicative. */
const isReported = (m: Match): boolean =>
  m.sentence.tokens[m.from]?.lower === 'that' &&
  !among("were weren't")(m.token('verb')) &&
  comesAfter(m, 'told tells said says know knows knew think thinks thought hope believe believes heard sure', 2);

/** he don't, she have, it are. */
export const thirdPersonAuxiliary = defineRule({
  id: 'en.agreement.third-person-auxiliary',
  patterns: [
    [sentenceStart(), third(), words("don't have are were haven't aren't weren't do").as('verb').mark()],
    [
      sentenceStart(),
      words('that this'),
      words("are were don't aren't").as('verb').mark(),
      words('the a an my our not only why what how because'),
    ],
    [clauseStart(), third(), words("don't have are were haven't aren't weren't do").as('verb').mark()],
  ],
  // "If it were", "suggest that he have": the subjunctive; "do they and he have": a question.
  where: (m) =>
    (!among('if that though although as')(m.sentence.tokens[m.from]) ||
      !among("were have do weren't")(m.token('verb')) ||
      isReported(m)) &&
    !(
      m.sentence.tokens[m.from]?.lower === 'and' &&
      (comesAfter(m, ASKING) || reads(m.before(), Pos.pronoun) || (m.from < 4 && reads(m.before(), Pos.noun)))
    ),
  suggest: (m) => [SINGULAR_OF[m.token('verb').lower] ?? ''].filter(Boolean),
  wrong: [
    ["He don't like fish.", "He doesn't like fish."],
    ['He told me that he have lost his job.', 'He told me that he has lost his job.'],
    ['She have two brothers.', 'She has two brothers.'],
    ['That are the only way to find out.', 'That is the only way to find out.'],
    ['I called but it were too late.', 'I called but it was too late.'],
  ],
  right: ["They don't like fish.", 'If it were up to me, yes.', 'Do they and he have time?'],
});

/** he go, she like. */
export const thirdPersonVerb = defineRule({
  id: 'en.agreement.third-person-verb',
  patterns: [
    [
      sentenceStart(),
      words('he she it everybody everyone nobody somebody someone').as('subject'),
      adverbs(),
      can(Pos.verb, Feature.infinitive).as('verb').mark(),
    ],
    // At night he go out: a place or a time before the subject
    [
      sentenceStart(),
      words('on in at from for with by after during since'),
      anyWord()
        .except(tagged([Pos.verb, Pos.auxiliary]))
        .except(words('that which what who whom whose if whether how why when where and or but than'))
        .repeat(1, 4),
      third().as('subject'),
      adverbs(),
      can(Pos.verb, Feature.infinitive).as('verb').mark(),
    ],
    // Every morning it bark
    [
      sentenceStart(),
      words('every each'),
      anyWord(),
      third().as('subject'),
      adverbs(),
      can(Pos.verb, Feature.infinitive).as('verb').mark(),
    ],
    // My daughter says that it look odd
    [
      words('say says said think thinks thought know knows believe believes feel feels hope'),
      words('that').repeat(0, 1),
      third().as('subject'),
      adverbs(),
      can(Pos.verb, Feature.infinitive).as('verb').mark(),
    ],
    [
      oneOf(clauseStart().except(words('that and so')), words('think believe know guess mean sure')),
      third().as('subject'),
      adverbs(),
      can(Pos.verb, Feature.infinitive).as('verb').mark(),
    ],
  ],
  where: (m) => {
    const verb = m.token('verb');
    return (
      !/^(?:sort|kind)$/.test(verb.lower) &&
      (isFullNeed(m) ||
        verb.readings.every(
          ({ pos, features }) =>
            (pos === Pos.verb && (features & (Feature.preterite | Feature.third | Feature.pastParticiple)) === 0) ||
            (pos === Pos.verb && (features & Feature.plural) !== 0) ||
            pos === Pos.noun ||
            pos === Pos.adjective ||
            (pos === Pos.adverb && verb.lower === 'live'),
        )) &&
      !comesAfter(m, 'let make made makes help hear see saw watch than better', 4)
    );
  },
  suggest: (m) => thirdOrPast(m, m.token('verb')),
  wrong: [
    ['She live in Madrid now.', 'She lives in Madrid now.'],
    ['He always forget his keys.', 'He always forgets his keys.'],
    ['At night he go out with the dog.', 'At night he goes out with the dog.'],
    ['I like the phone because it work well.', 'I like the phone because it works well.'],
    ["I don't think it matter now.", "I don't think it matters now."],
    ['He need a shower.', 'He needs a shower.'],
    ['Every evening she forget her keys.', 'Every evening she forgets her keys.'],
    ['My aunt says that it look better now.', 'My aunt says that it looks better now.'],
    ['If she want it, tell me.', 'If she wants it, tell me.'],
  ],
  right: [
    'I hope that she and her sons live in Madrid.',
    'They asked that he leave.',
    'In the end she and he agree.',
    'On condition that it stay here.',
    'With a view to seeing it work we came.',
    'He put it down and read.',
    'It cost ten pounds.',
  ],
});

/** what annoys me most are the noise: a "what" clause as subject, and a single thing as complement. */
export const singularSubject = defineRule({
  id: 'en.agreement.singular-subject',
  pattern: [
    sentenceStart(),
    word('what'),
    oneOf(
      words('i he she it we you they'),
      can(Pos.verb, Feature.third | Feature.singular | Feature.present),
      can(Pos.verb, Feature.preterite),
    ),
    words('me you him us her them most really often worries bothers need needs want wants like likes').repeat(0, 3),
    words('are were').as('verb').mark(),
    words('the a an my your his her our their'),
    tagged(Pos.adjective).repeat(0, 1),
    singularNoun().as('subject'),
  ],
  suggest: (m) => [SINGULAR_OF[m.token('verb').lower] ?? ''].filter(Boolean),
  wrong: [
    ['What annoys me most are the noise.', 'What annoys me most is the noise.'],
    ['What I like most are the old harbour.', 'What I like most is the old harbour.'],
    ['What he needs are a holiday.', 'What he needs is a holiday.'],
    ['What surprised us most were the silence.', 'What surprised us most was the silence.'],
  ],
  right: ['What I like most are the beaches.', 'What we need are the police.', 'What annoys me most are the ads.'],
});

/** we was, they has: pronouns that are plural, or that take the plural form. */
export const pluralSubject = defineRule({
  id: 'en.agreement.plural-subject',
  patterns: [
    [sentenceStart(), words('we they you these those').as('subject'), singularVerb().as('verb').mark()],
    [clauseStart(), words('we they you').as('subject'), singularVerb().as('verb').mark()],
  ],
  where: (m) => !(m.sentence.tokens[m.from]?.lower === 'and' && m.token('subject').lower === 'you'),
  suggest: (m) => [PLURAL_OF[m.token('verb').lower] ?? ''].filter(Boolean),
  wrong: [
    ['We was at home all evening.', 'We were at home all evening.'],
    ['They has two cats.', 'They have two cats.'],
    ["I was tired and they wasn't hungry.", "I was tired and they weren't hungry."],
  ],
  right: ['The sound was loud where we were.', 'Between me and you is a wall.', 'I know that was hard for you.'],
});

function singularVerb() {
  return words("was is has doesn't wasn't isn't hasn't");
}
