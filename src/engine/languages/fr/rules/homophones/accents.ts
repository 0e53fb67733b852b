// Small words distinguished by an accent: des and dès, la and là, du and dû, sur and sûr.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeInfinitive, canBeNoun, canBeParticiple, isMarkOrEnd, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemma, word } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { isDeterminer } from '../../reading/phrases.ts';
import { canBeConjugated, isClitic, isSurelyFinite } from '../../reading/words.ts';

const WITH_ACCENT: Readonly<Record<string, string>> = { des: 'dès', la: 'là', du: 'dû', sur: 'sûr' };
const SUBJECTS = listed("je j' tu il elle on nous vous ils elles");

/** A missing accent: des que, c'est la que, il a du partir, bien sur. */
export const missingAccent = defineRule({
  id: 'fr.confusions-words.accent',
  priority: 1,
  patterns: [
    [
      word('des').as('w').mark(),
      word(
        'que',
        "qu'",
        'lors',
        'maintenant',
        'demain',
        "aujourd'hui",
        'réception',
        'lundi',
        'mardi',
        'mercredi',
        'jeudi',
        'vendredi',
        'samedi',
        'dimanche',
      ).as('n'),
    ],
    [
      word('des').as('w').mark(),
      word('le', 'la', "l'", 'mon', 'ton', 'son', 'ma', 'votre', 'notre').as('n'),
      new Element((token) => canBeNoun(token)),
    ],
    [
      word('est', 'suis', 'es', 'sommes', 'était', 'sont', 'être', 'jusque', 'par').as('b'),
      word('la').as('w').mark(),
      new Element((token) => isMarkOrEnd(token) || isOne(token, listed("que qu' où pour"))).as('n'),
    ],
    [new Element((token) => token.kind === 'word').as('b'), word('la').as('w').mark(), word('où').as('n')],
    [
      lemma('avoir').and(new Element(canBeConjugated)).as('b'),
      word('du').as('w').mark(),
      new Element((token) => canBeInfinitive(token) && !canBeNoun(token)).as('n'),
    ],
    [
      word('bien').as('b'),
      word('sur').as('w').mark(),
      new Element((token) => isMarkOrEnd(token) || isOne(token, listed("que qu'"))).as('n'),
    ],
    [
      lemma('être').and(new Element(canBeConjugated)).as('b'),
      new Element((token) => isOne(token, listed('pas plus presque très si vraiment'))).optional(),
      word('sur').as('w').mark(),
      word('que', "qu'", 'de', "d'").as('n'),
    ],
  ],
  where: (m) => m.text('w') !== m.text('w').toUpperCase(),
  unless: {
    'what stands on something': {
      when: (m) =>
        m.token('w').lower === 'sur' &&
        isOne(m.token('n'), listed("de d'")) &&
        canBeNoun(m.before()) &&
        !isOne(m.before(), SUBJECTS),
      right: 'Le projet est sur de bons rails.',
    },
  },
  suggest: (m) => {
    const own = m.token('w').lower;
    const isPlural =
      own === 'sur' && m.sentence.tokens.slice(m.from, m.to).some((each) => isOne(each, listed('sommes sont')));
    return [isPlural ? 'sûrs' : (WITH_ACCENT[own] ?? own)];
  },
  wrong: [
    ['Appelle-moi des que tu arrives.', 'Appelle-moi dès que tu arrives.'],
    ["C'est la que je travaille.", "C'est là que je travaille."],
    ["J'ai du partir plus tôt, désolé.", "J'ai dû partir plus tôt, désolé."],
    ['Il est arrivé des le début.', 'Il est arrivé dès le début.'],
    [
      'Dès le matin, il y a du bruit, mais des la fin du jour tout est calme.',
      'Dès le matin, il y a du bruit, mais dès la fin du jour tout est calme.',
    ],
    ['Je reste la où je suis.', 'Je reste là où je suis.'],
    ['Bien sur, tu peux venir.', 'Bien sûr, tu peux venir.'],
    ['Je suis sur que tu as raison.', 'Je suis sûr que tu as raison.'],
    ['Il est sur de lui.', 'Il est sûr de lui.'],
  ],
  right: [
    'Il y a du beurre et des œufs dans le frigo.',
    "J'ai du pain et des œufs.",
    "C'est sur la table, la clé est là.",
    'LA SAISON DES SOLDES EST LA !',
  ],
});

const COMMANDED = listed('moi toi lui leur');

/** Whether a clause begins at the verb: at the start, or after a mark or a polite word. */
function opensClause(m: Match): boolean {
  const before = m.before();
  return (
    isMarkOrEnd(before) ||
    isOne(before, listed('merci svp')) ||
    (m.from === 1 && isOne(before, listed('et mais alors donc')))
  );
}

/** A command and its pronoun: dis lui. */
export const commandHyphen = defineRule({
  id: 'fr.hyphens.command',
  pattern: [
    new Element((token) => reads(token, Pos.verb, Feature.imperative)).as('v').mark(),
    new Element((token) => isOne(token, COMMANDED)).as('p').mark(),
    new Element(() => true).as('n'),
  ],
  where: (m) => opensClause(m) && !canBeParticiple(m.token('v')) && !reads(m.token('v'), Pos.preposition),
  unless: {
    'a possessive and its noun': {
      when: (m) => isOne(m.token('p'), listed('leur')) && canBeNoun(m.token('n')),
      right: 'Allez leur dire bonjour.',
    },
    'somebody among others': {
      when: (m) => isOne(m.token('n'), listed('et qui aussi seul')),
      right: 'Viens toi aussi, il y a de la place.',
    },
    'a subject and its verb': {
      when: (m) => isSurelyFinite(m.token('n')) && !isMarkOrEnd(m.token('n')),
      right: 'Charge leur sera donnée de tout vérifier.',
    },
  },
  suggest: (m) => [`${m.token('v').text}-${m.token('p').text}`],
  wrong: [
    ['Dis lui bonjour de ma part.', 'Dis-lui bonjour de ma part.'],
    ['Envoie moi ton adresse.', 'Envoie-moi ton adresse.'],
    ['Bonjour, appelez moi demain.', 'Bonjour, appelez-moi demain.'],
  ],
  right: ['Nous devons leur rendre les clés.', 'Tu donnes leur adresse à Paul.', 'Chez moi, tout va bien.'],
});

const LINKS = listed("et ou mais que qu' qui dont où si quand comme ce ne n' il elle on ils elles je tu");

/** The comma that closes a relative clause: mon frère, qui vit ici vient. */
export const relativeComma = defineRule({
  id: 'fr.punctuation.relative-comma',
  category: 'punctuation',
  type: 'typographical',
  pattern: [
    new Element((token) => token.text === ','),
    word('qui').as('q'),
    new Element((token) => token.kind === 'word').repeat(2, 10),
    new Element((token) => token.kind === 'word' && !isClitic(token)).as('l').mark(),
    new Element(isClitic).repeat(0, 2).as('c'),
    new Element((token) => isSurelyFinite(token)).as('v'),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const last = m.token('l');
    let first = m.token('q').index + 1;
    while (isClitic(tokens[first])) first++;
    if (!isDeterminer(tokens, 0) || m.from > 5 || tokens.slice(0, m.from).some(isSurelyFinite)) return false;
    if (!canBeConjugated(tokens[first]) || first >= last.index) return false;
    const inner = tokens.slice(first + 1, last.index + 1);
    if (inner.some((each) => isSurelyFinite(each) || isOne(each, LINKS))) return false;
    if (isClitic(last) || canBeInfinitive(last) || reads(last, Pos.preposition) || isDeterminer(tokens, last.index))
      return false;
    // a past participle may belong to the first verb: qui a mangé
    return !(reads(tokens[first], Pos.auxiliary) && last.index === first + 1);
  },
  suggest: (m) => [`${m.token('l').text},`],
  wrong: [
    ['Mon oncle, qui habite à Nice arrive demain.', 'Mon oncle, qui habite à Nice, arrive demain.'],
    ['Le train, qui part à midi est complet.', 'Le train, qui part à midi, est complet.'],
    [
      'Ma collègue, qui connaît bien le dossier vous répondra.',
      'Ma collègue, qui connaît bien le dossier, vous répondra.',
    ],
  ],
  right: [
    "J'ai revu Paul, qui n'est pas aussi calme qu'il le croit.",
    'Le train qui part à midi est complet.',
    'Merci à Luc, qui a tout préparé.',
  ],
});
