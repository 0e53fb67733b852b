// Spanish question words, and porque.
import { contextSet } from '../../../context/defineSet.ts';
import type { ContextSet } from '../../../context/types.ts';

/** All sets of this file. */
export const questions: readonly ContextSet[] = [
  contextSet(
    'que',
    [
      ['que', 'El libro [que] me prestaste es muy bueno.', 'Me dijo [que] no podía venir.', 'Espero [que] estés bien.'],
      ['qué', '¿[Qué] quieres comer hoy?', 'No sé [qué] decir.', '¿[Qué] hora es?'],
    ],
    ['que>qué', 'qué>que'],
  ),
  contextSet(
    'como',
    [
      ['como', 'Es tan alto [como] su padre.', 'Habla [como] un niño.', 'Lo hizo [como] pudo.'],
      ['cómo', '¿[Cómo] estás?', '¿[Cómo] se dice esto en inglés?', '¿[Cómo] puedo ayudarte?'],
    ],
    ['como>cómo', 'cómo>como'],
  ),
  contextSet(
    'cuando',
    [
      [
        'cuando',
        'Te llamo [cuando] llegue a casa.',
        '[Cuando] era niño, vivía en el campo.',
        'Ella sonrió [cuando] vio a su hijo.',
      ],
      ['cuándo', '¿[Cuándo] vas a venir?', 'No sé [cuándo] sale el tren.', '¿Desde [cuándo] vives aquí?'],
    ],
    ['cuándo>cuando'],
  ),
  contextSet(
    'donde',
    [
      [
        'donde',
        'Esta es la casa [donde] nací.',
        'El pueblo [donde] vivo es pequeño.',
        'Vamos al bar [donde] trabaja mi primo.',
      ],
      ['dónde', '¿[Dónde] están mis llaves?', 'No sé [dónde] vive.', '¿De [dónde] eres?'],
    ],
    ['dónde>donde'],
  ),
  contextSet(
    'quien',
    [
      [
        'quien',
        'La mujer con [quien] hablas es mi jefa.',
        'Fue mi hermano [quien] llamó.',
        'No hay [quien] lo entienda.',
      ],
      ['quién', '¿[Quién] ha llamado?', 'No sé [quién] es ese hombre.', '¿[Quién] es esa mujer?'],
    ],
    ['quien>quién'],
  ),
  contextSet(
    'cual',
    [
      [
        'cual',
        'Es un problema del [cual] nadie habla.',
        'Hay una ventana por la [cual] entra la luz.',
        'El tren en el [cual] viajamos era viejo.',
      ],
      ['cuál', '¿[Cuál] es tu nombre?', '¿[Cuál] es el problema?', '¿[Cuál] de los dos es mejor?'],
    ],
    ['cual>cuál', 'cuál>cual'],
  ),
  contextSet(
    'cuanto',
    [
      ['cuanto', 'Hizo [cuanto] pudo.', 'En [cuanto] a mi padre, está mejor.', 'Ven en [cuanto] puedas.'],
      ['cuánto', '¿[Cuánto] cuesta este libro?', 'No sé [cuánto] tiempo falta.', '¿[Cuánto] dinero necesitas?'],
    ],
    ['cuánto>cuanto'],
  ),
  contextSet(
    'porque',
    [
      [
        'porque',
        'No lo compré [porque] era muy caro.',
        'Me gusta este libro [porque] es divertido.',
        'Lo hago [porque] quiero.',
      ],
      ['por qué', '¿[Por qué] no viniste ayer?', '¿[Por qué] llegas tan tarde?', '¿[Por qué] no me lo dijiste?'],
      [
        'porqué',
        'No entiendo el [porqué] de su enfado.',
        'Nadie sabe el [porqué] de esa decisión.',
        'Explica el [porqué] de las cosas.',
      ],
      ['por que', 'Lucha [por que] todos vivan mejor.'],
    ],
    ['porque>por qué', 'porqué>porque', 'por qué>porque', 'porqué>por qué'],
  ),
  contextSet(
    'sino',
    [
      ['sino', 'No es rojo, [sino] azul.', 'No vino Juan, [sino] Pedro.', 'No es mi hermano, [sino] mi primo.'],
      ['si no', '[Si no] vienes, me enfado.', '[Si no] te gusta, dímelo.', 'Te vas a caer [si no] tienes cuidado.'],
    ],
    ['sino>si no', 'si no>sino'],
  ),
  contextSet(
    'tambien',
    [
      ['también', 'Yo [también] quiero ir.', 'Ella [también] habla inglés.', 'Mi padre [también] trabaja allí.'],
      [
        'tan bien',
        'Nadie cocina [tan bien] como ella.',
        'No me siento [tan bien] como ayer.',
        'Nunca lo he pasado [tan bien].',
      ],
    ],
    ['tan bien>también'],
  ),
  contextSet(
    'tampoco',
    [
      ['tampoco', 'Yo [tampoco] quiero ir.', '[Tampoco] sabe nadar.', 'A mí [tampoco] me gusta.'],
      [
        'tan poco',
        'Hay [tan poco] tiempo que no podemos parar.',
        'Dormí [tan poco] que estoy cansado.',
        'Gana [tan poco] dinero que no puede ahorrar.',
      ],
    ],
    ['tan poco>tampoco'],
  ),
];
