// What Spanish letters and mails look like.
import type { LetterFacts } from '../../letter/types.ts';
import { wordList } from '../../text/wordLists.ts';
import { spanishAddress } from './address.ts';
import { spanishCommon } from './common.ts';

const OWN_CLOSINGS =
  '(?:un )?(?:cordial(?:es)?|afectuosos?|atentos?) saludos?|saludos? (?:cordiales|cordial|atentos?|afectuosos?)|(?:muy )?atentamente|un (?:saludo|abrazo|fuerte abrazo)(?: (?:cordial|fuerte|afectuoso|enorme|grande))?|saludos|cordialmente|reciba un (?:cordial )?saludo';

/** See LetterFacts. */
export const spanishLetter: LetterFacts = {
  greetings:
    '(?:mi )?(?:muy )?(?:estimad[oa]s?|querid[oa]s?|queridísim[oa]s?|apreciad[oa]s?|respetad[oa]s?|distinguid[oa]s?)|hola|buenos días|buen día|buenas(?: tardes| noches)?|muy señor(?:a|es|as)? (?:mí[oa]s?|nuestr[oa]s?)|señor(?:a|es)? director(?:a|es)?|de (?:mi|nuestra) (?:mayor )?consideración|a quien (?:corresponda|pueda interesar)|ey|hey|oye|amig[oa]s?',
  formal:
    'muy señor(?:a|es|as)? (?:mí[oa]s?|nuestr[oa]s?)|(?:muy )?estimad[oa]s? (?:señor|sr|dr|prof)|distinguid[oa]s?|a quien (?:corresponda|pueda interesar)',
  distant: 'muy señor(?:a|es|as)? (?:mí[oa]s?|nuestr[oa]s?)|distinguid[oa]s?',
  address: spanishAddress,
  titles:
    'Sra|Sr|Sres|Srta|Señora|Señor|Señorita|señora|señor|señorita|Dra|Dr|Doctor|Doctora|Don|Doña|don|doña|Profesor|Profesora|profesora|profesor',
  notNames: wordList(
    'señor señora señores señoras director directora todos todas equipo compañeros compañeras compañero compañera amigos amigas amigo amiga padres madres vecinos vecinas vecino vecina familia familias cliente clientes mamá papá abuela abuelo tía tío socios socias colega colegas profesor profesora doctor doctora alcalde alcaldesa maestro maestra chicos chicas grupo lectores administrador administradora',
  ),
  and: 'y|e|&',
  beforeName:
    '(?:gracias|muchas gracias|mil gracias|gracias de nuevo)|(?:cómo|qué tal) (?:estás|te va|andas)|feliz cumpleaños|enhorabuena|felicidades',
  closings: `${OWN_CLOSINGS}|saludos?|atentamente|abrazos?|besos?|besitos|beso|cordialmente|atte|gracias|hasta (?:pronto|luego|mañana|el|la)|nos vemos|cuídate|tu|tuy[oa]|su|con (?:cariño|afecto|todo|mucho)|quedo a (?:la espera|su|tu)|(?:a|en) (?:la )?espera|sin otro particular|suerte|chao|chau|adiós|dios|bendiciones|afectuosamente|respetuosamente|sinceramente|agradeciendo|agradezco|le saluda|se despide|reciba`,
  ownClosings: OWN_CLOSINGS,
  attachments:
    /(?<![\p{L}-])(?:(?<!(?:profesor|director|secretario|médico|fiscal|profesora|directora|secretaria) )adjunt[oa]s?(?! a (?:la|el|los|las) (?:cátedra|dirección))|adjuntamos|archivos? adjuntos?|he adjuntado|anexos? ?:|(?:le |te |les |os )?anexo (?:el|la|los|las|copia|una|un))(?!\p{L})/iu,
  gaps: wordList(
    'nombre nombres apellido apellidos empresa compañía fecha hora lugar dirección puesto cargo número importe título asunto teléfono correo email e-mail destinatario remitente firma producto cliente ciudad calle motivo tema referencia',
  ),
  hasNotes: false,
  calendar: spanishCommon.calendar,
  shortDays: wordList('dom lun mar mié jue vie sáb'),
};
