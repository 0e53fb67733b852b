// Set phrases with a word that only sounds right: comme même, en temps que.
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { isDeterminer } from '../../reading/phrases.ts';
import { isMark, isName, isOne, words } from '../../reading/words.ts';
import { phraseRows } from './phraseRows.ts';
import { CLOSING, OPENING, PHRASES } from './phraseTable.ts';
import { CONFUSIONS_WORDS_PHRASE_WRONG } from './setPhrasesExamples.ts';

/** Whether a phrase stands where it cannot be right: some are only at an edge of a clause, or behind être. */
function hasItsPlace(m: Match): boolean {
  const text = m.sentence.tokens
    .slice(m.from, m.to)
    .map((each) => each.lower)
    .join(' ');
  const [before, after] = [m.before(), m.after()];
  if (OPENING.has(text)) return before === undefined || isMark(before);
  if (CLOSING.has(text)) return after === undefined || isMark(after);
  return text !== 'entrain de' || (!isDeterminer(m.sentence.tokens, m.from - 1) && !isOne(before, words("d' l'")));
}

/** Phrases with a word that only sounds right. */
export const setPhrases = defineRule({
  id: 'fr.confusions-words.phrase',
  priority: 3,
  ...phraseRows(PHRASES),
  where: (m) =>
    hasItsPlace(m) &&
    m.sentence.tokens[m.from]?.text.startsWith('-') !== true &&
    // French Connection: a name
    !(m.to - m.from === 1 && isName(m.sentence.tokens[m.from])) &&
    !(m.sentence.tokens[m.from]?.lower === 'par' && isOne(m.before(), words('commencer finir'))),
  wrong: [
    ["C'est comme même dommage.", "C'est quand même dommage."],
    ['Je travaille en temps que serveur.', 'Je travaille en tant que serveur.'],
    ['Tenez-moi au courent dès que possible.', 'Tenez-moi au courant dès que possible.'],
    ...CONFUSIONS_WORDS_PHRASE_WRONG,
    ['Nous venons du coté de Lille.', 'Nous venons du côté de Lille.'],
    ['Il habite a coté de la mairie.', 'Il habite à côté de la mairie.'],
    ["J'ai fin, on mange quand ?", "J'ai faim, on mange quand ?"],
  ],
  right: [
    "C'est quand même dommage.",
    'En même temps que lui, elle est partie.',
    'Le temps est court.',
    'Il faut mieux prendre en compte les élèves, et mieux que des mots.',
    'Avec elle on rit toujours.',
    'Elle a bientôt dix ans et on a demain une fête.',
    'Ils se sont bien entendus.',
    'Je suis ému par ce que tu écris.',
    'Voilà une bonne chose de faite.',
    'Ils sont tout à leur joie.',
    "Arrêtez-vous à l'aire de repos.",
    "L'entrain de la foule nous a plu.",
    'Venez aussi tôt que moi.',
    'Mille bonjours à ta mère.',
  ],
});
