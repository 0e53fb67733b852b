// The verb a where the preposition belongs: il va a Paris.
import { Pos } from '../../../../lexicon/features.ts';
import { canBeInfinitive, canBeNoun, canBeParticiple, hasInnerCapital, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { subjectBefore } from '../../reading/clauseSubject.ts';
import { isDeterminer } from '../../reading/phrases.ts';
import { canBeConjugated, isClitic, isSurelyFinite } from '../../reading/words.ts';

const FIXED_A = listed(
  'cause côté partir propos travers condition force part demain bientôt peu moins droite gauche pied jamais',
);

const BEFORE_A = listed("grâce jusqu' face quant suite rapport");

const PERSONS = listed('moi toi lui eux chaque tous');
const BOUNDARIES = listed("que qu' qui dont où et ou mais si quand lorsque comme car donc puisque , ; : ( ) -");
const SUBJECTS = listed("je j' tu il elle on nous vous ils elles ça cela");

/**
 * Whether the clause has a verb that belongs to a pronoun or to je, tu, nous, vous: no noun behind it can be the subject of
 * another verb (je passe le week-end a la maison).
 */
function hasOwnVerb(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= 0; i--) {
    const token = tokens[i] as Token;
    if (BOUNDARIES.has(token.lower)) return false;
    if (!isSurelyFinite(token) && token.pos !== Pos.verb && token.pos !== Pos.auxiliary) continue;
    if (!canBeConjugated(token) || canBeNoun(token)) continue;
    let subject = i - 1;
    while (isClitic(tokens[subject]) && !isOne(tokens[subject], SUBJECTS)) subject--;
    const isPronoun = isOne(tokens[subject], SUBJECTS) && !tokens[subject]?.text.startsWith('-');
    if (isPronoun && i < at - 1) return true;
  }
  return false;
}

/** The verb where the preposition belongs: il va a Paris, a cause de. */
export const prepositionA = defineRule({
  id: 'fr.confusions-homophones.a-preposition',
  priority: 1,
  pattern: [
    new Element((token) => token.kind === 'word' && token.lower !== 'a').as('b'),
    word('a').as('a').mark(),
    new Element((token) => token.kind === 'word' || token.kind === 'number').as('n'),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const [before, next] = [m.token('b'), m.token('n')];
    if (
      m.token('a').text === 'A' ||
      next.text.startsWith('-') ||
      next.lower === 't' ||
      isOne(
        before,
        listed("il elle on qui ça cela y en n' l' m' t' s' ne lui leur les nous vous la le me te qu' que où"),
      )
    )
      return false;
    if (isOne(before, BEFORE_A)) return !canBeParticiple(next);
    const earlier = tokens.slice(Math.max(0, before.index - 10), before.index);
    const isRelative = earlier.some((each) => isOne(each, listed("qui que qu' dont où")));
    if (isOne(next, FIXED_A) && !canBeParticiple(next)) {
      if (isOne(next, listed('partir cause travers propos condition')))
        return (
          isOne(m.after(), listed("de d' du des que qu' le la les l' un une")) &&
          (isSurelyFinite(before) || !subjectBefore(tokens, m.token('a').index) || isOne(next, listed('partir')))
        );
      if (isOne(next, listed('demain bientôt'))) return !subjectBefore(tokens, m.token('a').index);
    }
    const isComplement =
      isDeterminer(tokens, next.index) || hasInnerCapital(next) || next.kind === 'number' || isOne(next, PERSONS);
    if (isComplement && !canBeParticiple(next) && hasOwnVerb(tokens, m.token('a').index)) return true;
    if (next.kind === 'number' || isRelative || subjectBefore(tokens, m.token('a').index)) return false;
    if (canBeInfinitive(next) && !next.lower.endsWith('er')) return !canBeNoun(next);
    const isObject =
      isDeterminer(tokens, next.index) ||
      hasInnerCapital(next) ||
      canBeInfinitive(next) ||
      isOne(next, listed('moi toi lui eux chaque tous'));
    if (!isObject || canBeParticiple(next)) return false;
    const last = isOne(before, listed('pas plus jamais bien toujours encore souvent'))
      ? tokens[before.index - 1]
      : before;
    if (isSurelyFinite(last) && !canBeNoun(last) && !reads(last, Pos.auxiliary)) return true;
    if (canBeParticiple(last))
      return canBeNoun(last)
        ? reads(tokens[(last?.index ?? 0) - 1], Pos.auxiliary)
        : earlier.some((each) => reads(each, Pos.auxiliary));
    return canBeInfinitive(last) && !canBeNoun(last) && earlier.some(isSurelyFinite);
  },
  suggest: () => ['à'],
  wrong: [
    ['Ce produit ne correspond pas a la photo.', 'Ce produit ne correspond pas à la photo.'],
    ['Le vol est annulé a cause de la neige.', 'Le vol est annulé à cause de la neige.'],
    ['Je suis arrivé a Paris hier soir.', 'Je suis arrivé à Paris hier soir.'],
    ['Je vais passer le week-end a la maison.', 'Je vais passer le week-end à la maison.'],
    ['Elle prépare son départ a la retraite.', 'Elle prépare son départ à la retraite.'],
    ['Nous ouvrons le magasin a 9 heures.', 'Nous ouvrons le magasin à 9 heures.'],
  ],
  right: [
    'Ce que tu dis a du sens.',
    'Le produit a la même couleur.',
    'Je crois que le voisin a la clé.',
    'Celui que tu vois a les cheveux longs.',
    'Mon frère arrivé hier a les clés.',
  ],
});
