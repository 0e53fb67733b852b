// Words that no dictionary lists in full because the language makes them freely: prefixes (subregiones, antiexplosivos),
// diminutives and superlatives (jueguito, bellissimo), Spanish verbs with pronouns (colocándolo).
import type { TextLanguage } from '../types.ts';

type IsKnown = (word: string) => boolean;

const list = (words: string): readonly string[] => words.split(' ');

/** Prefixes that seldom begin a misspelt word. */
const PREFIXES: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: list(
    'anti cyber hyper infra macro mega micro mini multi nano neuro photo pseudo quasi radio socio tele thermo ultra',
  ),
  fr: list(
    'anti auto cyber hyper infra inter macro méga micro mini multi nano neuro néo photo poly post pseudo radio semi socio super télé thermo ultra électro',
  ),
  de: list(
    'bevor dabei dran drauf eis empor entgegen fort herab heran herauf heraus herbei herein herum herunter hervor hinab hinauf hinaus hinein hinunter nieder raus rein rum runter vorbei weiter zurück zusammen',
  ),
  it: list(
    'anti auto cyber extra foto inter iper macro maxi mega micro mini multi nano neo neuro post pseudo radio semi socio super tele termo ultra',
  ),
  es: list(
    'anti auto bi bio cardio cerebro ciber electro entre ex foto hidro hiper infra inter macro mega micro mini multi nano neuro pluri poli pseudo radio re semi sobre sub sud super termo tetra tri turbo ultra',
  ),
};

/** Endings with what the bare word may end in instead. */
const ENDINGS: Partial<Record<TextLanguage, RegExp>> = {
  es: /^(.{3,})(?:c?it|ísim)[oa]s?$/u,
  it: /^(.{3,})(?:in|ett|ell|issim)[oaie]$/u,
};

const BARE: Partial<Record<TextLanguage, readonly string[]>> = { es: ['', 'o', 'a', 'e'], it: ['o', 'a', 'e'] };

/** Least letters of a word made with a prefix, and of what follows the prefix. */
const PREFIXED = 8;
const REST = 5;
/** German particles stand before verbs; shorter words may be prepositions. */
const VERB = 6;

const GERUND = /^(.+)([áéí])(ndo)(?:[mts]e|nos|os)?(?:l[oae]s?|[mts]e|nos|os)$/u;
const INFINITIVE = /^(.+)([áéí]r)(?:[mts]e|nos|os)(?:l[oae]s?)$/u;
const PLAIN_INFINITIVE = /^(.{2,}[aeií]r)(?:l[oae]s?|[mts]e|nos)$/u;
/** hagámoslo, vámonos: the s of the verb goes before nos and se. */
const LET_US = /^(.+)([áé])mo(?:nos|s(?:l[oae]s?|os)|sel[oae]s?)$/u;
/** póntelo, dísela: imperatives of one syllable; devuélvemelo: an accent three syllables from the end. */
const IMPERATIVE =
  /^(?:(?:pón|tén|vén|sál|ház|d[íá])|(\p{L}*[áéíóú][^áéíóú]{1,4}[ae]n?))(?:me|te|se|nos)(?:l[oae]s?)$/u;
const BARE_VOWEL: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

/** Whether a word in small letters is made of known ones by the rules of the language. */
export function isMadeOfKnown(word: string, language: TextLanguage, isKnown: IsKnown): boolean {
  return (
    hasKnownRest(word, language, isKnown) ||
    hasKnownStem(word, language, isKnown) ||
    (language === 'es' && hasPronouns(word, isKnown)) ||
    (language === 'de' && (isGermanAdjective(word, isKnown) || GERMAN_ES.test(word)))
  );
}

/** war's, hab's, wie's: es after a short word. */
const GERMAN_ES =
  /^(?:war|wär|hab|hat|ist|geht|gibt|tut|macht|mach|nimm|sag|kann|muss|soll|will|wird|wie|wo|wer|was|ob|wenn|weil|dass|du|er|sie|ich|wir|man|für|auf|in|durch|um|mir|dir|ihm|sich|so|jetzt|da)['’]s$/u;

const ADJECTIVE =
  /^(.{4,}?)s?(?:ähnlich|artig|bedingt|berechtigt|bezogen|feindlich|förmig|freundlich|gerecht|intern|orientiert|relevant|sprechend|spezifisch|tauglich|typisch|übergreifend|üblich|wirksam)(?:e[mnrs]?)?$/u;

/** bandförmig, umweltorientierte: a noun before an adjective that takes any. */
function isGermanAdjective(word: string, isKnown: IsKnown): boolean {
  const noun = ADJECTIVE.exec(word)?.[1];
  return noun !== undefined && isKnown(noun.charAt(0).toUpperCase() + noun.slice(1));
}

function hasKnownRest(word: string, language: TextLanguage, isKnown: IsKnown): boolean {
  if (word.length < PREFIXED) return false;
  return PREFIXES[language].some((prefix) => {
    if (!word.startsWith(prefix)) return false;
    const rest = word.slice(prefix.length);
    // Spanish doubles the r (infrarrojo) and has no e twice (restablecer).
    const isWrongJoint =
      language === 'es' && ((rest.startsWith('r') && /[aeiou]$/.test(prefix)) || rest.startsWith('e'));
    if (rest.length < (language === 'de' ? VERB : REST) || isWrongJoint) return false;
    // weiterzutreiben
    return isKnown(rest) || (language === 'de' && rest.startsWith('zu') && isKnown(rest.slice(2)));
  });
}

function hasKnownStem(word: string, language: TextLanguage, isKnown: IsKnown): boolean {
  const stem = ENDINGS[language]?.exec(word)?.[1];
  if (stem === undefined) return false;
  return (BARE[language] ?? []).some((ending) => isKnown(stem + ending) || isKnown(respelt(stem) + ending));
}

/** amiguito, poquito, vocecita: the sound of the stem's end written before another vowel. */
function respelt(stem: string): string {
  return stem.replace(/gu$/, 'g').replace(/qu$/, 'c').replace(/c$/, 'z');
}

/** colocándolo, llevárselo, piratearla: a verb form known without its pronouns; the accent must be where it belongs. */
function hasPronouns(word: string, isKnown: IsKnown): boolean {
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
  const plain = PLAIN_INFINITIVE.exec(word)?.[1];
  return plain !== undefined && isKnown(plain);
}
