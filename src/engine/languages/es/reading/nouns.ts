// Gender and number of Spanish nouns where the lexicon gives none, or both.
import { agrees, Feature, Group, Pos } from '../../../lexicon/features.ts';
import type { Match } from '../../../rules/match.ts';
import { GENDER_NUMBER } from '../../../rules/nounAgreement.ts';
import type { Token } from '../../../rules/token.ts';
import { valuesIn } from '../../../rules/wordRows.ts';
import nounGenders from '../rows/nounGender.words.tsv';

/** Everyday nouns whose ending hides their gender; for rarer ones the lexicon only guesses, so only these are trusted. */
const GENDERS = valuesIn(nounGenders, 'gender');

/** What the list says about a noun, or about its singular. */
const listedGender = (lower: string): string | undefined =>
  GENDERS.get(lower) ?? GENDERS.get(lower.replace(/s$/, '')) ?? GENDERS.get(lower.replace(/es$/, ''));

/** Endings that tell the gender of a noun. */
const ENDS_FEMININE = /(?:[cgnstx]i(?:ón|ones)|[dt]ad(?:es)?|tud|tudes|umbre|umbres|tri(?:z|ces)|[dñ]e(?:z|ces)|as?)$/;
const ENDS_MASCULINE = /(?:os?|ajes?|[dsñt]or(?:es)?|[^iz](?:ón|ones))$/;

/** Nouns for both men and women, and others whose ending does not tell their gender. */
export const NO_TELLING =
  /(?:[ií]sta|crata|nauta|ópata|atleta|poeta|profeta|iota|pirata|iatra|cida|arca|ícola|colega|grama|dogma|estigma|enigma|asma|ema|cometa|policía|guía|vigía|cura|cámara|guardia|centinela|azteca|maya|inca|camarada|hipócrita|indígena|carmelita|jesuita|israelita|trompeta|corneta|gorila|recluta|mañana|macro|mar|escolta|azulgrana|alienígena|meca|ultravioleta|soprano|espía|sinvergüenza|escita|panda|ex|defensa|omega|demo|punta|cabecilla|espada|batería|cólera|radio|modelo|testigo|miembro|piloto|soldado|árbitro|cata|pijama|facha|gallina|lente|maratón|montón|mogollón|nómada|belga|croata|persa|canalla|albacea|idólatra|cineasta|entusiasta|gimnasta|paradigma|contralto)s?$/;

/** Nouns used like adjectives without changing: datos clave, faldas rosa. */
export const ONE_FORM =
  /^(?:clave|web|modelo|piloto|estrella|límite|base|presa|rosa|naranja|violeta|lila|malva|turquesa|fucsia|granate|estándar)$/;

/** Words in -s that are both singular and plural: el paraguas, la crisis. */
const ONE_OR_MANY =
  /^(?:para|porta|saca|quita|abre|lava|corta|rompe|cumple|guarda|salva|mata|cuenta|toca|limpia|trota|pica|marca|cubre|lanza|pisa|tapa|salva|posa|rasca|traga|busca)\p{L}*s$|(?:[íi]sis|us|itis)$|^(?:lunes|martes|miércoles|jueves|viernes|iris|as|web)$/u;

/** Words in -s whose plural has another form: el mes, los meses. */
const ONE_IN_S = /[áéíóú]s$|^(?:mes|gas|bus|dios|tos)$/;

/** Gender and number bits of a token's noun readings, with the gender only where it is certain; [] when there are none. */
export function nounBits(token: Token): readonly number[] {
  const { lower } = token;
  const numbers = new Set<number>();
  for (const { pos, features } of token.readings) {
    if (pos === Pos.noun && (features & Group.number) !== 0) numbers.add(features & Group.number);
  }
  // A form in -s that is only listed as a singular (dosis, fauces) may well be a plural.
  const isOdd = lower.endsWith('s') && !numbers.has(Feature.plural) && !ONE_IN_S.test(lower);
  if (numbers.size === 0 || isOdd || lower.includes('-') || ONE_OR_MANY.test(lower)) return [];
  return [...numbers].map((bits) => bits | genderOf(lower));
}

function genderOf(lower: string): number {
  const listed = listedGender(lower);
  if (listed) return listed === 'feminine' ? Feature.feminine : Feature.masculine;
  if (NO_TELLING.test(lower)) return 0;
  if (ENDS_MASCULINE.test(lower)) return Feature.masculine;
  return ENDS_FEMININE.test(lower) ? Feature.feminine : 0;
}

/** Adjectives with one form for both genders. */
const ONE_GENDER = /(?:[eíú]|[^aoó]s|[^oedá]n|l|r|z|ista)(?:e?s)?$/;

/** Whether no reading of `name` agrees with the noun. */
export function fitsNot(m: Match, name: string, noun: string, groups: readonly number[] = GENDER_NUMBER): boolean {
  const nouns = nounBits(m.token(noun));
  const all = m.readings(name).filter(({ features }) => (features & (Group.gender | Group.number)) !== 0);
  const isAdjective = all.some(({ pos }) => pos === Pos.adjective) && ONE_GENDER.test(m.token(name).lower);
  const others = all.map(({ features }) => ({ features: isAdjective ? features & ~Group.gender : features }));
  return (
    nouns.length > 0 &&
    others.length > 0 &&
    others.every(({ features }) => nouns.every((bits) => !agrees(features, bits, groups)))
  );
}

/** The noun in the other number. */
export function inNumber(m: Match, noun: string, number: number): string[] {
  const token = m.token(noun);
  const found = new Set<string>();
  for (const { lemma, pos, features } of token.readings) {
    if (pos !== Pos.noun) continue;
    for (const each of m.sentence.lexicon.inflect(lemma, Pos.noun, (features & Group.gender) | number)) found.add(each);
  }
  found.delete(token.lower);
  return [...found];
}
