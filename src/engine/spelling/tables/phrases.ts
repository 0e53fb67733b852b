// Fixed phrases that people write as one word. Each stands with its blanks; what is typed is compared without blanks, apostrophes
// and accents ("alot", "cestadire").
import { type TextLanguage } from '../../types.ts';

/** Phrases by language, parted by commas. */
export const fixedPhrases: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: list(`a lot, a bit, a few, a while, all right, as well, at all, at least, at most, by the way, each other, even though,
    for example, in addition, in between, in case, in fact, in front, in general, in order, in spite, in turn, no one, of course,
    on purpose, once again, or else, so far, thank you, thanks a lot, up front, up to, up to date, vice versa, well known,
    high school, ice cream, post office, living room, next door, right away, at first, at last, one another, after all, as if,
    as long as, as soon as, as though, even if, in common, in particular, no longer, on time, per cent, right now,
    good morning, good night, how to, kind of, sort of, such as, such a, used to, what if`),
  fr: list(`a priori, afin de, afin que, à cause, à côté, à la fois, à partir, à peine, à peu près, à propos, à travers, alors que,
    après tout, au cas où, au fait, au fur, au moins, au revoir, avant que, bien entendu, bien que, bien sûr, bon appétit,
    ce qui, d'abord, d'accord, d'ailleurs, d'après, d'habitude, de nouveau, de plus, de suite, depuis que, du coup, du moins,
    en cours, en effet, en fait, en général, en plus, en train, en tout cas, grâce à, il y a, jusqu'à, mettre en place,
    parce que, peu à peu, plus tard, pour que, quant à, quelque chose, quelque part, s'il te plaît, s'il vous plaît, sans doute,
    tandis que, tant pis, tout à coup, tout à fait, tout à l'heure, tout de suite, tout le monde, à bientôt,
    c'est à dire, n'importe quoi, j'ai, c'est, qu'est ce que, chaque fois, une fois, par contre, par exemple, pas du tout`),
  de: list(`ab und zu, auf einmal, auf jeden Fall, auf keinen Fall, auf Wiedersehen, auf Deutsch, bis jetzt, darüber hinaus, das heißt,
    ein bisschen, ein paar, ein wenig, ganz genau, gar kein, gar keine, gar nicht, gar nichts, gar niemand, guten Morgen,
    guten Tag, gute Nacht, im Allgemeinen, im Voraus, immer noch, in Bezug, in der Regel, mal wieder, nach wie vor, noch einmal,
    noch nicht, noch nie, nicht mehr, nichts mehr, so dass, so viel, so viele, so weit, trotz allem, über Nacht, und zwar,
    unter anderem, vielen Dank, vor allem, vor Ort, weder noch, wie immer, wie viel, wie viele, zu Ende, zu Fuß, zu Hause,
    zu viel, zu viele, zu wenig, zum Beispiel, zum Glück, zum Teil, zur Zeit, zur Verfügung, hin und her`),
  it: list(`a causa, a fianco, a meno che, a parte, a posto, a presto, a proposito, a volte, al di là, al posto, all'improvviso, a lungo,
    anche se, c'è, c'era, come se, con calma, d'accordo, d'altronde, da parte, da solo, dal vivo, di fronte, di nuovo, di più,
    di solito, fa parte, fino a, in bocca al lupo, in fondo, in effetti, in ogni caso, in realtà, in quanto, l'altro, l'altra,
    l'uno, l'hanno, mano a mano, nel frattempo, ogni tanto, ogni volta, per cento, per cui, per esempio, per favore, per niente,
    per ora, per piacere, piano piano, più o meno, poco fa, prima o poi, qual è, quant'è, quel che, senz'altro, so che, tra poco,
    tutt'altro, tutti e due, un altro, un'altra, un po', un'amica, va bene, va be'`),
  es: list(`a bordo, a causa, a lo mejor, a medias, a menudo, a partir, a pesar, a través, a veces, a ver, además de, al final,
    al menos, al revés, así que, aún así, cada vez, con respecto, de acuerdo, de nuevo, de pronto, de repente, de todos modos,
    de verdad, de vez en cuando, debido a, desde luego, en cambio, en cuanto, en medio, en serio, en torno, en vez, es decir,
    hasta luego, hoy en día, lo siento, mal humor, más bien, más o menos, muchas gracias, o sea, para que, por ejemplo,
    por favor, por fin, por lo menos, por lo tanto, por qué, por supuesto, por tanto, sin duda, sin embargo, sobre todo,
    tal vez, tan solo, tener que, ya que, vamos a, voy a, de hecho, en fin, a fin de`),
};

function list(text: string): string[] {
  return text.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '));
}
