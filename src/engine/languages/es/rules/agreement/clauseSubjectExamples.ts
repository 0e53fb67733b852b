// Sentences of the rule for subjects that stand apart from their verb (clauseSubject.ts).
import type { WrongExample } from '../../../../rules/types.ts';

/** With the mistake, and without it. */
export const CLAUSE_SUBJECT_WRONG: readonly WrongExample[] = [
  ['Los vecinos que había comprado sus plazas protestaron.', 'Los vecinos que habían comprado sus plazas protestaron.'],
  ['Creo que el frío y la lluvia asusta a la gente.', 'Creo que el frío y la lluvia asustan a la gente.'],
  ['Los soldados que volvió por el puerto eran jóvenes.', 'Los soldados que volvieron por el puerto eran jóvenes.'],
  ['Dice mi tía que todos estaba cansados.', 'Dice mi tía que todos estaban cansados.'],
  ['Las fotos que hiciste en la boda está en el cajón.', 'Las fotos que hiciste en la boda están en el cajón.'],
  ['Ninguno de los alumnos entregaron el trabajo.', 'Ninguno de los alumnos entregó el trabajo.'],
  ['Mi hijo no puedo ir al colegio.', 'Mi hijo no puede ir al colegio.'],
  ['Mucha gente piensan lo mismo.', 'Mucha gente piensa lo mismo.'],
  ['Te llevo galletas de las que te gusta.', 'Te llevo galletas de las que te gustan.'],
  ['Ayer por la tarde llegó por fin los muebles.', 'Ayer por la tarde llegaron por fin los muebles.'],
  ['La lista que nos pasó tu hermana están en la mesa.', 'La lista que nos pasó tu hermana está en la mesa.'],
  ['En el patio apareció varias cajas vacías.', 'En el patio aparecieron varias cajas vacías.'],
  ['Hay problemas que surge cada semana.', 'Hay problemas que surgen cada semana.'],
  ['Los vecinos, cansados del ruido, llamó a la policía.', 'Los vecinos, cansados del ruido, llamaron a la policía.'],
  ['Según mi jefe las nuevas normas entra en vigor mañana.', 'Según mi jefe las nuevas normas entran en vigor mañana.'],
  ['En la encuesta se detectó muchos errores.', 'En la encuesta se detectaron muchos errores.'],
  ['El niño se cayó y le sangra las rodillas.', 'El niño se cayó y le sangran las rodillas.'],
  ['Tanto mi padre como mi madre trabaja en un hospital.', 'Tanto mi padre como mi madre trabajan en un hospital.'],
  ['El precio de cada entrada son de diez euros.', 'El precio de cada entrada es de diez euros.'],
  ['Pronto va a llegar los resultados.', 'Pronto van a llegar los resultados.'],
  ['A mi hijo le gustan la playa.', 'A mi hijo le gusta la playa.'],
  ['La portavoz, Carmen Ruiz, han dicho que no.', 'La portavoz, Carmen Ruiz, ha dicho que no.'],
  ['Con las obras del metro, la calle están cortada.', 'Con las obras del metro, la calle está cortada.'],
  ['Los papeles que encontramos da una idea del problema.', 'Los papeles que encontramos dan una idea del problema.'],
];

/** Right ones. */
export const CLAUSE_SUBJECT_RIGHT: readonly string[] = [
  'Las películas que ha visto muchas veces le gustan.',
  'Es uno de los que tiene las llaves.',
  'Creo que el presidente y fundador del club asusta a todos.',
  'Uno se toca los ojos sin querer.',
  'Todos los vecinos que vio ayer son jóvenes.',
  'Los libros que lee Ana son largos.',
  'Los pagos de cada uno de los socios pueden retrasarse.',
  'Las cosas que dice mi madre son ciertas.',
  'El problema son los precios.',
  'Los domingos viene mi tía a comer.',
  'La mayoría de los alumnos llegan tarde.',
  'El día que llegó mi padre estaban todos en casa.',
  'Allí llegó las dos veces antes que nadie.',
  'En la esquina queda los lunes con sus amigos.',
  'Me gustan la playa y el sol.',
  'El premio son entradas.',
  'Muchas cosas dijo el ministro.',
];
