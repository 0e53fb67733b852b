// The words that carry the tone of Spanish texts.
import { phraseList } from '../../text/wordLists.ts';
import type { ToneFacts } from '../../tone/types.ts';
import { spanishAddress } from './address.ts';

/** See ToneFacts. */
export const spanishTone: ToneFacts = {
  formal: phraseList(
    'estimado señor, estimada señora, estimados señores, muy señor mío, muy señores míos, distinguido, distinguida, a quien corresponda, atentamente, le saluda atentamente, reciba un cordial saludo, sin otro particular, por la presente, mediante la presente, adjunto le, se adjunta, adjuntamos, ' +
      'en relación con, con relación a, con respecto a, respecto de, en lo que respecta a, en virtud de, conforme a, de conformidad con, a tal efecto, a efectos de, a fin de, con el fin de, con objeto de, asimismo, no obstante, sin embargo, por consiguiente, por ende, en consecuencia, ' +
      'dicho, dicha, dichos, dichas, el citado, la citada, anteriormente mencionado, susodicho, el abajo firmante, la abajo firmante, quien suscribe, me dirijo a usted, nos dirigimos a usted, me complace, nos complace, tengo el honor, le informo, le informamos, le comunico, le comunicamos, se comunica, se ruega, ' +
      'le ruego, le rogamos, le agradecería, le agradeceríamos, quedo a su disposición, quedamos a su disposición, a la mayor brevedad, en espera de, a la espera de, lamentamos informarle, proceder a, procederemos, efectuar, solicitar, solicito, solicitamos, previamente, posteriormente, en caso de que, mas, cuyo, cuya',
  ),
  informal: phraseList(
    'hola, holi, hey, ey, oye, oíd, ok, okay, okey, vale, guay, genial, chulo, chula, mola, molan, mogollón, un montón, montón de, la leche, la hostia, hostia, joder, coño, mierda, puta, puto, cabrón, gilipollas, tío, tía, tíos, colega, chaval, chavales, chico, peque, mamá, papá, yaya, abu, curro, currar, ' +
      'pasta, pelas, peli, finde, cole, profe, bici, boli, movida, rollo, qué rollo, flipa*, flipo, molar, petar, petado, liarla, la he liado, cutre, pijo, friki, majo, maja, súper, mega, re bien, bacán, chévere, padre, qué padre, güey, wey, che, boludo, pana, parce, platicar, chido, ' +
      'bueno pues, pues nada, o sea, en plan, ni idea, ni de coña, paso de, besos, besitos, besos y abrazos, chao, chau, nos vemos, hasta luego, jaja*, jeje*, xd, lol, tb, tmb, q, xq, pq, pa, porfa, porfi, tranqui, venga, anda, ostras, caray, vaya, un poquito, poquito, ratito',
  ),
  hedges: phraseList(
    'quizá, quizás, tal vez, a lo mejor, posiblemente, probablemente, seguramente, eventualmente, al parecer, aparentemente, parece, parece que, parecería, me parece, puede que, puede ser, podría ser, más bien, bastante, un poco, algo, de alguna manera, de algún modo, en cierto modo, en cierto sentido, más o menos, por así decirlo, digamos, ' +
      'creo, pienso, supongo, imagino, diría, yo diría, en mi opinión, a mi juicio, a mi parecer, solo quería, quería preguntar, quería saber, me preguntaba, si es posible, si fuera posible, sería posible, si no te importa, si no le importa, si no es molestia, perdona que te moleste, perdone la molestia, disculpe la molestia, ' +
      'no estoy seguro, no estoy segura, si no me equivoco, que yo sepa, hasta donde sé, se podría, ojalá, espero, tiende a, casi',
  ),
  strong: phraseList(
    'debe, deben, debes, debéis, tiene que, tienes que, tienen que, tenéis que, hay que, nunca, jamás, siempre, inmediatamente, de inmediato, ahora mismo, sin demora, sin excepción, en ningún caso, bajo ningún concepto, de ninguna manera, absolutamente, desde luego, por supuesto, claramente, evidentemente, obviamente, sin duda, sin lugar a dudas, ciertamente, ' +
      'exijo, exigimos, exige, inaceptable, inadmisible, vergonzoso, vergonzosa, escandaloso, intolerable, imposible, me niego, nos negamos, obligatorio, obligatoriamente, imprescindible, como muy tarde, a más tardar, totalmente, completamente, por completo, reclamo, reclamamos',
  ),
  warm: phraseList(
    'gracias, muchas gracias, mil gracias, muchísimas gracias, te agradezco, le agradezco, le agradecemos, agradecido, agradecida, agradecidos, por favor, perdón, perdona, perdone, disculpa, disculpe, disculpas, lo siento, lo sentimos, lamento, con mucho gusto, con gusto, encantado, encantada, encantados, me alegro, me alegra, nos alegra, ' +
      'feliz, felices, contento, contenta, contentos, felicidades, felicitaciones, enhorabuena, bravo, buena suerte, mucha suerte, buen trabajo, buen día, buen fin de semana, que tengas, que tenga, bienvenido, bienvenida, bienvenidos, querido, querida, queridos, queridas, un abrazo, abrazos, un fuerte abrazo, un saludo, saludos, un cordial saludo, con cariño, cariño, ' +
      'cuídate, cuídese, que te mejores, espero que estés bien, espero que se encuentre bien, tengo ganas de, con ilusión',
  ),
  address: spanishAddress,
  inclusive: phraseList(
    'los alumnos: el alumnado, los estudiantes: el estudiantado, los profesores: el profesorado, los empleados: la plantilla|el personal, los trabajadores: la plantilla|el personal, los clientes: la clientela, los ciudadanos: la ciudadanía, los electores: el electorado, los lectores: el público lector, los usuarios: las personas usuarias, ' +
      'los candidatos: las candidaturas|las personas candidatas, los participantes: las personas participantes, los directivos: la dirección, los directores: la dirección, los habitantes: la población, los vecinos: el vecindario, los espectadores: el público, los jóvenes: la juventud, los niños: la infancia|las niñas y los niños, los padres: las familias, ' +
      'los enfermeros: el personal de enfermería, las enfermeras: el personal de enfermería, los médicos: el personal médico, los políticos: la clase política, los colaboradores: el equipo, los compañeros: las compañeras y los compañeros, queridos compañeros: queridas compañeras y queridos compañeros, queridos amigos: queridas amigas y queridos amigos, ' +
      'derechos del hombre: derechos humanos, hombres de negocios: gente de negocios, hombre de negocios: profesional de los negocios, señorita: señora, mujer de la limpieza: personal de limpieza, señora de la limpieza: personal de limpieza, los autores: las autoras y los autores, los ancianos: las personas mayores',
  ),
};
