// What the agreement check learns from: disagreements in right running text, which are none, and mistakes planted there at links
// of which the parser is sure.
import { disagreementsIn, isTouched } from '../../../src/engine/agreement/check.ts';
import { parsedOf } from '../../../src/engine/agreement/parsed.ts';
import { isInAgreement, predicateLinks } from '../../../src/engine/agreement/predicates.ts';
import type { AgreementHabits, Disagreement, LinkKind, Parsed } from '../../../src/engine/agreement/types.ts';
import { Label } from '../../../src/engine/reading/parser/labels.ts';
import { syntaxOf } from '../../../src/engine/reading/syntax.ts';
import { Tag } from '../../../src/engine/reading/tags.ts';
import type { RuleRunner } from '../../../src/engine/rules/run.ts';
import { type Reader, readSentence } from '../../../src/engine/rules/sentence.ts';
import type { Sentence, Token } from '../../../src/engine/rules/token.ts';
import type { RuleFinding } from '../../../src/engine/rules/types.ts';
import { Tokens, tokenize } from '../../../src/engine/text/tokenize.ts';
import { flippedModifiers, flippedPredicates, flippedVerb, otherPerson } from '../../quality/planted/flip.ts';
import { hashOf } from '../../quality/planted/keptApart.ts';

/** One example: its evidence, and the sentence for a look at it. */
export interface LinkExample {
  evidence: Float64Array;
  note: string;
}

/** What reads and checks sentences. */
export interface Reading {
  reader: Reader;
  runner: RuleRunner;
  habits: AgreementHabits;
}

/** Links of a lower certainty are no place to plant a mistake: what looks like one may be none. */
const SURE = 0.75;

const tokens = new Tokens();

function read(text: string, reader: Reader): Sentence {
  tokenize(text, tokens);
  return readSentence(text, tokens, { start: 0, end: text.length, from: 0, to: tokens.count }, reader);
}

/** The disagreements of a text of which the rules say nothing. */
function disagreements(
  text: string,
  { reader, runner, habits }: Reading,
): { found: Disagreement[]; sentence: Sentence } {
  const sentence = read(text, reader);
  if (disagreementsIn(sentence, habits, []).length === 0) return { found: [], sentence };
  const votes: RuleFinding[] = [];
  runner.inSentence(sentence, votes);
  const all = disagreementsIn(sentence, habits, votes);
  return { found: all.filter(({ marked }) => !isTouched(sentence.tokens[marked] as Token, votes)), sentence };
}

const exampleOf = (each: Disagreement, { tokens: list, text }: Sentence): LinkExample => {
  const word = (index: number): string => (list[index] as Token).text;
  return { evidence: each.evidence, note: `[${word(each.mate)} ${word(each.marked)}>${each.fixes[0]}] ${text}` };
};

/** What disagrees in a right sentence. */
export function rightExamples(text: string, reading: Reading): Record<LinkKind, LinkExample[]> {
  const { found, sentence } = disagreements(text, reading);
  const examples: Record<LinkKind, LinkExample[]> = { verb: [], determiner: [], adjective: [], predicate: [] };
  for (const each of found) examples[each.link].push(exampleOf(each, sentence));
  return examples;
}

/** A place for a mistake: the token, its new form, what it belongs to. */
interface Plant {
  at: number;
  form: string;
}

/** All places of a sentence where a mistake can be planted. */
function placesIn(sentence: Sentence, kind: LinkKind, habits: AgreementHabits): Plant[] {
  const syntax = syntaxOf(sentence);
  if (!syntax) return [];
  const { tree } = syntax;
  if (kind === 'predicate') return predicatePlaces(parsedOf(sentence, tree, habits, []));
  const plants: Plant[] = [];
  for (const token of sentence.tokens) {
    const label = tree.label[token.index];
    const certainty = tree.certainty[token.index] as number;
    if (certainty < SURE) continue;
    if (kind === 'verb') {
      const verb = label === Label.subject ? syntax.verbOf(token) : undefined;
      if (!verb || verb.certainty < SURE * SURE) continue;
      const { text, index: at } = verb.token;
      // A noun does not tell the person where pronouns are dropped.
      const isThird = !(habits.dropsPronouns && token.tag !== Tag.pronoun);
      const person = isThird && hashOf(sentence.text) % 4 === 1 ? otherPerson(sentence.lexicon, text) : null;
      const form = person ?? flippedVerb(sentence.lexicon, text);
      if (form !== null) plants.push({ at, form });
    } else if (label === (kind === 'determiner' ? Label.determiner : Label.adjective)) {
      const noun = syntax.nounOf(token)?.token;
      if (noun?.tag !== Tag.noun || /['’]$/.test(token.text)) continue;
      const wish = { form: token.text, noun: noun.text, isDeterminer: kind === 'determiner' };
      const forms = flippedModifiers(sentence.lexicon, sentence.language, wish);
      const form = forms[hashOf(sentence.text) % Math.max(1, forms.length)];
      if (form !== undefined) plants.push({ at: token.index, form });
    }
  }
  return plants;
}

/** All places for adjectives and participles that do not agree with what they tell something about. */
const predicatePlaces = (parsed: Parsed): Plant[] =>
  predicateLinks(parsed).flatMap((link) => {
    if (link.governor.certainty < SURE * SURE || !isInAgreement(link)) return [];
    const { text, lexicon, tokens: list } = parsed.sentence;
    const forms = flippedPredicates(lexicon, (list[link.index] as Token).text, link.governor.masks);
    const form = forms[hashOf(text) % Math.max(1, forms.length)];
    return form === undefined ? [] : [{ at: link.index, form }];
  });

/** A mistake planted in a right sentence; null if there is no place for one, the rules find it, or the tree no longer shows it. */
export function plantedExample(text: string, kind: LinkKind, reading: Reading): LinkExample | null | undefined {
  const sentence = read(text, reading.reader);
  const places = placesIn(sentence, kind, reading.habits);
  const place = places[hashOf(text) % Math.max(1, places.length)];
  if (!place) return undefined;
  const { start, end } = sentence.tokens[place.at] as Token;
  const wrong = text.slice(0, start) + place.form + text.slice(end);
  const { found, sentence: reread } = disagreements(wrong, reading);
  const isPlace = (index: number): boolean => reread.tokens[index]?.start === start;
  const hit = found.find((each) => each.link === kind && (isPlace(each.marked) || isPlace(each.mate)));
  return hit ? exampleOf(hit, reread) : null;
}
