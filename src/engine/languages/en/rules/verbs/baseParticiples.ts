// Base forms in place of participles, by the words that govern them: has anyone hear, it has been check, the phone was charge.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, form, oneOf, tagged, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { comesAfter, verbForms } from '../../reading/words.ts';

/** Nouns that are as often what someone does to something; of others it is not clear that a verb was meant: it has been joy. */
const isAction = among(
  'hear see send know tell hold check wash charge post repair review plan cook paint plant visit answer book test fix call ask name kick punch kiss hug touch pack park print record report request return reward escape search ship sign stamp stop store switch tape target tie tow trap trim turn type update upgrade upload walk watch whip wrap delay block bomb burn catch chase claim comb count crash cross crush damage dump dust edit film fold frame grill guess hack hand hide hire iron judge knock lick list lock mail mark match measure mix mug nail note offer order pick pin pour press pull pump push question rank rent rescue roast scan score scratch seat seal share slice smash spill spray squeeze stain stitch stretch strip talk laugh tease tickle trick vote wax whisper move miss need help lead load plug polish water cover change design start finish attack award discount document dress drop finance fine flood form group grow guide harm honour hunt influence insult interview invite leak limit load mistreat murder notice order pass patch permit picture place plot process promise punch purchase rate regret reject release remark repeat rescue reserve result rule sample schedule screen sentence shape shock signal sketch slap smile sort split sponsor stage strike struggle study support surprise surround suspect sweep swing transfer transport trash treat trouble trust urge voice wound wreck',
);

/** A base form that is no participle, in lower case; as a noun it would need an article. */
const base = (): Element =>
  new Element(
    (token) =>
      token.text === token.lower &&
      token.lower.length > 2 &&
      reads(token, Pos.verb, Feature.infinitive) &&
      !reads(token, Pos.verb, Feature.pastParticiple) &&
      !reads(token, Pos.adjective) &&
      !reads(token, Pos.auxiliary) &&
      !reads(token, Pos.preposition) &&
      (!reads(token, Pos.noun) || isAction(token)),
  );
const adverbs = (): Element =>
  oneOf(form(/ly$/), words('not also already always never ever just still only')).repeat(0, 2);
const persons = 'i you he she it we they anyone anybody someone somebody everyone everybody nobody';

const participles = (m: Match): string[] => verbForms(m, m.token('verb'), Feature.pastParticiple);

const isAsking = among('where when why how what who which and but so');

/** Whether a noun would go on here: have visit plans. */
const opensCompound = (after: Token | undefined): boolean =>
  after !== undefined && (after.pos === Pos.noun || after.text === '-' || after.lower === 'of');

/** I've watch, has anyone hear, he might have miss: what follows can only be the verb that "have" helps. */
export const haveVerb = defineRule({
  id: 'en.verb-form.have-verb',
  after: 'en.verb-form.have-participle',
  patterns: [
    [
      words("i've you've we've they've should've could've would've might've must've"),
      oneOf(form(/ly$/), words('not also always')).repeat(0, 2),
      base().as('verb').mark(),
    ],
    [
      words("have has haven't hasn't hadn't").as('have'),
      words(persons),
      words('not ever already never just').repeat(0, 2),
      base().and(tagged(Pos.verb)).as('verb').mark(),
    ],
    [
      words("can could would should might may must couldn't wouldn't shouldn't will").as('modal'),
      words('not').repeat(0, 1),
      words('have'),
      adverbs(),
      base().as('verb').mark(),
      words('the a an my your his her its our their it them him me us you this that to in on at'),
    ],
    [
      oneOf(tagged([Pos.noun, Pos.properNoun]), words('everyone everybody someone somebody nobody which')).as('noun'),
      words("has hasn't"),
      adverbs(),
      base().and(tagged(Pos.verb)).as('verb').mark(),
    ],
  ],
  where: (m) => {
    const verb = m.token('verb');
    const next = m.sentence.tokens[verb.index + 1];
    if (verb.pos === Pos.noun && opensCompound(next)) return false;
    // he will have help in the house
    if (m.names('modal') && verb.pos === Pos.noun && among('in on at to that')(next)) return false;
    // a work that has merit
    if (m.names('noun') && reads(verb, Pos.noun))
      return among('the a an my your his her our their it them him me us')(next);
    // have it check the list, some have you ask
    if (!m.names('have')) return true;
    const before = m.before();
    return m.token('have').lower.startsWith('has') || !before || before.kind === 'punctuation' || isAsking(before);
  },
  suggest: participles,
  wrong: [
    ["I've watch about ten videos.", "I've watched about ten videos."],
    ['Has anyone hear from Oscar?', 'Has anyone heard from Oscar?'],
    ['He might have miss the train.', 'He might have missed the train.'],
    ['The landlord has never answer my letter.', 'The landlord has never answered my letter.'],
    ['Have you ever visit Rome?', 'Have you ever visited Rome?'],
  ],
  right: ['Some have you ask the porter.', "I've hand cream in my bag.", "We've water damage in the cellar."],
});

/** it has been check, being talk to, the phone was charge by mistake: after a form of "be" the participle. */
export const beVerb = defineRule({
  id: 'en.verb-form.be-verb',
  after: 'en.verb-form.be-participle',
  patterns: [
    [words('been being').as('been'), adverbs(), base().as('verb').mark()],
    [words('be').as('be'), adverbs(), base().as('verb').mark(), words('by in on at from before after into with')],
    [
      words("is are was were isn't aren't wasn't weren't it's they're we're").as('be'),
      adverbs(),
      base().as('verb').mark(),
      words('by twice yesterday again after before until overnight'),
    ],
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const next = tokens[m.token('verb').index + 1];
    if (opensCompound(next) || among('a an the my your his her our their')(next)) return false;
    const opening = tokens[m.from] as Token;
    const before = m.before();
    if (tokens.slice(Math.max(0, m.from - 3), m.from).some(among('there'))) return false;
    // a well-being talk, human being
    if (opening.lower === 'being' && (before?.text === '-' || before?.pos === Pos.adjective)) return false;
    if (m.names('been')) return !(m.token('verb').pos === Pos.noun && isMarkOrEnd(next) && opening.lower === 'being');
    // what he does is check by hand; the plan is return before noon
    return !comesAfter(
      m,
      'what all do does did done thing things way step steps idea plan aim goal task job first next',
    );
  },
  suggest: participles,
  wrong: [
    ["I will send it as soon as it's been check.", "I will send it as soon as it's been checked."],
    ['My phone was charge twice.', 'My phone was charged twice.'],
    ['The windows have never been wash.', 'The windows have never been washed.'],
    ['He hates being laugh at.', 'He hates being laughed at.'],
    ['The dinner was cook by my dad.', 'The dinner was cooked by my dad.'],
    ['The letters must be post before noon.', 'The letters must be posted before noon.'],
  ],
  right: ['What he does is check twice.', 'It has been check day all week.', 'The human being notice is old.'],
});
