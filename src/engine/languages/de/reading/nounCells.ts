// The cells of German nouns: those that the lexicon lists, plus the cases and numbers that it leaves out.
import { type Analysis, Feature, Group, Pos } from '../../../lexicon/features.ts';
import type { Sentence, Token } from '../../../rules/token.ts';
import { cellsAs, cellsOf } from './cells.ts';

/** Cells cached by a word's readings, which are the same array in every sentence. */
const cellsByReadings = new WeakMap<readonly Analysis[], { text: string; cells: number }>();

/** The cells of a noun. */
export function nounCells(sentence: Sentence, noun: Token): number {
  const kept = cellsByReadings.get(noun.readings);
  if (kept?.text === noun.text) return kept.cells;
  const cells = readNounCells(sentence, noun);
  // all unknown words share the same empty readings
  if (noun.readings.length > 0) cellsByReadings.set(noun.readings, { text: noun.text, cells });
  return cells;
}

/** The cells of a noun; for "Grüßen", only those of the plural of Gruß, not those of the nominalised infinitive. */
function readNounCells(sentence: Sentence, noun: Token): number {
  const own = noun.readings.filter(({ pos, lemma }) => pos === Pos.noun && lemma !== noun.text);
  const isInfinitive = own.length > 0 && noun.lower === 'grüßen';
  return isInfinitive ? own.reduce((cells, { features }) => cells | cellsOf(features), 0) : widened(sentence, noun);
}

/** Adds unlisted cases: some nouns are listed in one only, but a base form is nominative, accusative and dative alike. */
function widened(sentence: Sentence, noun: Token): number {
  let cells = cellsAs(noun, Pos.noun);
  // das Laden, das Posten: also the infinitive of a verb
  if (noun.text.endsWith('en') && isInfinitive(sentence, noun.lower)) cells |= 0x444;
  for (const { pos, lemma, features } of noun.readings) {
    if (pos !== Pos.noun) continue;
    if ((features & Feature.plural) !== 0 && (features & Group.case) !== Feature.dative) {
      cells |= cellsOf(Feature.nominative | Feature.accusative | Feature.genitive | Feature.plural);
      if (noun.text.endsWith('n')) cells |= cellsOf(Feature.dative | Feature.plural);
    }
    // Energiekosten: only a plural, in all cases
    const isPlural = (features & Group.number) === Feature.plural;
    if (lemma === noun.text && isPlural && noun.text.endsWith('n')) cells |= cellsOf(Feature.plural);
    else if (lemma === noun.text && /e[lnr]$/.test(noun.text) && !isPlural) {
      cells |= cellsOf(
        Feature.nominative | Feature.accusative | Feature.dative | Feature.singular | (features & Group.gender),
      );
    }
    // dem Tage: the old dative ending
    if (noun.text === `${lemma}e` && (features & Feature.feminine) === 0) {
      cells |= cellsOf(Feature.dative | Feature.singular | (features & Group.gender));
    }
    if ((features & Feature.singular) === 0) continue;
    if (/e?n$/.test(noun.text) && lemma !== noun.text && features & Feature.masculine && !noun.text.endsWith('ern')) {
      cells |= cellsOf(Feature.accusative | Feature.dative | Feature.genitive | Feature.singular | Feature.masculine);
      cells |= cellsOf(Feature.plural);
    }
    // der Wagen, die Wagen: such nouns take no ending in the plural
    const isBare = /e[nlr]$/.test(noun.text) && lemma === noun.text && (features & Feature.feminine) === 0;
    if (isBare && sentence.lexicon.inflect(lemma, Pos.noun, Feature.plural | Feature.nominative).length === 0) {
      cells |= cellsOf(Feature.nominative | Feature.accusative | Feature.genitive | Feature.plural);
      if (noun.text.endsWith('n')) cells |= cellsOf(Feature.dative | Feature.plural);
    }
    const gender = features & Group.gender;
    const isWeak = (features & (Feature.nominative | Feature.plural)) === 0 && noun.text.endsWith('n');
    if (
      lemma === noun.text &&
      !isWeak &&
      (gender === Feature.feminine || !/(?:e|ent|ant|ist|herr|mensch)$/.test(noun.lower))
    ) {
      const isFeminine = gender === Feature.feminine ? Feature.genitive : 0;
      cells |= cellsOf(
        Feature.nominative | Feature.accusative | Feature.dative | isFeminine | Feature.singular | gender,
      );
    }
    // plurals, and weak nouns (den Präsidenten), listed in one case only
    if ((features & Group.case) === Feature.dative && lemma !== noun.text && noun.text.endsWith('e')) {
      cells |= cellsOf(Feature.nominative | Feature.accusative | Feature.genitive | Feature.plural);
    }
  }
  return cells;
}

const isInfinitive = (sentence: Sentence, form: string): boolean =>
  sentence.lexicon
    .analyses(form)
    .some(({ pos, features, lemma }) => pos === Pos.verb && lemma === form && (features & Feature.infinitive) !== 0);
