// Spanish words that only an accent distinguishes.
import { contextSet, familySet } from '../../../context/defineSet.ts';
import type { ContextSet } from '../../../context/types.ts';

/** All sets of this file. */
export const accents: readonly ContextSet[] = [
  contextSet(
    'el',
    [
      [
        'el',
        'Ayer compré [el] pan en la tienda.',
        'Mi hermano vive en [el] centro.',
        'No encuentro [el] libro que me diste.',
      ],
      ['él', 'Vivo con [él] desde hace dos años.', 'Este regalo es para [él].', 'No sé nada de [él].'],
    ],
    ['el>él', 'él>el'],
  ),
  contextSet(
    'si',
    [
      ['si', 'Te llamo [si] tengo tiempo.', 'No sé [si] vendrá mañana.', 'Avísame [si] necesitas algo.'],
      ['sí', 'Ella solo piensa en [sí] misma.', 'Tú no quieres ir, pero yo [sí].', 'Le dije que [sí].'],
    ],
    ['si>sí', 'sí>si'],
  ),
  contextSet(
    'tu',
    [
      ['tu', '¿Dónde está [tu] casa?', 'Ayer vi a [tu] hermana en el mercado.', 'Me gusta mucho [tu] coche nuevo.'],
      ['tú', '¿Y [tú] qué piensas?', '¿Y [tú] qué quieres?', 'Creo que [tú] tienes razón.'],
    ],
    ['tu>tú', 'tú>tu'],
  ),
  contextSet(
    'mi',
    [
      ['mi', 'Ayer llamé a [mi] madre.', '[Mi] hermano trabaja en un banco.', 'He perdido [mi] cartera.'],
      ['mí', 'Este regalo es para [mí].', 'Nadie se acordó de [mí].', 'Para [mí] es muy importante.'],
    ],
    ['mi>mí', 'mí>mi'],
  ),
  contextSet(
    'te',
    [
      ['te', '¿Qué [te] pasa hoy?', 'Mañana [te] llamo por la tarde.', 'No [te] preocupes por eso.'],
      ['té', 'Por la mañana tomo una taza de [té].', '¿Quieres un [té] con limón?', 'Prefiero el [té] al café.'],
    ],
    ['té>te'],
  ),
  contextSet(
    'se',
    [
      ['se', 'Mi hermano [se] levanta muy temprano.', 'No [se] puede fumar aquí.', 'Ella [se] fue sin decir nada.'],
      ['sé', 'No [sé] qué hacer.', 'Yo no [sé] nadar.', 'Ya [sé] que es tarde.'],
    ],
    ['se>sé', 'sé>se'],
  ),
  contextSet(
    'de',
    [
      ['de', 'Es el coche [de] mi hermano.', 'Vengo [de] la oficina.', 'Un vaso [de] agua, por favor.'],
      ['dé', 'Espero que me [dé] una respuesta.', 'Dile que te [dé] las llaves.', 'No creo que le [dé] tiempo.'],
    ],
    ['dé>de'],
  ),
  contextSet(
    'mas',
    [
      ['más', 'No quiero comer [más].', 'Cada día hace [más] frío.', 'Necesito [más] tiempo para terminar.'],
      ['mas', 'Quiso hablar, [mas] no pudo.', 'Lo intentó, [mas] fue inútil.', 'Era pobre, [mas] honrado.'],
    ],
    ['mas>más'],
  ),
  contextSet(
    'esta',
    [
      ['esta', '[Esta] casa es muy grande.', 'Vamos a salir [esta] noche.', 'No conozco [esta] ciudad.'],
      ['está', 'Mi madre [está] en la cocina.', 'La puerta [está] cerrada.', '¿Dónde [está] el baño?'],
    ],
    ['esta>está', 'está>esta'],
  ),
  contextSet(
    'estas',
    [
      ['estas', '[Estas] flores son para ti.', 'No entiendo [estas] palabras.', 'Todas [estas] casas son nuevas.'],
      ['estás', '¿Cómo [estás]?', '¿Dónde [estás] ahora?', '¿[Estás] seguro?'],
    ],
    ['estás>estas'],
  ),
  contextSet(
    'este',
    [
      ['este', '[Este] libro es muy bueno.', '[Este] año no voy de vacaciones.', 'No me gusta [este] color.'],
      ['esté', 'Cuando [esté] listo, te aviso.', 'Es posible que ya [esté] cerrado.', 'Espero que todo [esté] listo.'],
    ],
    ['este>esté', 'esté>este'],
  ),
  familySet(
    'spanish-accents',
    [
      [
        'none',
        'Yo [trabajo|final:trabajó] en una oficina.',
        'Yo me [levanto|final:levantó] temprano.',
        'Te [espero|final:esperó] en la puerta.',
        'Todos los años [viajo|final:viajó] a Italia.',
        'Yo [vivo|final:vivó] en el centro.',
        'Normalmente [tomo|final:tomó] café por la mañana.',
        'No [entiendo|final:entiendó] la pregunta.',
        'Siempre me [olvido|final:olvidó] de las llaves.',
        'Ella [publica|inner:pública] sus fotos en la red.',
        'Yo [critico|inner:crítico] poco a la gente.',
      ],
      [
        'final',
        'El niño [lloró|none:lloro] toda la noche.',
        'La guerra [terminó|none:termino] en 1945.',
        'El niño se [cayó|none:cayo] al suelo.',
      ],
      [
        'inner',
        'El [número|none:numero] de teléfono ha cambiado.',
        'Vive en la [última|none:ultima] casa de la calle.',
        'No tengo su [número|none:numero] de teléfono.',
        'El [público|final:publicó] aplaudió mucho.',
        'Es un [término|final:terminó] médico.',
        'El [número|final:numeró] de alumnos ha crecido.',
      ],
    ],
    ['none>final', 'none>inner', 'final>inner'],
  ),
];
