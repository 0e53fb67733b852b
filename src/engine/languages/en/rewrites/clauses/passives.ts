// Passives with their agent, for the active: the letter was written by Tom, Tom wrote the letter.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { Label } from '../../../../reading/parser/labels.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import type { Turn } from '../../../../rewrite/types.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, type Element, form, tagged, word, words } from '../../../../rules/pattern.ts';
import { reads, type Token, usualFirst } from '../../../../rules/token.ts';
import { asObject, asSubject, written } from '../texts.ts';

const LONGEST = 7;
const LEAST_CERTAIN = 0.5;

const isNoSubject = among('there that which who whom what this whose');
/** What is done to all or none is not the same the other way round. */
const isQuantified = among('any no none nothing nobody few every each all everyone everybody');
const isNoAgent = among(
  'hand kilo pound hour mistake accident default law chance car train bus plane bike boat mail email post phone night day tomorrow noon midnight end way time means me itself himself herself themselves themself myself yourself ourselves contrast then now monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december',
);
const isOpeningPhrase = among(
  'the a an my your his her its our their this that these those some many several most all two three four five',
);

const participle = (): Element =>
  can(Pos.verb, Feature.pastParticiple)
    .and(tagged([Pos.verb, Pos.adjective]))
    .except(words('born surrounded followed bound known supposed used left'));
const adverb = (): Element => form(/ly$/).and(tagged(Pos.adverb));

interface Parts {
  subject: { from: number; to: number };
  agent: { from: number; to: number };
  agentHead: Token;
}

/** Subject and agent of the passive, where both stand beside it and are short. */
function partsOf(m: Match): Parts | null {
  const { syntax, sentence } = m;
  const [verb, by, be] = [m.token('verb'), m.token('by'), m.token('be')];
  if (!syntax || sentence.tokens.at(-1)?.text === '?' || syntax.dependentsOf(verb, Label.conjunct).length > 0)
    return null;
  const [subject, ...others] = syntax.subjectsOf(verb);
  const agent = syntax.headOf(by);
  if (!subject || others.length > 0 || !agent || subject.certainty < LEAST_CERTAIN || agent.certainty < LEAST_CERTAIN)
    return null;
  if (syntax.headOf(agent.token)?.token !== verb || isNoSubject(subject.token)) return null;
  const own = syntax.spanOf(subject.token);
  const its = syntax.spanOf(agent.token);
  if (own.to !== be.index - 1 || its.from !== by.index || !isAgent(m, agent.token, its)) return null;
  const [firstOfAll, firstOfAgent] = [sentence.tokens[own.from], sentence.tokens[its.from + 1]];
  if (isQuantified(firstOfAll) || isQuantified(firstOfAgent)) return null;
  // Bitcoin is used by: a bare noun at the start may be a name.
  if (firstOfAll === subject.token && own.from === 0 && subject.token.pos === Pos.noun && !isPlural(subject.token))
    return null;
  if (own.to - own.from >= LONGEST || its.to - its.from > LONGEST) return null;
  if (!endsAgent(sentence.tokens[its.to + 1])) return null;
  // It was decided by the board that: what was decided follows.
  if (subject.token.lower === 'it' && sentence.tokens.slice(its.to).some(among('that to whether how why what')))
    return null;
  // "8.1 The board is elected by": the capital stands for a beginning that is not seen
  if (sentence.tokens[own.from - 1]?.kind === 'number') return null;
  const stretches = sentence.tokens.slice(own.from, its.to + 1);
  // A clause or a mark within either would change places with it.
  if (stretches.some((token) => token.kind === 'punctuation' && !"-’'".includes(token.text))) return null;
  if (sentence.tokens.slice(its.from + 1, its.to + 1).some((token) => among('who which that and or')(token)))
    return null;
  return { subject: own, agent: { from: its.from + 1, to: its.to }, agentHead: agent.token };
}

/** What follows the agent must not be part of it: a firm dedicated to, the Government Digital Service. */
const endsAgent = (next: Token | undefined): boolean =>
  isMarkOrEnd(next) ||
  among(
    'in on at every each when before after last this for during since until because while and but so or today yesterday again twice once from with within through under',
  )(next);

/** Someone or something that does, not a time, a means or a number. */
function isAgent(m: Match, head: Token, { from, to }: { from: number; to: number }): boolean {
  if (isNoAgent(head) || to <= from) return false;
  if (head.pos !== Pos.noun && head.pos !== Pos.properNoun && head.pos !== Pos.pronoun) return false;
  const first = m.sentence.tokens[from + 1] as Token;
  if (first.kind !== 'word' || reads(head, Pos.verb, Feature.gerund)) return false;
  return head.pos !== Pos.noun || isOpeningPhrase(first) || isPlural(head);
}

const isPlural = (head: Token): boolean =>
  among('they we you i them us me people police')(head) ||
  (head.pos === Pos.noun && reads(head, Pos.noun, Feature.plural) && !reads(head, Pos.noun, Feature.singular));

const isHelper = among('has have had will would can could may might must should');

/** The active verb, given the form of "be" and what stands before it. */
function activeVerb(m: Match, head: Token): string | null {
  const { lexicon } = m.sentence;
  const verb = m.token('verb');
  const readings = usualFirst(
    verb.readings.filter(({ pos, features }) => pos === Pos.verb && (features & Feature.pastParticiple) !== 0),
    verb,
  );
  const lemma = readings[0]?.lemma;
  if (!lemma) return null;
  const inflect = (features: number): string | null => lexicon.inflect(lemma, Pos.verb, features)[0] ?? null;
  const isFirst = among('i me')(head);
  const many = isPlural(head);
  const helper = isHelper(m.token('be')) ? m.token('be').lower : '';
  if (helper === 'has' || helper === 'have') return `${many ? 'have' : 'has'} ${verb.lower}`;
  if (helper === 'had') return `had ${verb.lower}`;
  if (helper !== '') return `${helper} ${lemma}`;
  if (m.names('being')) {
    const past = among('was were')(m.token('be'));
    const be = past ? (many && !isFirst ? 'were' : 'was') : isFirst ? 'am' : many ? 'are' : 'is';
    const doing = inflect(Feature.gerund);
    return doing && `${be} ${doing}`;
  }
  if (among('was were')(m.token('be'))) return inflect(Feature.preterite);
  return many ? lemma : inflect(Feature.third | Feature.singular | Feature.present | Feature.indicative);
}

function active(m: Match): Turn | null {
  const parts = partsOf(m);
  const verb = parts && activeVerb(m, parts.agentHead);
  if (!parts || !verb) return null;
  const { subject, agent } = parts;
  const how = m.names('how') && m.has('how') ? `${m.text('how')} ` : '';
  const who = asSubject(written(m, agent.from, agent.to));
  const what = asObject(written(m, subject.from, subject.to));
  return { from: subject.from, to: agent.to, texts: [`${who} ${how}${verb} ${what}`] };
}

/** The letter was written by Tom: Tom wrote the letter. */
export const passive = defineRewrite({
  id: 'en.rewrite.passive',
  kind: 'passive',
  pattern: [
    words('is are am was were').as('be').mark(),
    adverb().repeat(0, 1).as('how').mark(),
    participle().as('verb').mark(),
    word('by').as('by').mark(),
  ],
  turn: active,
  wrong: [
    ['The letter was written by Tom.', 'Tom wrote the letter.'],
    ['He was seen by two neighbours.', 'Two neighbours saw him.'],
    ['The park is cleaned by the children every week.', 'The children clean the park every week.'],
    ['The house was quickly sold by her brother.', 'Her brother quickly sold the house.'],
  ],
  right: [
    'The letter was written by hand.',
    '8.1 The board was elected by the members.',
    'The work was finished by Friday.',
    'Was the letter written by Tom?',
    'It was decided by the board that we stay.',
  ],
});

/** The rules have been changed by the council: the council has changed the rules. */
export const passivePerfect = defineRewrite({
  id: 'en.rewrite.passive-perfect',
  kind: 'passive',
  pattern: [
    words('has have had').as('be').mark(),
    word('been').mark(),
    participle().as('verb').mark(),
    word('by').as('by').mark(),
  ],
  turn: active,
  wrong: [
    ['The rules had been changed by the council.', 'The council had changed the rules.'],
    ['The windows have been broken by the storm.', 'The storm has broken the windows.'],
    ['The cake has been eaten by the guests.', 'The guests have eaten the cake.'],
  ],
  right: ['The cake has been eaten by now.', 'Has the cake been eaten by Tom?', 'It has been eaten by mistake.'],
});

/** The form must be signed by the tenant: the tenant must sign the form. */
export const passiveModal = defineRewrite({
  id: 'en.rewrite.passive-modal',
  kind: 'passive',
  pattern: [
    words('will would can could may might must should').as('be').mark(),
    word('be').mark(),
    participle().as('verb').mark(),
    word('by').as('by').mark(),
  ],
  turn: active,
  wrong: [
    ['The form must be signed by the tenant.', 'The tenant must sign the form.'],
    ['The meal will be cooked by my aunt.', 'My aunt will cook the meal.'],
    ['We can be heard by the neighbours.', 'The neighbours can hear us.'],
  ],
  right: ['The form must be signed by Friday.', 'It can be sent by email.', 'The price will be cut by ten percent.'],
});

/** The house is being painted by two men: two men are painting the house. */
export const passiveProgressive = defineRewrite({
  id: 'en.rewrite.passive-progressive',
  kind: 'passive',
  pattern: [
    words('is are was were').as('be').mark(),
    word('being').as('being').mark(),
    participle().as('verb').mark(),
    word('by').as('by').mark(),
  ],
  turn: active,
  wrong: [
    ['The house is being painted by the boys.', 'The boys are painting the house.'],
    ['The case was being heard by the judge.', 'The judge was hearing the case.'],
    ['He is being helped by his sister.', 'His sister is helping him.'],
  ],
  right: ['The house is being painted by hand.', 'Is the house being painted by Tom?', 'It was being sold by hand.'],
});
