// What the answers of language models are judged by in Spanish.
import type { GuardFacts } from '../../guard/types.ts';
import { wordList, wordSet } from '../../text/wordLists.ts';

const SMALL = wordList(
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
);
const TENS = wordList('treinta cuarenta cincuenta sesenta setenta ochenta noventa cien');

/** See GuardFacts. "uno" stands for anybody too often to be a number. */
export const spanishGuard: GuardFacts = {
  refusals:
    /^(?:lo (?:siento|lamento),? (?:pero )?(?:no puedo|como|esta|no me)|disculp[ae],? pero|(?:no puedo|no me es posible|no soy capaz de) (?:ayudar|hacer eso|cumplir|corregir|reescribir|procesar)|como (?:ia|modelo|inteligencia|asistente)(?!\p{L}))/iu,
  preambles:
    /^(?:(?:claro|por supuesto|desde luego|con gusto|vale|de acuerdo)(?: que sí)?[,!.:] ?(?:aquí|he (?:corr|rev|rees))|aquí (?:tienes?|está) (?:la|el|tu|su|una) |(?:frase|oración|versión|texto) (?:corregid|revisad|reescrit|mejorad)|(?:corrección|respuesta|resultado|nota|salida):|no (?:hay|se necesitan|son necesarias) (?:correcciones|cambios) )/iu,
  numbers: new Map([
    ...SMALL.map((word, value) => [word, value] as const).filter(([word]) => word !== 'uno'),
    ...TENS.map((word, i) => [word, 30 + i * 10] as const),
    ['ciento', 100],
    ['mil', 1e3],
    ['millón', 1e6],
    ['millones', 1e6],
    ['docena', 12],
    ['medio', 0.5],
    ['mitad', 0.5],
    ['tercero', 3],
    ['tercera', 3],
  ]),
  longNumber: /^(?:veinti\p{L}+|\p{L}*cient[oa]s|quinient[oa]s)$/u,
  negation: {
    not: wordSet('no sin'),
    none: wordSet('nunca jamás nada nadie ningún ninguno ninguna ningunos ningunas tampoco ni sino'),
    soft: wordSet(
      'incapaz incapaces falta faltan faltaba carece carecen rechaza rechazan rechazó rechazar evita evitan evitar impide impiden impedir fracasa fracasó apenas rara-vez falso falsa ausencia ausente',
    ),
    opposite:
      /^(?!import|impres|inform|inter|intens|inclin|inclui|instant|individ|indic|inmens|inmedi|dispues|distin)(?:in|im|i(?=rr)|des|dis)(\p{L}{4,})$/u,
  },
  modals: [
    /(?<= )(?:puedo|puedes|puede|podemos|podéis|pueden|podía|podías|podíamos|podían|pude|pudo|pudiste|pudimos|pudieron|podré|podrás|podrá|podremos|podrán|podría|podrías|podríamos|podrían|pueda|puedas|puedan|podamos|pudiera|pudieran|poder|(?<!(?:antes|más \p{L}+) )posible|imposible|posibilidad|imposibilidad|capaz|capaces|incapaz|incapaces) /gu,
    /(?<= )(?:quizá|quizás|tal vez|posiblemente|acaso) /gu,
    /(?<= )(?:debo|debes|debe|debemos|debéis|deben|debía|debían|debí|debió|deberé|deberá|deberán|necesario|preciso|obligación|obligado|obligada|(?:tengo|tienes|tiene|tenemos|tenéis|tienen|tenía|tenías|tenían|tuve|tuvo|tuvieron|tendré|tendrás|tendrá|tendremos|tendrán|hay|había|habrá) que) /gu,
    /(?<= )(?:debería|deberías|deberíamos|deberíais|deberían|(?:tendría|tendrías|tendríamos|tendrían|habría) que) /gu,
    /(?<= )(?:quiero|quieres|quiere|queremos|queréis|quieren|quería|querían|querría|querrías|querríamos|quisiera|quisieras|quisiéramos) /gu,
  ],
  notNames: /^(?:Usted|Ustedes|Ud|Uds|Vd|Vds|Sr|Sra|Srta|Señor|Señora)$/,
};
