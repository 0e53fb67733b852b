// Negations that one word says: did not say anything, does not have any.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { inFormOf } from '../../../../rewrite/forms.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, can, type Element, lemmas, oneOf, tagged, word, words } from '../../../../rules/pattern.ts';

const FORMS: Readonly<Record<string, number>> = {
  do: Feature.infinitive,
  does: Feature.third | Feature.singular | Feature.present | Feature.indicative,
  did: Feature.preterite,
};

const helper = (): Element => words("do does did don't doesn't didn't");

/** The form that a verb has without do: did not say, said. */
function withoutDo(m: Match): string | null {
  const verb = m.token('verb').lower;
  const features = FORMS[m.token('do').lower.replace("n't", '')];
  if (features === undefined) return null;
  if (features === Feature.infinitive) return verb;
  const part = verb === 'have' ? Pos.auxiliary : Pos.verb;
  return m.sentence.lexicon.inflect(verb, part, features)[0] ?? null;
}

const infinitive = (): Element => can(Pos.verb, Feature.infinitive).and(tagged([Pos.verb, Pos.auxiliary]));
/** Not in questions: do you not have any? */
const SUBJECTS = 'i you he she it we they who that which';
const subject = (): Element => oneOf(words(SUBJECTS), tagged([Pos.noun, Pos.properNoun]));

const WITH_OBJECT =
  'have contain need offer require include show provide give make cause find receive impose place take accept allow add charge collect create guarantee hold leave pose present produce raise reveal sell send share store support use involve represent';

const NOTHING: Readonly<Record<string, string>> = {
  anything: 'nothing',
  anyone: 'no one',
  anybody: 'nobody',
  anywhere: 'nowhere',
};

/** She did not say anything: she said nothing. */
export const notAnything = defineRewrite({
  id: 'en.rewrite.not-anything',
  kind: 'negation',
  goals: ['clearer', 'shorter'],
  patterns: [
    [
      subject(),
      helper().as('do').mark(),
      word('not').mark(),
      infinitive().as('verb').mark(),
      words(Object.keys(NOTHING).join(' ')).as('any').mark(),
    ],
    [
      subject(),
      words("don't doesn't didn't").as('do').mark(),
      infinitive().as('verb').mark(),
      words(Object.keys(NOTHING).join(' ')).as('any').mark(),
    ],
  ],
  where: (m) => isMarkOrEnd(m.after()) || among('about to from for at in')(m.after()),
  suggest(m) {
    const form = withoutDo(m);
    return form ? [`${form} ${NOTHING[m.token('any').lower]}`] : [];
  },
  wrong: [
    ['She did not say anything.', 'She said nothing.'],
    ["He doesn't know anyone in Leeds.", 'He knows no one in Leeds.'],
    ['They do not see anybody.', 'They see nobody.'],
  ],
  right: ['She did not say anything that hurt.', 'Do you not know anyone?', 'He knows anything about it.'],
});

/** It does not contain any nuts: it contains no nuts. */
export const notAny = defineRewrite({
  id: 'en.rewrite.not-any',
  kind: 'negation',
  goals: ['clearer', 'shorter'],
  patterns: [
    [
      subject(),
      words('do does did').as('do').mark(),
      word('not').mark(),
      lemmas(WITH_OBJECT).and(infinitive()).as('verb').mark(),
      word('any').mark(),
      anyWord().as('next'),
    ],
    [
      subject(),
      words("don't doesn't didn't").as('do').mark(),
      lemmas(WITH_OBJECT).and(infinitive()).as('verb').mark(),
      word('any').mark(),
      anyWord().as('next'),
    ],
  ],
  where: (m) => !among('of more longer other time')(m.token('next')),
  suggest(m) {
    const form = withoutDo(m);
    return form ? [`${form} no`] : [];
  },
  wrong: [
    ['The bread does not contain any nuts.', 'The bread contains no nuts.'],
    ['We do not have any rooms.', 'We have no rooms.'],
    ["She didn't find any mistakes.", 'She found no mistakes.'],
  ],
  right: ['We do not have any of them.', 'They do not need any more help.', 'Do you have any rooms?'],
});

/** She did not ever complain: she never complained. */
export const notEver = defineRewrite({
  id: 'en.rewrite.not-ever',
  kind: 'negation',
  goals: ['clearer', 'shorter'],
  pattern: [
    subject(),
    words('do does did').as('do').mark(),
    word('not').mark(),
    word('ever').mark(),
    infinitive().as('verb').mark(),
  ],
  suggest(m) {
    const form = withoutDo(m);
    return form ? [`never ${form}`] : [];
  },
  wrong: [
    ['She did not ever complain.', 'She never complained.'],
    ['He does not ever call.', 'He never calls.'],
    ['They do not ever pay.', 'They never pay.'],
  ],
  right: ['Did she not ever complain?', 'It did not rain, ever.', 'Do not ever do that.'],
});

/** I wonder whether he comes or not: I wonder whether he comes. */
export const orNot = defineRewrite({
  id: 'en.rewrite.or-not',
  kind: 'filler',
  pattern: [
    oneOf(lemmas('know wonder ask decide tell see check say'), words('about on')),
    words('me us him her them').optional(),
    words('whether if'),
    anyWord().repeat(1, 8),
    word('or').mark(),
    word('not').mark(),
  ],
  where: (m) => isMarkOrEnd(m.after()),
  suggest: () => [''],
  wrong: [
    ['I wonder whether he comes or not.', 'I wonder whether he comes.'],
    ['Tell me whether you agree or not.', 'Tell me whether you agree.'],
    ['We must decide whether we sell or not.', 'We must decide whether we sell.'],
  ],
  right: ['Whether he comes or not, we start.', 'Come or not, as you like.', 'I know whether he comes or not he pays.'],
});

/** did not fail to notice: noticed. */
export const notFail = defineRewrite({
  id: 'en.rewrite.not-fail',
  kind: 'negation',
  pattern: [
    subject(),
    words('does did').as('do').mark(),
    word('not').mark(),
    word('fail').mark(),
    word('to').mark(),
    infinitive().as('verb').mark(),
  ],
  suggest(m) {
    const form = inFormOf(m.sentence, m.token('do'), m.token('verb').lower);
    return form ? [form] : [];
  },
  wrong: [
    ['He did not fail to notice the smell.', 'He noticed the smell.'],
    ['She does not fail to impress.', 'She impresses.'],
    ['They did not fail to send a card.', 'They sent a card.'],
  ],
  right: ['He did not fail.', 'She did fail to call.', 'They do not want to fail.'],
});
