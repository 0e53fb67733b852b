// Verb forms after "to", after "be" and "have", and adverbs before participles.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, Element, form, lemmas, oneOf, tagged, word, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { gerund, verbForms } from '../../reading/words.ts';

/** A lower-case word tagged as a verb that cannot be an adjective. */
const isPlainVerb = (token: Token): boolean =>
  token.pos === Pos.verb && token.text === token.lower && !reads(token, Pos.adjective);

/** started to eating: after "to" the base form. */
export const toGerund = defineRule({
  id: 'en.verb-form.to-gerund',
  patterns: [
    [
      lemmas(
        'want need try start begin decide hope plan learn manage like love agree offer promise refuse afford tend',
      ),
      word('to'),
      gerund().as('verb').mark(),
    ],
    [words('going able ready easy hard about supposed willing happy nice'), word('to'), gerund().as('verb').mark()],
  ],
  where: (m) => {
    const verb = m.token('verb');
    return (
      !among(
        'training spring evening morning nothing anything something everything string king ring being boarding parking',
      )(verb) &&
      !(reads(verb, Pos.noun) && among('going easy ready')(m.sentence.tokens[m.from])) &&
      !(m.sentence.tokens[m.from]?.pos === Pos.noun)
    );
  },
  suggest: (m) => verbForms(m, m.token('verb'), Feature.infinitive),
  wrong: [
    ['The birds will start to eating soon.', 'The birds will start to eat soon.'],
    ['I want to learning French this year.', 'I want to learn French this year.'],
    ['We were not able to finding the shop.', 'We were not able to find the shop.'],
  ],
  right: ['They will start to eat.', 'I look forward to seeing you.', 'He is going to training today.'],
});

/** is currently been gathered: the continuous passive takes "being". */
export const beenBeing = defineRule({
  id: 'en.verb-form.been-being',
  pattern: [
    words('is are am').as('be').mark(),
    oneOf(form(/ly$/), words('now still also not always just')).repeat(0, 2).mark().as('adverb'),
    word('been').mark().as('been'),
    can(Pos.verb, Feature.pastParticiple),
  ],
  suggest: (m) => {
    const has = m.token('be').lower === 'is' ? 'has' : 'have';
    const forms = [m.rewrite({ been: 'being' }), m.rewrite({ be: has })];
    return m.all('adverb').some(among('currently now still always')) ? forms : forms.reverse();
  },
  wrong: [
    ['The reviews are currently been written.', 'The reviews are currently being written.'],
    ['Our road is been repaired twice.', 'Our road has been repaired twice.'],
    ['The letters are been sent to the wrong house.', 'The letters have been sent to the wrong house.'],
  ],
  right: ['The reviews are being written.', 'The road has been repaired.', 'It is being cleaned now.'],
});

/** I had hear great things: after "have" the participle. */
export const haveBase = defineRule({
  id: 'en.verb-form.have-base',
  after: 'en.verb-form.have-participle',
  pattern: [
    words("i you he she it we they who i've you've we've they've"),
    words("have has had haven't hasn't hadn't").as('have'),
    words('not never already just also ever recently').repeat(0, 1),
    new Element(
      (token) =>
        isPlainVerb(token) &&
        reads(token, Pos.verb, Feature.infinitive) &&
        !reads(token, Pos.verb, Feature.pastParticiple) &&
        !among('let get work plan need reason cause question doubt')(token),
    )
      .as('verb')
      .mark(),
  ],
  // we had breakfast at eight, she had sense to wait: a noun
  where: (m) =>
    !among('breakfast lunch dinner sense')(m.token('verb')) &&
    !(reads(m.token('verb'), Pos.noun) && among('in on at with for of and or before after to .')(m.after())),
  suggest: (m) => (m.token('verb').lower === 'saw' ? ['seen'] : verbForms(m, m.token('verb'), Feature.pastParticiple)),
  wrong: [
    ['I had hear great things about it.', 'I had heard great things about it.'],
    ['She has never eat snails before.', 'She has never eaten snails before.'],
    ['They have write to us twice.', 'They have written to us twice.'],
  ],
  right: [
    'They have a boat to go out in.',
    'They have to go.',
    'Did they have work for you?',
    'We had breakfast at eight.',
  ],
});

/** Adjectives that are also adverbs, or that come before participles unchanged. */
const AS_IS = among(
  'new old good great half first last late early fast hard best better well free full long short high low deep clean clear close dead due fine right wrong wide ready open next very just far near only more most less least ill able sure own same such other',
);

/** was professional repaired: an adverb says how. */
export const adverbBeforeParticiple = defineRule({
  id: 'en.verb-form.adverb',
  patterns: [
    [
      words('is are was were be been being get gets got'),
      new Element(
        (token) =>
          reads(token, Pos.adjective) &&
          /(?:al|ful|ous|ive|ic|ate|able|ible|per|ect|ent|ant|id|ad|ick|ow|eet|oft|oud)$/.test(token.lower),
      )
        .as('adjective')
        .mark(),
      tagged(Pos.verb).and(can(Pos.verb, Feature.pastParticiple)).as('verb'),
    ],
  ],
  where: (m) => {
    const { adjective, verb } = { adjective: m.token('adjective'), verb: m.token('verb') };
    return (
      adjective.pos === Pos.adjective &&
      !AS_IS(adjective) &&
      (adjective.lower === 'bad' || !reads(adjective, Pos.adverb)) &&
      verb.verbForm !== 0
    );
  },
  suggest: (m) => adverbOf(m.text('adjective')),
  wrong: [
    ['The car was professional repaired.', 'The car was professionally repaired.'],
    ['The room was terrible painted in green.', 'The room was terribly painted in green.'],
    ['It is beautiful written and easy to read.', 'It is beautifully written and easy to read.'],
  ],
  right: ['A mail is sent based on the form.', 'She is quick and well dressed.', 'It was a quick job, well done.'],
});

function adverbOf(adjective: string): string[] {
  if (/[^aeiou]le$/.test(adjective)) return [adjective.replace(/e$/, 'y')];
  if (adjective.endsWith('ic')) return [`${adjective}ally`];
  return [adjective.endsWith('y') ? adjective.replace(/y$/, 'ily') : `${adjective}ly`];
}

/** drive careful, sings beautiful: how something is done. */
export const adverbAfterVerb = defineRule({
  id: 'en.verb-form.adverb-after-verb',
  patterns: [
    [
      lemmas('drive sing speak write play dance work behave listen move act treat read explain perform'),
      words('very really so too more').repeat(0, 1),
      words(
        'careful beautiful quick slow nice bad perfect polite different terrible horrible correct easy regular quiet excellent fluent clear professional',
      )
        .as('adjective')
        .mark(),
    ],
    // packed careful, increased significant
    [
      lemmas(
        'arrive pack clean learn answer react change improve increase decrease rise respond communicate deliver repair wrap fold grow',
      ),
      words('very really so too more').repeat(0, 1),
      words(
        'careful quick easy rapid significant considerable dramatic gradual regular immediate efficient polite perfect proper sudden constant',
      )
        .as('adjective')
        .mark(),
    ],
    // speaks four languages fluent
    [
      lemmas('speak'),
      words(
        'english french german spanish italian russian chinese arabic dutch polish turkish portuguese and two three four five several many languages both',
      ).repeat(1, 3),
      words('fluent perfect').as('adjective').mark(),
    ],
  ],
  where: (m) => {
    const after = m.after();
    return (
      (after === undefined ||
        after.kind === 'punctuation' ||
        among('in on at and but when to because with for')(after)) &&
      m.sentence.tokens[m.from]?.pos === Pos.verb &&
      after?.text !== '-'
    );
  },
  suggest: (m) => adverbOf(m.text('adjective')),
  wrong: [
    ['Please drive careful in the snow.', 'Please drive carefully in the snow.'],
    ['She sings really beautiful.', 'She sings really beautifully.'],
    ['They explained it and spoke very slow.', 'They explained it and spoke very slowly.'],
    ['The glasses were packed careful.', 'The glasses were packed carefully.'],
    ['She speaks two languages fluent.', 'She speaks two languages fluently.'],
  ],
  right: [
    'Please drive in a careful way.',
    'He works slow hours.',
    'This car gives a quick ride, and I drive it daily.',
  ],
});
