// What else an adjective or participle behind a noun may belong to: nouns that are joined, a state of the subject.
import { Feature, Group, Pos } from '../../../lexicon/features.ts';
import { Label } from '../../../reading/parser/labels.ts';
import type { Syntax } from '../../../reading/syntax.ts';
import { canBeNoun, canBeParticiple, isOne, listed } from '../../../rules/ask.ts';
import type { Token } from '../../../rules/token.ts';
import { statesOfMind } from './adjectivals.ts';
import { adjectiveMasks, allDiffer, nounMasks } from './forms.ts';
import { isSurelyFinite } from './words.ts';

/** Several singular adjectives behind a plural, or a plural one behind nouns that are joined. */
export function isShared(syntax: Syntax, tokens: readonly Token[], word: Token, noun: Token): boolean {
  const isPlural = adjectiveMasks(word).every((mask) => mask & Feature.plural);
  if (isPlural)
    return (
      syntax.conjunctsOf(noun).length > 0 ||
      tokens.slice(Math.max(0, noun.index - 9), noun.index).some((each) => isOne(each, listed('et ou ni')))
    );
  return tokens
    .slice(noun.index + 1, word.index + 4)
    .some((each) => (isOne(each, listed('et ou ni')) || each.text === ',') && isBesideModifier(tokens, each, word));
}

/** Whether a joining word ties the word to another singular adjective: tedesco, française et italienne. */
function isBesideModifier(tokens: readonly Token[], joint: Token, word: Token): boolean {
  const other = joint.index > word.index ? tokens[joint.index + 1] : tokens[joint.index - 1];
  return other !== undefined && adjectiveMasks(other).some((mask) => (mask & Feature.plural) === 0);
}

/** Whether the tagger takes a word that could be a noun for something else. */
const isElse = ({ pos, verbForm }: Token): boolean =>
  pos !== Pos.noun && pos !== Pos.properNoun && (pos !== Pos.verb || verbForm === 0);

/** Whether the word agrees with another noun that it may belong to: in the same phrase, or as a state of the subject. */
export function hasRival(syntax: Syntax, tokens: readonly Token[], word: Token, noun: Token): boolean {
  const own = adjectiveMasks(word);
  const isJoined = isShared(syntax, tokens, word, noun);
  const isState = (canBeParticiple(word) || statesOfMind(word)) && !isHeldObject(syntax, noun);
  for (let i = word.index - 1; i >= 0; i--) {
    const token = tokens[i] as Token;
    if (/^[.;:!?»«]$/.test(token.text)) break;
    if (i < noun.index && !isState && isSurelyFinite(token)) break;
    if (token === noun || token === word) continue;
    if (isOne(token, PERSONS) && isState) {
      if (isOne(token, listed('il ils')) ? own.some((mask) => mask & Feature.masculine) : true) return true;
    }
    if (!canBeNoun(token) || isElse(token)) continue;
    if (nounMasks(token).some((each) => !allDiffer(own, each, isJoined ? Group.gender : Group.gender | Group.number)))
      return true;
  }
  // un dossier médical personnel partagé; des pages web statique: a noun behind the first may be the head
  return syntax.dependentsOf(noun, Label.part, Label.apposition).length > 0;
}

/** Whether the noun is the object of a verb that is not about leaving or ending something: only the object can be in the state. */
function isHeldObject(syntax: Syntax, noun: Token): boolean {
  if (syntax.labelOf(noun) !== Label.object || syntax.certaintyOf(noun) < 0.7) return false;
  const verb = syntax.headOf(noun)?.token;
  return verb !== undefined && !verb.readings.some((each) => LEAVING.test(each.lemma));
}

const LEAVING =
  /^(?:quitter|regagner|finir|terminer|achever|commencer|attendre|rejoindre|retrouver|traverser|suivre|écouter|regarder|reprendre|passer|lire|gagner|accueillir|observer|contempler|fixer|parcourir|descendre|monter|remonter|franchir|vivre|mourir|rentrer|perdre|abandonner|entamer|apprendre|accepter|découvrir|répondre|dire|saluer|fermer)$/;

const PERSONS = listed("il ils elle elles on nous vous je j' tu qui");
