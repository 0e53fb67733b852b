// Forms of Spanish nouns and adjectives that the spelling dictionary does not tell apart.
import { Feature, Pos, type PosCode } from '../../../../src/engine/lexicon/features.ts';

const { masculine, feminine, singular, plural } = Feature;

/** Everyday verbs of which a treebank or the dictionary also knows a noun or an adjective that nobody means. */
const VERBS_ONLY =
  'haces hace quieres quiere deben debe saben sabe parece dije llega lleva deja dejo deje acabo pierde intenta crea llegue queda trata pase afecta huyes halles llegas llevas dejas quedas tienen viene vienen puede pueden sale salen';
/** Nouns that are no adjectives. */
const NOUNS_ONLY = 'detalle detalles dientes diente sangre huevo huevos comida';

/** Words with the parts of speech that they do not have, whatever was read of them. */
export const ONLY: readonly (readonly [string, readonly PosCode[]])[] = [
  [VERBS_ONLY, [Pos.noun, Pos.adjective]],
  [NOUNS_ONLY, [Pos.adjective]],
];

/** Adjectives that the treebanks have as nouns alone. */
export const ADJECTIVES_TOO =
  'consciente inconsciente dependiente equivalente portátil móvil líquido corriente potencial estéril imponente inminente pertinente ' +
  'imperativo unitario referente académico científico ácido adversario propietario informativo diferencial integrante inconveniente ' +
  'reactivo oxidante aislante semejante incipiente reticente solvente latente patente paciente impaciente prudente imprudente ' +
  'inocente elocuente coherente incoherente congruente deficiente eficiente urgente vigente vidente valiente ardiente hiriente ' +
  'sonriente obediente desobediente indiferente inteligente negligente exigente influyente concluyente';

/** Endings that tell the gender of a noun: jabón, equipaje, tambor; epidemiología, portabilidad. */
const MASCULINE = /(?:[^iz]ón|aje|ambre|ote|[^fl]or|ador)$/;
const FEMININE = /(?:[csx]ión|dad|tad|tud|umbre|eza|[gftmn]ía|tría|itis)$/;
const UNLIKE_THEIR_ENDING =
  /^(?:labor|sinrazón|imagen|margen|orden|hambre|pelambre|dote|mansedumbre|serrín|crin|comezón|desazón)$/;

/** The kind of a noun by its ending where that tells the gender, otherwise the kind given. */
export function kindByEnding(word: string, kind: string): string {
  if (!kind.startsWith('n') || UNLIKE_THEIR_ENDING.test(word)) return kind;
  if (kind === 'nf' && MASCULINE.test(word)) return 'nm';
  return kind === 'nm' && FEMININE.test(word) ? 'nf' : kind;
}

/** The forms of an adjective that ends in -o, or has one form for both genders. */
export function adjectiveForms(word: string): [string, number][] {
  const stem = word.slice(0, -1);
  if (!word.endsWith('o'))
    return [[word, singular], ...pluralsOf(word).map((form): [string, number] => [form, plural])];
  const [one, many] = [singular, plural];
  return [
    [word, masculine | one],
    [`${stem}a`, feminine | one],
    [`${word}s`, masculine | many],
    [`${stem}as`, feminine | many],
  ];
}

/** A vowel without its accent. */
export const plain = (letter: string): string => ({ ó: 'o', é: 'e', á: 'a', í: 'i', ú: 'u' })[letter] ?? letter;

/** What the plural of a noun or adjective may be. */
export function pluralsOf(form: string): string[] {
  if (/[aeiouáéó]$/.test(form)) return [`${form}s`];
  if (form.endsWith('z')) return [`${form.slice(0, -1)}ces`];
  if (/[íú]$/.test(form)) return [`${form}es`, `${form}s`];
  const unstressed = form.replace(/[áéíóú](?=[ns]$)/, plain);
  const stressed = /[aeiou]n$/.test(form)
    ? form.replace(/([aeiou])([^aeiou]+)([aeiou])n$/, (_, a, b, c) => `${accent(a)}${b}${c}n`)
    : form;
  return [`${unstressed}es`, `${stressed}es`, `${form}s`];
}

const accent = (letter: string): string => ({ o: 'ó', e: 'é', a: 'á', i: 'í', u: 'ú' })[letter] ?? letter;
