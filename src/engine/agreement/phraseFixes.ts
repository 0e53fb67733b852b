// Which word of a noun phrase to change, and to what: the word that stands alone against the others.
import { type Analysis, Feature, Group, Pos } from '../lexicon/features.ts';
import { Label } from '../reading/parser/labels.ts';
import type { Token } from '../rules/token.ts';
import { numbersOf, readingsAs, tokenAt } from './parsed.ts';
import type { Disagreement, Parsed } from './types.ts';

const lowest = (mask: number): number => mask & -mask;

/** The token to change, the one that it follows, and the forms that agree. */
export function phraseFixes(
  parsed: Parsed,
  index: number,
  noun: number,
  own: readonly Analysis[],
  nouns: readonly Analysis[],
): Pick<Disagreement, 'marked' | 'mate' | 'fixes'> {
  const ofNoun = isNounWrong(parsed, index, noun, own, nouns) ? otherNumber(parsed, noun, nouns) : [];
  if (ofNoun.length > 0) return { marked: noun, mate: index, fixes: ofNoun };
  const { lexicon } = parsed.sentence;
  const forms = new Set<string>();
  for (const { lemma, pos, features } of own) {
    const kept = (features & Feature.pastParticiple) | (features & Group.degree);
    for (const each of nouns) {
      const gender = genderFor(each.features, parsed);
      const number = lowest(each.features & Group.number) || lowest(features & Group.number);
      const extra = parsed.habits.hasCases ? caseAndDeclension(features, each.features) : 0;
      for (const form of lexicon.inflect(lemma, pos, kept | gender | number | extra)) {
        if (!form.endsWith("'")) forms.add(form);
      }
    }
  }
  forms.delete(tokenAt(parsed, index).lower);
  return { marked: index, mate: noun, fixes: [...forms].slice(0, 4) };
}

/** German has no gender in the plural. */
const genderFor = (features: number, { habits }: Parsed): number =>
  habits.hasCases && features & Feature.plural && (features & Feature.singular) === 0
    ? 0
    : lowest(features & Group.gender);

function caseAndDeclension(own: number, noun: number): number {
  const shared = own & noun & Group.case;
  return lowest(shared || noun & Group.case) | lowest(own & Group.declension);
}

/** Whether the noun rather than the word has the wrong number: nothing else speaks for the noun's number. */
function isNounWrong(
  { children, tree, sentence }: Parsed,
  index: number,
  noun: number,
  own: readonly Analysis[],
  nouns: readonly Analysis[],
): boolean {
  const [wordNumber, nounNumber] = [numbersOf(own), numbersOf(nouns)];
  if (wordNumber === nounNumber || (wordNumber !== Feature.plural && wordNumber !== Feature.singular)) return false;
  let balance = 0;
  for (const child of children[noun] ?? []) {
    const label = tree.label[child];
    if (child === index || (label !== Label.determiner && label !== Label.adjective)) continue;
    const numbers = numbersOf(readingsAs(sentence.tokens[child] as Token, Pos.determiner, Pos.adjective));
    if (numbers === wordNumber) balance++;
    else if (numbers === nounNumber) balance--;
  }
  // A plural that is seldom heard is rather forgotten at the noun than added to its article.
  return balance > 0 || (balance === 0 && tree.label[index] === Label.determiner && wordNumber === Feature.plural);
}

/** The noun in the other number; [] where its case is not certain to stay. */
function otherNumber(parsed: Parsed, noun: number, nouns: readonly Analysis[]): string[] {
  if (parsed.habits.hasCases) return [];
  const forms = new Set<string>();
  for (const { lemma, pos, features } of nouns) {
    const other = features & Feature.plural ? Feature.singular : Feature.plural;
    const gender = lowest(features & Group.gender);
    for (const form of parsed.sentence.lexicon.inflect(lemma, pos, other | gender)) forms.add(form);
  }
  forms.delete(tokenAt(parsed, noun).lower);
  return [...forms].slice(0, 3);
}
