// How near the words of the dictionary are to an unknown one: tells a misspelling from a name. All of it searches, so it is
// asked only where it matters, and remembered.

import type { SpellPack } from '../pack/spellPack.ts';
import { isWord } from '../spelling/lookup.ts';
import { hasCloseFrequentCandidate, suggest } from '../spelling/rank/rank.ts';
import { frequencyOfWord } from '../spelling/search/candidateIndex.ts';
import { slipsFromUsualName, USUAL_NAME } from '../spelling/usualNames.ts';
import { cleanWord } from '../text/chars.ts';
import type { Suggestion } from '../types.ts';

const MAX_REMEMBERED = 50_000;
/** A short search is enough to see whether a word is near: visits allowed per capitalised word. */
const PROBE = { max: 1, maxVisits: 800 };
const LEAST_LETTERS = 5;
/** Letters behind a lost apostrophe: fewer end many a name (Lelio). */
const LEAST_ELIDED = 4;
/** Frequency class of a word that is neither common nor rare. */
const USUAL = 6;
const WELL_KNOWN = 5;
const KNOWN = 3;
/** What another letter costs at most, in engine units. */
const ONE_LETTER = 33;
const ONE_SLIP = 20;
/** How much further the correction may be for each class of its frequency. */
const EDIT_PER_CLASS = 3;
/**
 * The most that reaching a common name may cost, in engine units: letters omitted, doubled or swapped are slips, but another
 * letter makes another name (Colombia, Columbia) unless the word is long.
 */
const LIGHT_SLIP = 14;
const SHORT_SLIP = 11;
const HEAVY_SLIP = 20;
const LONG_NAME = 9;

/** See the head of this file; for one variant of a language. */
export class Nearness {
  private readonly pack: SpellPack;
  private readonly dialectBit: number;
  private readonly near = new Map<string, boolean>();
  private readonly best = new Map<string, Suggestion | null>();
  private readonly far = new Map<string, Suggestion | null>();

  constructor(pack: SpellPack, dialectBit: number) {
    this.pack = pack;
    this.dialectBit = dialectBit;
  }

  private isKnown(word: string): boolean {
    return isWord(this.pack, word, this.dialectBit);
  }

  /** Whether a common word is near: tells a misspelling from a name. Called only if it matters, since it searches. */
  isNear(written: string): boolean {
    const known = this.near.get(written);
    if (known !== undefined) return known;
    const word = cleanWord(written);
    const near = hasCloseFrequentCandidate(this.pack, word, this.dialectBit) || this.isSwapped(word.toLowerCase());
    if (this.near.size >= MAX_REMEMBERED) this.near.clear();
    this.near.set(written, near);
    return near;
  }

  /** Whether the best correction costs at most `perLetter` engine units per letter; rarer words must be closer. */
  isWithin(written: string, perLetter: number): boolean {
    const { length } = cleanWord(written);
    const best = length < LEAST_LETTERS ? null : this.bestFor(written);
    return best !== null && (best.cost - best.frequency + USUAL) / length <= perLetter;
  }

  /**
   * Supermakt, Kopfschmezen: a noun so long that it is hardly a name, with a correction whose score is at most this. Looks
   * further than the others, since the words near it are mostly compounds.
   */
  isSlipOfLong(written: string, most: number): boolean {
    let best = this.far.get(written);
    if (best === undefined) {
      best = suggest(this.pack, cleanWord(written), this.dialectBit, { max: 1 })[0] ?? null;
      if (this.far.size >= MAX_REMEMBERED) this.far.clear();
      this.far.set(written, best);
    }
    return best !== null && best.score <= most && best.cost - best.frequency * EDIT_PER_CLASS <= ONE_LETTER;
  }

  /** außenordentlich: the best correction is a usual word, about one letter away. */
  isNearUsual(written: string): boolean {
    if (this.isNear(written)) return true;
    const best = this.bestFor(written);
    if (best === null) return false;
    const { cost, frequency } = best;
    return (frequency >= WELL_KNOWN && cost <= ONE_LETTER) || (frequency >= KNOWN && cost <= ONE_SLIP);
  }

  /** Wensday, Germnay: a slip of a common word that is always capitalised, so the capital does not suggest another name. */
  isSlipOfName(written: string): boolean {
    const word = cleanWord(written);
    const slips = slipsFromUsualName(this.pack, word);
    const best = slips === Number.POSITIVE_INFINITY ? null : this.bestFor(written);
    const most = slips > 1 || word.length >= LONG_NAME ? HEAVY_SLIP : LIGHT_SLIP;
    if (best === null || best.frequency < USUAL_NAME || best.cost > most) return false;
    return this.isKnown(best.text) && !this.isKnown(best.text.toLowerCase());
  }

  /** Helo, Wich: a short word that lacks a letter of a common one, or has one doubled or swapped. */
  isShortSlip(written: string): boolean {
    if (cleanWord(written).length >= LEAST_LETTERS) return false;
    const best = this.bestFor(written);
    return best !== null && best.cost <= SHORT_SLIP && best.frequency >= USUAL;
  }

  /** Lacqua, Dellamico: a usual word behind an article or a preposition that has lost its apostrophe. */
  lacksApostrophe(written: string): boolean {
    const word = cleanWord(written).toLowerCase();
    return this.pack.elisions.some((elision) => {
      const rest = word.slice(elision.length - 1);
      if (rest.length < LEAST_ELIDED || elision !== `${word.slice(0, elision.length - 1)}'`) return false;
      return frequencyOfWord(this.pack, rest) >= USUAL && this.isKnown(elision + rest);
    });
  }

  /** The best correction of a word with at least three letters; null if there is none. */
  private bestFor(written: string): Suggestion | null {
    let best = this.best.get(written);
    if (best === undefined) {
      const word = cleanWord(written);
      best = (word.length < 3 ? undefined : suggest(this.pack, word, this.dialectBit, PROBE)[0]) ?? null;
      if (this.best.size >= MAX_REMEMBERED) this.best.clear();
      this.best.set(written, best);
    }
    return best;
  }

  /** Teh, Adn: in a short word, two swapped letters are evidence enough. */
  private isSwapped(word: string): boolean {
    if (word.length < 3 || word.length > 4) return false;
    for (let i = 0; i + 1 < word.length; i++) {
      const swapped = word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2);
      if (swapped !== word && this.isKnown(swapped)) return true;
    }
    return false;
  }
}
