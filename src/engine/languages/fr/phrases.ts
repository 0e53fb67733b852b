// Fixed French phrases that people write as one word. Listed with their blanks; typed text is compared without blanks,
// apostrophes and accents.
import { phraseList } from '../../text/wordLists.ts';

/** See LanguageTables. */
export const frenchPhrases: readonly string[] =
  phraseList(`des fois, a priori, afin de, afin que, à cause, à côté, à la fois, à partir, à peine, à peu près, à propos, à travers, alors que,
  après tout, au cas où, au fait, au fur, au moins, au revoir, avant que, bien entendu, bien que, bien sûr, bon appétit,
  ce qui, d'abord, d'accord, d'ailleurs, d'après, d'habitude, de nouveau, de plus, de suite, depuis que, du coup, du moins,
  en cours, en effet, en fait, en général, en plus, en train, en tout cas, grâce à, il y a, jusqu'à, mettre en place,
  parce que, peu à peu, plus tard, pour que, quant à, quelque chose, quelque part, s'il te plaît, s'il vous plaît, sans doute,
  tandis que, tant pis, tout à coup, tout à fait, tout à l'heure, tout de suite, tout le monde, à bientôt,
  c'est à dire, n'importe quoi, j'ai, c'est, qu'est ce que, chaque fois, une fois, par contre, par exemple, pas du tout`);
