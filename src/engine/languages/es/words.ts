// Words that Spanish forms freely, and what may stand next to unknown ones.
import { wordList, wordSet } from '../../text/wordLists.ts';
import type { IsKnown } from '../../words/derived.ts';
import type { WordHabits } from '../../words/habits.ts';

const GERUND = /^(.+)([áéí])(ndo)(?:[mts]e|nos|os)?(?:l[oae]s?|[mts]e|nos|os)$/u;
const INFINITIVE = /^(.+)([áéí]r)(?:[mts]e|nos|os)(?:l[oae]s?)$/u;
const PLAIN_INFINITIVE = /^(.{2,}[aeií]r)(?:l[oae]s?|[mts]e|nos)$/u;
/** hagámoslo, vámonos: the verb loses its s before nos and se. */
const LET_US = /^(.+)([áé])mo(?:nos|s(?:l[oae]s?|os)|sel[oae]s?)$/u;
/** póntelo, dísela: one-syllable imperatives; devuélvemelo: an accent three syllables from the end. */
const IMPERATIVE =
  /^(?:(?:pón|tén|vén|sál|ház|d[íá])|(\p{L}*[áéíóú][^áéíóú]{1,4}[ae]n?))(?:me|te|se|nos)(?:l[oae]s?)$/u;
/** cópialo, póchalas, mándenos, tráelo: one pronoun and an accent three syllables from the end. */
const ORDER = /^(\p{L}*[áéíóú][iu]?[^aeiouáéíóú]{0,4}[iu]?[ae]n?)(?:[mts]e|l[aeo]s?|nos|os)$/u;
/** parecióle, habíanse, díjome: any verb form before pronouns, as in older prose; what follows the verb may move its accent. */
const FINITE = /^(.{2,}(?:[oóéí]|ía|[oíáa]n))(?:[mts]e|les?|l[aos]s?|nos)$/u;
/** acercose, pareciole: the same, spelt as today. */
const PAST = /^([^áéíóú]{3,})o(?:se|les?|me)$/u;
/** descargables, deslizador, encapsulación: of a verb in ar; extensible: in er or ir. */
const OF_AR = /^(.{3,})(?:ables?|adora?s?|adores|aci(?:ón|ones))$/u;
const OF_ER_OR_IR = /^(.{2,}[^aeiou])(?:ibles?|edora?s?|edores)$/u;
/** corazoncito, botoncillo: the noun has an accent that its diminutive loses. */
const SMALL = /^(.+)([aeio])nc(?:it|ill)[oa]s?$/;
/** pobrecilla, abogadillo. */
const SMALLER = /^(.{3,}?)e?cill[oa]s?$|^(.{5,})ill[oa]s?$/;
/** rapidito, musiquita, cafecito: the accent of the whole word is lost. */
const LITTLE = /^(.{2,}?[^aeiou])c?it[oa]s?$/;
/** puertecita, huevecito; momentico, as in the Caribbean, beside which dramatico lacks its accent. */
const LITTLE_ONE = /^(.{3,}[^aeiou])ecit[oa]s?$|^(.{3,}t)ic[oa]s?$/;
/** amabilísimo: of amable. */
const MOST = /^(.{2,})bilísim[oa]s?$/;
/** unilateralidad, litigiosidad, trazabilidad: of an adjective. */
const QUALITY = /^(.{4,})idad(?:es)?$/;
/** encapsulamiento, acariciante, testeo: of a verb in ar; desvanecimiento: in er or ir. */
const DOING_AR = /^(.{3,})(?:amientos?|antes?)$/;
const DOING_ER = /^(.{3,})imientos?$/;
const DOING_EAR = /^(.{3,}e)os?$/;
/** desescalada, desactualizar: the opposite. */
const UNDONE = /^des(.{6,})$/;
/** olvidadme, soltadle: an order to several people before a pronoun. */
const ORDER_TO_ALL = /^(.{2,}[aei]d)(?:me|nos|l[aeo]s?)$/;
/** besazo, abrazote: big things; españolista, uribismo: who is for something. */
const BIG = /^(.{3,}(?:[^aeioud]|[^n]d))(?:azos?|azas?|ot[ea]s?)$/;
const FOLLOWER = /^(.{4,}[^aeiou])(?:istas?|ismos?)$/;
/** exnovio, exjefa. */
const FORMER = /^ex([bdfgjklmnrvz].{3,})$/;
const LAUGHTER = /^(?:j[aeiou]){2,}j?$|^(?:[aeiou]j){2,}[aeiou]?$/;
const BARE_VOWEL: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

/** colocándolo, llevárselo, piratearla: a verb form known without its pronouns; the accent must be in the right place. */
function hasPronouns(word: string, isKnown: IsKnown): boolean {
  const past = PAST.exec(word)?.[1];
  if (past !== undefined && isKnown(`${past}ó`)) return true;
  const finite = FINITE.exec(word)?.[1];
  if (finite !== undefined && isBeforePronouns(finite, isKnown)) return true;
  const gerund = GERUND.exec(word);
  if (gerund) return isKnown(`${gerund[1]}${BARE_VOWEL[gerund[2] ?? '']}${gerund[3]}`);
  const infinitive = INFINITIVE.exec(word);
  if (infinitive) return isKnown(`${infinitive[1]}${BARE_VOWEL[(infinitive[2] ?? '').charAt(0)]}r`);
  const letUs = LET_US.exec(word);
  if (letUs) return isKnown(`${letUs[1]}${BARE_VOWEL[letUs[2] ?? '']}mos`);
  const imperative = IMPERATIVE.exec(word);
  if (imperative) {
    const host = imperative[1];
    return host === undefined || isKnown(host.replace(/[áéíóú]/, (vowel) => BARE_VOWEL[vowel] ?? vowel));
  }
  const order = ORDER.exec(word)?.[1];
  if (order !== undefined && order.length > 2)
    return isKnown(order.replace(/[áéíóú]/, (vowel) => BARE_VOWEL[vowel] ?? vowel));
  const toAll = ORDER_TO_ALL.exec(word)?.[1];
  if (toAll !== undefined && isKnown(toAll) && isKnown(toAll.replace(/d$/, 'r'))) return true;
  const plain = PLAIN_INFINITIVE.exec(word)?.[1];
  return plain !== undefined && isKnown(plain);
}

/** Whether it is a verb form in the past, with the accent that it has alone or one that its pronouns ask for. */
function isBeforePronouns(form: string, isKnown: IsKnown): boolean {
  if (/(?:ó|[éí]|ían?)$/.test(form)) return isKnown(form);
  // dijo, hicieron; a participle or a gerund takes no pronoun that moves its accent
  if (!/[áéíóú][^aeiouáéíóú]{1,2}o$|[áé]ron$/.test(form) || /[áí]do$|ndo$/.test(form)) return false;
  return isKnown(form.replace(/[áéíóú]/, (vowel) => BARE_VOWEL[vowel] ?? vowel));
}

const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó' };

/** Verbs with pronouns, small things (corazoncito) and laughter (jajaja). */
function isFormed(word: string, isKnown: IsKnown): boolean {
  if (LAUGHTER.test(word)) return true;
  // jerárquicamente: of the adjective in the feminine
  const manner = /^(.{5,})mente$/.exec(word)?.[1];
  if (manner !== undefined && isKnown(manner)) return true;
  const ar = OF_AR.exec(word)?.[1];
  if (ar !== undefined && isKnown(`${ar}ar`)) return true;
  const other = OF_ER_OR_IR.exec(word)?.[1] ?? DOING_ER.exec(word)?.[1];
  if (other !== undefined && (isKnown(`${other}er`) || isKnown(`${other}ir`))) return true;
  if (isDoingOrQuality(word, isKnown)) return true;
  const [, stem = '', longStem = ''] = SMALLER.exec(word) ?? [];
  if ((stem || longStem) && ['', 'o', 'a', 'e'].some((ending) => isKnown(`${stem || longStem}${ending}`))) return true;
  if (isSized(word, isKnown)) return true;
  const small = SMALL.exec(word);
  if (small && isKnown(`${small[1]}${ACCENTED[small[2] ?? '']}n`)) return true;
  return hasPronouns(word, isKnown);
}

/** What somebody does, what something is like, and what is undone. */
function isDoingOrQuality(word: string, isKnown: IsKnown): boolean {
  const doing = DOING_AR.exec(word)?.[1] ?? DOING_EAR.exec(word)?.[1];
  if (doing !== undefined && isKnown(`${doing}ar`)) return true;
  const most = MOST.exec(word)?.[1];
  if (most !== undefined && isKnown(`${most}ble`)) return true;
  const quality = QUALITY.exec(word)?.[1];
  if (quality !== undefined && [quality, `${quality}o`, quality.replace(/bil$/, 'ble')].some(isKnown)) return true;
  const undone = UNDONE.exec(word)?.[1];
  return undone !== undefined && !/^r[^r]/.test(undone) && isKnown(undone);
}

const ENDINGS = ['', 'o', 'a', 'e'];

/** Whether a word with one of these endings, before which qu and gu may stand for c and g, is known. */
const isStem = (stem: string, isKnown: IsKnown): boolean =>
  [stem, stem.replace(/qu$/, 'c').replace(/gu$/, 'g')].some((each) => ENDINGS.some((ending) => isKnown(each + ending)));

/** Whether a stem is that of a known word once one of its vowels has an accent: rapid, music, cafe. */
const isUnaccentedStem = (stem: string, isKnown: IsKnown): boolean =>
  [...stem].some((letter, at) => {
    const accented = { ...ACCENTED, u: 'ú' }[letter];
    return accented !== undefined && isStem(stem.slice(0, at) + accented + stem.slice(at + 1), isKnown);
  });

/** Whether a word is known once one of its vowels has an accent: dramatico. */
const isUnaccented = (word: string, isKnown: IsKnown): boolean =>
  [...word].some((letter, at) => {
    const accented = { ...ACCENTED, u: 'ú' }[letter];
    return accented !== undefined && isKnown(word.slice(0, at) + accented + word.slice(at + 1));
  });

/** Small and big things, followers, and what somebody once was. */
function isSized(word: string, isKnown: IsKnown): boolean {
  const little = LITTLE.exec(word)?.[1];
  // terracita: of terraza
  if (little?.endsWith('c') && isStem(little.replace(/c$/, 'z'), isKnown)) return true;
  if (little !== undefined && isUnaccentedStem(little, isKnown)) return true;
  const [, ofOne, ofT] = LITTLE_ONE.exec(word) ?? [];
  if (ofOne !== undefined && isStem(ofOne, isKnown)) return true;
  if (ofT !== undefined && isStem(ofT, isKnown) && !isUnaccented(word, isKnown)) return true;
  const stem = BIG.exec(word)?.[1] ?? FOLLOWER.exec(word)?.[1];
  if (stem !== undefined && isStem(stem, isKnown)) return true;
  const former = FORMER.exec(word)?.[1];
  return former !== undefined && isKnown(former);
}

/** See WordHabits. */
export const spanishWords: WordHabits = {
  hyphenPrefixes: wordSet(
    'anti auto bi bio co contra ex extra franco geo hiper hispano infra inter intra macro mega meta micro mini mono multi neo no norte anglo post pre pro pseudo semi socio sub super sur tele ultra vice',
  ),
  derivation: {
    prefixes: wordList(
      'aero agro anti auto bi bio cardio cerebro ciber co contra cripto eco electro entre euro ex extra foto geo hidro hiper infra inter macro mega meta micro mini mono multi nano narco neo neuro omni pluri poli post pre proto pseudo radio re retro semi seudo sobre socio sub sud super tele termo tetra trans tri turbo ultra vice video',
    ),
    // the r is doubled (infrarrojo), and a double e is avoided (restablecer)
    isWrongJoint: (prefix, rest) =>
      (/^r[^r]/.test(rest) && /[aeiou]$/.test(prefix)) || (rest.startsWith('e') && /[be]$/.test(prefix)),
    endings: /^(.{3,}?)(?:c?it|ísim)[oa]s?$/u,
    bareEndings: ['', 'o', 'a', 'e'],
    isOther: isFormed,
  },
  hasBareCapitals: true,
  // avisame: right where one says "vos", but elsewhere the accent is forgotten as often
  tellsNoVariant: /^[^áéíóú]*[aei](?:[mt]e|nos|l[aeo]s?)$/,
};
