// Prepositions that could take two cases, beside a verb that asks for one: teilnehmen an dem Kurs, verzichten auf den Urlaub.
import { Pos } from '../../../../lexicon/features.ts';
import { listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { valuesIn } from '../../../../rules/wordRows.ts';
import { type Chunk, phraseFrom } from '../../reading/chunks.ts';
import { frameAt } from '../../reading/frame.ts';
import { phraseStart, Row, recast } from '../../reading/recast.ts';
import { isNoun, noun } from '../../reading/words.ts';
import verbPrepositions from '../../rows/verbPrepositions.words.tsv';

const ACCUSATIVE = valuesIn(verbPrepositions, 'accusative');
const DATIVE = valuesIn(verbPrepositions, 'dative');

/** Places, times and occasions, which may stand in the dative beside any verb: auf der Terrasse warten. */
const ANYWHERE =
  /(?:bahnhof|steig|platz|hof|flur|gang|balkon|amt|straße|weg|tag|abend|morgen|nacht|ende|schiff|dach|land|station|stelle|party|sofa|fest|bank|treppe|terrasse|hochzeit|arbeit|schule|sitzung|konferenz|tagung|messe|reise|fahrt|feier|bühne|insel|wiese|markt|seite|wege|ebene|woche|jahr|monat|zeit|moment|brief|mail|stadt|haus|zimmer|büro|küche|garten|park|see|meer|ufer|tisch|tür|fenster|tafel|telefon|punkt|grundlage|basis|weise|kongress|parkplatz|spielplatz|friedhof|feld|boden|stuhl|bett|strecke|autobahn|internetseite|website|seite|homepage|universität|uni|wochenende|grenze|bord|gipfel|treffen|welt|versammlung)e?[ns]?$/;

/** sich an die Zeit erinnern: verbs whose preposition is hardly ever that of a place or time. */
const BOUND = listed('erinnern gewöhnen wenden beziehen einigen');

/** Whether a place or time may stand beside a verb: not beside sich erinnern, unless it has its own an already. */
const mayBeAnywhere = (m: Match, lemmas: readonly string[], start: number, end: number): boolean => {
  const { lower } = m.token('preposition');
  const clause = m.sentence.tokens.slice(start, end);
  const isReflexive = clause.some((token) => /^(?:mich|dich|sich|uns|euch)$/.test(token.lower));
  const isTaken =
    clause.filter((token) => new RegExp(`^(?:${lower}|dar${lower}|wor${lower})$`, 'u').test(token.lower)).length > 1;
  return !isReflexive || isTaken || !lemmas.some((lemma) => BOUND.has(lemma));
};

const has = (list: ReadonlyMap<string, string>, lemmas: readonly string[], preposition: string): boolean =>
  lemmas.some((lemma) => list.get(lemma)?.split('|').includes(preposition));

/** The phrase after the preposition and the case that its verb asks for, if it stands in the other one. */
function misplaced(m: Match): { chunk: Chunk; row: number } | null {
  const { tokens } = m.sentence;
  const preposition = m.token('preposition');
  const frame = frameAt(m.sentence, preposition.index);
  const chunk = frame && phraseFrom(m.sentence, preposition.index + 1, frame.end);
  if (!frame || !chunk?.noun || !chunk.determiner || chunk.isLoose || chunk.cells === 0) return null;
  if (phraseStart(chunk)?.index !== preposition.index + 1) return null;
  const toAccusative = has(ACCUSATIVE, frame.lemmas, preposition.lower);
  const toDative = has(DATIVE, frame.lemmas, preposition.lower);
  if (toAccusative === toDative) return null;
  const row = toAccusative ? Row.accusative : Row.dative;
  if ((chunk.cells & row) !== 0 || (chunk.cells & (Row.accusative | Row.dative)) === 0) return null;
  const before = tokens[preposition.index - 1];
  const next = tokens[chunk.noun.index + 1];
  // "die Fahrt an den See": the phrase belongs to a noun
  if (isNoun(before) || before?.pos === Pos.properNoun || isNoun(next) || /^(?:bis|von|wie)$/.test(before?.lower ?? ''))
    return null;
  if (toAccusative && ANYWHERE.test(chunk.noun.lower) && mayBeAnywhere(m, frame.lemmas, frame.start, frame.end))
    return null;
  if (toDative && /^(?:hinein|hinaus|hinauf|heran|hin)$/.test(next?.lower ?? '')) return null;
  return { chunk, row };
}

const TWO_WAY = 'an auf über in vor unter';

/** Wir verzichten auf dem Gipfel, er nimmt an den Termin teil: the verb decides. */
export const governedAnywhere = defineRule({
  id: 'de.agreement-noun-phrase.governed-anywhere',
  after: 'de.agreement-noun-phrase.governed',
  priority: -1,
  pattern: [
    words(TWO_WAY)
      .and(new Element((token: Token) => reads(token, Pos.preposition)))
      .as('preposition'),
    new Element((token) => !isNoun(token) && token.kind === 'word').repeat(1, 3).mark(),
    noun().mark(),
  ],
  where: (m) => {
    const found = misplaced(m);
    return found?.chunk.noun?.index === m.to - 1 && recast(m.sentence, found.chunk, found.row) !== '';
  },
  suggest: (m) => {
    const found = misplaced(m);
    return found ? [recast(m.sentence, found.chunk, found.row)] : [];
  },
  params: (m) => ({ preposition: m.text('preposition') }),
  wrong: [
    ['Auf diesem Luxus verzichten viele inzwischen gern.', 'Auf diesen Luxus verzichten viele inzwischen gern.'],
    ['Leider kann ich an den Kurs nicht teilnehmen.', 'Leider kann ich an dem Kurs nicht teilnehmen.'],
    ['Sie hält sich tapfer an einen Ast fest.', 'Sie hält sich tapfer an einem Ast fest.'],
    ['Ich erinnere mich gern an der Zeit in Hamburg.', 'Ich erinnere mich gern an die Zeit in Hamburg.'],
    ['Die Augen gewöhnen sich schnell an der Dunkelheit.', 'Die Augen gewöhnen sich schnell an die Dunkelheit.'],
  ],
  right: [
    'An dem Tag erinnerte ich mich plötzlich an alles.',
    'An der Schule konnte ich ihn gut erinnern.',
    'Wir haben auf der Terrasse gewartet.',
    'An der Fahrt an den See nehmen viele teil.',
    'Er arbeitet bis in den Abend an dem Plan.',
    'Ich freue mich über den Brief auf dem Tisch.',
  ],
});
