// Nouns and adjectives that look like a verb form without their accent: la maquina, su ultimo libro, el titulo.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, words } from '../../../../rules/pattern.ts';
import { isCapitalised, reads, type Token } from '../../../../rules/token.ts';

const ACUTE: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
/** Shorter words are never stressed on the third syllable from the end. */
const SHORTEST = 5;

/** The gender and number that a determiner shows; no gender bit where it does not show one. */
const NUMBER_OF = new Map<string, number>(
  (
    [
      ['un al del el nuestro algún ningún', Feature.masculine | Feature.singular],
      ['una la nuestra', Feature.feminine | Feature.singular],
      ['mi tu su', Feature.singular],
      ['unos los nuestros', Feature.masculine | Feature.plural],
      ['unas las nuestras', Feature.feminine | Feature.plural],
      ['mis tus sus', Feature.plural],
    ] as const
  ).flatMap(([list, features]) => list.split(' ').map((each): [string, number] => [each, features])),
);

/** After these, no pronoun and verb can follow: con la maquina. */
const PREPOSITION = /^(?:a|ante|con|contra|de|desde|en|entre|hacia|hasta|para|por|según|sin|sobre|tras)$/;
const IS = /^(?:es|era|fue|será|sería|son|eran|fueron)$/;

/** A noun that the lexicon knows only as a verb. */
const ABBOT = /^abates?$/;

const onlyVerb = (token: Token): boolean =>
  token.lower.length >= SHORTEST &&
  !ABBOT.test(token.lower) &&
  !isCapitalised(token) &&
  token.readings.length > 0 &&
  token.readings.every(
    ({ pos, features }) => pos === Pos.verb && (features & (Feature.infinitive | Feature.pastParticiple)) === 0,
  );

/** The noun or adjective that the word becomes with one accent added, in the gender and number of the determiner. */
function withAccent(m: Match, asked: number): { form: string; isAdjective: boolean } | null {
  const { lower } = m.token('word');
  for (let at = 0; at < lower.length; at += 1) {
    const acute = ACUTE[lower.charAt(at)];
    if (!acute) continue;
    const form = lower.slice(0, at) + acute + lower.slice(at + 1);
    const fitting = m.sentence.lexicon
      .analyses(form)
      .filter(({ pos, features }) => (pos === Pos.noun || pos === Pos.adjective) && (features & asked) === asked);
    if (fitting.length > 0) return { form, isAdjective: fitting.some(({ pos }) => pos === Pos.adjective) };
  }
  return null;
}

/** la, las and los are also object pronouns: only a position where no verb can stand decides. */
function isArticle(m: Match, asked: number, isAdjective: boolean): boolean {
  const [before, next] = [m.before(), m.after()];
  if (before && (PREPOSITION.test(before.lower) || IS.test(before.lower))) return true;
  // "la publica mañana": a subject before the verb, or an adverb after it
  const isObject = before !== undefined && [Pos.noun, Pos.properNoun, Pos.pronoun].some((pos) => reads(before, pos));
  if (isAdjective && next && !isObject && !isCapitalised(next) && reads(next, Pos.noun, asked))
    return !next.readings.some(({ pos }) => pos === Pos.adverb);
  return m.from === 0 && next !== undefined && /^(?:no|se|es|está|están|son|fue|era|tiene)$/.test(next.lower);
}

/** su ultimo libro, la maquina está rota. */
export const nounAccent = defineRule({
  id: 'es.accents.noun-like-verb',
  pattern: [words([...NUMBER_OF.keys()].join(' ')).as('determiner'), new Element(onlyVerb).as('word').mark()],
  where: (m) => {
    const determiner = m.token('determiner').lower;
    const asked = NUMBER_OF.get(determiner) ?? 0;
    const found = withAccent(m, asked);
    if (!found) return false;
    // "El practica mucho": él that lacks its accent
    if (determiner === 'el') return m.token('word').lower.endsWith('o');
    return /^l[ao]s?$/.test(determiner) ? isArticle(m, asked, found.isAdjective) : true;
  },
  suggest: (m) => {
    const found = withAccent(m, NUMBER_OF.get(m.token('determiner').lower) ?? 0);
    return found ? [found.form] : [];
  },
  wrong: [
    ['La maquina está rota desde ayer.', 'La máquina está rota desde ayer.'],
    ['Su ultimo libro me gustó mucho.', 'Su último libro me gustó mucho.'],
    ['El titulo es bonito.', 'El título es bonito.'],
    ['La ultima vez tardamos tres días.', 'La última vez tardamos tres días.'],
    ['Con la practica se aprende.', 'Con la práctica se aprende.'],
  ],
  right: [
    'El periódico la publica mañana.',
    'Mañana la ultima y nos la manda.',
    'El practica mucho deporte.',
    'Las practicas todos los días y se nota.',
    'La publicaba un periódico de Lugo.',
    'Los criados del abate dormían.',
  ],
});
