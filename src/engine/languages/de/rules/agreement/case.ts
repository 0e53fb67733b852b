// Cases that prepositions take (für dich, auf den Urlaub warten), and das Mädchen at the start.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, lemmas, oneOf, punctuation, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import { cellsAs } from '../../reading/cells.ts';
import { frameAt, hasObject } from '../../reading/frame.ts';
import { phraseAt } from '../../reading/nounPhrase.ts';
import { formsFor } from '../../reading/phraseForms.ts';
import { Row } from '../../reading/recast.ts';
import { canBeSubject, clauseEnd, finite, noun } from '../../reading/words.ts';

const ACCUSATIVE = 0xf0;
const DATIVE = 0xf00;

const TO_ACCUSATIVE: Readonly<Record<string, string>> = {
  mir: 'mich',
  dir: 'dich',
  ihm: 'ihn',
  ihnen: 'sie',
  wem: 'wen',
};
const TO_DATIVE: Readonly<Record<string, string>> = { mich: 'mir', dich: 'dir', ihn: 'ihm', wen: 'wem', sie: 'Ihnen' };

const WAITING = lemmas(
  'warten freuen hoffen achten verzichten reagieren antworten verlassen konzentrieren vorbereiten aufpassen ankommen',
);
const THINKING = lemmas('denken glauben erinnern gewöhnen');

/** Places to wait and times to think: auf dem Bahnhof, an dem Tag. */
const SITE = /(?:bahnhof|steig|platz|hof|flur|gang|balkon|amt|straße|weg|tag|abend|morgen|ende|schiff|dach|land)$/;

/** für dir, mit mich, auf dem Urlaub freuen: the case that a preposition takes. */
export const pronounCase = defineRule({
  id: 'de.agreement-noun-phrase.preposition-pronoun',
  patterns: [
    [words('für gegen durch ohne'), words('mir dir ihm ihnen wem').as('pronoun').mark()],
    [words('mit von bei zu aus nach seit gegenüber außer'), words('mich dich ihn wen').as('pronoun').mark()],
    [words('mit von bei'), new Element(({ text }) => text === 'Sie').as('pronoun').mark()],
    [
      WAITING,
      words('ich du er sie wir ihr mich dich sich uns euch schon sehr nicht immer noch lange so auch nur').repeat(0, 4),
      word('auf'),
      oneOf(words('mir dir ihm'), words('dem meinem deinem seinem ihrem unserem einem diesem')).as('pronoun').mark(),
    ],
    [
      THINKING,
      words('ich du er sie wir ihr mich dich sich uns euch schon sehr nicht immer noch oft gern auch nur').repeat(0, 4),
      word('an'),
      oneOf(words('mir dir ihm'), words('dem meinem deinem seinem ihrem unserem einem diesem')).as('pronoun').mark(),
    ],
  ],
  where: (m) => {
    const pronoun = m.token('pronoun');
    const before = m.sentence.tokens[pronoun.index - 1];
    if (before?.pos !== Pos.preposition && !/^(?:auf|an|zu)$/.test(before?.lower ?? '')) return false;
    const rest = m.sentence.tokens.slice(pronoun.index + 1, clauseEnd(m.sentence, pronoun.index));
    // "ohne mir zu helfen": it goes with the infinitive; before "mich", "zu" may end a clause: "hör zu, mich stört das"
    if (
      /^(?:ohne|um|durch)$/.test(before?.lower ?? '') &&
      (rest.some((token) => token.lower === 'zu' || /^\p{L}+zu\p{L}+en$/u.test(token.lower)) ||
        (before?.lower === 'ohne' &&
          (rest[rest.length - 1]?.verbForm ?? 0) !== 0 &&
          m.sentence.tokens[before.index - 1]?.text === ','))
    )
      return false;
    if (TO_ACCUSATIVE[pronoun.lower] || TO_DATIVE[pronoun.lower])
      return !(pronoun.lower === 'ihnen' && pronoun.text !== 'ihnen');
    const phrase = phraseAt(m.sentence, pronoun.index);
    return phrase !== null && (phrase.nounCells & 0x70) !== 0 && !SITE.test(phrase.noun.lower);
  },
  suggest: (m) => {
    const pronoun = m.token('pronoun');
    const fresh = TO_ACCUSATIVE[pronoun.lower] ?? TO_DATIVE[pronoun.lower];
    if (fresh) return [fresh];
    const phrase = phraseAt(m.sentence, pronoun.index);
    return phrase ? formsFor(m.sentence, pronoun, Pos.determiner, ACCUSATIVE & phrase.nounCells, ACCUSATIVE) : [];
  },
  wrong: [
    ['Das Paket ist für dir.', 'Das Paket ist für dich.'],
    ['Kommst du heute mit mich ins Kino?', 'Kommst du heute mit mir ins Kino?'],
    ['Ich freue mich schon auf dem Urlaub.', 'Ich freue mich schon auf den Urlaub.'],
    ['Ich denke oft an dir.', 'Ich denke oft an dich.'],
    ['Darf ich mit Sie über den Preis sprechen?', 'Darf ich mit Ihnen über den Preis sprechen?'],
    ['Für wem sind die Blumen?', 'Für wen sind die Blumen?'],
    ['Alle waren sehr nett zu mich.', 'Alle waren sehr nett zu mir.'],
    ['Ich glaube an dir.', 'Ich glaube an dich.'],
    ['Wir denken an dem Urlaub.', 'Wir denken an den Urlaub.'],
  ],
  right: [
    'Das Paket ist für dich.',
    'Er ging, ohne mir zu helfen.',
    'Ich stehe auf dem Bahnsteig.',
    'Ich freue mich auf dich.',
  ],
});

const NOT_A_PLACE = /^(?:regel|nacht|woche|zeit|mitte|zwischenzeit|ferien|praxis|hand|lage|\p{L}*pause)$/u;

const HAVE_FORMS = lemmas('haben');

/** Stell die Kisten neben der Garage: the place where something is put takes the accusative. */
export const putWhere = defineRule({
  id: 'de.agreement-noun-phrase.direction',
  patterns: [
    [
      lemmas('legen stellen setzen'),
      words(
        'ich du er sie wir ihr bitte das die den alles es ihn mich dich sich uns einfach doch mal sie immer nur',
      ).repeat(0, 4),
      noun().repeat(0, 1),
      words('bitte einfach wieder immer zurück doch').repeat(0, 2),
      words('auf in neben unter vor hinter an über zwischen').as('prep'),
      words('dem der einem einer meinem meiner deinem deiner seinem seiner ihrem ihrer unserem unserer diesem dieser')
        .as('det')
        .mark(),
      noun().as('noun'),
      oneOf(punctuation('.', ',', '!', '?', ';')),
    ],
    [
      HAVE_FORMS,
      new Element((token) => token.kind === 'word').repeat(1, 6),
      words('auf in neben unter vor hinter an über zwischen').as('prep'),
      words('dem der einem einer meinem meiner deinem deiner seinem seiner ihrem ihrer unserem unserer diesem dieser')
        .as('det')
        .mark(),
      noun().as('noun'),
      words('gestellt gelegt gesetzt gesteckt gehängt gestopft geschoben geworfen gepackt').as('put'),
    ],
  ],
  where: (m) => {
    const cells = cellsAs(m.token('noun'), Pos.noun) & cellsAs(m.token('det'), Pos.determiner) & DATIVE;
    if (m.names('put')) {
      const frame = frameAt(m.sentence, m.token('put').index);
      const chunk = frame?.chunks.find(({ to }) => to === m.token('put').index);
      const before = m.sentence.tokens[m.token('prep').index - 1];
      const isPut = frame && chunk?.kind === 'prepositional' && hasObject(frame, chunk, Row.accusative);
      // "das Brot, das auf dem Tisch lag": nothing else stands between the thing and its place
      return cells !== 0 && isPut === true && before?.pos !== Pos.preposition;
    }
    // something is put somewhere: an object comes in between, or the phrase follows a command
    const isTransitive = m.sentence.tokens
      .slice(m.from + 1, m.token('prep').index)
      .some((token) => /^(?:das|die|den|es|ihn|alles|mich|dich|sich|uns|sie)$/.test(token.lower));
    return cells !== 0 && isTransitive;
  },
  unless: {
    'when rather than where': {
      when: (m) => NOT_A_PLACE.test(m.token('noun').lower),
      right: 'Wir setzen uns immer in der Mittagspause.',
    },
  },
  suggest: (m) => {
    const gender = cellsAs(m.token('noun'), Pos.noun) & cellsAs(m.token('det'), Pos.determiner) & DATIVE;
    return formsFor(m.sentence, m.token('det'), Pos.determiner, gender >> 4, ACCUSATIVE);
  },
  wrong: [
    ['Leg das Handy bitte auf dem Tisch.', 'Leg das Handy bitte auf den Tisch.'],
    ['Er stellt die Flasche in der Küche.', 'Er stellt die Flasche in die Küche.'],
    ['Setz dich neben deinem Bruder.', 'Setz dich neben deinen Bruder.'],
    ['Sie hat die Tasche neben dem Stuhl gestellt.', 'Sie hat die Tasche neben den Stuhl gestellt.'],
  ],
  right: [
    'Die Handwerker legen Fliesen in der Küche.',
    'Das Handy liegt auf dem Tisch.',
    'Er legt auf der Party Platten auf.',
    'Der Zeuge hat sofort in der Sitzung gestellt, was fehlte.',
  ],
});

/** Der Mädchen spielt: a neuter noun at the start. */
export const neuterStart = defineRule({
  id: 'de.agreement-noun-phrase.neuter-start',
  pattern: [
    sentenceStart(),
    word('der').as('det').mark(),
    tagged(Pos.adjective).repeat(0, 1),
    noun().as('noun'),
    finite().as('verb'),
  ],
  where: (m) => {
    const cells = cellsAs(m.token('noun'), Pos.noun);
    const verb = m.token('verb');
    const next = m.after();
    const isNeuterOnly = (cells & 0x1111) === 0 && (cells & 0x2222) === 0 && (cells & 0x4) !== 0;
    return (
      isNeuterOnly &&
      !canBeSubject(next) &&
      next?.kind === 'word' &&
      next.pos !== Pos.properNoun &&
      verb.readings.some(({ features }) => (features & Feature.singular) !== 0)
    );
  },
  suggest: () => ['das'],
  wrong: [
    ['Der Mädchen spielt im Garten.', 'Das Mädchen spielt im Garten.'],
    ['Der Haus steht schon lange leer.', 'Das Haus steht schon lange leer.'],
    ['Der Kind schläft noch.', 'Das Kind schläft noch.'],
  ],
  right: ['Der Junge spielt im Garten.', 'Der Mädchen nahm man sich an.', 'Der Teil gefällt mir.'],
});
