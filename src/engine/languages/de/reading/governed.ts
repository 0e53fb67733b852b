// The preposition that a word asks for, where another one is typed: what to look at in its clause before it is judged.
import { Pos } from '../../../lexicon/features.ts';
import { listed } from '../../../rules/ask.ts';
import { Element, words } from '../../../rules/pattern.ts';
import { reads, type Sentence, type Token } from '../../../rules/token.ts';
import { recordsOf } from '../../../rules/wordRows.ts';
import table from '../rows/wrongPrepositions.words.tsv';
import { type Chunk, phraseFrom } from './chunks.ts';
import { phraseStart, Row, recast } from './recast.ts';
import { isNoun, noun } from './words.ts';

/** What a word takes, and what is typed in its place. */
export interface Government {
  readonly right: string;
  readonly row: number;
  readonly wrong: ReadonlySet<string>;
  readonly needs: string;
}

const ROWS = { accusative: Row.accusative, dative: Row.dative } as const;

/** The governments of words of one kind (verb, adjective, noun), by lemma. */
export const governments = (kind: string): ReadonlyMap<string, Government> =>
  new Map(
    recordsOf(table)
      .filter(({ of }) => of === kind)
      .flatMap(({ word, right = '', case: grammatical, wrong = '', needs = '' }) =>
        word
          .split(' ')
          .map((each) => [
            each,
            { right, row: ROWS[grammatical as keyof typeof ROWS], wrong: listed(wrong.replaceAll('|', ' ')), needs },
          ]),
      ),
  );

const MERGED: Readonly<Record<string, RegExp>> = {
  auf: /^(?:auf|aufs|d(?:a|r|ar)?rauf|worauf)$/,
  für: /^(?:für|fürs|dafür|wofür)$/,
  über: /^(?:über|übers|über'n|darüber|drüber|worüber)$/,
  von: /^(?:von|vom|davon|wovon|dadurch|daher)$/,
  an: /^(?:an|am|ans|daran|dran|woran)$/,
  mit: /^(?:mit|damit|womit)$/,
  um: /^(?:um|ums|darum|drum|worum)$/,
  in: /^(?:in|im|ins|darin|drin|worin)$/,
  zu: /^(?:zu|zum|zur|dazu|wozu)$/,
  vor: /^(?:vor|vorm|vors|davor|wovor)$/,
  nach: /^(?:nach|danach|wonach)$/,
  gegen: /^(?:gegen|dagegen|wogegen)$/,
  unter: /^(?:unter|unterm|darunter|worunter)$/,
};

/** Whether the right preposition stands in the clause as well: ich warte für dich auf das Paket. */
export const hasRight = (tokens: readonly Token[], right: string, except: Token): boolean =>
  tokens.some((token) => token !== except && (MERGED[right]?.test(token.lower) ?? false));

/** Nouns of set phrases and of times, places and means, beside any verb: auf jeden Fall, für zwei Wochen. */
const SET =
  /^(?:fall|fälle|art|stelle|grund|gründen|linie|regel|punkt|teil|hand|auge|augen|herz|herzen|weg|wege|blick|anfang|beginn|ende|mal|dauer|leben|schluss|glück|recht|namen|stück|rolle|maß|maße|preis|kosten|schule|uni|arbeit|bank|wand|ort|see|sachen|ehren|fuß)$|(?:weise|seite|hinsicht|meinung|ansicht|wunsch|basis|telefon|internet|mail|deutsch|englisch|zukunft|zeit|zeiten|moment|augenblick|welt|haus|hause|land|spiel|beispiel|umstände|umständen|bedingung|bedingungen|voraussetzung|tag|nacht|woche|monat|jahr|jahren|jahre|tage|tagen|stunden?|minuten?|wochen|monaten?|abend|morgen|mittag|sommer|winter|herbst|frühling|frühjahr|saison|gelegenheit|euro|prozent|geld|büro|bahnhof|straße|tisch|stuhl|platz|stadt|küche|garten|tür|fenster|ecke|strand|meer|ufer|kasse|theke|rezeption|schalter|flughafen|ampel|grenze|bord|website|seiten|sitzung|versammlung|feier|party|ostern|weihnachten|pfingsten|stadion|anlass|zweck|verfügung|gunsten|hälfte|distanz|entfernung|heimweg|rückweg|hinweg|heimfahrt|fahrt|spaziergang|reise|konferenz|treffen|messe)$/;

const isCounted = ({ kind, pos }: Token): boolean => kind === 'number' || pos === Pos.numeral;

/** The phrase or pronoun that a preposition governs, if it may be what a word asks for, not a place or a time. */
export function objectOf(sentence: Sentence, preposition: Token, end: number): Chunk | null {
  const { tokens } = sentence;
  const next = tokens[preposition.index + 1];
  if (!next || next.index >= end || next.kind !== 'word') return null;
  const pronoun = PRONOUNS[next.lower];
  if (pronoun && !isNoun(tokens[next.index + 1]) && next.text !== 'Ihr')
    return { kind: 'pronoun', from: next.index, to: next.index + 1, cells: pronoun };
  const chunk = phraseFrom(sentence, next.index, end);
  if (!chunk?.noun || chunk.isLoose || chunk.cells === 0 || phraseStart(chunk) !== next) return null;
  if (SET.test(chunk.noun.lower) || tokens.slice(chunk.from, chunk.noun.index).some(isCounted)) return null;
  // "über hundert Gäste", "für alle"; "die Stadt Ulm": the head comes later
  return isNoun(tokens[chunk.noun.index + 1]) ? null : { ...chunk, to: chunk.noun.index + 1 };
}

const PRONOUNS: Readonly<Record<string, number>> = {
  mich: 0x70,
  dich: 0x70,
  ihn: 0x10,
  mir: 0x700,
  dir: 0x700,
  ihm: 0x500,
  ihnen: 0x800,
};
const ACCUSATIVE: Readonly<Record<string, string>> = {
  mir: 'mich',
  dir: 'dich',
  ihm: 'ihn',
  Ihnen: 'Sie',
  ihnen: 'sie',
};
const DATIVE: Readonly<Record<string, string>> = { mich: 'mir', dich: 'dir', ihn: 'ihm' };

const CONTRACTED: Readonly<Record<string, string>> = { 'zu dem': 'zum', 'zu der': 'zur' };

/** What the object is in the case that the right preposition takes; '' if it cannot be told. */
export function objectIn(sentence: Sentence, object: Chunk, row: number): string {
  const { tokens, text } = sentence;
  const first = tokens[object.from] as Token;
  if (object.kind === 'pronoun') {
    if ((object.cells & row) !== 0) return first.text;
    return (row === Row.accusative ? ACCUSATIVE : DATIVE)[first.text] ?? '';
  }
  const noun = object.noun as Token;
  return (object.cells & row) !== 0 ? text.slice(first.start, noun.end) : recast(sentence, object, row);
}

/** The preposition with its object, contracted where people do: zum Geburtstag. */
export function withPreposition(preposition: string, object: string): string {
  const [article = '', ...rest] = object.split(' ');
  const short = CONTRACTED[`${preposition} ${article}`];
  return short && rest.length > 0 ? [short, ...rest].join(' ') : `${preposition} ${object}`;
}

/** The prepositions of a list with what follows them, up to a noun or a pronoun. */
export const withObject = (list: string): readonly (readonly Element[])[] => {
  const preposition = words(list).and(new Element(isPreposition)).as('preposition').mark();
  return [
    [preposition, new Element((token) => token.kind === 'word' && !isNoun(token)).repeat(0, 4).mark(), noun().mark()],
    [preposition, words(Object.keys(PRONOUNS).join(' ')).mark()],
  ];
};

/** A preposition in this sentence, and no particle of a verb. */
const isPreposition = (token: Token): boolean =>
  token.pos === Pos.preposition && reads(token, Pos.preposition) && token.kind === 'word';
