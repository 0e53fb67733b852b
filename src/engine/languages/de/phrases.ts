// Fixed German phrases that people write as one word. Listed with their blanks; typed text is compared without blanks,
// apostrophes and accents.
import { phraseList } from '../../text/wordLists.ts';

/** See LanguageTables. */
export const germanPhrases: readonly string[] =
  phraseList(`des Weiteren, ab und zu, auf einmal, auf jeden Fall, auf keinen Fall, auf Wiedersehen, auf Deutsch, bis jetzt, darüber hinaus, das heißt,
  ein bisschen, ein paar, ein wenig, ganz genau, gar kein, gar keine, gar nicht, gar nichts, gar niemand, guten Morgen,
  guten Tag, gute Nacht, im Allgemeinen, im Voraus, immer noch, in Bezug, in der Regel, mal wieder, nach wie vor, noch einmal,
  noch nicht, noch nie, nicht mehr, nichts mehr, so dass, so viel, so viele, so weit, trotz allem, über Nacht, und zwar,
  unter anderem, vielen Dank, vor allem, vor Ort, weder noch, wie immer, wie viel, wie viele, zu Ende, zu Fuß, zu Hause,
  zu viel, zu viele, zu wenig, zum Beispiel, zum Glück, zum Teil, zur Zeit, zur Verfügung, hin und her`);
