// What the rows of Italian rewrites ask of the words beside those that they replace.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { isFinite, isVerbal } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, Element, form, tagged, words } from '../../../../rules/pattern.ts';
import type { Classes } from '../../../../rules/rows.ts';
import { reads, type Sentence, type Token } from '../../../../rules/token.ts';

const PLURAL = Feature.plural;

const isPluralNoun = (token: Token, gender: number): boolean =>
  token.pos === Pos.noun &&
  token.readings.some(
    ({ pos, features }) => pos === Pos.noun && (features & PLURAL) !== 0 && (features & Group.gender & ~gender) === 0,
  );

/** Whether nothing that describes a noun can begin with this word, so that the noun before it may go. */
const endsNoun = (token: Token): boolean =>
  token.kind === 'punctuation' ||
  token.pos === Pos.preposition ||
  token.pos === Pos.conjunction ||
  (token.pos === Pos.subjunction && token.lower !== 'che');

/** `{after}`: the noun before it stands alone; `{di}`, `{a}`, `{su}`: the preposition, with an article or without, `{del}`: with one. */
export const classes: Classes = {
  after: () => new Element(endsNoun),
  infinitive: () => can(Pos.verb, Feature.infinitive),
  // lost, in vain, for good: with andare these say something else
  participle: () =>
    new Element(
      (token) =>
        (token.verbForm & Feature.pastParticiple) !== 0 &&
        !/^(?:stat|pers|perdut|smarrit|distrutt|avut)[oaie]$/.test(token.lower),
    ),
  finite: () => new Element(isFinite),
  noun: () => tagged(Pos.noun),
  numeral: () => can(Pos.numeral),
  notnon: () => new Element(({ lower }) => lower !== 'non'),
  mplural: () => new Element((token) => isPluralNoun(token, Feature.masculine)),
  fplural: () => new Element((token) => isPluralNoun(token, Feature.feminine)),
  di: () => form(/^(?:di|del|dello|della|dell'|dei|degli|delle)$/),
  del: () => form(/^(?:del|dello|della|dell'|dei|degli|delle)$/),
  a: () => form(/^(?:a|ad|al|allo|alla|all'|ai|agli|alle)$/),
  su: () => words("su sul sullo sulla sull' sui sugli sulle"),
};

/** Whether the verb has no pronoun at its end: fare, not farlo. */
export const isBare = ({ lexicon }: Sentence, { readings, lower }: Token): boolean =>
  readings.some(({ lemma, pos, features }) => isVerbal(pos) && lexicon.inflect(lemma, pos, features).includes(lower));

/** Whether the marked words begin with a verb that may give way to another one with an object of its own. */
export function takesObject(m: Match): boolean {
  const { sentence } = m;
  const [verb] = m.marked();
  if (!verb || !isBare(sentence, verb)) return false;
  const before = sentence.tokens[verb.index - 1];
  // "si effettua il controllo dei dati", "viene fatto": the noun is the subject
  if (/^(?:si|s')$/.test(before?.lower ?? '')) return false;
  const isParticiple = reads(verb, Pos.verb, Feature.pastParticiple) && (verb.verbForm & Feature.pastParticiple) !== 0;
  if (!isParticiple) return true;
  for (let at = verb.index - 1; at >= 0 && at > verb.index - 4; at--) {
    const token = sentence.tokens[at] as Token;
    if (token.readings.some(({ lemma }) => lemma === 'avere')) return /[oò]$/.test(verb.lower);
    if (token.pos !== Pos.adverb) return false;
  }
  return false;
}

/** What is left of a preposition when it goes: its article (dei: i). */
export function articleIn(preposition: Token | undefined): string {
  const found = /^(?:de|a|su)(l|ll[oae]|ll'|i|gli)$/.exec(preposition?.lower ?? '')?.[1];
  if (found === undefined) return '';
  return found === 'l' ? 'il' : found.replace(/^ll/, 'l');
}

const OF =
  /^(?:d[ie]|del|dello|della|dell'|dei|degli|delle|a|al|allo|alla|all'|ai|agli|alle|su|sul|sullo|sulla|sull'|sui|sugli|sulle)$/;

/** Whether the same preposition comes once more in the row: dei dati e delle fonti, which would lose its head. */
export function isRepeated(m: Match): boolean {
  const { tokens } = m.sentence;
  const last = m.marked().at(-1);
  if (!last || !OF.test(last.lower)) return false;
  for (let at = last.index + 1; at < last.index + 14; at++) {
    const [joint, next] = [tokens[at], tokens[at + 1]];
    if (!joint || /^[.;:!?]$/.test(joint.text)) return false;
    if (
      /^(?:e|ed|o|oppure|nonché|,)$/.test(joint.lower) &&
      next &&
      next.lower.slice(0, 1) === last.lower.slice(0, 1) &&
      OF.test(next.lower)
    )
      return true;
  }
  return false;
}
