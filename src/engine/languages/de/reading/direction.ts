// Whether a preposition with two cases says where or where to, by the verb of its clause.

import { listed } from '../../../rules/ask.ts';
import type { Sentence } from '../../../rules/token.ts';
import { valuesIn } from '../../../rules/wordRows.ts';
import placeVerbs from '../rows/placeVerbs.words.tsv';
import verbPrepositions from '../rows/verbPrepositions.words.tsv';
import { mainVerbOf } from './mainVerb.ts';
import { Row } from './recast.ts';
import { clauseStart } from './words.ts';

const ACCUSATIVE = valuesIn(verbPrepositions, 'accusative');
const DATIVE = valuesIn(verbPrepositions, 'dative');
const SAYS = valuesIn(placeVerbs, 'says');

const TWO_WAY = listed('an auf hinter in neben über unter vor zwischen');
/** Verbs of putting and going: beside them the phrase usually says where to. */
const MOVING = listed(
  'legen stellen setzen hängen stecken werfen bringen tragen schicken führen fallen springen treten steigen klettern gehen fahren kommen laufen rennen fliegen reisen ziehen gießen füllen packen schieben drücken einladen einsteigen umziehen hinstellen hinlegen aufnehmen eintragen',
);

/** The case that the preposition at `at` most likely takes: a row of cells, or 0 where it takes one case only. */
export function likelyCase(sentence: Sentence, at: number): number {
  const preposition = sentence.tokens[at]?.lower ?? '';
  if (!TWO_WAY.has(preposition)) return 0;
  // "Übung 3: Setzen Sie sich": a capitalised verb
  const opening = sentence.tokens[clauseStart(sentence, at)]?.readings.map(({ lemma }) => lemma) ?? [];
  const lemmas = mainVerbOf(sentence, at)?.lemmas ?? opening;
  const asks = (list: ReadonlyMap<string, string>): boolean =>
    lemmas.some((lemma) => list.get(lemma)?.split('|').includes(preposition));
  if (asks(ACCUSATIVE)) return Row.accusative;
  if (asks(DATIVE) || lemmas.some((lemma) => SAYS.get(lemma) === 'where')) return Row.dative;
  // über: usually what something is about
  return preposition === 'über' || lemmas.some((lemma) => MOVING.has(lemma)) ? Row.accusative : Row.dative;
}
