// Questions without inversion: where you live, what time the shop opens, why you didn't call.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, oneOf, punctuation, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { singularNoun, verbForms } from '../../reading/words.ts';

/** Why you didn't call me? */
export const missingInversion = defineRule({
  id: 'en.word-order.missing-inversion',
  patterns: [
    [
      sentenceStart(),
      words('why when where how what').as('asker'),
      words('much many long often').repeat(0, 1),
      words('i you he she it we they').as('subject').mark(),
      words(
        "don't doesn't didn't can can't could couldn't will won't would wouldn't should shouldn't are aren't is isn't was wasn't were weren't have haven't has hasn't did do does",
      )
        .as('verb')
        .mark(),
    ],
    [
      punctuation(','),
      words('why how where').as('asker'),
      words('i you he she it we they').as('subject').mark(),
      words("don't doesn't didn't can can't could are aren't is isn't was wasn't were will won't").as('verb').mark(),
    ],
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    // How you are dressed matters? What you can do is call; one clause only
    if (tokens.at(-1)?.text !== '?' || isMarkOrEnd(m.after())) return false;
    // How you do that: "do" must belong to another verb
    if (among('did do does')(m.token('verb')) && m.after()?.pos !== Pos.verb) return false;
    return !tokens.slice(m.to).some(among(', is are do does did can could will would should was were'));
  },
  suggest: (m) => {
    const subject = m.token('subject').lower === 'i' ? 'I' : m.token('subject').lower;
    return [`${m.text('verb')} ${subject}`];
  },
  wrong: [
    ['Where you did go yesterday?', 'Where did you go yesterday?'],
    ["Why you didn't call me yesterday?", "Why didn't you call me yesterday?"],
    ['How you can say such a thing?', 'How can you say such a thing?'],
    ['What time is it, why you are so late?', 'What time is it, why are you so late?'],
  ],
  right: [
    "Why didn't you call me?",
    'How can you say that?',
    'Where you are is not important.',
    'What you can do is call.',
  ],
});

const LOOKS = 'look looks sound sounds feel feels taste tastes smell smells';

/** Whether it is "how it looks like?", which asks with "what" and has patterns of its own. */
const isLikeWhat = (m: Match): boolean =>
  m.token('asker').lower === 'how' &&
  among(LOOKS)(m.token('verb')) &&
  m.sentence.tokens[m.to]?.lower === 'like' &&
  among('? to')(m.sentence.tokens[m.to + 1]);

/** What means this word; where you live: the question lacks "do". */
export const missingDo = defineRule({
  id: 'en.word-order.missing-do',
  patterns: [
    [
      sentenceStart(),
      words('why when where how what').as('asker'),
      words('much many long often').repeat(0, 1),
      words('you we they he she').as('subject').mark(),
      tagged(Pos.verb).and(can(Pos.verb, Feature.present)).as('verb').mark(),
    ],
    // How it looks like? How the house looks like?
    [
      sentenceStart(),
      word('how').as('how').mark(),
      words('you we they he she it').as('subject').mark(),
      words(LOOKS).as('verb').mark(),
      word('like'),
      oneOf(punctuation('?'), word('to')),
    ],
    [
      sentenceStart(),
      word('how').as('how').mark(),
      words('the your his her their our this').as('subject').mark(),
      singularNoun().as('noun').mark(),
      words(LOOKS).as('verb').mark(),
      word('like'),
      oneOf(punctuation('?'), word('to')),
    ],
    // How it works? What it means?
    [
      sentenceStart(),
      words('why when where how what').as('asker'),
      word('it').as('subject').mark(),
      can(Pos.verb, Feature.third | Feature.present)
        .and(form(/s$/))
        .as('verb')
        .mark(),
    ],
    // What time the shop opens?
    [
      sentenceStart(),
      words('why when where how what').as('asker'),
      words('time').repeat(0, 1),
      words('the your his her their our this').as('subject').mark(),
      singularNoun().as('noun').mark(),
      can(Pos.verb, Feature.third | Feature.present)
        .as('verb')
        .mark(),
    ],
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const verb = m.token('verb');
    if (tokens.at(-1)?.text !== '?' || among('have has had do does did are is need dare')(verb)) return false;
    if (reads(verb, Pos.verb, Feature.preterite)) return false;
    if (!m.names('how') && isLikeWhat(m)) return false;
    return !tokens.slice(m.to).some(among(', is are was were do does did can could will would should matters'));
  },
  suggest: (m) => {
    const verb = m.token('verb');
    const isNoun = m.names('noun');
    const isThird = isNoun || among('he she it')(m.token('subject'));
    const base = isThird ? (verbForms(m, verb, Feature.infinitive)[0] ?? verb.lower) : verb.lower;
    const subject = isNoun ? `${m.token('subject').lower} ${m.text('noun')}` : m.token('subject').lower;
    return [`${m.names('how') ? 'what ' : ''}${isThird ? 'does' : 'do'} ${subject} ${base}`];
  },
  wrong: [
    ['What time the shop opens?', 'What time does the shop open?'],
    ['Where you live now?', 'Where do you live now?'],
    ['Why he works on Sundays?', 'Why does he work on Sundays?'],
    ['How often you go to the gym?', 'How often do you go to the gym?'],
    ['How it looks like?', 'What does it look like?'],
    ['How they look like?', 'What do they look like?'],
    ['How the house looks like?', 'What does the house look like?'],
    ['How it feels like to win?', 'What does it feel like to win?'],
    ['How he looks like his father?', 'How does he look like his father?'],
    ['How it works?', 'How does it work?'],
  ],
  right: ['Where do you live?', 'How they live is not my business.', 'What you see is what you get.'],
});

/** What means this word? */
export const whatMeans = defineRule({
  id: 'en.word-order.what-means',
  pattern: [
    sentenceStart(),
    words('what how').as('asker'),
    words('means costs happens works looks').as('verb').mark(),
    words('the this that my your his her our their these those').as('determiner').mark(),
    tagged(Pos.adjective).repeat(0, 1).mark(),
    can(Pos.noun).as('noun').mark(),
  ],
  where: (m) => m.sentence.tokens.at(-1)?.text === '?' && isMarkOrEnd(m.after()),
  suggest: (m) => {
    const verb = verbForms(m, m.token('verb'), Feature.infinitive)[0];
    const subject = m
      .marked()
      .slice(1)
      .map(({ text }) => text)
      .join(' ');
    const does = reads(m.token('noun'), Pos.noun, Feature.plural) ? 'do' : 'does';
    return verb ? [`${does} ${subject} ${verb}`] : [];
  },
  wrong: [
    ['What means this word?', 'What does this word mean?'],
    ['How works the new machine?', 'How does the new machine work?'],
    ['What costs these shoes?', 'What do these shoes cost?'],
  ],
  right: ['What does this word mean?', 'What makes the difference?', 'What happens this weekend and after it?'],
});
