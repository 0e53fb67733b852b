// What the rules about style that all languages share need to know about Spanish.
import { wordSet } from '../../../text/wordLists.ts';
import type { ProseHabits } from '../../common/style/rules.ts';

/**
 * See ProseHabits. The European Commission's guide « Cómo escribir con claridad » asks for 20 words in a sentence on average;
 * what is marked has twice as many.
 */
export const spanishProse: ProseHabits = {
  longest: 40,
  joins: wordSet('y e pero aunque'),
  subject: null,
  manner: /mente$/,
  light: wordSet(
    'ser estar haber tener hacer ir poder deber querer decir dar poner ver saber venir llegar llevar otro mismo tal cierto alguno ninguno ' +
      'cada todo primero último uno dos tres cosa hecho forma manera parte vez mucho poco más menos grande bueno nuevo señor señora',
  ),
  worn: wordSet(
    'pensar creer encontrar parecer dejar quedar pasar hablar preguntar pedir responder esperar salir entrar volver ' +
      'tener seguir buscar mostrar empezar comenzar terminar acabar continuar gustar agradecer gracias escribir leer ' +
      'enviar recibir pagar comprar vivir llamar jugar comer usar utilizar sentir oír escuchar conocer necesitar ' +
      'trabajar deber soler tratar semana jornada minuto segundo momento tiempo hora mañana tarde noche mediodía ayer ' +
      'lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto ' +
      'septiembre octubre noviembre diciembre persona gente mundo número lugar sitio mano cabeza casa familia niño ' +
      'hijo padre madre amigo nombre página línea palabra pregunta respuesta ejemplo problema caso punto lado largo ' +
      'pequeño joven viejo bonito solo posible importante diferente euro franco dólar metro kilo gramo litro tercio ' +
      'cuarto mitad solamente tercero taza cucharada',
  ),
  indefinite: wordSet('un una unos unas'),
  repetition: [
    'El alcalde anunció las obras, pero no anunció la fecha.',
    'El alcalde anunció las obras, pero no comunicó la fecha.',
  ],
};
