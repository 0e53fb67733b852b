// The gender of determiner and noun; and espèce, which stays feminine.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeNoun, hasInnerCapital, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, not, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import { allDiffer, nounMasks } from '../../reading/forms.ts';
import { isForeign, isOther, isSafe } from '../../reading/nounContext.ts';
import { determinerMask, headFrom } from '../../reading/phrases.ts';
import { elides, isSurelyFinite } from '../../reading/words.ts';
import eitherGender from '../../rows/eitherGender.words.tsv';

const COUNTERPARTS: Readonly<Record<string, readonly [masculine: string, feminine: string]>> = {
  un: ['un', 'une'],
  une: ['un', 'une'],
  le: ['le', 'la'],
  la: ['le', 'la'],
  ce: ['ce', 'cette'],
  cet: ['ce', 'cette'],
  cette: ['ce', 'cette'],
  ma: ['mon', 'ma'],
  ta: ['ton', 'ta'],
  sa: ['son', 'sa'],
  mon: ['mon', 'ma'],
  ton: ['ton', 'ta'],
  son: ['son', 'sa'],
  du: ['du', 'de la'],
  au: ['au', 'à la'],
  aucun: ['aucun', 'aucune'],
  aucune: ['aucun', 'aucune'],
  quel: ['quel', 'quelle'],
  quelle: ['quel', 'quelle'],
  quels: ['quels', 'quelles'],
  quelles: ['quels', 'quelles'],
  certains: ['certains', 'certaines'],
  certaines: ['certains', 'certaines'],
  divers: ['divers', 'diverses'],
  diverses: ['divers', 'diverses'],
};

/** The determiner for a gender, before a word. */
export function fitting(determiner: string, gender: number, next: string): string {
  const [masculine, feminine] = COUNTERPARTS[determiner] ?? [determiner, determiner];
  const isVowel = elides(next);
  if (isVowel && /^l[ea]$/.test(determiner)) return "l'";
  if (gender & Feature.masculine) return isVowel && masculine === 'ce' ? 'cet' : masculine;
  if (isVowel && /^[mts]a$/.test(feminine)) return `${feminine.charAt(0)}on`;
  return isVowel && feminine.endsWith('la') ? feminine.replace('la', "l'") : feminine;
}

/** Nouns for people that apply to both women and men, whatever the lexicon says. */
export const PERSONS = new Set(wordsIn(eitherGender));

const SKIPPED = listed('virgule plupart moins plus mieux');

/** A determiner of the wrong gender: cette hôtel, un table. */
export const determinerGender = defineRule({
  id: 'fr.agreement-noun-phrase.determiner-gender',
  pattern: [
    word(...Object.keys(COUNTERPARTS))
      .as('d')
      .mark(),
    not(word('demi'))
      .and(new Element((token) => token.kind === 'word'))
      .as('n'),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const determiner = m.token('d');
    const at = headFrom(tokens, determiner.index + 1);
    const noun = tokens[at];
    if (
      !noun ||
      at > determiner.index + 2 ||
      isOther(noun) ||
      isSurelyFinite(noun) ||
      noun.lower.includes('-') ||
      isForeign(tokens[at + 1]) ||
      (reads(noun, Pos.adjective) && tokens[at + 1]?.lower === 'et') ||
      SKIPPED.has(noun.lower) ||
      PERSONS.has(noun.lower.replace(/s$/, ''))
    )
      return false;
    if (!isSafe(m, determiner, m.token('n')) || noun.text === noun.text.toUpperCase() || tokens[at + 1]?.text === '-')
      return false;
    if (/(?:eur|teur|isme|logue)s?$/.test(noun.lower) && (determinerMask(determiner) & Feature.feminine) !== 0)
      return noun.lower.endsWith('isme') && (determinerMask(determiner) & Feature.masculine) === 0;
    const next = tokens[determiner.index + 1] as Token;
    if (
      noun !== next &&
      !allDiffer(
        next.readings.filter((each) => each.pos === Pos.adjective).map((each) => each.features),
        determinerMask(determiner),
        Group.gender,
      )
    )
      return false;
    // un rouge, la porte: words with another reading that fits
    if (
      noun === next &&
      (reads(noun, Pos.adjective) || hasInnerCapital(noun)) &&
      !/^(?:ce|cet|cette|mon|ma|un|une|quel|quelle)$/.test(determiner.lower)
    )
      return false;
    if (noun === next && reads(noun, Pos.adjective) && canBeNoun(tokens[at + 1])) return false;
    const wanted = /^[mts]on$/.test(determiner.lower) ? Feature.masculine : determinerMask(determiner) & Group.gender;
    if (/^[mts]on$/.test(determiner.lower) && (elides(next.lower) || next.lower.startsWith('h'))) return false;
    if (/^(?:[mts]a|cet)$/.test(determiner.lower) && elides(next.lower) && determiner.lower !== 'cet')
      return allDiffer(nounMasks(noun), Feature.feminine, Group.gender);
    return wanted !== 0 && allDiffer(nounMasks(noun), wanted, Group.gender);
  },
  suggest: (m) => {
    const { tokens } = m.sentence;
    const determiner = m.token('d');
    const noun = tokens[headFrom(tokens, determiner.index + 1)] as Token;
    const gender = nounMasks(noun).reduce((all, mask) => all | mask, 0) & Group.gender;
    return [fitting(determiner.lower, gender, (tokens[determiner.index + 1] as Token).lower)];
  },
  wrong: [
    ['Cette hôtel est très calme.', 'Cet hôtel est très calme.'],
    ['Nous avons réservé un table pour quatre.', 'Nous avons réservé une table pour quatre.'],
    ['Quel surprise de te voir ici !', 'Quelle surprise de te voir ici !'],
  ],
  right: ['Cet hôtel est très calme.', 'Mon amie a réservé une table pour quatre.', 'La ministre a reçu un élève.'],
});

const FUNNY = listed('espèce');

/** "Espèce" stays feminine whatever follows: une espèce de monstre. */
export const uneEspece = defineRule({
  id: 'fr.agreement-noun-phrase.une-espece',
  priority: 2,
  pattern: [word('un', 'cet', 'ce', 'quel').as('d').mark(), word(...FUNNY), word('de', "d'")],
  suggest: (m) => [m.token('d').lower === 'un' ? 'une' : m.token('d').lower === 'quel' ? 'quelle' : 'cette'],
  wrong: [
    ['Il portait un espèce de chapeau.', 'Il portait une espèce de chapeau.'],
    ['On a mangé un espèce de gratin bizarre.', 'On a mangé une espèce de gratin bizarre.'],
    ['Cet espèce de monstre me fait peur.', 'Cette espèce de monstre me fait peur.'],
  ],
  right: [
    "C'est un chien d'une espèce rare.",
    'Ce zoo protège une espèce menacée.',
    'Un chien de cette espèce ne se dresse pas.',
  ],
});
