// Questions that the Italian rules ask about clauses: where one begins, and the person of its verb.
import { Feature, Group, Pos } from '../../../lexicon/features.ts';
import type { Match } from '../../../rules/match.ts';
import type { Token } from '../../../rules/token.ts';

/** Words after which the subject of a clause can come. */
const OPENERS =
  /^(?:[,;:.!?("«\u201c\u2026–-]+|ma|che|perché|se|quando|mentre|siccome|dove|però|quindi|poi|ieri|oggi|domani|anche|invece|purtroppo|infatti|come|dato|visto|ora|adesso|allora|finalmente|forse|secondo|certo|appena|finché|comunque)$/;

/** Expressions of time that may open a clause before its subject. */
const WHEN =
  /^(?:settimana|anno|mese|giorno|mattina|sera|notte|pomeriggio|volta|estate|inverno|primavera|autunno|weekend)$/;

/** Whether the match begins a clause: at the start, after a mark or after a word that opens one. */
export function opensClause(m: Match): boolean {
  const before = m.before();
  if (!before) return true;
  if (before.lower === 'anche' && m.before(2)?.lower === 'e') return false;
  return OPENERS.test(before.lower) || WHEN.test(before.lower);
}

/** Finite readings of a verb, leaving out imperatives, which have no subject before them. */
export const statementReadings = (token: Token) =>
  token.readings.filter(
    ({ pos, features }) =>
      (pos === Pos.verb || pos === Pos.auxiliary) &&
      (features & Group.person) !== 0 &&
      (features & Feature.imperative) === 0,
  );

/** Whether the verb has finite readings, but none in that person and number. */
export function isWrongPerson(m: Match, name: string, wanted: number): boolean {
  const readings = statementReadings(m.token(name));
  return (
    readings.length > 0 &&
    readings.every(
      ({ features }) => (features & wanted & Group.person) === 0 || (features & wanted & Group.number) === 0,
    )
  );
}

/** The same tense and mood in another person, indicative forms first. */
export function inPerson(m: Match, name: string, wanted: number): string[] {
  const found = new Set<string>();
  const readings = [...statementReadings(m.token(name))].sort(
    (a, b) => Number((a.features & Feature.indicative) === 0) - Number((b.features & Feature.indicative) === 0),
  );
  for (const { lemma, pos, features } of readings)
    for (const each of m.sentence.lexicon.inflect(lemma, pos, (features & (Group.tense | Group.mood)) | wanted))
      if (!each.endsWith("'")) found.add(each);
  found.delete(m.token(name).lower);
  return [...found];
}

/** Nouns that say when: they may precede a verb without being its subject. */
export const TIME =
  /^(?:settiman[ae]|ann[oi]|mes[ei]|giorn[oi]|giornat[ae]|mattin[aoei]|ser[aei]|serat[ae]|nott[ei]|pomerigg(?:io|i)|volt[ae]|estat[ei]|invern[oi]|primavera|autunno|domenic[ahe]+|sabat[oi]|lunedì|martedì|mercoledì|giovedì|venerdì|weekend|or[ae]|minut[oi]|second[oi]|attim[oi]|moment[oi]|period[oi]|secol[oi]|vacanz[ae]|temp[oi]|modo|maniera|parte|caso|verità|prima|dopo|fine|inizio|giro|natale|pasqua|feste|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)$/;
