// What agrees by the tree of a sentence, however far apart: subject and verb, the words of a noun phrase.
import { defineAgreement } from '../../../../agreement/defineAgreement.ts';
import { spanishAgreement as habits } from '../../agreement.ts';

/** A plural subject: Los vecinos que viven encima de mi hermana sale mañana temprano. */
export const afterPlural = defineAgreement({
  id: 'es.agreement-tree.plural',
  link: 'plural',
  habits,
  wrong: [
    [
      'Los vecinos que viven encima de mi hermana sale mañana temprano.',
      'Los vecinos que viven encima de mi hermana salen mañana temprano.',
    ],
    ['Las ventanas de la casa vieja no cierra bien.', 'Las ventanas de la casa vieja no cierran bien.'],
    ['Los padres de Marcos tiene una casa en la playa.', 'Los padres de Marcos tienen una casa en la playa.'],
  ],
  right: [
    'Los vecinos que viven encima de mi hermana salen mañana temprano.',
    'La mayoría de los vecinos sale temprano.',
    'Los pasos los sabía, pero miraba al suelo.',
    'Los españoles tenemos muchas fiestas.',
  ],
});

/** A singular subject: El director de las dos tiendas han decidido cerrar antes. */
export const afterSingular = defineAgreement({
  id: 'es.agreement-tree.singular',
  link: 'singular',
  habits,
  wrong: [
    [
      'El director de las dos tiendas han decidido cerrar antes.',
      'El director de las dos tiendas ha decidido cerrar antes.',
    ],
    ['La lista de los participantes estarán lista mañana.', 'La lista de los participantes estará lista mañana.'],
    ['El ruido de los coches no me dejan dormir.', 'El ruido de los coches no me deja dormir.'],
    ['El precio de las entradas han subido otra vez.', 'El precio de las entradas ha subido otra vez.'],
    ['La calidad de las fotos son muy buena.', 'La calidad de las fotos es muy buena.'],
  ],
  right: [
    'El director de las dos tiendas ha decidido cerrar antes.',
    'El médico y la enfermera han decidido esperar.',
    'Un grupo de personas esperan fuera.',
  ],
});

/** A word of a noun phrase: Nos dieron unas instrucciones demasiado largos. */
export const nounPhrase = defineAgreement({
  id: 'es.agreement-tree.noun-phrase',
  link: 'phrase',
  habits,
  wrong: [
    ['Nos dieron unas instrucciones demasiado largos.', 'Nos dieron unas instrucciones demasiado largas.'],
    ['Tiene un carácter bastante difíciles.', 'Tiene un carácter bastante difícil.'],
    ['Tenemos unos vecinos muy amable.', 'Tenemos unos vecinos muy amables.'],
    ['Vimos unas casas muy pequeña.', 'Vimos unas casas muy pequeñas.'],
  ],
  right: [
    'Tomamos una decisión realmente muy complicada.',
    'Los idiomas francés e italiano se parecen.',
    'El agua está muy fría.',
  ],
});
