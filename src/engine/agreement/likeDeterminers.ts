// What the parser takes for a determiner that disagrees with its noun, although the words are right.
import { agrees, Group, Pos } from '../lexicon/features.ts';
import { Label } from '../reading/parser/labels.ts';
import type { Token } from '../rules/token.ts';
import { readingsAs, tokenAt } from './parsed.ts';
import type { Parsed } from './types.ts';

/** "Le porta un mazzo di fiori": where a sentence would have no verb, what looks like an article may be a pronoun before it. */
export function isPronounAndVerb(parsed: Parsed, word: number, noun: number): boolean {
  const label = parsed.tree.label[noun];
  const isClause = label === Label.root || label === Label.beside;
  return (
    parsed.habits.dropsPronouns &&
    isClause &&
    word === noun - 1 &&
    readingsAs(tokenAt(parsed, word), Pos.pronoun).length > 0 &&
    readingsAs(tokenAt(parsed, noun), Pos.verb).some(({ features }) => (features & Group.person) !== 0)
  );
}

/** "Le rimanenti": an adjective that stands for a noun, in the gender of that. */
export function isNominalised({ habits }: Parsed, word: Token, noun: Token): boolean {
  if (habits.nominalised?.test(noun.lower) !== true) return false;
  const adjectives = readingsAs(noun, Pos.adjective);
  return readingsAs(word, Pos.determiner).some((own) =>
    adjectives.some(({ features }) => agrees(own.features, features, [Group.gender, Group.number])),
  );
}
