// German noun phrases: the cells allowed by the determiner, adjectives and noun, and by the preposition before them.
import { Feature, Group, Pos } from '../../../lexicon/features.ts';
import { listed } from '../../../rules/ask.ts';
import { perPlace } from '../../../rules/perPlace.ts';
import type { Sentence, Token } from '../../../rules/token.ts';
import { reads } from '../../../rules/token.ts';
import { ALL_CELLS, cellsAs } from './cells.ts';
import { nounCells } from './nounCells.ts';
import { isNoun } from './words.ts';

/** A preposition, determiner, adjectives and noun in a row; any of the first three may be absent. */
export interface NounPhrase {
  preposition: Token | undefined;
  determiner: Token | undefined;
  adjectives: readonly Token[];
  noun: Token;
  /** The adjective declension that the determiner calls for; 0 when either will do. */
  declension: number;
  prepositionCells: number;
  determinerCells: number;
  nounCells: number;
}

const LIKE_DER = listed('der dieser jener jeder welcher all derselbe derjenige beide selb');
const LIKE_EIN = listed('ein kein mein dein sein ihr Ihr unser euer irgendein');
const LOOSE = listed('manch mancher solch solcher sämtlich etwas genug einig viel wenig mehr');
const GOVERNING = listed(
  'mit bei nach von zu aus seit für durch gegen ohne um in an auf über unter vor hinter neben zwischen wegen trotz im am beim vom zum zur ins ans fürs durchs ums aufs',
);

const isInflectedAdjective = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.kind === 'word' &&
  token.text === token.lower &&
  token.pos === Pos.adjective &&
  token.readings.some(({ pos, features }) => pos === Pos.adjective && (features & Group.case) !== 0);

/** Kolleg:innen, Kund*in, Freund_innen: a form for everybody, of which the noun alone is only the beginning. */
function isGenderForm({ tokens }: Sentence, noun: Token): boolean {
  const [sign, ending] = [tokens[noun.index + 1], tokens[noun.index + 2]];
  return (
    sign?.start === noun.end &&
    /^[:*_·/]$/.test(sign.text) &&
    ending?.start === sign.end &&
    /^(?:in|innen)$/.test(ending.text)
  );
}

/** The noun phrase that begins at `from` (with a determiner, an adjective or the noun itself); null when there is none. */
export const phraseAt = perPlace(readPhrase);

function readPhrase(sentence: Sentence, from: number): NounPhrase | null {
  const { tokens } = sentence;
  const first = tokens[from];
  if (!first) return null;
  let at = from;
  let determiner: Token | undefined;
  if (first.pos === Pos.determiner && reads(first, Pos.determiner) && !isNoun(first)) {
    determiner = first;
    at++;
  }
  const adjectives: Token[] = [];
  for (;;) {
    const token = tokens[at];
    if (isInflectedAdjective(token)) adjectives.push(token as Token);
    else if (
      !(
        token &&
        token.pos === Pos.adverb &&
        /^(?:sehr|ganz|besonders|so|zu|recht)$/.test(token.lower) &&
        isInflectedAdjective(tokens[at + 1])
      )
    )
      break;
    at++;
  }
  const noun = tokens[at];
  if (!noun || !isNoun(noun) || isGenderForm(sentence, noun)) return null;
  const before = tokens[from - 1];
  const preposition =
    before && before.pos === Pos.preposition && GOVERNING.has(before.lower) && reads(before, Pos.preposition)
      ? before
      : undefined;
  const contracted = preposition?.readings.some(({ features }) => (features & Feature.definite) !== 0) ?? false;
  return {
    preposition,
    determiner,
    adjectives,
    noun,
    declension: declensionAfter(determiner, contracted),
    prepositionCells: preposition ? cellsAs(preposition, Pos.preposition) : ALL_CELLS,
    determinerCells: determiner ? cellsAs(determiner, Pos.determiner) : ALL_CELLS,
    nounCells: nounCells(sentence, noun),
  };
}

/** The declension of adjectives after a determiner, or after an article merged into its preposition; 0 when either will do. */
export function declensionAfter(determiner: Token | undefined, contracted: boolean): number {
  if (!determiner) return contracted ? Feature.weak : Feature.strong;
  const lemmas = determiner.readings.filter(({ pos }) => pos === Pos.determiner).map(({ lemma }) => lemma);
  if (lemmas.some((lemma) => LOOSE.has(lemma))) return 0;
  if (lemmas.some((lemma) => LIKE_EIN.has(lemma))) return Feature.mixed;
  if (lemmas.some((lemma) => LIKE_DER.has(lemma))) return Feature.weak;
  return 0;
}
