// Verb forms in a person or mood that no subject of the sentence can take.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeNoun, finiteReadings, hasInnerCapital, isMarkOrEnd, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, tagged } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { subjectBefore } from '../../reading/clauseSubject.ts';
import { conjugated } from '../../reading/forms.ts';
import { isDeterminer } from '../../reading/phrases.ts';
import { isClitic, isSurelyFinite } from '../../reading/words.ts';

const { first, singular, plural, second, third, present, indicative } = Feature;

const SECOND = listed("tu toi -tu je j' moi -je");

/** The words of a clause before a verb, from the last mark or joining word on. */
function clauseBefore(tokens: readonly Token[], verb: number): readonly Token[] {
  let from = verb;
  while (from > 0 && !isMarkOrEnd(tokens[from - 1]) && !isOne(tokens[from - 1], listed("que qu' et mais si quand car")))
    from--;
  return tokens.slice(from, verb);
}

/** La fonction retournes une valeur: the ending -es needs tu. */
export const secondPerson = defineRule({
  id: 'fr.agreement-subject-verb.second-person',
  pattern: [
    tagged([Pos.verb, Pos.auxiliary])
      .and(
        new Element(
          (token) =>
            /(?:es|ras|vas|eux|aux|iens|ois|ors|ais|ai)$/.test(token.lower) &&
            isSurelyFinite(token) &&
            (!reads(token, Pos.auxiliary) || isOne(token, listed('ai avais étais aurais serais auras seras'))) &&
            !hasInnerCapital(token) &&
            finiteReadings(token).every(
              ({ features }) =>
                (features & (first | second)) !== 0 && (features & third) === 0 && (features & plural) === 0,
            ),
        ),
      )
      .as('v')
      .mark(),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const before = m.before();
    // pourquoi ai-je, à quelle heure te lèveras-tu
    if (m.after()?.text.startsWith('-')) return false;
    if (m.from === 0 || before === undefined || clauseBefore(tokens, m.from).some((each) => isOne(each, SECOND)))
      return false;
    // rien n'aurait: the subject stands before ne and its like
    let at = m.from - 1;
    while (isClitic(tokens[at]) && at > 0) at--;
    const subject = tokens[at];
    if (
      isClitic(before) &&
      (reads(m.token('v'), Pos.auxiliary) || !isOne(subject, listed('et'))) &&
      !(canBeNoun(subject) || isOne(subject, listed('qui personne rien tout cela ça chacun aucun')))
    )
      return false;
    if (isOne(subject, listed('qui')) && isOne(tokens[at - 1], listed('moi toi !'))) return false;
    return (
      !isMarkOrEnd(before) &&
      (canBeNoun(before) ||
        hasInnerCapital(before) ||
        isClitic(before) ||
        isOne(before, listed('qui personne tout'))) &&
      !reads(before, Pos.auxiliary) &&
      !reads(before, Pos.preposition) &&
      !isDeterminer(tokens, m.from - 1) &&
      !isOne(before, listed('nous vous ils elles et ou - les'))
    );
  },
  suggest: (m) => {
    const subject = subjectBefore(m.sentence.tokens, m.token('v').index);
    const number = (subject?.mask ?? singular) & Group.number;
    return conjugated(m.sentence, m.token('v'), third | (number === plural ? plural : singular));
  },
  wrong: [
    ['La machine accepteras les pièces.', 'La machine acceptera les pièces.'],
    ['Mon voisin parleras au maire.', 'Mon voisin parlera au maire.'],
    ['Le voisin du dessous peux venir.', 'Le voisin du dessous peut venir.'],
    ['Personne ne trouves la clé ici !', 'Personne ne trouve la clé ici !'],
    ["Sans eux, rien n'aurais été possible.", "Sans eux, rien n'aurait été possible."],
    ['Tu crois que mon frère vas venir ?', 'Tu crois que mon frère va venir ?'],
  ],
  right: ['La machine que tu répares rend la monnaie.', 'Tu trouves la clé.', 'Que penses-tu de lui ?'],
});

const SUBORDINATE = listed(
  "que qu' quoique bien afin pour sans avant quel quelle quels quelles soit qui où dont lorsque puisque vive puisse",
);

/** Cette version requière un mot de passe: a main clause takes the indicative. */
export const subjunctiveMain = defineRule({
  id: 'fr.verb-moods.subjunctive-main',
  pattern: [
    tagged(Pos.verb)
      .and(
        new Element(
          (token) =>
            isSurelyFinite(token) &&
            !reads(token, Pos.auxiliary) &&
            finiteReadings(token).every(({ features }) => (features & Group.mood) === Feature.subjunctive) &&
            finiteReadings(token).some(({ features }) => (features & third) !== 0),
        ),
      )
      .as('v')
      .mark(),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const verb = m.token('v');
    if (tokens.slice(0, verb.index).some((each) => isOne(each, SUBORDINATE))) return false;
    return subjectBefore(tokens, verb.index) !== null;
  },
  suggest: (m) => {
    const subject = subjectBefore(m.sentence.tokens, m.token('v').index);
    const number = (subject?.mask ?? singular) & plural ? plural : singular;
    const lemmas = new Set(finiteReadings(m.token('v')).map((each) => each.lemma));
    return [...lemmas].flatMap((each) =>
      m.sentence.lexicon.inflect(each, Pos.verb, third | number | present | indicative),
    );
  },
  wrong: [
    ['Cette version requière un mot de passe.', 'Cette version requiert un mot de passe.'],
    ['Ma sœur finisse ses devoirs.', 'Ma sœur finit ses devoirs.'],
    ['La machine fasse du bruit la nuit.', 'La machine fait du bruit la nuit.'],
  ],
  right: [
    'Je doute que cette version vienne du site officiel.',
    "Qu'il fasse beau ou non, nous irons.",
    'Il faut que la machine fasse du bruit.',
  ],
});
