// Punctuation next to quotation marks, and commas that separate what belongs together.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule, defineTextRule } from '../../../../rules/defineRule.ts';
import { Element, punctuation } from '../../../../rules/pattern.ts';
import { isFiniteVerb, verbOfSubject } from '../../reading/clauses.ts';

/** How far back to look for an opening quotation mark. */
const LONGEST_QUOTE = 400;
const OUTSIDE = /(?<=[\p{L}\p{N}])(["\u201d])([.,])(?=\s|$)/gu;

/** She called it "a miracle". American English puts the mark inside. */
export const quoteMark = defineTextRule({
  id: 'en.punctuation.inside-quotes',
  level: 'picky',
  dialects: ['en-US', 'en-CA'],
  find: (paragraph) => {
    const findings = [];
    for (const hit of paragraph.matchAll(OUTSIDE)) {
      const [found, quote = '', mark = ''] = hit;
      const open = quote === '"' ? '"' : '\u201c';
      const before = paragraph.slice(Math.max(0, hit.index - LONGEST_QUOTE), hit.index);
      const opening = before.lastIndexOf(open);
      if (opening < 0) continue;
      const quoted = before.slice(opening + 1);
      if (!/\p{L}{2}/u.test(quoted) || /[_=<>{}\\/@]|\.\p{L}/u.test(quoted)) continue;
      findings.push({
        start: hit.index,
        end: hit.index + found.length,
        replacements: [mark + quote],
        params: { found, fix: mark + quote },
      });
    }
    return findings;
  },
  wrong: [
    ['She called it "a small miracle".', 'She called it "a small miracle."'],
    ['The song "Blue Hour", which I love, is old.', 'The song "Blue Hour," which I love, is old.'],
    ['He said “maybe later”, so we left.', 'He said “maybe later,” so we left.'],
  ],
  right: ['She called it "a small miracle."', 'Type "a.b", then press enter.', 'Is it "maybe"?'],
});

/** This new shop, opens at nine. */
export const subjectComma = defineRule({
  id: 'en.comma.subject-verb',
  category: 'punctuation',
  pattern: [
    new Element((token) => token.kind === 'word').as('last').mark(),
    punctuation(',').mark(),
    new Element(isFiniteVerb).as('verb'),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const last = m.token('last');
    const before = tokens.slice(0, last.index + 1);
    if (before.length > 9 || before.some((token) => token.kind === 'punctuation')) return false;
    const verb = m.token('verb');
    // Using the menu, choose a file: a command
    if (verb.readings.some(({ features }) => features & Feature.infinitive)) return false;
    if (
      verb.readings.some(({ features }) => features & Feature.pastParticiple) &&
      !among('has had was were is are')(verb)
    )
      return false;
    if (tokens.slice(verb.index).some((token) => token.text === '?' || token.text === ',' || token.text === '"'))
      return false;
    return last.pos === Pos.noun && verbOfSubject([...before, verb], 0) === before.length;
  },
  suggest: (m) => [m.text('last')],
  wrong: [
    ['This little shop, was always open.', 'This little shop was always open.'],
    ['The people at the front, were very loud.', 'The people at the front were very loud.'],
    ['My new phone, has a better camera.', 'My new phone has a better camera.'],
  ],
  right: ['The shop, they say, opens at nine.', 'My brother, who lives here, is a nurse.', 'The cat, was it yours?'],
});
