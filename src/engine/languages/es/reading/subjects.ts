// The person and number of pronoun subjects, and the words around a subject.
import { Feature } from '../../../lexicon/features.ts';

/** Person and number that a subject requires of its verb, as feature bits. */
export interface Subject {
  person: number;
  number: number;
}

/** One-word subjects. */
export const PRONOUNS: Readonly<Record<string, Subject>> = {
  yo: { person: Feature.first, number: Feature.singular },
  tú: { person: Feature.second, number: Feature.singular },
  él: { person: Feature.third, number: Feature.singular },
  ella: { person: Feature.third, number: Feature.singular },
  usted: { person: Feature.third, number: Feature.singular },
  nadie: { person: Feature.third, number: Feature.singular },
  alguien: { person: Feature.third, number: Feature.singular },
  esto: { person: Feature.third, number: Feature.singular },
  eso: { person: Feature.third, number: Feature.singular },
  nosotros: { person: Feature.first, number: Feature.plural },
  nosotras: { person: Feature.first, number: Feature.plural },
  vosotros: { person: Feature.second, number: Feature.plural },
  vosotras: { person: Feature.second, number: Feature.plural },
  ellos: { person: Feature.third, number: Feature.plural },
  ellas: { person: Feature.third, number: Feature.plural },
  ustedes: { person: Feature.third, number: Feature.plural },
};

const TIMES =
  'lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|días?|noches?|tardes?|mañanas?|ve(?:z|ces)|años?|mes(?:es)?|semanas?|horas?|minutos?|segundos?|momentos?|ratos?|inviernos?|veranos?|otoños?|primaveras?|fin(?:es)?|siglos?|épocas?|final(?:es)?|principios?|instantes?|temporadas?|navidad(?:es)?|vacaciones|madrugadas?|tiempos?|ocasi(?:ón|ones)|décadas?';

/** Nouns that say when: "los lunes trabaja mi padre", "la próxima vez llego". */
export const MOMENT = new RegExp(`^(?:${TIMES})$`);

/** Those, and nouns whose verb follows something else: "la mayoría vinieron", "de todas formas iremos". */
export const TIME = new RegExp(
  `^(?:${TIMES}|caso|modo|forma|manera|parte|lado|verdad|cosa|problema|resto|mayoría|mitad|par|docena|número|grupo|conjunto|serie|tipo|multitud|cantidad|montón|equipo|pareja|familia|minoría)$`,
);

/** Nouns of measure: "tres kilómetros más allá está el río". */
export const MEASURE =
  /^(?:kilómetros?|metros?|pasos?|centímetros?|puntos?|grados?|euros?|dólares|pesos|pesetas|millones|mil(?:es)?|kilos?|litros?|edad|ciento|veces)$/;

/** Expressions of time that may open a clause before its subject. */
export const WHEN =
  /^(?:año|mes|semana|día|noche|mañana|tarde|verano|invierno|hoy|ayer|ahora|pasado|pasada|después|luego|también|entonces)$/;

/** Words before a subject that starts a clause. */
export const CLAUSE = /^(?:[,;:¿¡("«—-]|que|porque|pero|si|cuando|aunque|mientras|donde|como|pues)$/;
