// What a comparison is joined with: più alto di me, più a Napoli che a Milano.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isMarkOrEnd } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, can, form, lemmas, oneOf, tagged, uncapitalised, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';

const JOINED: Readonly<Record<string, string>> = {
  il: 'del',
  lo: 'dello',
  la: 'della',
  "l'": "dell'",
  i: 'dei',
  gli: 'degli',
  le: 'delle',
};

/** What people find likely, good or needed: what follows is a clause with "che". */
const OPINION = form(
  /^(?:probabile|facile|difficile|possibile|importante|giust[oa]|logic[oa]|bell[oa]|bene|utile|chiar[oa]|evidente|necessari[oa]|normale|strano|spesso|sicur[oa]|cert[oa]|convint[oa]|content[oa]|felic[ei])$/,
);

const quality = oneOf(tagged([Pos.adjective, Pos.adverb]), can(Pos.adjective)).except(OPINION);

const degree = [
  [words('più meno').as('degree'), quality],
  [words('migliore migliori peggiore peggiori maggiore maggiori minore minori').as('degree')],
];

const copula = lemmas('essere sembrare diventare restare rimanere parere costare').and(
  oneOf(can(Pos.verb), can(Pos.auxiliary)),
);

/** Nothing that belongs to the comparison follows. */
const endsHere = (m: Match, at: number): boolean => {
  const next = m.sentence.tokens[at];
  return (
    isMarkOrEnd(next) || /^(?:e|ma|o|anche|perché|quando|in|a|di|da|con|su|per|del|della)$/.test(next?.lower ?? '')
  );
};

const NOMINAL: readonly number[] = [Pos.noun, Pos.properNoun, Pos.adjective, Pos.determiner, Pos.numeral];

/** Only a noun phrase follows, with its determiner at this place: no clause begins with "che". */
function isWholePhrase(m: Match): boolean {
  const { tokens } = m.sentence;
  let to = m.token('article').index + 1;
  while (NOMINAL.includes(tokens[to]?.pos ?? 0)) to++;
  const first = m.token('article').index + 1;
  // "che il treno arrivi": a verb read as a noun
  const isClause = tokens.slice(first + 1, to).some((token) => reads(token, Pos.verb, Feature.subjunctive));
  return to > first && !isClause && endsHere(m, to) && !tokens.slice(to, to + 8).some(isFiniteVerb);
}

const isFiniteVerb = ({ pos, verbForm }: { pos: number; verbForm: number }): boolean =>
  (pos === Pos.verb || pos === Pos.auxiliary) && verbForm === 0;

/** più stanco che te, è più alto che il fratello, il più alto che tutta la classe. */
export const comparedWith = defineRule({
  id: 'it.comparatives.di',
  after: 'it.prepositions.governed',
  patterns: [
    ...degree.map((first) => [
      ...first,
      word('che').as('than').mark(),
      words('me te lui lei noi voi loro').as('pronoun'),
    ]),
    ...degree.map((first) => [
      copula,
      words('molto anche ancora sempre').repeat(0, 1),
      ...first,
      word('che').as('than').mark(),
      words(
        "il lo la l' i gli le mio mia tuo tua suo sua miei mie tuoi tue suoi sue nostro nostra vostro vostra quello quella quelli quelle",
      )
        .as('article')
        .mark(),
    ]),
    [
      words('il la i le'),
      words('più meno').as('degree'),
      quality,
      word('che').as('than').mark(),
      words('tutti tutte tutta tutto').as('all'),
      words('il la i le gli').repeat(0, 1).as('article'),
    ],
  ],
  where: (m) => {
    if (m.names('pronoun')) return endsHere(m, m.to) && !/^tanto$/.test(m.before()?.lower ?? '');
    if (m.names('all')) return m.has('article') && isWholePhrase(m);
    if (m.token('article').lower.startsWith('quell')) return endsHere(m, m.to);
    return isWholePhrase(m);
  },
  suggest: (m) => {
    if (!m.names('article') || m.names('all')) return ['di'];
    const article = m.token('article').lower;
    return [JOINED[article] ?? `di ${article}`];
  },
  wrong: [
    ['Oggi sono più stanca che te.', 'Oggi sono più stanca di te.'],
    ['Mio cugino è più sportivo che suo padre.', 'Mio cugino è più sportivo di suo padre.'],
    ['La casa nuova è più comoda che la vecchia casa.', 'La casa nuova è più comoda della vecchia casa.'],
    ['Il nostro gatto è il più furbo che tutto il quartiere.', 'Il nostro gatto è il più furbo di tutto il quartiere.'],
    ['In cucina Marta è migliore che me.', 'In cucina Marta è migliore di me.'],
    ['Il tuo voto è migliore che il mio voto.', 'Il tuo voto è migliore del mio voto.'],
  ],
  right: [
    'È più probabile che lui e Anna vengano domani.',
    'È più utile che bello.',
    'È la cosa più bella che tutti ricordano.',
    'Era più tardi che mai.',
    'È più comodo che il treno arrivi in centro.',
    'Mi piace più il mare che la montagna.',
  ],
});

const PREPOSITION = 'a ad al alla allo ai alle in nel nella nei nelle con';

/** fa più freddo di a Napoli: two complements are compared with "che". */
export const comparedComplements = defineRule({
  id: 'it.comparatives.che',
  pattern: [
    words('più meno').as('degree'),
    anyWord()
      .except(oneOf(words('che di e o'), tagged([Pos.verb, Pos.auxiliary])))
      .repeat(0, 4),
    word('di').as('than').mark(),
    words(PREPOSITION).and(uncapitalised()),
    tagged([Pos.noun, Pos.properNoun, Pos.determiner, Pos.pronoun, Pos.adjective]),
  ],
  suggest: () => ['che'],
  wrong: [
    ['A Milano fa più freddo di a Napoli.', 'A Milano fa più freddo che a Napoli.'],
    ['Si sta meglio qui, c’è più silenzio di in città.', 'Si sta meglio qui, c’è più silenzio che in città.'],
    ['Vado più volentieri da lei di con loro.', 'Vado più volentieri da lei che con loro.'],
  ],
  right: [
    'Ha più amici di me.',
    'Ho più voglia di andare.',
    'Più che altro parlano di a chi tocca.',
    'Mi ha parlato più volte di Al Pacino.',
  ],
});
