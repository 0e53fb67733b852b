// Noun phrases without an article of their own: ins Schule, mit freundliche Grüße, viele Freunden, einer meiner Freund.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isFinite, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { form, lemmas, tagged, words } from '../../../../rules/pattern.ts';
import { ALL_CELLS, cellsAs, cellsOf } from '../../reading/cells.ts';
import { phraseOf } from '../../reading/judgedPhrase.ts';
import { formsFor } from '../../reading/phraseForms.ts';
import { clauseEnd, isNoun, lowerWord, noun, nounReadings } from '../../reading/words.ts';

const ACCUSATIVE = 0xf0;
const DATIVE = 0xf00;

interface Contraction {
  base: string;
  cells: number;
}

const CONTRACTIONS: Readonly<Record<string, Contraction>> = {
  im: { base: 'in', cells: DATIVE },
  am: { base: 'an', cells: DATIVE },
  beim: { base: 'bei', cells: DATIVE },
  vom: { base: 'von', cells: DATIVE },
  zum: { base: 'zu', cells: DATIVE },
  zur: { base: 'zu', cells: DATIVE },
  ins: { base: 'in', cells: ACCUSATIVE },
  ans: { base: 'an', cells: ACCUSATIVE },
};

/** The preposition merged with the article that the noun calls for; '' when several would do. */
function articleFor(m: Match): string {
  const phrase = phraseOf(m, 'noun');
  const { base, cells } = CONTRACTIONS[m.token('prep').lower] as Contraction;
  const wanted = (phrase?.nounCells ?? 0) & cells;
  const row = cells === DATIVE ? wanted >> 8 : wanted >> 4;
  const article = ARTICLES[cells === DATIVE ? 'dative' : 'accusative'][row] ?? '';
  if (article === '') return '';
  if (base === 'zu' && row !== 8) return article === 'der' ? 'zur' : 'zum';
  if (cells === DATIVE && article === 'dem') return { in: 'im', an: 'am', bei: 'beim', von: 'vom' }[base] ?? '';
  return `${base} ${article}`;
}

/** Articles by the columns of a row: masculine 1, feminine 2, neuter 4, plural 8. */
const ARTICLES: Readonly<Record<'dative' | 'accusative', Readonly<Record<number, string>>>> = {
  dative: { 1: 'dem', 2: 'der', 4: 'dem', 5: 'dem', 8: 'den' },
  accusative: { 1: 'den', 2: 'die', 8: 'die', 10: 'die' },
};

/** Nouns with two genders or forms, and nominalised verbs. */
const UNSURE =
  /(?:ende|mast(?:en)?|wehr|säumnis|spalt|expos[eé]|ieren|eln|ern|ische[nmrs]?|(?:[ae]nt|ist|log|nom|graf|krat|arch|soph)en|^ge\p{L}{3,}e[lr])$/u;

/** Neuter collectives, which the lexicon confuses with the feminine nouns inside them: Handgemenge, Hochgebirge. */
const NEUTER = /ge(?:menge|birge|lände|webe|mälde|wölbe|treide|tue|füge|hege|werbe|lübde|äste|rede|heule)$/;

/** ins Schule, zur Bahnhof: the article merged into the preposition does not fit the noun. */
export const contractedArticle = defineRule({
  id: 'de.agreement-noun-phrase.contracted',
  pattern: [words('im am beim vom zum zur ins ans').as('prep').mark(), noun().as('noun')],
  where: (m) => {
    const phrase = phraseOf(m, 'noun');
    if (!phrase?.preposition || (phrase.nounCells & phrase.prepositionCells) !== 0) return false;
    if (UNSURE.test(phrase.noun.lower) || NEUTER.test(phrase.noun.lower)) return false;
    // "zum Kirschen essen": a nominalised verb written as two words
    const next = m.after();
    if (next?.text === next?.lower && next?.verbForm === Feature.infinitive) return false;
    return articleFor(m) !== '' && articleFor(m) !== m.token('prep').lower;
  },
  suggest: (m) => [m.token('prep').text === m.token('prep').lower ? articleFor(m) : sentenceCase(articleFor(m))],
  wrong: [
    ['Die Kinder gehen ins Schule.', 'Die Kinder gehen in die Schule.'],
    ['Wie komme ich zur Bahnhof?', 'Wie komme ich zum Bahnhof?'],
    ['Im Küche steht noch Kuchen.', 'In der Küche steht noch Kuchen.'],
  ],
  right: [
    'Die Kinder gehen ins Bett.',
    'Wie komme ich zum Bahnhof?',
    'Im Grunde war es am Ende gut.',
    'Sie übersetzt ins Isländische.',
    'Der Verein verlangt vom Emittenten Auskunft.',
    'Im Handgemenge fiel die Vase.',
  ],
});

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The adjectives and noun in the case of their preposition; '' when the lexicon lacks a form. */
function bareForms(m: Match): string {
  const phrase = phraseOf(m, 'adj');
  if (!phrase?.preposition || phrase.determiner || phrase.adjectives.length === 0) return '';
  const agreed = phrase.adjectives.reduce(
    (cells, each) => cells & cellsAs(each, Pos.adjective, Feature.strong),
    phrase.nounCells,
  );
  if (agreed === 0 || (agreed & phrase.prepositionCells) !== 0) return '';
  const columns = (agreed | (agreed >> 4) | (agreed >> 8) | (agreed >> 12)) & 0xf;
  const wanted = phrase.prepositionCells & (columns * 0x1111);
  // only if the case is certain: "in", "vor" and the like may take two
  if ((wanted & (wanted - 1)) !== 0 && columns !== 5) return '';
  const adjectives = phrase.adjectives.map(
    (each) => formsFor(m.sentence, each, Pos.adjective, wanted, ALL_CELLS, Feature.strong)[0] ?? '',
  );
  const fits = (cellsAs(phrase.noun, Pos.noun) & wanted) !== 0;
  const name = fits ? phrase.noun.text : (formsFor(m.sentence, phrase.noun, Pos.noun, wanted, ALL_CELLS)[0] ?? '');
  return adjectives.includes('') || name === '' ? '' : [...adjectives, name].join(' ');
}

/** Mit freundliche Grüße: adjective and noun agree, but not in the case that the preposition takes. */
export const bareCase = defineRule({
  id: 'de.agreement-noun-phrase.bare',
  priority: 1,
  pattern: [
    words('mit nach bei von aus für ohne gegen durch').as('prep'),
    tagged(Pos.adjective).and(lowerWord()).as('adj').mark(),
    noun().as('noun').mark(),
  ],
  where: (m) =>
    (m.token('prep').text === m.token('prep').lower || m.from === 0) &&
    !/^(?:rund|wenig|lauter|mehr|viel|beide|alle)/.test(m.token('adj').lower) &&
    // "aller Wahrscheinlichkeit nach aktive Räuber": here "nach" follows its noun
    !(m.token('prep').lower === 'nach' && isNoun(m.before())) &&
    // LOBs, PDFs: abbreviations whose forms are unknown
    m.text('noun').slice(1) === m.token('noun').lower.slice(1) &&
    bareForms(m) !== '',
  suggest: (m) => [bareForms(m)],
  wrong: [
    ['Mit freundliche Grüße aus Kiel', 'Mit freundlichen Grüßen aus Kiel'],
    ['Das Buch ist für kleinen Kindern gedacht.', 'Das Buch ist für kleine Kinder gedacht.'],
    ['Er kam mit schmutzige Schuhe ins Haus.', 'Er kam mit schmutzigen Schuhen ins Haus.'],
  ],
  right: [
    'Mit freundlichen Grüßen',
    'Für kleine Kinder ist das nichts.',
    'Nach langer Zeit sahen wir uns wieder.',
    'Das waren aller Wahrscheinlichkeit nach kleine Räuber.',
  ],
});

const MANY = 'viele einige mehrere wenige alle beide manche sämtliche';
const PLURAL = 0x8888;

/** Nouns that are counted without an ending, or cannot be counted: einige Mann, alle Jahr. */
const UNCOUNTED = listed(
  'mann mal jahr monat tag abend morgen schritt teil recht druck hunger durst spaß angst zeit lust glück pech glas stück',
);

/** Plural forms of the noun in the given cells. */
const plurals = (m: Match, cells: number): string[] =>
  formsFor(m.sentence, m.token('noun'), Pos.noun, cells, ALL_CELLS).slice(0, 2);

/** Verbs that put the person in the dative. */
const GIVING = listed(
  'helfen danken folgen gratulieren zuhören begegnen antworten glauben vertrauen schreiben geben zeigen schenken sagen erzählen kaufen schicken erklären raten vorlesen anbieten leihen bringen zusehen zuschauen absagen',
);

const HAVING = lemmas('haben kennen sehen brauchen treffen besuchen');

/** viele Freunden, alle Kind, einer meiner Freund: the form that a word for several calls for. */
export const nounOfMany = defineRule({
  id: 'de.agreement-noun-phrase.many',
  patterns: [
    [words(MANY).as('many'), tagged(Pos.adjective).and(form(/e$/)).repeat(0, 1), noun().as('noun').mark()],
    [
      HAVING,
      words('ich er sie wir es noch nur auch schon').repeat(0, 2),
      words('zwei drei vier fünf sechs sieben acht neun zehn').as('number'),
      noun().as('noun').mark(),
    ],
    [
      words('einer eine eines einem einen').as('one'),
      words('meiner deiner seiner unserer eurer'),
      noun().as('noun').mark(),
    ],
  ],
  where: (m) => {
    const token = m.token('noun');
    const readings = nounReadings(token);
    const next = m.after();
    if (
      readings.length === 0 ||
      isNoun(next) ||
      next?.pos === Pos.properNoun ||
      (next !== undefined && '-(*/'.includes(next.text) && !next.spaceBefore)
    )
      return false;
    if (readings.some(({ pos }) => pos !== Pos.noun) || token.pos === Pos.properNoun) return false;
    // for "Freunden", the plural rather than the nominalised verb
    const forms = readings.filter(({ lemma }) => lemma !== token.text);
    const cells = (forms.length > 0 ? forms : readings).reduce((all, { features }) => all | cellsOf(features), 0);
    // nominalised adjectives: viele Bekannten is often heard, einer meiner Bekannten is correct
    if (readings.some(({ features }) => (features & DECLENSION) !== 0)) return false;
    if (token.lower.startsWith('ander')) return false;
    if (m.names('one')) return (cells & PLURAL) === 0 && plurals(m, 0x8000).length > 0;
    const before = m.before();
    if (before?.pos === Pos.preposition || before?.pos === Pos.determiner || next?.pos === Pos.adjective) return false;
    const isOnlyDative = cells !== 0 && (cells & ~0x800) === 0 && token.lower.endsWith('n');
    // "wir haben zwei Kindern geholfen": the participle takes the dative
    const { tokens } = m.sentence;
    const rest = tokens.slice(m.to, clauseEnd(m.sentence, token.index));
    if (m.names('number') && rest.some(({ readings: each }) => each.some(({ lemma }) => GIVING.has(lemma))))
      return false;
    if (m.names('number')) return isOnlyDative && isFinite(m.sentence.tokens[m.from]) && plurals(m, 0x80).length > 0;
    // "wir haben alle Hunger": a pronoun on its own
    const isAlone = /^(?:alle|beide|manche)$/.test(m.token('many').lower) && m.from > 0 && !isFinite(before);
    const isOnlySingular =
      cells !== 0 &&
      (cellsAs(token, Pos.noun) & (PLURAL | 0x2222)) === 0 &&
      forms.length < readings.length &&
      !isAlone &&
      // manche Tunnel, mehrere Token: the plural of such nouns is often the same
      !/(?:e[lrn]|chen|lein)$/.test(token.lower) &&
      // "sie hießen alle Stadion": a name
      !tokens.slice(0, m.from).some((each) => each.readings.some(({ lemma }) => /^(?:heißen|nennen)$/.test(lemma))) &&
      !UNCOUNTED.has(token.lower);
    return (isOnlyDative || isOnlySingular) && plurals(m, 0x8).length > 0;
  },
  suggest: (m) => plurals(m, m.names('one') ? 0x8000 : 0x8),
  wrong: [
    ['Ich habe hier viele Freunden.', 'Ich habe hier viele Freunde.'],
    ['Alle Kind müssen um acht ins Bett.', 'Alle Kinder müssen um acht ins Bett.'],
    ['Einer meiner Freund hat angerufen.', 'Einer meiner Freunde hat angerufen.'],
    ['Wir haben drei Kindern und einen Hund.', 'Wir haben drei Kinder und einen Hund.'],
  ],
  right: [
    'Ich habe viele Freunde.',
    'Alle Kinder schlafen.',
    'Manche Tunnel sind sehr lang.',
    'Früher hießen beide Stadion.',
    'Einer meiner Freunde rief an.',
    'Wir haben mit zwei Freunden Karten gespielt.',
    'Wir haben zwei Nachbarn und drei Kindern geholfen.',
  ],
});

const DECLENSION = Feature.strong | Feature.weak | Feature.mixed;
