// A statement that denies without "do", and a passive of verbs that have none: I not like it, it was happened.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { oneOf, punctuation, sentenceStart, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { isToldInPast } from '../../reading/narrative.ts';
import { comesAfter, infinitive } from '../../reading/words.ts';

/** I not like it, he no want it: a full verb is denied with "do". */
export const missingDoNot = defineRule({
  id: 'en.negation.missing-do',
  patterns: [sentenceStart(), oneOf(punctuation(',', ';'), words('and but because so when'))].map((start) => [
    start,
    words('i we you they he she it').as('subject'),
    words('not no').as('not').mark(),
    infinitive().as('verb').mark(),
  ]),
  where: (m) => {
    const verb = m.token('verb');
    // you no doubt know; I not only asked
    if (
      (verb.pos !== Pos.verb && verb.lower !== 'like') ||
      reads(verb, Pos.auxiliary) ||
      reads(verb, Pos.verb, Feature.pastParticiple)
    )
      return false;
    return !(m.token('not').lower === 'no' && reads(verb, Pos.noun));
  },
  suggest: (m) => {
    const base = m.token('verb').lower;
    const now = `${among('he she it')(m.token('subject')) ? "doesn't" : "don't"} ${base}`;
    const past = `didn't ${base}`;
    return isToldInPast(m) ? [past, now] : [now, past];
  },
  wrong: [
    ['I not like the new boss.', "I don't like the new boss."],
    ['My wife is shy and she not speak much.', "My wife is shy and she doesn't speak much."],
    ['They no understand the rules.', "They don't understand the rules."],
  ],
  right: ['We not only saw it, we ate it.', 'You no doubt know him.', 'They suggested that he not go.'],
});

const MODALS = 'can could will would shall should may might must to';

/** The accident was happened at night: what happens, dies or disappears has no passive. */
export const noPassive = defineRule({
  id: 'en.verb-form.no-passive',
  pattern: [
    words('am is are was were be been').as('be').mark(),
    words('not never already just also only probably actually').repeat(0, 1).mark().as('adverb'),
    words('happened occurred died existed consisted seemed belonged').as('verb').mark(),
  ],
  suggest: (m) => {
    const be = m.token('be').lower;
    const verb = m.has('adverb') ? `${m.text('adverb')} ${m.text('verb')}` : m.text('verb');
    if (be === 'been') return [verb];
    if (be === 'be') return comesAfter(m, MODALS, 3) ? [`have ${verb}`] : [];
    const perfect = `${be === 'is' ? 'has' : 'have'} ${verb}`;
    return be === 'was' || be === 'were' ? [verb, `had ${verb}`] : [perfect, verb];
  },
  wrong: [
    ['The accident was happened at night.', 'The accident happened at night.'],
    ['I want to know what is happened to my order.', 'I want to know what has happened to my order.'],
    ['The mistake must be occurred in the office.', 'The mistake must have occurred in the office.'],
    ['Her dog was died last year.', 'Her dog died last year.'],
    ['It has been happened twice.', 'It has happened twice.'],
  ],
  right: ['The accident happened at night.', 'She was dead when he died.', 'It is what happened to him.'],
});
