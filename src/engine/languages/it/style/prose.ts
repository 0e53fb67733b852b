// What the rules about style that all languages share need to know about Italian.
import { wordSet } from '../../../text/wordLists.ts';
import type { ProseHabits } from '../../common/style/rules.ts';

/**
 * See ProseHabits. The European Commission's guide « Scrivere chiaro » asks for 20 words in a sentence on average;
 * what is marked has twice as many.
 */
export const italianProse: ProseHabits = {
  longest: 40,
  joins: wordSet('e ed ma però quindi perciò'),
  subject: null,
  manner: /mente$/,
  light: wordSet(
    'essere avere fare andare potere dovere volere dire dare mettere vedere sapere venire stare prendere altro stesso tale certo alcuno ' +
      'nessuno ogni tutto primo ultimo uno due tre cosa modo fatto parte volta molto poco più meno grande buono nuovo signore signora',
  ),
  worn: wordSet(
    'pensare credere trovare sembrare lasciare restare rimanere passare parlare chiedere rispondere aspettare ' +
      'arrivare partire uscire entrare tornare tenere portare seguire cercare mostrare cominciare iniziare finire ' +
      'continuare sperare ringraziare grazie scrivere leggere inviare mandare ricevere pagare comprare vivere ' +
      'chiamare giocare mangiare usare utilizzare sentire piacere bisognare giorno giornata settimana mese anno ' +
      'minuto secondo momento tempo oggi domani ieri mattina sera serata notte lunedì martedì mercoledì giovedì ' +
      'venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre ' +
      'dicembre persona gente mondo numero posto luogo mano testa casa famiglia bambino figlio genitore amico nome ' +
      'pagina riga parola domanda risposta esempio problema bisogno punto lato lungo piccolo giovane vecchio bello ' +
      'solo possibile importante diverso euro franco dollaro metro chilo grammo litro terzo quarto metà solamente tazza cucchiaio',
  ),
  indefinite: wordSet("un una uno un' dei degli delle"),
  repetition: [
    'Il sindaco ha annunciato dei lavori, ma non ha ancora annunciato la data.',
    'Il sindaco ha annunciato dei lavori, ma non ha ancora comunicato la data.',
  ],
};
