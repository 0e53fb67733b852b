// Words that German forms freely, and what may stand next to unknown ones.
import { capitalise } from '../../text/shape.ts';
import { wordList, wordSet } from '../../text/wordLists.ts';
import type { IsKnown } from '../../words/derived.ts';
import type { WordHabits } from '../../words/habits.ts';
import { isWithoutSharpS } from './sharpS.ts';

/** war's, hab's, wie's: es after a short word. */
const ES =
  /^(?:war|wär|hab|hat|ist|geht|gibt|tut|macht|mach|nimm|sag|kann|muss|soll|will|wird|wie|wo|wer|was|ob|wenn|weil|dass|du|er|sie|ich|wir|man|für|auf|in|durch|um|mir|dir|ihm|sich|so|jetzt|da)['’]s$/u;

const ADJECTIVE =
  /^(.{4,}?)s?(?:ähnlich|artig|basiert|bedingt|berechtigt|betont|bezogen|fähig|feindlich|förmig|freundlich|gebunden|gerecht|gesteuert|gestützt|getrieben|haltig|intern|orientiert|pflichtig|relevant|sprechend|spezifisch|tauglich|typisch|übergreifend|üblich|widrig|wirksam)(?:e[mnrs]?)?$/u;

/** bandförmig, umweltorientierte: a noun joined to an adjective that combines with any noun. */
function isNounAndAdjective(word: string, isKnown: IsKnown): boolean {
  const noun = ADJECTIVE.exec(word)?.[1];
  return noun !== undefined && isKnown(noun.charAt(0).toUpperCase() + noun.slice(1));
}

/** reißfest, seetüchtig: after a noun or the stem of a verb. */
const STURDY = /^(.{3,}?)[sn]?(?:fest|tüchtig|süchtig)(?:e[mnrs]?)?$/u;

const isSturdy = (word: string, isKnown: IsKnown): boolean => {
  const first = STURDY.exec(word)?.[1];
  return first !== undefined && (isKnown(first.charAt(0).toUpperCase() + first.slice(1)) || isKnown(`${first}en`));
};

/** unverlangt, unambitioniert: a negated adjective or participle. */
const NOT = /^un(?!anhäng)(.{5,})$/;
const NEGATED = /(?:ig|lich|isch|bar|sam|haft|end|iert|^(?:ge|be|ver|er|zer|ent).*[nt])(?:e[mnrs]?)?$/;
/** klickbar, faltbare: of a verb; Bestatter, Anforderern: one who does it. */
const ABLE = /^(.{4,})bar(?:e[mnrs]?)?$/;
const DOER = /^(.{4,})er(?:s|n|in|innen)?$/;
/** Eindeichung, Abregelungen: what is done; Umdenkens, Segelns: of doing it. */
const DOING = /^(.{4,})(?:ung(?:en)?|ens|(?<=e[lr])ns)$/;
/** Wechselhaftigkeit, Belastbarkeit: of an adjective. */
const QUALITY = /^(.{5,}(?:ig|lich|bar|sam|haft))keit(?:en)?$/;
/** unsinnigerweise: of an adjective. */
const MANNER = /^(.{4,})erweise$/;

/** gerümpft, gekalbten: of a weak verb, which also has a past in te. */
function isWeakParticiple(word: string, isKnown: IsKnown): boolean {
  const stem = /^ge(.{3,})t(?:e[mnrs]?)?$/.exec(word)?.[1];
  if (stem === undefined || /^(?:be|ge|ent|emp|er|ver|zer)|ier$/.test(stem)) return false;
  return isKnown(`${stem}te`) && isInfinitive(`${stem}en`, isKnown);
}

/** Words with a prefix or an ending that nearly every word of a kind can take. */
function isExtended(word: string, isKnown: IsKnown): boolean {
  const other = NOT.exec(word)?.[1];
  if (other !== undefined && NEGATED.test(other) && isKnown(other)) return true;
  const verb = ABLE.exec(word)?.[1];
  if (verb !== undefined && isInfinitive(`${verb}en`, isKnown)) return true;
  const manner = MANNER.exec(word)?.[1];
  if (manner !== undefined && isKnown(manner)) return true;
  return isWeakParticiple(word, isKnown);
}

/** Nouns made of a verb or an adjective. */
function isMadeNoun(word: string, isKnown: IsKnown): boolean {
  const lower = word.toLowerCase();
  const verb = DOER.exec(lower)?.[1];
  if (verb !== undefined && isInfinitive(`${verb}en`, isKnown)) return true;
  const done = DOING.exec(lower)?.[1];
  if (
    done !== undefined &&
    (isInfinitive(`${done}en`, isKnown) || (/e[lr]$/.test(done) && isInfinitive(`${done}n`, isKnown)))
  )
    return true;
  const adjective = QUALITY.exec(lower)?.[1];
  return adjective !== undefined && isKnown(adjective);
}

/** Particles that are never a prefix: über, unter, um and wieder may be one, or a misspelt one. */
const PARTICLE =
  /^(?:auseinander|dazwischen|hinterher|darüber|darauf|daneben|dahinter|spazieren|zusammen|richtig|zurecht|gleich|kaputt|runter|schief|vorbei|weiter|zurück|davon|durch|krank|rüber|schön|still|dazu|fern|fest|fort|frei|heim|hoch|klar|nach|rauf|raus|rein|auf|aus|bei|ein|her|hin|los|mit|rum|vor|weg|ab|an)(?=.{3})/u;

/** The past tense of usual strong verbs: anhatte, auftrug. */
const PAST =
  /^(?:hatte|trug|kam|ging|stand|nahm|gab|fiel|lief|fing|hielt|rief|sah|schlug|schrieb|sprach|zog|warf|bot|band|brach|fuhr|lag|las|saß|schnitt|stieg|traf|trat|wies|griff|schlief|schob|flog)(?:e?n|e?st|t)?$/u;

/** einzuschlafen, rübergeschickt, einschläft: a particle before a verb. */
function isParticleAndVerb(word: string, isKnown: IsKnown): boolean {
  const particle = PARTICLE.exec(word)?.[0];
  if (particle === undefined) return false;
  const rest = word.slice(particle.length);
  if (PAST.test(rest)) return true;
  if (rest.length < 5) return false;
  const verb = rest.startsWith('zu') && rest.length > 6 ? rest.slice(2) : rest;
  if (isInfinitive(verb, isKnown)) return true;
  if (!isKnown(rest)) return false;
  // festkochende
  if (/^(?!ein|nähr).{2,}end(?:e[mnrs]?)?$/.test(rest)) return true;
  if (!rest.startsWith('ge')) return /[^s]s?t$/.test(rest);
  // gestattet, gereicht: ge belongs to the verb itself
  if (rest.endsWith('t'))
    return isInfinitive(rest.slice(2).replace(/e?t$/, 'en'), isKnown) && !isKnown(rest.replace(/e?t$/, 'en'));
  return rest.endsWith('en') && rest.length > 6 && rest !== 'genehmen';
}

/** An infinitive: its stem also takes the ending of another person. */
function isInfinitive(word: string, isKnown: IsKnown): boolean {
  if (!/^(?!wieder|[mdks]?einen).{2,}(?:en|ern|eln)$/.test(word) || !isKnown(word)) return false;
  const stem = word.replace(/e?n$/, '');
  // setzten is a past tense, schalten (geschaltet) is none
  if (stem.endsWith('t') && isKnown(`${stem.slice(0, -1)}en`) && !isKnown(`ge${stem}et`)) return false;
  return isKnown(`${stem}t`) || isKnown(`${stem}et`);
}

/** Shorter parts are found in too many words by chance. */
const PART = 4;
const LINKS = ['', 's', 'es', 'n', 'en', 'e'];

/** A word that only exists with a capital. */
const isNoun = (word: string, isKnown: IsKnown): boolean => isKnown(word) && !isKnown(word.toLowerCase());

/** Whether the dictionary joins a noun to others, perhaps with another link (Arbeitshaus, not Arbeithaus). */
function isJoinedElsewhere(noun: string, isKnown: IsKnown): boolean {
  const bases = LINKS.filter((link) => noun.endsWith(link)).map((link) => noun.slice(0, noun.length - link.length));
  return bases.some((base) => LINKS.some((link) => isKnown(`${base}${link}haus`)));
}

/** Restaurantketten, Straußenleder: a noun that the dictionary joins to no other, whatever the link, and another noun. */
function isJoinedNoun(word: string, isKnown: IsKnown): boolean {
  if (isWithoutSharpS(word, isKnown)) return false;
  for (let at = PART; at <= word.length - PART; at++) {
    const first = word.slice(0, at);
    if (!isNoun(first, isKnown) || !isNoun(capitalise(word.slice(at)), isKnown)) continue;
    if (!first.endsWith('um') && !isJoinedElsewhere(first, isKnown)) return true;
  }
  return false;
}

/** Particles so long that a verb of four letters may follow: herausfand, auseinanderbreche. */
const LONG_PARTICLE =
  /^(?:heraus|hinaus|herein|hinein|herum|hervor|zurück|zusammen|auseinander|aufeinander|durcheinander|vorbei|weiter|wieder|entgegen|herunter|hinunter|herauf|hinauf|hinüber|herüber|hernieder|hinterher|hierher|dorthin|dahin|hinweg|umher|vorüber|vorwärts|dagegen|drüber|beiseite|empor|voraus|voran|davon)(.{4,})$/;

/** What stands before adjectives and participles: vielbeachtet, neugezogen, fünfmalig. */
const BEFORE_ADJECTIVE =
  /^(?:viel|neu|hoch|tief|wohl|best|meist|frisch|ur|bitter|gleich|selbst|schwer|leicht|voll|halb|früh|spät|nicht|groß|klein|kurz|lang|breit|scharf|fein|blau|rot|grün|gelb|schwarz|weiß|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|mehr)(.{6,})$/;
const ADJECTIVAL = /(?:ig|lich|isch|bar|sam|los|voll|end|t)(?:e[nmrs]?)?$/;

/** aufsehenerregend, kriegsgebeutelt, tarifvertraglich: a noun and a participle or an adjective. */
function isNounAndAttribute(word: string, isKnown: IsKnown): boolean {
  if (!/(?:end|t|ig|lich|isch|bar)(?:e[mnrs]?)?$/.test(word)) return false;
  for (let at = PART; at <= word.length - 7; at++) {
    const rest = word.slice(at);
    if (!isKnown(rest) || isKnown(capitalise(rest))) continue;
    const first = capitalise(word.slice(0, at));
    if (isNoun(first, isKnown) || isNoun(first.replace(/(?:s|n)$/, ''), isKnown)) return true;
  }
  return false;
}

/** Endings of an adjective, with the stem in the first group. */
const INFLECTED = /^(.{3,}?)(?:(?:er|e?st)?e[mnrs]?|er|)$/u;
/** Words with the endings of adjectives that are none. */
const NO_ADJECTIVE = wordSet('ein kein mein dein sein unser eur ihr dies jen jed welch solch manch all ander');

/** Whether all of an adjective's endings are known: berufsnah, verdachtsfreie, wertgesichertes. */
function isAttribute(word: string, isKnown: IsKnown): boolean {
  const stem = INFLECTED.exec(word)?.[1];
  if (stem === undefined || NO_ADJECTIVE.has(stem) || !isKnown(word)) return false;
  for (let end = stem.length; end <= word.length; end++) {
    const base = word.slice(0, end);
    if (!NO_ADJECTIVE.has(base) && isKnown(`${base}em`) && isKnown(`${base}es`)) return true;
  }
  return false;
}

/** kriegsgeplagten, verdachtsfrei: a noun, linked as the dictionary links it to others, and an adjective. */
function isLinkedAttribute(word: string, isKnown: IsKnown): boolean {
  // stadtfest, tageslicht: a noun in lower case
  if (isKnown(capitalise(word))) return false;
  for (let at = PART; at <= word.length - 3; at++) {
    const first = capitalise(word.slice(0, at));
    if (isAttribute(word.slice(at), isKnown) && (isKnown(`${first}haus`) || isKnown(`${first}arbeit`))) return true;
  }
  return false;
}

/** zweihundertfünfzehn, neunzehnhundertvierzig, dreitausendste. */
const SMALL_NUMBER =
  '(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|(?:drei|vier|fünf|sech|sieb|acht|neun)zehn)';
const TENS = '(?:zwan|vier|fünf|sech|sieb|acht|neun)zig|dreißig';
const BELOW_HUNDRED = `(?:(?:(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)und)?(?:${TENS})|${SMALL_NUMBER}|eins)`;
const NUMBER = new RegExp(
  `^(?=.*(?:hundert|tausend|[zß]ig))(?:(?:${SMALL_NUMBER}?hundert)?(?:${BELOW_HUNDRED})?tausend)?(?:${SMALL_NUMBER}?hundert)?(?:und)?(?:${BELOW_HUNDRED})?(?:s?te[mnrs]?|er)?$`,
  'u',
);

/** Forms of verbs and adjectives that are joined as freely as nouns. */
function isJoinedFreely(word: string, isKnown: IsKnown): boolean {
  const verb = LONG_PARTICLE.exec(word)?.[1];
  if (verb && isKnown(verb)) return true;
  const adjective = BEFORE_ADJECTIVE.exec(word)?.[1];
  if (adjective && ADJECTIVAL.test(adjective) && isKnown(adjective)) return true;
  return isNounAndAttribute(word, isKnown);
}

/** See WordHabits. */
export const germanWords: WordHabits = {
  // One Grüssen or Strasse is as often a slip of a German as it is Swiss; two more than there are words with ß tell.
  variantLeads: { 'de-CH': 2 },
  hyphenPrefixes: wordSet(
    'anti auto bi bio co ex geo haupt hyper inter makro mega meta mikro mini mono multi neo nicht nord ober öko ost post prä pro pseudo semi sub süd super tele ultra unter vize west',
  ),
  derivation: {
    prefixes: wordList(
      'bevor dabei dran drauf eis empor entgegen fort herab heran herauf heraus herbei herein herum herunter hervor hinab hinauf hinaus hinein hinunter nieder raus rein rum runter vorbei weiter zurück zusammen',
    ),
    // particles stand before verbs; shorter words may be prepositions
    leastRest: 6,
    // weiterzutreiben
    isRest: (rest, isKnown) => rest.startsWith('zu') && isKnown(rest.slice(2)),
    isOther: (word, isKnown) =>
      isNounAndAdjective(word, isKnown) ||
      isSturdy(word, isKnown) ||
      isParticleAndVerb(word, isKnown) ||
      isJoinedFreely(word, isKnown) ||
      isExtended(word, isKnown) ||
      ES.test(word) ||
      NUMBER.test(word),
    isJoint: isLinkedAttribute,
  },
  hasPossessiveS: true,
  isJoinedNoun: (word, isKnown) => isJoinedNoun(word, isKnown) || isMadeNoun(word, isKnown),
  nameEnding: /^(.{3,}[^sßxz])s$/u,
  isHalf: (part, before, after, isKnown) => {
    // Haupt- und Nebensatz; -haus: half a compound.
    if (after === '-' && (isKnown(`${part}haus`) || isKnown(`${part}arbeit`))) return true;
    return before === '-' && (isKnown(capitalise(part)) || isKnown(`Haus${part}`));
  },
  beforeNouns: wordSet(
    'der die das den dem des ein eine einen einem einer eines im am zum zur beim vom ins ans ' +
      'kein keine keinen keinem keiner mein meine meinen meinem meiner dein deine deinen sein seine seinen seinem seiner ' +
      'ihr ihre ihren ihrem ihrer unser unsere unseren unserem unserer euer eure dieser diese dieses diesen diesem jeder jede ' +
      'jedes jeden jedem welche welcher welches alle alles viele wenige einige mehrere etwas viel kein',
  ),
  nameOpeners: {
    titles: wordSet(
      'herr herrn frau fräulein dr prof familie kollege kollegin kollegen baron baronin graf gräfin prinz prinzessin königin ' +
        'onkel tante oma opa schwester bruder pfarrer doktor professor professorin abgeordnete abgeordneten abgeordneter ' +
        'ministerin minister kanzler kanzlerin präsident präsidentin',
    ),
    greetings: wordSet('hallo hi hey liebe lieber moin servus ciao grüezi hoi tschüss danke'),
    closings: wordSet('dein deine euer eure ihr ihre grüße gruß'),
  },
};
