// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const italianRuleOdds: OddsTable = `
* 195 *picky 39 common.consistency.apostrophes 38 common.repetition 268 it.accents 220 it.accents.e-grave 282
it.accents.monosyllables 127 it.accents.ne-se 328 it.agreement 221 it.agreement-tree 80
it.agreement-tree.noun-phrase 39 it.agreement-tree.person 174 it.agreement-tree.plural 136
it.agreement-tree.singular 108 it.agreement.adjective-noun 338 it.agreement.attribute 324 it.agreement.bel-bella 275
it.agreement.clause-predicate 383 it.agreement.determiner-noun 170 it.agreement.following-subject 303
it.agreement.inverted-subject 412 it.agreement.noun-adjective 84 it.agreement.number-noun 2
it.agreement.ogni-qualche 313 it.agreement.piacere 301 it.agreement.plural-determiner 268
it.agreement.pronoun-verb 340 it.agreement.reduced-participle 272 it.agreement.singular-noun-verb 152
it.agreement.there-is 340 it.agreement.verb-of-clause 245 it.apostrophes.anni 311 it.apostrophes.missing 361
it.apostrophes.po 29 it.articles 381 it.articles.elision 245 it.articles.family 357 it.articles.missing 515
it.articles.sound 524 it.articles.un-apostrophe 332 it.articles.un-masculine 441 it.capitals 262
it.capitals.common-words 295 it.context 54 it.context.anno-hanno 144 it.context.c-e-grave-ce -25
it.context.ce-c-e-grave -66 it.context.da-da-grave 148 it.context.da-grave-da 136 it.context.e-e-grave 220
it.context.e-grave-e -112 it.context.ha-a 267 it.context.hai-ai 146 it.context.ho-o 122 it.context.l-ho-lo -100
it.context.la-grave-la 28 it.context.la-la-grave 126 it.context.ne-ne-acute 159 it.context.o-ho 116
it.context.si-si-grave 20 it.homophones 280 it.homophones.a-ha 370 it.homophones.avere-h 555 it.homophones.ce 420
it.homophones.ha-subject 441 it.homophones.lo-l-ho 153 it.homophones.quanto-quando 318 it.net -89 it.net.extra -171
it.net.form -49 it.participles 285 it.participles.fixed-after-avere 422 it.participles.object-before 380
it.participles.object-pronoun 145 it.participles.plural-subject 398 it.participles.pronoun-before 407
it.prepositions.articulated -67 it.prepositions.governed 399 it.prepositions.missing-a 239
it.prepositions.missing-di 266 it.prepositions.place-names 282 it.prepositions.to-people 206
it.prepositions.two-articles 224 it.prepositions.verb-frame 124 it.pronouns 293 it.pronouns.direct-object 351
it.pronouns.formal-you 316 it.pronouns.gli-le 316 it.punctuation 375 it.punctuation.question-mark 398
it.punctuation.subject-comma 523 it.style.double-pronoun 58 it.verbs 326 it.verbs.auxiliary 355
it.verbs.auxiliary-avere 474 it.verbs.conjunction-subjunctive 399 it.verbs.main-conditional 499
it.verbs.modal-infinitive 537 it.verbs.opinion-subjunctive 494 it.verbs.se-clause 193 it.verbs.se-conditional 263
it.verbs.stare-gerund 373 it.verbs.subjunctive-clause 541 it.words 530 it.words.double-comparative 587
it.words.double-letters 621 it.words.phrases 621 it.words.split-pronoun 587
`;
