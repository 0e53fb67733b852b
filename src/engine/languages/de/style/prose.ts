// What the rules about style that all languages share need to know about German.
import { wordSet } from '../../../text/wordLists.ts';
import type { ProseHabits } from '../../common/style/rules.ts';

/**
 * See ProseHabits. The press agency dpa wants at most 20 words in a sentence and allows 30, as guides to style quote
 * it; a word or two more is let pass.
 */
export const germanProse: ProseHabits = {
  longest: 32,
  joins: wordSet('und aber denn doch oder'),
  subject: 'around',
  manner: null,
  light: wordSet(
    'sein haben werden können müssen sollen wollen dürfen mögen machen tun gehen kommen geben lassen sagen stehen ander gleich eigen viel ' +
      'wenig mehr meist erst letzt nächst ganz einig manch solch ein zwei drei Sache Art Weise Teil Mal Herr Frau groß gut neu',
  ),
  worn: wordSet(
    'wissen denken glauben finden meinen sehen hören bleiben liegen halten bringen nehmen führen sprechen fragen ' +
      'antworten schreiben lesen schicken senden zeigen beginnen anfangen warten suchen arbeiten leben spielen kaufen ' +
      'bezahlen zahlen heißen brauchen gehören stellen setzen hoffen danken freuen bitten helfen essen bekommen ' +
      'erhalten verwenden Tag Woche Monat Jahr Stunde Minute Sekunde Moment Zeit heute morgen gestern Morgen Mittag ' +
      'Abend Nacht Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag Januar Februar März April Juni Juli ' +
      'August September Oktober November Dezember Mensch Leute Person Zahl Anzahl Platz Ort Hand Kopf Haus Familie ' +
      'Kind Eltern Freund Name Seite Zeile Wort Frage Antwort Beispiel Fall Punkt Problem Stelle Ende lang kurz klein ' +
      'jung hoch richtig wichtig möglich verschieden Euro Franken Dollar Prozent Meter Kilo Gramm Liter Drittel ' +
      'Viertel zweit dritt Tasse Löffel Esslöffel Teelöffel',
  ),
  indefinite: wordSet('ein eine einen einem einer eines'),
  repetition: [
    'Es ist ein gemütliches Haus mit einem gemütlichen Garten.',
    'Es ist ein gemütliches Haus mit einem hübschen Garten.',
  ],
};
