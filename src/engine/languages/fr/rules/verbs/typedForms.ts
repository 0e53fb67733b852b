// A conjugated form where a participle belongs (est définit), a participle where a conjugated form belongs (définie une
// liste).
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeInfinitive, canBeNoun, canBeParticiple, hasInnerCapital, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemma, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { maskOfClause } from '../../reading/attributeSubjects.ts';
import { subjectBefore } from '../../reading/clauseSubject.ts';
import { participlesOf } from '../../reading/forms.ts';
import { adverbs, canBeConjugated, isSurelyFinite } from '../../reading/words.ts';

const { singular, plural, third, present, indicative } = Feature;

/** A conjugated form that sounds like the participle of its verb: définit, omit, permit, crée. */
const soundsLikeParticiple = (token: Token): boolean =>
  canBeConjugated(token) &&
  !canBeParticiple(token) &&
  !canBeNoun(token) &&
  !canBeInfinitive(token) &&
  !hasInnerCapital(token) &&
  /(?:it|ut|ie|is|us|ue|ée|et|ert|ient)$/.test(token.lower) &&
  !reads(token, Pos.auxiliary);

const ETRE = lemma('être').and(new Element(canBeConjugated));
const AVOIR = lemma('avoir').and(new Element(canBeConjugated));

const participles = (m: Match, mask: number): string[] =>
  participlesOf(m.sentence, m.token('a'), mask).filter(
    (each) => each.length >= m.token('a').lower.length - 1 && each !== 'cré',
  );

/** est définit, a été remplit: the participle is spelled differently. */
export const finiteForParticiple = defineRule({
  id: 'fr.verb-endings.finite-for-participle',
  priority: 1,
  patterns: [
    [ETRE.as('v'), adverbs(), new Element(soundsLikeParticiple).as('a').mark()],
    [AVOIR.as('v'), adverbs(), word('été'), adverbs(), new Element(soundsLikeParticiple).as('a').mark()],
    [word('être').as('v'), adverbs(), new Element(soundsLikeParticiple).as('a').mark()],
    [
      new Element((token) => canBeNoun(token) && !canBeConjugated(token)).as('v'),
      new Element(soundsLikeParticiple).as('a').mark(),
      word('par'),
    ],
  ],
  where: (m) => {
    const [verb, form] = [m.token('v'), m.token('a')];
    if (isOne(verb, listed('est')) && isOne(m.before(), listed("ce qu'"))) return false;
    // ce que c'est permet de …: only without que
    if (isOne(m.before(), listed("c'")) && (isOne(m.before(2), listed("que qu'")) || !form.lower.endsWith('it')))
      return false;
    if (isOne(form, listed('suit fait dit dus due dues'))) return false;
    if (!reads(verb, Pos.auxiliary))
      return (
        m.sentence.tokens.slice(0, m.from).every((each) => !isSurelyFinite(each)) &&
        form.lower.endsWith('it') &&
        m.sentence.tokens.slice(m.to).some(isSurelyFinite)
      );
    return participles(m, 0).length > 0;
  },
  suggest: (m) => participles(m, reads(m.token('v'), Pos.auxiliary) ? maskOfClause(m) : nounMask(m)),
  wrong: [
    ['Le prix est définit à la signature.', 'Le prix est défini à la signature.'],
    ['Le formulaire doit être remplit en ligne.', 'Le formulaire doit être rempli en ligne.'],
    ["Une date limite n'a pas été établit, désolé.", "Une date limite n'a pas été établie, désolé."],
    ["Cousez les bords et c'est finit.", "Cousez les bords et c'est fini."],
    ['La lettre est écris par mon frère.', 'La lettre est écrite par mon frère.'],
    ['Le travail finit par mon collègue est parfait.', 'Le travail fini par mon collègue est parfait.'],
    ['Le logement choisit par mes parents est petit.', 'Le logement choisi par mes parents est petit.'],
  ],
  right: [
    "Le sommeil finit par l'emporter.",
    "C'est ce que le contrat définit.",
    'Le contrat est clair : il définit les règles.',
  ],
});

const nounMask = (m: Match): number => m.token('v').readings.find((each) => each.pos === Pos.noun)?.features ?? 0;

const OBJECTS = word(..."un une des le la les l' ce cet cette ces son sa ses leur leurs".split(' '));

/** Cette page définie un cadre: the clause lacks a verb, and the participle sounds like one. */
export const participleForFinite = defineRule({
  id: 'fr.verb-endings.participle-for-finite',
  patterns: [
    [
      new Element(
        (token) =>
          canBeParticiple(token) &&
          !canBeConjugated(token) &&
          /(?:ie|ite|uite|i|u)$/.test(token.lower) &&
          !hasInnerCapital(token),
      )
        .as('v')
        .mark(),
      OBJECTS.as('o'),
    ],
    [
      word('cela', 'ceci', 'ça'),
      new Element((token) => canBeParticiple(token) && /(?:is|us|i|u)$/.test(token.lower) && !hasInnerCapital(token))
        .as('v')
        .mark(),
      OBJECTS.as('o'),
    ],
    // elle fini à dix heures
    [
      word('il', 'elle', 'on', 'ils', 'elles'),
      new Element(
        (token) =>
          canBeParticiple(token) &&
          !canBeConjugated(token) &&
          /(?:is|us|i|u)$/.test(token.lower) &&
          !hasInnerCapital(token),
      )
        .as('v')
        .mark(),
    ],
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const verb = m.token('v');
    if (isOne(tokens[m.from], listed('il elle on ils elles'))) {
      const before = tokens[m.from - 1];
      if (
        tokens[m.from]?.text.startsWith('-') ||
        !(before === undefined || isOne(before, listed("mais et car quand que qu' si")) || before.text === ',')
      )
        return false;
      return !tokens.slice(m.to, m.to + 6).some((each) => isSurelyFinite(each)) && pronounForms(m).length > 0;
    }
    if (isOne(tokens[m.from], listed('cela ceci ça'))) return finiteForms(m).length > 0 && !isPreposition(m.before());
    const subject = subjectBefore(tokens, verb.index);
    if (!subject || subject.start > 0 || tokens.some((each) => isSurelyFinite(each))) return false;
    return finiteForms(m).length > 0;
  },
  suggest: (m) => (isOne(m.sentence.tokens[m.from], listed('il elle on ils elles')) ? pronounForms(m) : finiteForms(m)),
  wrong: [
    ['Cette page définie un cadre commun.', 'Cette page définit un cadre commun.'],
    ['Notre agence fournie des traductions.', 'Notre agence fournit des traductions.'],
    ['La loi établie une limite, hélas.', 'La loi établit une limite, hélas.'],
    ['Elle fini à dix heures.', 'Elle finit à dix heures.'],
    ['Cela permis une baisse des prix.', 'Cela permet une baisse des prix.'],
    ['Il reçu une lettre ce matin.', 'Il reçoit une lettre ce matin.'],
  ],
  right: ['Cette page a défini un cadre.', 'Une fois la page finie, un chat est venu.', 'La règle établie, on joue.'],
});

/** Present and simple past that match the pronoun before a participle. */
function pronounForms(m: Match): string[] {
  const verb = m.token('v');
  const number = isOne(m.sentence.tokens[m.from], listed('ils elles')) ? plural : singular;
  const lemmas = [...new Set(verb.readings.filter((each) => each.pos === Pos.verb).map((each) => each.lemma))];
  return [present, Feature.preterite].flatMap((tense) =>
    lemmas.flatMap((each) => m.sentence.lexicon.inflect(each, Pos.verb, third | number | tense | indicative)),
  );
}

const isPreposition = (token: Token | undefined): boolean => reads(token, Pos.preposition);

/** The third person of a participle's verb, which sounds like it. */
function finiteForms(m: Match): string[] {
  const verb = m.token('v');
  const isThing = isOne(m.sentence.tokens[m.from], listed('cela ceci ça'));
  const number = isThing ? singular : (subjectBefore(m.sentence.tokens, verb.index)?.mask ?? 0) & Group.number;
  if (number !== singular && number !== plural) return [];
  const lemmas = verb.readings.filter((each) => each.pos === Pos.verb).map((each) => each.lemma);
  return [...new Set(lemmas)].flatMap((each) =>
    m.sentence.lexicon.inflect(each, Pos.verb, third | number | present | indicative),
  );
}
