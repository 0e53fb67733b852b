// Missing words, verbs with the wrong partner, style.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule, defineTextRule } from '../../../../rules/defineRule.ts';
import { can, lemmas, not, oneOf, punctuation, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import { clauseStart, comesAfter } from '../../reading/words.ts';
import wordyRows from '../../rows/wordy.tsv';

/** If you any questions. */
export const missingVerb = defineRule({
  id: 'en.missing.have',
  patterns: [
    [word('if'), words('you they we').as('subject').mark(), words('any questions problems further')],
    [
      clauseStart(),
      words('i we they you').as('subject').mark(),
      words('no'),
      words('idea time money questions problem problems'),
    ],
  ],
  suggest: (m) => [`${m.text('subject')} have`],
  wrong: [
    ['If you any problems, write to me.', 'If you have any problems, write to me.'],
    ['Call the office if you any further wishes.', 'Call the office if you have any further wishes.'],
    ['I would help you, but I no time today.', 'I would help you, but I have no time today.'],
  ],
  right: ['If you have any problems, write to me.', 'If you need any help, call.', 'We have no time.'],
});

const STATES =
  'important difficult easy possible impossible necessary better cold hot warm late early dark raining snowing true nice expensive cheap dangerous hard because';

/** Is very important to sleep. */
export const missingIt = defineRule({
  id: 'en.missing.it',
  patterns: [
    ...[sentenceStart(), words('if because although though unless').as('left')].map((start) => [
      start,
      word('is', 'was').as('verb').mark(),
      words('very really so quite too not').repeat(0, 1),
      words(STATES),
    ]),
    // I think is a good idea
    [
      words('think believe guess suppose').as('left'),
      word('is', 'was').as('verb').mark(),
      words('very really so quite too not a the better').repeat(0, 2),
      oneOf(words(STATES), words('good bad great idea problem mistake time')),
    ],
    // When is cold, I wear a hat; in my country is very hot
    [
      words('when').as('left'),
      word('is').as('verb').mark(),
      words('very really so quite too not').repeat(0, 1),
      words(STATES),
      punctuation(','),
    ],
    [
      sentenceStart(),
      word('in').as('left'),
      words('my our this'),
      words('country city town village region'),
      word('is', 'was').as('verb').mark(),
      words('very really so quite too not').repeat(0, 1),
      words(STATES),
    ],
    // In Italy is normal to eat late, from my point of view, is better to wait
    [
      sentenceStart(),
      words('in for from at to with on').as('left'),
      not(
        oneOf(
          tagged([Pos.verb, Pos.auxiliary]),
          punctuation(',', ':', ';'),
          words('it he she they we you i this that which what who there'),
        ),
      ).repeat(1, 4),
      punctuation(',').repeat(0, 1),
      word('is', 'was').as('verb').mark(),
      words('very really so quite too not more always').repeat(0, 2),
      words(`${STATES} normal usual common forbidden useful good great impolite polite rude safe allowed`),
      words('to that'),
    ],
  ],
  where: (m) =>
    m.names('left')
      ? !comesAfter(m, 'who what which that whatever when', 4) || m.token('left').lower !== 'think'
      : m.sentence.tokens.at(-1)?.text === '.' || m.sentence.tokens.at(-1)?.text === '!',
  suggest: (m) => [`${m.names('left') ? 'it' : 'It'} ${m.token('verb').lower}`],
  wrong: [
    ['Is very important to drink water.', 'It is very important to drink water.'],
    ['Is raining again in Bergen.', 'It is raining again in Bergen.'],
    ['Was difficult to find a table!', 'It was difficult to find a table!'],
    ['Tell me if is necessary to book.', 'Tell me if it is necessary to book.'],
    ['I think is a good idea.', 'I think it is a good idea.'],
    ['When is cold, I wear a hat.', 'When it is cold, I wear a hat.'],
    ['In Italy is normal to eat late.', 'In Italy it is normal to eat late.'],
    ['For my old father is difficult to walk.', 'For my old father it is difficult to walk.'],
    ['In my country is very hot in summer.', 'In my country it is very hot in summer.'],
  ],
  right: ['It is very important.', 'Is it cold?', 'Is late better?'],
});

/** I am agree. */
export const amAgree = defineRule({
  id: 'en.missing.am-agree',
  pattern: [
    words("i'm am are is").as('be').mark(),
    words('not').repeat(0, 1),
    word('agree', 'disagree').mark().as('verb'),
  ],
  suggest: (m) => [m.token('be').lower === "i'm" ? `I ${m.text('verb')}` : m.text('verb')],
  wrong: [
    ['I am agree with you.', 'I agree with you.'],
    ["I'm agree that it is too dear.", 'I agree that it is too dear.'],
    ['We are agree on the colour.', 'We agree on the colour.'],
  ],
  right: ['I agree with you.', 'We are agreed.', 'They agree.'],
});

/** he said me. */
export const sayTell = defineRule({
  id: 'en.word-choice.say-tell',
  patterns: [
    [
      words('say says said saying').as('verb').mark(),
      words('me him us them'),
      oneOf(words('that the to about it how what why a'), can(Pos.pronoun)),
    ],
    [
      words('i he she we they'),
      words('told tells').as('verb').mark(),
      word('that'),
      words('i you he she it we they the my there'),
    ],
  ],
  suggest: (m) => {
    const said = m.token('verb').lower;
    return [{ say: 'tell', says: 'tells', said: 'told', told: 'said', tells: 'says' }[said] ?? 'telling'];
  },
  wrong: [
    ['He said me that he was ill.', 'He told me that he was ill.'],
    ['She told that she was ill.', 'She said that she was ill.'],
    ['Can you say me the price?', 'Can you tell me the price?'],
    ['They said us to wait here.', 'They told us to wait here.'],
  ],
  right: ['She said to me that it was late.', 'He said that.', 'Say it to me.'],
});

const PARTNERS: readonly (readonly [from: string, to: string, nouns: string])[] = [
  [
    'do',
    'make',
    'mistake mistakes decision decisions effort phone noise progress suggestion suggestions complaint appointment reservation promise payment',
  ],
  [
    'make',
    'do',
    'homework shopping sport sports housework exercise yoga karate gymnastics laundry favour favor internship',
  ],
  ['make', 'take', 'photo photos picture pictures selfie selfies nap'],
  ['do', 'take', 'photo photos nap'],
];

/** do a mistake, make a photo. */
export const doMake = defineRule({
  id: 'en.word-choice.do-make',
  pattern: [
    lemmas('do make').as('verb').mark(),
    words('a an the my your some many so too any his her our lot lots of more few').repeat(0, 4),
    words(PARTNERS.map(([, , nouns]) => nouns).join(' ')).as('noun'),
  ],
  where: (m) => {
    const verbs = m.token('verb').readings.map((reading) => reading.lemma);
    const isPart =
      isMarkOrEnd(m.after()) ||
      !m.after()?.readings.some(({ pos }) => pos === Pos.noun) ||
      among('in on at of with for and')(m.after());
    return (
      isPart &&
      PARTNERS.some(([from, , nouns]) => verbs.includes(from) && among(nouns)(m.token('noun'))) &&
      m.token('verb').lower !== "don't" &&
      !among('pictures photos picture')(m.after())
    );
  },
  suggest: (m) => {
    const verb = m.token('verb');
    const to = PARTNERS.find(
      ([from, , nouns]) => verb.readings.some(({ lemma }) => lemma === from) && among(nouns)(m.token('noun')),
    )?.[1];
    if (!to) return [];
    const wanted = verb.lower.endsWith('ing')
      ? Feature.gerund
      : /^(?:did|made)$/.test(verb.lower)
        ? Feature.preterite
        : /^(?:done)$/.test(verb.lower)
          ? Feature.pastParticiple
          : 0;
    if (wanted === 0) return [/^(?:does|makes)$/.test(verb.lower) ? (to === 'do' ? 'does' : `${to}s`) : to];
    return m.sentence.lexicon
      .inflect(to, Pos.verb, wanted)
      .filter((each) => !each.endsWith('nna'))
      .slice(0, 1);
  },
  wrong: [
    ['I did a mistake in the form.', 'I made a mistake in the form.'],
    ['We made many photos on the island.', 'We took many photos on the island.'],
    ['We made a lot of photos there.', 'We took a lot of photos there.'],
    ['The kids are making the homework now.', 'The kids are doing the homework now.'],
  ],
  right: ['I made a mistake.', 'Do your homework.', 'We made a list of photos.'],
});

/** each and every, free gift. */
export const wordy = defineRule({
  id: 'en.style.wordy',
  category: 'style',
  type: 'style',
  level: 'picky',
  // an added bonus: the article is part of another row
  ...rowsOf(wordyRows, { noArticle: () => not(words('a an')) }),
});

const QUESTION =
  /(?<=^|[.!?] )((?:(?:why|what|where|when|how|who) (?:do|does|did|is|are|can|could|should|would|will)|(?:do|does|did|are|can|could|would|will|have)) (?:you|we|he|she|they|i)\b[^.?!,;:\n]{2,80}\p{L})\.(?=\s|$)/giu;

/** A question that ends with a full stop. */
export const questionMark = defineTextRule({
  id: 'en.punctuation.question-mark',
  level: 'picky',
  find: (paragraph) =>
    [...paragraph.matchAll(QUESTION)].map((hit) => ({
      start: hit.index + hit[0].length - 1,
      end: hit.index + hit[0].length,
      replacements: ['?'],
      params: { found: '.', fix: '?' },
    })),
  wrong: [
    ['Where do you live now.', 'Where do you live now?'],
    ['Thanks. Could you send it again.', 'Thanks. Could you send it again?'],
    ['How can I change my password.', 'How can I change my password?'],
  ],
  right: ['Where do you live?', 'I know where you live.', 'What a day.'],
});
