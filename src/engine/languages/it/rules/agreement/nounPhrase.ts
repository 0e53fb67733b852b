// Agreement of determiner, adjective and noun in gender and number.
import { agrees, Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { disagrees, GENDER_NUMBER, nounFeatures } from '../../../../rules/nounAgreement.ts';
import { can, tagged, words } from '../../../../rules/pattern.ts';
import { fitsSound } from '../writing/articles.ts';
import { AGREEMENT_DETERMINER_NOUN_WRONG } from './nounPhraseExamples.ts';

/** Whether every noun reading has a gender. */
export const hasGender = (m: Match, name: string): boolean =>
  m.token(name).readings.every(({ pos, features }) => pos !== Pos.noun || (features & Group.gender) !== 0);

/** Nouns that can have either gender, and those whose ending hides it. */
export const COMMON_GENDER =
  /(?:president[ei]|dirigent[ei]|assistent[ei]|docent[ei]|agent[ei]|client[ei]|pazient[ei]|parent[ei]|utent[ei]|ista|isti|iste|(?<!rist|gig|eleph|diam|vol|tr|guad)anti?|(?<!ambi|incid|stud|d|contin|ingredi|g|m|corr)enti?|eco|collega|colleghi|guida|dinamo|fine|fronte|carcer[ei]|capitale|metro|media|portavoce|chiamate|wifi|email|mail|tee|fan|star)$/;

/** Loan words, about whose gender and number the lexicon knows too little. */
const FOREIGN = /(?:^grazie|mila|(?<!^(?:film|bar|computer|sport|(?:auto)?bus|hotel|weekend|blog))[^aeiouàèéìòù])$/;

/** Whether an English compound goes on, which has the gender and number of a later word: il data center, la code page. */
function isForeignAfter(m: Match): boolean {
  const next = m.after();
  if (next?.kind !== 'word' || next.text !== next.lower) return false;
  return /..[bcdfgjkmpqstvwxyz]$/.test(next.lower) || m.sentence.lexicon.analyses(next.lower).length === 0;
}

/** An invariable noun (film, città) takes the number of its determiner. */
export function inNumberOf(determiner: string, bits: number): number {
  if ((bits & Group.number) !== Group.number) return bits;
  const plural = /(?:[ie]|due|tre|sei)$/.test(determiner);
  return bits & ~(plural ? Feature.singular : Feature.plural);
}

const POSSESSIVES =
  'mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro vostra vostri vostre';

/** The article, alone or merged with a preposition, in the gender and number of a possessive. */
function articleFor(article: string, possessive: string): string {
  const ending = possessive.endsWith('i') ? 2 : possessive.endsWith('e') ? 3 : possessive.endsWith('a') ? 1 : 0;
  const isPlain = /^(?:il|la|i|le)$/.test(article);
  const stem = isPlain ? '' : article.replace(/(?:lla|lle|l|i)$/, '');
  return isPlain ? (['il', 'la', 'i', 'le'][ending] ?? '') : stem + (['l', 'lla', 'i', 'lle'][ending] ?? '');
}

/** le problema, questo macchine. */
export const determinerNoun = defineRule({
  id: 'it.agreement.determiner-noun',
  after: 'it.homophones.avere-h',
  patterns: [
    [
      words(
        'il lo la i gli le un una questo questa questi queste quella quelle mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri nostre vostro vostra vostri vostre quel quei quegli quella molti molte tanti tante pochi poche troppi troppe parecchi parecchie alcuni alcune diversi dei degli delle nei nelle negli sulle sui alle ai dalle al alla del della dal dalla nel nella sul sulla',
      )
        .as('determiner')
        .mark(),
      tagged(Pos.noun).except(can(Pos.adverb)).except(can(Pos.pronoun)).as('noun'),
    ],
    [
      words(
        'il la i le del della dei delle al alla ai alle dal dalla dai dalle nel nella nei nelle sul sulla sui sulle',
      )
        .as('determiner')
        .mark(),
      words(POSSESSIVES).as('noun'),
    ],
  ],
  where: (m) => {
    const [determiner, noun] = [m.token('determiner').lower, m.token('noun')];
    if (POSSESSIVES.split(' ').includes(noun.lower)) return articleFor(determiner, noun.lower) !== determiner;
    // i miei amico: the article shows that the possessive is right
    const article = m.before()?.lower ?? '';
    if (POSSESSIVES.split(' ').includes(determiner) && articleFor(article, determiner) === article) return false;
    if (noun.text !== noun.lower || COMMON_GENDER.test(noun.lower) || !hasGender(m, 'noun')) return false;
    // "la porta sempre", "questo causa": a pronoun before its verb; "la sua fosse"
    const third = noun.readings.some((reading) => reading.pos === Pos.verb && (reading.features & Feature.third) !== 0);
    const isVerb = noun.readings.some(({ pos }) => pos === Pos.verb);
    if (/^(?:l[oae]|gli)$/.test(determiner) && isVerb) return false;
    if (
      third &&
      /^(?:quest|quell|alcun|molt|tant|poch|tropp|parecch|[mts](?:i[oae]|u[oae]|uoi)|miei|[nv]ostr)/.test(determiner)
    )
      return false;
    // "ai visto": hai without its h
    if (determiner === 'ai' && noun.readings.some(({ features: each }) => (each & Feature.pastParticiple) !== 0))
      return false;
    if (m.after()?.text === '-' || /-|^mane$/.test(noun.lower) || FOREIGN.test(noun.lower)) return false;
    if (isForeignAfter(m)) return false;
    const { features = 0 } = m.readings('determiner')[0] ?? {};
    const adjective = noun.readings.some(
      (reading) =>
        (reading.pos === Pos.adjective || (reading.features & Feature.pastParticiple) !== 0) &&
        agrees(reading.features, features, GENDER_NUMBER),
    );
    return !adjective && disagrees(m, 'determiner', 'noun');
  },
  suggest: (m) => {
    const noun = m.token('noun');
    if (POSSESSIVES.split(' ').includes(noun.lower)) return [articleFor(m.token('determiner').lower, noun.lower)];
    const wanted = inNumberOf(m.token('determiner').lower, nounFeatures(m, 'noun'));
    return [...m.inflect('determiner', wanted, Pos.determiner), ...m.inflect('determiner', wanted, Pos.preposition)]
      .map((each) => (each === 'uno' ? 'un' : each))
      .filter((each) => !/'$|^(?:a|di|da|in|su|con)$/.test(each) && fitsSound(each, noun));
  },
  wrong: [['Ho comprato una quaderno nuovo.', 'Ho comprato un quaderno nuovo.'], ...AGREEMENT_DETERMINER_NOUN_WRONG],
  right: [
    'Un libro nuovo.',
    'La mia sorellina.',
    'Le foto della festa.',
    'Ne comprerò una domani.',
    'Questo cosa vuol dire?',
    'Hanno costruito un data center fuori città.',
    'Quei funghi sono velenosi, alcuni danno solo mal di pancia.',
  ],
});
