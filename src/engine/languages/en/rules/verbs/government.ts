// What verbs and phrases ask of the verb after them: keep asking, prevent him from going, ask him to come, insist on paying.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd, isOnly, isTaggedVerb } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { type Element, lemmas, oneOf, tagged, uncapitalised, word, words } from '../../../../rules/pattern.ts';
import { isCapitalised, reads, type Token } from '../../../../rules/token.ts';
import { rowsOfWords } from '../../../../rules/wordRows.ts';
import { bareVerb, comesAfter, gerund, infinitive, verbForms } from '../../reading/words.ts';
import complements from '../../rows/complements.words.tsv';

const to = (): Element => word('to').as('to').mark();
const verb = (): Element => infinitive().as('verb').mark();
/** Somebody, in a form that is nothing else: "her" may belong to a noun. */
const somebody = (): Element => words('me him us them you');
const anybody = (): Element => oneOf(words('me him us them her you people everyone anyone children'));

/** A head of the table: give_up is a form of "give" and the words after it. A single word is a verb where a verb is asked for. */
function headOf(entry: string, asks: string): Element[] {
  const [first = '', ...rest] = entry.split('_');
  const own = oneOf(lemmas(first), word(first)).as('head');
  const isOpen = rest.length > 0 || asks === 'to-gerund' || asks === 'preposition';
  return [isOpen ? own : own.and(tagged([Pos.verb, Pos.auxiliary])), ...rest.map((each) => word(each))];
}

/** Verbs that may be nouns as well, but hardly behind these heads. */
const NOUN_TOO =
  'come go close leave work study call help visit start pay sign sleep talk walk stay wait try move stop look drive play drink run turn answer book fly swim sing dance rest check open cook read write speak';
const toVerb = (): Element[] => [to(), verb()];
const barely = (): Element[] => [somebody(), oneOf(bareVerb(), words(NOUN_TOO)).and(uncapitalised()).as('bare').mark()];
const going = (): Element[] => [anybody(), gerund().as('gerund').mark()];

/** What may follow a head, by the column `asks`. */
const FRAMES: Readonly<Record<string, readonly (() => Element[])[]>> = {
  gerund: [toVerb],
  preposition: [toVerb],
  base: [toVerb],
  infinitive: [() => [gerund().as('gerund').mark()]],
  'object-from': [() => [anybody(), to(), verb()]],
  'object-to': [barely],
  'object-both': [barely, going],
  'to-gerund': [() => [word('to'), infinitive().and(tagged(Pos.verb)).as('verb').mark()]],
  spend: [
    () => [
      oneOf(
        words('a the all whole two three four five six ten several many some much most too so my our his her'),
      ).repeat(0, 3),
      words(
        'time hour hours day days week weeks month months year years evening evenings afternoon morning night minutes weekend',
      ),
      to(),
      verb(),
    ],
  ],
  sense: [() => [words('me him us them her it'), to(), verb()]],
};

/** What follows a verb with its object or place: not a noun that the -ing form or the base form could belong to. */
const isComplement = among(
  'the a an my your his her its our their this that these those me you him us them it some any every everything anything something to in at on with for from up out off away back down home here there when if early late again soon well hard more less now tomorrow today outside inside last next about by',
);
const isComplementBehind = (m: Match): boolean =>
  isMarkOrEnd(m.after()) || (isComplement(m.after()) && m.after()?.lower !== 'to');
const isObject = among('the a an my your his her its our their me him us them it up out this these those');
const isDeterminer = among('the a an my your his her its our their this that these those each any some no selected');

/** The object to pay for, the intended meaning: whether the head is a verb or a predicate, not a noun or part of one. */
const isFree = (m: Match, head: Token): boolean =>
  !isDeterminer(m.before()) && (!/^(?:object|plan|hope)/.test(head.lower) || head.pos === Pos.verb);

/** The verb of the pattern that matched. */
const complementOf = (m: Match): Token => m.token(['gerund', 'bare', 'verb'].find((name) => m.names(name)) ?? 'verb');

/** Keep asking, prevent him from going, ask him to come. */
export const complement = defineRule({
  id: 'en.verb-form.complement',
  priority: -1,
  rows: rowsOfWords(complements, ({ word: heads, asks = '' }) =>
    heads.split(' ').flatMap((head) => (FRAMES[asks] ?? []).map((frame) => [...headOf(head, asks), ...frame()])),
  ),
  patterns: [
    // I don't know how cook it
    [
      lemmas('know understand learn remember forget decide').as('head'),
      words('how where what when'),
      oneOf(bareVerb(), words('do cook go use drive play help')).and(uncapitalised()).as('bare').mark(),
    ],
    [
      words("it's is was").as('head'),
      word('time'),
      words('go leave start eat sleep get take make say move stop').as('bare').mark(),
    ],
  ],
  where: (m) => {
    const [own, head] = [complementOf(m), m.token('head')];
    if (
      own.text !== own.lower ||
      own.lower === 'people' ||
      (own.lower === 'do' ? !isMarkOrEnd(m.after()) : reads(own, Pos.determiner))
    )
      return false;
    if (m.names('gerund')) return isFree(m, head) && isGerundThere(m, head, own);
    // all they asked me do; whoever told us say so
    if (m.names('bare')) return isComplementBehind(m) && !comesAfter(m, 'who what which all that whoever whatever', 4);
    if (m.names('to')) return own.pos === Pos.verb || !reads(own, Pos.noun) || isObject(m.after());
    // in addition to code coverage, to say, to open sourcing
    return isFree(m, head) && (isOnly(own, Pos.verb) ? own.lower !== 'say' : isObject(m.after()));
  },
  unless: {
    'a passive with a purpose': {
      when: (m) =>
        m.names('to') && m.token('head').lower.endsWith('ed') && among('is are was were be been being')(m.before()),
      right: 'The talk was delayed to wait for him.',
    },
    'what somebody has thought of or talked about': {
      when: (m) => among('thought talked')(m.token('head')) && among('i we you they he she have has had')(m.before()),
      right: 'These are the plans we thought of to help you.',
    },
    'what is left for a purpose': {
      when: (m) => m.names('to') && comesAfter(m, 'what which that everything anything something nothing', 3),
      right: 'There is something you should keep to show them.',
    },
    'two words that are a preposition': {
      when: (m) => m.names('gerund') && among('owing according')(m.token('gerund')) && m.after()?.lower === 'to',
      right: 'It failed owing to the rain.',
    },
    'by as an adverb': {
      when: (m) => m.token('head').lower === 'by' && isTaggedVerb(m.before()),
      right: 'It stood by to press on.',
    },
    'a time or a thing that is kept to': {
      when: (m) => m.token('head').lower.startsWith('ke') && isMarkOrEnd(m.after()) && m.names('to'),
      right: 'It is a promise you keep to win.',
    },
  },
  suggest: (m) => {
    const own = complementOf(m);
    if (m.names('bare')) return [`to ${own.text}`];
    if (m.names('gerund')) return verbForms(m, own, Feature.infinitive).map((each) => `to ${each}`);
    const isBase = /^(?:had|would|saw|heard|noticed|.*'d)$/.test(m.token('head').lower);
    if (isBase) return [own.text];
    const isFrom = m.to - m.from === 4 && /^(?:prev|disc|proh|ban|det|diss|hind)/.test(m.token('head').lower);
    return verbForms(m, own, Feature.gerund).map((each) => (isFrom ? `from ${each}` : each));
  },
  params: (m) => ({ head: m.token('head').text }),
  wrong: [
    ['The loan allowed us buying a house.', 'The loan allowed us to buy a house.'],
    ["I don't know how cook it.", "I don't know how to cook it."],
    ["It's time go home.", "It's time to go home."],
    ['They forced him selling the farm.', 'They forced him to sell the farm.'],
  ],
  right: ['She kept the dog to guard the house.', 'He failed the driving test.', 'They told us stay and go are verbs.'],
});

/** "they refuse boarding passes", "seems willing": the -ing form may be a noun or an adjective. */
function isGerundThere(m: Match, head: Token, own: Token): boolean {
  if (head.pos !== Pos.verb || own.lower.length < 5 || own.lower === 'according') return false;
  if (reads(own, Pos.adjective) && /^(?:seem|appear)/.test(head.lower))
    return among('the a an it how what me him them us everything')(m.after());
  if (reads(own, Pos.noun) && /^(?:offer|refus|learn|plan|fail)/.test(head.lower))
    return among('the a an my your his her our their me him us them last')(m.after());
  // hesitate contacting Mrs Brown
  return (
    isMarkOrEnd(m.after()) ||
    isComplement(m.after()) ||
    (head.lower.startsWith('hesitat') && isCapitalised(m.after() as Token))
  );
}
