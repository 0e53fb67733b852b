// A and à.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeInfinitive, canBeNoun, canBeParticiple, isMarkOrEnd, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, oneOf, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { subjectBefore } from '../../reading/clauseSubject.ts';
import { isDeterminer } from '../../reading/phrases.ts';
import { adverbs, clitics, isSurelyFinite, isSurelyParticiple } from '../../reading/words.ts';

const SMALL = listed('pas plus jamais rien toujours encore déjà aussi bien très');

const noVerbBefore = (tokens: readonly Token[], from: number, to: number): boolean =>
  !tokens.slice(from, to).some(isSurelyFinite);

/** Adjectives for the air, where à is right: un repas à l'air libre. */
const OUTDOORS = listed('libre frais pur chaud marin vif doux');

/** Whether a subject precedes the preposition, and no verb of the same clause does. */
function hasSubject(m: Match): boolean {
  const { tokens } = m.sentence;
  const at = m.token('a').index;
  const found = subjectBefore(tokens, at);
  if (m.names('state') || m.names('k')) return found !== null && noVerbBefore(tokens, 0, at);
  return found !== null && (found.mask & Group.number) === Feature.singular && noVerbBefore(tokens, found.start, at);
}

/** Whether a participle follows, with at most one small word in between. */
function hasParticiple(m: Match): boolean {
  const [next, second] = [m.after(), m.after(2)];
  return isSurelyParticiple(next) || (isOne(next, SMALL) && canBeParticiple(second));
}

/** elle à: only where a clause begins, and before something a verb can take. */
function isClauseOfElle(m: Match): boolean {
  const [before, next] = [m.before(), m.after()];
  const begins = isMarkOrEnd(before) || isOne(before, listed("qu' si quand lorsqu' mais"));
  return begins && (isDeterminer(m.sentence.tokens, m.to) || isSurelyParticiple(next) || isOne(next, SMALL));
}

/** et à, where the first half has avoir or être as its verb: il est venu et à mangé. */
const isSecondHalf = (m: Match): boolean =>
  m.sentence.tokens.slice(0, m.token('s').index).some((each) => isOne(each, listed('a est'))) &&
  !canBeInfinitive(m.before());

/** The preposition where the verb belongs: il à faim, mon voisin à encore garé sa voiture. */
export const verbA = defineRule({
  id: 'fr.confusions-homophones.a-verb',
  priority: 2,
  patterns: [
    [oneOf(word('il', 'on', 'qui', 'ça', 'elle')).as('s'), clitics().as('c'), word('à').as('a').mark()],
    // ma grand-mère à quatre-vingts ans
    [
      new Element((token) => canBeNoun(token)).as('s'),
      word('à').as('a').mark(),
      new Element((token) => token.kind === 'number' || reads(token, Pos.numeral)).as('k'),
      word('ans'),
    ],
    // le train à deux heures de retard
    [
      new Element((token) => canBeNoun(token)).as('s'),
      word('à').as('a').mark(),
      new Element((token) => token.kind === 'number' || reads(token, Pos.numeral) || isOne(token, listed('une'))).as(
        'k',
      ),
      word('heure', 'heures', 'minutes', 'jours', 'semaines', 'semaine', 'mois'),
      word('de', "d'"),
      word('retard', 'avance'),
    ],
    // notre chien à faim, le voisin à l'air fatigué
    [
      new Element((token) => canBeNoun(token)).as('s'),
      word('à').as('a').mark(),
      word('faim', 'soif', 'froid', 'chaud', 'raison', 'besoin', 'envie', 'sommeil', 'hâte', 'honte').as('state'),
    ],
    [
      new Element((token) => canBeNoun(token)).as('s'),
      word('à').as('a').mark(),
      word("l'"),
      word('air'),
      new Element((token) => reads(token, Pos.adjective) && !isOne(token, OUTDOORS)).as('state'),
    ],
    [
      new Element((token) => canBeNoun(token) || isOne(token, listed('et ne'))).as('s'),
      clitics().as('c'),
      word('à').as('a').mark(),
      adverbs().as('d'),
      new Element((token) => canBeParticiple(token) && !canBeInfinitive(token)).as('p'),
    ],
  ],
  where: (m) => {
    const subject = m.token('s').lower;
    if (m.names('state') || m.names('k')) return hasSubject(m);
    if (/^(?:il|on|ne)$/.test(subject)) return true;
    if (subject === 'et') return isSecondHalf(m);
    if (!m.names('p')) return m.all('c').length > 0 || (subject === 'elle' ? isClauseOfElle(m) : hasParticiple(m));
    return hasSubject(m);
  },
  unless: {
    'the look of somebody': {
      when: (m) =>
        m.names('state') &&
        isOne(m.sentence.tokens[m.token('a').index + 2], listed('air')) &&
        m.sentence.tokens.slice(m.to).some(isSurelyFinite),
      right: "Un homme à l'air féroce était assis là.",
    },
    'an age at which something happens': {
      when: (m) => m.names('k') && isOne(m.token('s'), listed('départ retraite majorité')),
      right: 'La retraite à soixante ans fait débat.',
    },
    'a noun that is a participle as well': {
      when: (m) => {
        if (!m.names('p')) return false;
        const [participle, next] = [m.token('p'), m.after()];
        return (
          canBeNoun(participle) &&
          participle.lower !== 'été' &&
          !reads(next, Pos.determiner) &&
          !(isOne(participle, listed('dû pu su voulu')) && canBeInfinitive(next))
        );
      },
      right: 'Le bail à durée indéterminée est signé.',
    },
  },
  suggest: () => ['a'],
  wrong: [
    ['Mon voisin à encore garé sa voiture ici.', 'Mon voisin a encore garé sa voiture ici.'],
    ['Elle à déjà deux enfants.', 'Elle a déjà deux enfants.'],
    ['Notre chien à faim le matin.', 'Notre chien a faim le matin.'],
    ["Le voisin à l'air fatigué.", "Le voisin a l'air fatigué."],
    ['Le livreur à laissé le paquet devant la porte !', 'Le livreur a laissé le paquet devant la porte !'],
    ['Ma fille à dix ans.', 'Ma fille a dix ans.'],
    ['Le train à dix minutes de retard.', 'Le train a dix minutes de retard.'],
  ],
  right: [
    'Mon voisin habite à Lille.',
    "Un homme à l'air féroce était assis là.",
    "Un repas à l'air libre, quel plaisir !",
    'Le verre est à moitié rempli.',
    'Je pense à elle à chaque instant.',
  ],
});
