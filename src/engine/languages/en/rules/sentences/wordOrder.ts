// Word order: embedded questions, and adverbs between a verb and its object.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among, isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { anyWord, can, lemmas, oneOf, tagged, word, words } from '../../../../rules/pattern.ts';
import { coreAt } from '../../reading/nounPhrase.ts';
import { thirdForms, verbForms } from '../../reading/words.ts';

const asking = () =>
  oneOf(
    words(
      'know knows knew remember remembers understand wonder wondering see tell ask asked idea sure explain guess forgot forget',
    ),
    words('me us him her them'),
  );
const asker = () => words('what where when why how who which');
const subjects = () => words('i you he she it we they this that these those');

/** where is the station: in an embedded question the subject comes first. */
export const embeddedBe = defineRule({
  id: 'en.word-order.embedded-question',
  // The subject is matched as a phrase: one pattern for each possible length.
  patterns: [0, 1, 2, 3].map((length) => [
    asking().as('opening'),
    words('what where when why how').as('asker'),
    words(
      'old long much far big time wide tall high deep heavy large small fast expensive important difficult bad good busy late early soon often close safe strict',
    ).repeat(0, 1),
    words('is are was were').as('verb').mark(),
    (length === 0 ? subjects() : words('the my your his her its our their this that these those')).as('subject').mark(),
    anyWord().repeat(length, length).mark(),
  ]),
  where: (m) => {
    const opening = m.token('opening');
    // Tell me: what is the price? what is the most important is
    if (!isAskedIndirectly(m.sentence.tokens, opening.index)) return false;
    const verb = m.token('verb');
    const phrase = coreAt(m.sentence.tokens, verb.index + 1);
    if (phrase?.end !== m.to) return false;
    const next = m.after();
    const asker = m.token('asker').lower;
    if (asker === 'what' && !(isMarkOrEnd(next) && among('i you he she it we they this that')(m.token('subject'))))
      return false;
    return (
      isMarkOrEnd(next) ||
      (next?.pos === Pos.adjective && isMarkOrEnd(m.after(2))) ||
      among('and but or in from at on because please so located going')(next) ||
      (next?.pos === Pos.verb && next.verbForm !== 0)
    );
  },
  suggest: (m) => [`${m.rewrite({ verb: '' })} ${m.text('verb')}`],
  wrong: [
    ['I asked him what time was it.', 'I asked him what time it was.'],
    ['Can you tell me where is the bus stop?', 'Can you tell me where the bus stop is?'],
    ['Let us know how wide are the gates.', 'Let us know how wide the gates are.'],
    ['I do not know why is he angry.', 'I do not know why he is angry.'],
    ['She asked me how old was my brother.', 'She asked me how old my brother was.'],
    ['Do you know how old is the house?', 'Do you know how old the house is?'],
    ["I don't know where is the new train station.", "I don't know where the new train station is."],
  ],
  right: ['Can you tell me where the bus stop is?', 'Why is he angry?', 'I know what is important.'],
});

/** Whether a question depends on a word of asking or telling: do you know, tell me, no idea. */
function isAskedIndirectly(tokens: readonly { lower: string }[], opening: number): boolean {
  const at = tokens[opening]?.lower ?? '';
  if (!/^(?:me|us|him|her|them)$/.test(at)) return at !== 'see' || tokens[opening - 1]?.lower !== 'you';
  return /^(?:tell|tells|told|ask|asks|asked|show|showed|explain|explained|telling)$/.test(
    tokens[opening - 1]?.lower ?? '',
  );
}

/** I don't know what does it mean: no "do" in an embedded question. */
export const embeddedDo = defineRule({
  id: 'en.word-order.embedded-do',
  pattern: [
    asking().as('opening'),
    asker(),
    words('much many time long often').repeat(0, 1),
    words('do does did').as('do').mark(),
    anyWord().repeat(1, 4).as('subject').mark(),
    can(Pos.verb, Feature.infinitive).as('verb').mark(),
  ],
  where: (m) => {
    if (!isAskedIndirectly(m.sentence.tokens, m.token('opening').index)) return false;
    const verb = m.token('verb');
    const phrase = coreAt(m.sentence.tokens, m.token('do').index + 1, verb.index);
    return phrase?.end === verb.index && phrase.isDetermined && !among('do does did')(m.before());
  },
  suggest: (m) => {
    const auxiliary = m.token('do').lower;
    const verb = m.token('verb');
    const form =
      auxiliary === 'do'
        ? [verb.lower]
        : auxiliary === 'does'
          ? thirdForms(m, verb)
          : verbForms(m, verb, Feature.preterite);
    const forms = form.length === 0 && auxiliary === 'did' ? [verb.lower] : form;
    return forms.map((each) => m.rewrite({ do: '', verb: each }));
  },
  wrong: [
    ['I do not know what does this word mean.', 'I do not know what this word means.'],
    ['Can you tell me when does the shop open?', 'Can you tell me when the shop opens?'],
    ['She asked me where did I live.', 'She asked me where I lived.'],
  ],
  right: [
    'I know what does the cat good.',
    'I do not know what this word means.',
    'What does this word mean?',
    'Do you know who did it?',
  ],
});

/** I like very much this song, she speaks perfectly English: nothing comes between a verb and its object. */
export const adverbBeforeObject = defineRule({
  id: 'en.word-order.adverb-object',
  patterns: [0, 1, 2, 3].flatMap((length) => [
    [
      lemmas('like love enjoy appreciate miss hate need').as('verb'),
      word('very').mark().as('adverb'),
      word('much').mark(),
      oneOf(words('the a an my your his her its our their this that these those'), tagged(Pos.noun))
        .mark()
        .as('object'),
      anyWord().repeat(length, length).mark(),
    ],
    [
      lemmas('speak know understand play learn'),
      words('perfectly fluently well badly').mark().as('adverb'),
      oneOf(words('english french german spanish italian dutch russian chinese'), words('the my this'))
        .mark()
        .as('object'),
      anyWord().repeat(length, length).mark(),
    ],
    // cannot pay anymore the rents
    ...(length === 0
      ? []
      : [
          [
            tagged(Pos.verb).as('verb'),
            word('anymore').mark().as('adverb'),
            words('the a an my your his her its our their this that these those').mark().as('object'),
            anyWord().repeat(length, length).mark(),
          ],
        ]),
  ]),
  where: (m) => {
    const object = m.token('object');
    const phrase = coreAt(m.sentence.tokens, object.index);
    // like very much the way he sings; know well the man who
    return (
      phrase?.end === m.to && !among('who that which i you he she we they')(m.after()) && m.before()?.lower !== 'would'
    );
  },
  suggest: (m) => {
    const text = m.rewrite({});
    const adverb = m.token('adverb').lower === 'very' ? 'very much'.length : m.text('adverb').length;
    return [`${text.slice(adverb).trim()} ${text.slice(0, adverb)}`];
  },
  wrong: [
    ['I like very much this song.', 'I like this song very much.'],
    ['My sister speaks perfectly English.', 'My sister speaks English perfectly.'],
    ["He can't pay anymore the rent.", "He can't pay the rent anymore."],
    ["They don't sell anymore the old bikes.", "They don't sell the old bikes anymore."],
    ["She doesn't wear anymore her old red coat.", "She doesn't wear her old red coat anymore."],
    ['We enjoyed very much the trip.', 'We enjoyed the trip very much.'],
    ['I like very much dogs.', 'I like dogs very much.'],
    ['I like very much your house.', 'I like your house very much.'],
    ['I like very much your new house.', 'I like your new house very much.'],
    ['I like very much the old red house.', 'I like the old red house very much.'],
    ['She speaks perfectly English.', 'She speaks English perfectly.'],
    ['He speaks fluently the English language.', 'He speaks the English language fluently.'],
    ['I play well the piano.', 'I play the piano well.'],
    ['He plays badly the second piano part.', 'He plays the second piano part badly.'],
  ],
  right: ['I like this song very much.', 'She speaks perfect English.', 'I like very much what you did.'],
});
