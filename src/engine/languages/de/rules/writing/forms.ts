// How words are written: compounds, apostrophes, ß.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { isFinite, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { form, oneOf, sentenceStart, tagged, words } from '../../../../rules/pattern.ts';
import { isCapitalised, type Token } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import { ALL_CELLS, cellsAs, cellsOf } from '../../reading/cells.ts';
import { isNoun, noun, nounReadings } from '../../reading/words.ts';
import notCompounds from '../../rows/notCompounds.words.tsv';

const NOT_FIRST: ReadonlySet<string> = new Set(wordsIn(notCompounds));

const joined = (m: Match): string => {
  const [first, second] = [m.token('first'), m.token('second')];
  return first.text + (first.text.endsWith('-') ? '' : '') + second.lower;
};

/** Fahrrad Reparatur: a compound written as two words. */
export const splitCompound = defineRule({
  id: 'de.word-forms.compound',
  priority: 1,
  patterns: [
    [
      oneOf(tagged(Pos.determiner), words('im am zum zur vom beim ins')).as('det'),
      noun().as('first').mark(),
      noun().as('second').mark(),
    ],
    [sentenceStart(), form(/['’]s$/).as('det'), noun().as('first').mark(), noun().as('second').mark()],
  ],
  where: (m) => {
    const { tokens, lexicon } = m.sentence;
    const [det, first, second] = [m.token('det'), m.token('first'), m.token('second')];
    if (
      NOT_FIRST.has(first.lower) ||
      isNoun(m.after()) ||
      m.after()?.pos === Pos.properNoun ||
      first.text === first.text.toUpperCase() ||
      second.text === second.text.toUpperCase()
    )
      return false;
    const readings = lexicon.analyses(joined(m));
    if (
      readings.length === 0 ||
      !readings.some(({ pos }) => pos === Pos.noun) ||
      second.text.length < 3 ||
      second.pos === Pos.properNoun ||
      first.pos === Pos.properNoun
    )
      return false;
    if (/^(?:der|die|das|den|dem)$/.test(det.lower) && tokens[det.index - 1]?.kind === 'punctuation') return false;
    const ask = /['’]/.test(det.text)
      ? ALL_CELLS
      : det.pos === Pos.determiner
        ? cellsAs(det, Pos.determiner)
        : cellsAs(det, Pos.preposition);
    // an adjective that is part of a name: das Rote Kreuz, der Kieler Hafen
    const asAdjective = lexicon
      .analyses(first.lower)
      .concat(first.readings)
      .filter(({ pos }) => pos === Pos.adjective);
    if (asAdjective.some(({ features }) => (cellsOf(features) & ask & cellsAs(second, Pos.noun)) !== 0)) return false;
    // Rostocker Hafen: what precedes the -er is not a noun
    const stem = first.text.replace(/er$/, '');
    if (
      stem.length > 4 &&
      stem !== first.text &&
      first.lower !== 'computer' &&
      !lexicon.analyses(stem).some(({ pos }) => pos === Pos.noun)
    )
      return false;
    const withFirst = ask & cellsAs(first, Pos.noun);
    const withSecond = ask & cellsAs(second, Pos.noun);
    if (
      withSecond === 0 ||
      /^(?:vereinigt|neu|alt|groß)/.test(first.lower) ||
      first.readings.every(({ features }) => (features & Group.declension) !== 0)
    )
      return false;
    if (withFirst === 0) return true;
    // a main clause has one phrase before its verb, so both nouns belong together
    return det.index === 0 && isFinite(m.after()) && !readingsGenitive(second);
  },
  suggest: (m) => [joined(m), `${m.text('first')}-${m.text('second')}`],
  wrong: [
    ['Die Garten Bank muss gestrichen werden.', 'Die Gartenbank muss gestrichen werden.'],
    ['Wir treffen uns im Kinder Garten.', 'Wir treffen uns im Kindergarten.'],
    ['Unser Sommer Fest beginnt um drei.', 'Unser Sommerfest beginnt um drei.'],
    ['Die Kinder Zimmer sind klein.', 'Die Kinderzimmer sind klein.'],
    ["Peter's Haus Tür klemmt.", "Peter's Haustür klemmt."],
    ['Die Haus Tür war offen.', 'Die Haustür war offen.'],
    ['Das Kinder Zimmer ist klein.', 'Das Kinderzimmer ist klein.'],
  ],
  right: [
    'Die Gartenparty war schön.',
    'Ein Glas Wasser, bitte.',
    'Die Firma Sommer liefert morgen.',
    'Ich habe dem Kind Brot gegeben.',
  ],
});

const readingsGenitive = (token: Token): boolean =>
  nounReadings(token).every(
    ({ features }) => (features & Feature.genitive) !== 0 && (features & Feature.nominative) === 0,
  );

/** Prepositions that merge with their article: aufs, ins. */
const MERGED = listed('auf für in an um durch über vor hinter unter neben');

/** Papa's Auto, die Auto's: no apostrophe. */
export const apostropheS = defineRule({
  id: 'de.word-forms.apostrophe',
  priority: 2,
  pattern: [
    form(/^\p{L}{2,}['’]s$/u)
      .as('word')
      .mark(),
  ],
  where: (m) => {
    const token = m.token('word');
    const base = token.text.replace(/['’]s$/, '');
    if (
      /^(?:levi|mcdonald|lay|moody|sotheby|kellogg|domino|valentine|men|women|let|it|that|what|he|she|wendy|denny|christie|pringle|carl|hershey|land|macy|lloyd|chef|today|children|people|world)$/i.test(
        base,
      )
    )
      return false;
    const isTime = /^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|abend|mittag|nacht)$/i.test(
      base,
    );
    if (isTime || MERGED.has(base.toLowerCase())) return true;
    if (
      !isCapitalised(token) ||
      m.sentence.lexicon.analyses(base.toLowerCase()).some(({ pos }) => pos !== Pos.noun && pos !== Pos.adjective)
    )
      return false;
    const isKnown = m.sentence.lexicon.analyses(base).some(({ pos }) => pos === Pos.noun);
    const next = m.after();
    return isKnown || (isNoun(next) && !(next?.text === next?.text.toUpperCase()));
  },
  suggest: (m) => [m.text('word').replace(/['’]s$/, 's')],
  wrong: [
    ['Ich habe Mama’s Kuchen gegessen.', 'Ich habe Mamas Kuchen gegessen.'],
    ["Peter's Auto steht in der Garage.", 'Peters Auto steht in der Garage.'],
    ["Die neuen Handy's sind viel zu teuer.", 'Die neuen Handys sind viel zu teuer.'],
  ],
  right: ["Mir geht's wieder besser.", "Wie geht's dir?", "Wir essen oft bei McDonald's."],
});

/** Stems with a short vowel that the old spelling wrote with ß. */
const OLD_SPELLING =
  /fluß|kuß|nuß|(?<!s)paß|faß|baß|haß|(?<!e)laß|muß|schuß|schluß|schloß|(?<!g)riß|biß|guß|(?<!g)roß|prozeß|streß|kongreß|exzeß|kompromiß|gewiß|miß|häßlich|wuß?ßt|mußt|lä?ßt|daß|bewußt|genuß|imbiß/;

/** Fluß, daß: ss after a short vowel. */
export const doubleS = defineRule({
  id: 'de.word-forms.sz',
  priority: 3,
  patterns: [
    [form(OLD_SPELLING).as('word').mark()],
    [words('ich er sie wer man leider nicht es niemand jeder'), words('weis').as('word').mark()],
    [words('weis').as('word').mark(), words('ich er sie es man nicht das jemand niemand jeder')],
  ],
  where: (m) => {
    const { lexicon } = m.sentence;
    const { text } = m.token('word');
    if (text === 'weis' || text === 'Weis') return !/^(?:machen|gemacht)$/.test(m.after()?.lower ?? '');
    return lexicon.analyses(text).length === 0 && lexicon.analyses(text.replaceAll('ß', 'ss')).length > 0;
  },
  unless: {
    'the name of a place': {
      when: (m) => /^(?:haß(?:loch|furt|berge)|roß(?:bach|haupten|lau|tal))/.test(m.token('word').lower),
      right: 'Sie wohnt in Haßloch.',
    },
  },
  suggest: (m) => [
    /^weis$/i.test(m.text('word')) ? m.text('word').replace('s', 'ß') : m.text('word').replaceAll('ß', 'ss'),
  ],
  wrong: [
    ['Der Fluß ist über die Ufer getreten.', 'Der Fluss ist über die Ufer getreten.'],
    ['Gib der Oma einen Kuß von mir.', 'Gib der Oma einen Kuss von mir.'],
    ['Mein Paß ist leider abgelaufen.', 'Mein Pass ist leider abgelaufen.'],
    ['Ich weis nicht.', 'Ich weiß nicht.'],
    ['Weis ich nicht.', 'Weiß ich nicht.'],
    ['Das weis ich nicht.', 'Das weiß ich nicht.'],
    ['Wer weis?', 'Wer weiß?'],
  ],
  right: ['Sie hat endlich Muße zum Lesen.', 'In seinen Mußestunden malt er.', 'Mit Muße geht vieles besser.'],
});
