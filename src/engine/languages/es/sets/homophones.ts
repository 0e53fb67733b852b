// Spanish words that sound alike.
import { contextSet } from '../../../context/defineSet.ts';
import type { ContextSet } from '../../../context/types.ts';

/** All sets of this file. */
export const homophones: readonly ContextSet[] = [
  contextSet(
    'haber',
    [
      [
        'haber',
        'Debe de [haber] un error.',
        'Puede [haber] problemas con el pago.',
        'Después de [haber] comido, salimos.',
      ],
      ['a ver', 'Vamos [a ver] una película.', 'Voy [a ver] a mis padres.', 'Ven [a ver] lo que he comprado.'],
    ],
    ['haber>a ver', 'a ver>haber'],
  ),
  contextSet(
    'hay',
    [
      ['hay', 'No [hay] leche en la nevera.', 'En mi calle [hay] dos bares.', '¿[Hay] alguien en casa?'],
      ['ahí', 'Tus llaves están [ahí], en la mesa.', '¿Quién está [ahí]?', 'Desde [ahí] se ve el mar.'],
      ['ay', '¡[Ay], qué dolor!', '¡[Ay], cuánto lo siento!', '¡[Ay], Dios mío!'],
    ],
    ['hay>ahí', 'ahí>hay', 'ay>hay', 'ay>ahí'],
  ),
  contextSet(
    'haya',
    [
      [
        'haya',
        'No creo que [haya] llegado todavía.',
        'Es posible que [haya] salido.',
        'No creo que nadie lo [haya] visto.',
      ],
      [
        'halla',
        'El pueblo se [halla] en la costa.',
        'El hotel se [halla] cerca del mar.',
        'La iglesia se [halla] en el centro.',
      ],
      ['allá', 'Mi casa está más [allá] del río.', 'Vamos para [allá].', 'Se fue [allá] lejos.'],
    ],
    ['haya>allá', 'halla>haya', 'halla>allá', 'allá>haya'],
  ),
  contextSet(
    'a',
    [
      ['a', 'Mañana vamos [a] la playa.', 'Voy [a] llamar a mi madre.', 'Empezó [a] llover por la tarde.'],
      ['ha', 'Mi hermano [ha] comprado un coche.', 'No [ha] llegado todavía.', 'Se [ha] roto la ventana.'],
      ['ah', '[Ah], no lo sabía.', '¡[Ah], qué sorpresa!', '[Ah], ya entiendo.'],
    ],
    ['a>ha', 'ha>a', 'ah>a', 'ah>ha'],
  ),
  contextSet(
    'hecho',
    [
      ['hecho', '¿Qué has [hecho] hoy?', 'He [hecho] la comida.', 'El trabajo está bien [hecho].'],
      ['echo', 'Te [echo] mucho de menos.', 'Me [echo] una siesta después de comer.', 'Si puedo, te [echo] una mano.'],
    ],
    ['echo>hecho'],
  ),
  contextSet(
    'vaya',
    [
      ['vaya', 'No quiero que se [vaya].', '¡[Vaya] sorpresa!', 'Quiero que se [vaya] ahora.'],
      ['valla', 'El perro saltó la [valla].', 'Pusieron una [valla] alrededor del jardín.', 'La [valla] es de madera.'],
    ],
    ['valla>vaya'],
  ),
  contextSet(
    'tuvo',
    [
      ['tuvo', 'Mi hermana [tuvo] un niño.', 'No [tuvo] tiempo de comer.', 'El coche [tuvo] un accidente.'],
      ['tubo', 'El agua pasa por un [tubo].', 'Compré un [tubo] de pegamento.', 'Se rompió el [tubo] de la ducha.'],
    ],
    ['tubo>tuvo'],
  ),
  contextSet(
    'hacer',
    [
      ['hacer', 'No sé qué [hacer].', 'Tengo que [hacer] la compra.', 'Quiero [hacer] un viaje.'],
      ['a ser', 'Va [a ser] un día largo.', 'Llegó [a ser] muy famoso.', 'Vas [a ser] feliz.'],
    ],
    ['hacer>a ser', 'a ser>hacer'],
  ),
  contextSet(
    'vez',
    [
      ['vez', 'Es la primera [vez] que vengo.', 'Tal [vez] llueva mañana.', 'Lo he visto una [vez].'],
      ['ves', '¿[Ves] aquella casa?', '¿Qué [ves] desde la ventana?', 'Si la [ves], dile que me llame.'],
    ],
    ['ves>vez'],
  ),
  contextSet(
    'hasta',
    [
      ['hasta', 'Trabajo [hasta] las cinco.', 'Caminamos [hasta] la plaza.', 'Esperamos [hasta] el final.'],
      ['asta', 'La bandera ondea en el [asta].', 'El toro tiene un [asta] rota.', 'Subieron la bandera al [asta].'],
    ],
    ['asta>hasta'],
  ),
  contextSet(
    'has',
    [
      ['has', '¿Qué [has] comprado?', '¿Dónde [has] estado?', 'No me [has] dicho nada.'],
      ['as', 'Sacó un [as] de la manga.', 'Es un [as] del volante.', 'Tengo el [as] de copas.'],
    ],
    ['as>has'],
  ),
  contextSet(
    'he',
    [
      ['he', 'Nunca [he] estado en París.', 'No [he] visto a nadie.', 'Te [he] dicho que no.'],
      ['e', 'Estudia francés [e] inglés.', 'Madre [e] hijo llegaron juntos.', 'Es un libro útil [e] interesante.'],
    ],
    ['he>e', 'e>he'],
  ),
];
