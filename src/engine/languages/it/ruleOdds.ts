// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const italianRuleOdds: OddsTable = `
* 162 *picky 23 it.accents 228 it.accents.monosyllables 270 it.accents.words 311 it.agreement 188
it.agreement-tree 129 it.agreement-tree.noun-phrase 85 it.agreement-tree.plural 148 it.agreement-tree.singular 96
it.agreement.attribute 209 it.agreement.clause-predicate 160 it.agreement.determiner-noun 333
it.agreement.noun-adjective 54 it.agreement.piacere 214 it.agreement.plural-determiner -72
it.agreement.singular-noun-verb 382 it.agreement.subject-verb 266 it.agreement.verb-of-clause 221 it.apostrophes 84
it.apostrophes.c-era 18 it.apostrophes.po 9 it.articles.elision 69 it.articles.family 192 it.articles.sound 182
it.articles.un-apostrophe 171 it.articles.un-masculine 138 it.capitals 135 it.capitals.common-words 85 it.context 91
it.context.a-ha 107 it.context.anno-hanno 70 it.context.e-e-grave 113 it.context.l-ho-lo -27
it.context.si-si-grave 56 it.homophones 208 it.homophones.avere-h 254 it.homophones.ce 230 it.participles 118
it.participles.object-pronoun 7 it.participles.plural-subject 159 it.prepositions 179
it.prepositions.articulated 145 it.prepositions.missing-di 200 it.prepositions.to-people 194
it.prepositions.two-articles 203 it.prepositions.verb-frame 211 it.pronouns 178 it.pronouns.formal-you 193
it.pronouns.gli-le 193 it.punctuation.question-mark 191 it.style.double-pronoun 47 it.verbs 191
it.verbs.auxiliary 211 it.verbs.conjunction-subjunctive 216 it.verbs.main-conditional 251
it.verbs.opinion-subjunctive 170 it.verbs.subjunctive-clause 137 it.words 214 it.words.double-letters 277
it.words.phrases 247
`;
