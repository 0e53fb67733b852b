// Articles and articulated prepositions by the sound and gender of the next word: lo studente, gli gnocchi, un'amica.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, oneOf, tagged, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';

/** Before these sounds the masculine article is lo, uno, gli. */
const IMPURE = /^(?:s[bcdfghklmnpqrtvz]|z|gn|ps|pn|ts|x|y[aeiou]|i[aeiou])/;
const VOWEL = /^h?[aeiouàèéìòù]/;
/** Loan words that begin with a sound their spelling does not show. */
const LOAN = /^(?:w|h|j|y|chef|charm|chalet|iph|ios)/;

const TABLE: Readonly<Record<string, readonly [plain: string, impure: string, vowel: string]>> = {
  il: ['il', 'lo', "l'"],
  un: ['un', 'uno', 'un'],
  i: ['i', 'gli', 'gli'],
  del: ['del', 'dello', "dell'"],
  al: ['al', 'allo', "all'"],
  dal: ['dal', 'dallo', "dall'"],
  nel: ['nel', 'nello', "nell'"],
  sul: ['sul', 'sullo', "sull'"],
  dei: ['dei', 'degli', 'degli'],
  ai: ['ai', 'agli', 'agli'],
  dai: ['dai', 'dagli', 'dagli'],
  nei: ['nei', 'negli', 'negli'],
  sui: ['sui', 'sugli', 'sugli'],
  quel: ['quel', 'quello', "quell'"],
  quei: ['quei', 'quegli', 'quegli'],
  bel: ['bel', 'bello', "bell'"],
  buon: ['buon', 'buono', 'buon'],
  nessun: ['nessun', 'nessuno', 'nessun'],
  begli: ['bei', 'begli', 'begli'],
};
const BY_FORM = new Map<string, string>();
for (const [key, forms] of Object.entries(TABLE))
  for (const each of forms) if (!BY_FORM.has(each)) BY_FORM.set(each, key);

function wanted(next: Token, key: string): string | null {
  if (LOAN.test(next.lower) && !/^(?:i[aeiou])/.test(next.lower)) return null;
  const forms = TABLE[key];
  if (!forms) return null;
  const [plain, impure, vowel] = forms;
  if (/^i[aeiou]/.test(next.lower)) return vowel;
  if (IMPURE.test(next.lower)) return impure;
  return VOWEL.test(next.lower) ? vowel : plain;
}

/** Forms that can also be pronouns or adjectives. */
const STRICT = /^(?:gli|(?:de|a|da|ne|su|que)gli|quell[oi]|bell[oi]|buono|nessuno)$/;

const keyOf = (lower: string): string | undefined => {
  if (lower === 'quelli') return 'quei';
  return lower === 'belli' ? 'begli' : BY_FORM.get(lower);
};

/** Whether the noun can have the number of the article. */
const isNumber = (article: string, noun: Token): boolean => {
  const number = article.endsWith('i') ? Feature.plural : Feature.singular;
  return noun.readings.some(({ features }) => (features & number) !== 0);
};

/** Whether an article or similar form can precede this word as far as sound goes. */
export function fitsSound(article: string, next: Token): boolean {
  const key = BY_FORM.get(article);
  const right = key ? wanted(next, key) : null;
  return right === null || right === article;
}

const isMasculine = (token: Token): boolean =>
  token.readings.some(
    ({ pos, features }) => (pos === Pos.noun || pos === Pos.adjective) && (features & Feature.masculine) !== 0,
  );

function articleFix(m: Match): string[] {
  const next = m.token('next');
  const key = keyOf(m.token('article').lower);
  const right = key ? wanted(next, key) : null;
  if (!right) return [];
  return [right + (right.endsWith("'") ? '' : ' ') + next.text];
}

const masculineNext = oneOf(tagged([Pos.noun, Pos.adjective]), can(Pos.noun), can(Pos.adjective));

/** il studente, un zaino, i gnocchi, del zio. */
export const articleSound = defineRule({
  id: 'it.articles.sound',
  pattern: [
    words(
      'il un i del al dal nel sul dei ai dai nei sui quel quei bel lo uno dello allo dallo nello sullo gli degli agli dagli negli sugli quegli quello quelli bello buono nessuno belli',
    )
      .as('article')
      .mark(),
    masculineNext.as('next').mark(),
  ],
  where: (m) => {
    const [article, next] = [m.token('article'), m.token('next')];
    if (!next.spaceBefore || !isMasculine(next) || next.text !== next.lower) return false;
    const key = keyOf(article.lower);
    const right = key ? wanted(next, key) : null;
    if (!right || right === article.lower) return false;
    // "gli presto", "quello vero", "è bello nuotare": only before a word that can be nothing but a noun
    if (STRICT.test(article.lower))
      return (
        next.pos === Pos.noun &&
        (next.readings.every(({ pos }) => pos === Pos.noun) ||
          /^amic[oi]$/.test(next.lower) ||
          /^(?:un|che|il|quel|questo)$/.test(m.before()?.lower ?? '')) &&
        next.readings.every(({ pos, features }) => pos !== Pos.noun || (features & Feature.masculine) !== 0) &&
        isNumber(article.lower, next)
      );
    // "lo" may be a pronoun, "uno" a number or pronoun
    if (/^(?:lo|uno)$/.test(article.lower))
      return next.pos === Pos.noun && !next.readings.some(({ pos }) => pos === Pos.verb || pos === Pos.auxiliary);
    return true;
  },
  suggest: articleFix,
  wrong: [
    ['Il zaino è troppo pesante.', 'Lo zaino è troppo pesante.'],
    ['Ho parlato con un studente straniero.', 'Ho parlato con uno studente straniero.'],
    ['La casa dei zii è al mare.', 'La casa degli zii è al mare.'],
  ],
  right: ['Lo zaino è pesante.', 'Gli gnocchi sono buoni.', 'Un amico dello zio.', 'Il weekend e il whisky.'],
});

/** un amica, un altra: the feminine article is elided. */
export const unFeminine = defineRule({
  id: 'it.articles.un-apostrophe',
  priority: 1,
  pattern: [
    words('un nessun qualcun buon ciascun').as('article').mark(),
    form(VOWEL)
      .and(
        oneOf(
          can(Pos.noun, Feature.feminine | Feature.singular),
          can(Pos.adjective, Feature.feminine | Feature.singular),
          words('altra'),
        ),
      )
      .as('next')
      .mark(),
  ],
  where: (m) => {
    const { readings, index } = m.token('next');
    // "un ulteriore proposta": the noun after the adjective decides
    const noun = m.sentence.tokens[index + 1];
    const isOpen = readings.every(({ pos }) => pos === Pos.adjective) && m.token('article').lower === 'un';
    if (isOpen && noun?.pos === Pos.noun && noun.text === noun.lower && m.token('next').spaceBefore)
      return noun.readings.every(
        ({ pos, features }) => pos !== Pos.noun || (features & (Feature.masculine | Feature.plural)) === 0,
      );
    const words = readings.filter(({ pos }) => pos === Pos.noun || pos === Pos.adjective);
    return (
      m.token('next').spaceBefore &&
      words.length > 0 &&
      words.every(({ features }) => (features & Feature.masculine) === 0) &&
      m.token('next').text === m.token('next').lower
    );
  },
  suggest: (m) => [`${m.token('article').lower}'${m.text('next')}`],
  wrong: [
    ['È un amica di mia sorella.', "È un'amica di mia sorella."],
    ['Vorrei un altra birra, grazie.', "Vorrei un'altra birra, grazie."],
    ['È un ulteriore proposta del comune.', "È un'ulteriore proposta del comune."],
    ['È stata un esperienza bellissima.', "È stata un'esperienza bellissima."],
  ],
  right: ['È un amico.', 'Un artista e un insegnante.', 'Un ospite è arrivato.'],
});

/** Words before a clause whose verb follows, with its object before it. */
export const OPENS_CLAUSE =
  /^(?:quando|se|che|chi|non|perché|mentre|come|dove|cui|poi|io|tu|lui|lei|mi|ti|me|te|ce|ve|glie|si|appena|finché)$/;

/** la amica, lo amico: elision. */
export const elision = defineRule({
  id: 'it.articles.elision',
  priority: 1,
  pattern: [
    words('la lo della dello alla allo dalla dallo nella nello sulla sullo una quella quello').as('article').mark(),
    form(/^[aeiouàèéìòù]/)
      .as('next')
      .mark(),
  ],
  where: (m) => {
    const [article, next] = [m.token('article'), m.token('next')];
    // "La aiuto sempre": a pronoun before a verb
    if (m.from === 0 && next.readings.some(({ pos }) => pos === Pos.verb) && /[oi]$/.test(next.lower)) return false;
    // "quando lo accordo", "se la apro"
    const isObject = /^l[ao]$/.test(article.lower) && OPENS_CLAUSE.test(m.before()?.lower ?? '');
    if (isObject && next.readings.some(({ pos }) => pos === Pos.verb)) return false;
    if (
      !next.spaceBefore ||
      next.pos !== Pos.noun ||
      LOAN.test(next.lower) ||
      /^i[aeiou]/.test(next.lower) ||
      next.text !== next.lower
    )
      return false;
    if (next.readings.some(({ pos, features }) => pos === Pos.noun && (features & Feature.plural) !== 0)) return false;
    return (
      !/^(?:una|quella)$/.test(article.lower) ||
      /^(?:amica|altra|ora|idea|isola|esperienza|occasione|opera)$/.test(next.lower)
    );
  },
  suggest: (m) => [
    `${m
      .token('article')
      .lower.replace(/l?[ao]$/, (end) => (end.length > 1 ? `l'` : `'`))
      .replace(/ll'$/, "ll'")}${m.text('next')}`,
  ],
  wrong: [
    ['La amica di Luca è simpatica.', "L'amica di Luca è simpatica."],
    ['Ci vediamo alla uscita della scuola.', "Ci vediamo all'uscita della scuola."],
    ['Ho perso lo ombrello.', "Ho perso l'ombrello."],
  ],
  right: ['La aiuto sempre.', 'Il cane, quando lo accordo, si nasconde.', 'Lo iodio è nella farmacia.'],
});
