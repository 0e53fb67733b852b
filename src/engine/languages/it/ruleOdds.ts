// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const italianRuleOdds: OddsTable = `
* 210 *picky 39 common.consistency.apostrophes 38 common.repetition 269 it.accents.e-grave 283
it.accents.monosyllables 127 it.accents.ne-se 328 it.agreement-tree 131 it.agreement-tree.noun-phrase 61
it.agreement-tree.person 204 it.agreement-tree.plural 194 it.agreement-tree.singular 152
it.agreement.adjective-noun 339 it.agreement.attribute 326 it.agreement.bel-bella 277
it.agreement.clause-predicate 396 it.agreement.determiner-noun 170 it.agreement.following-subject 304
it.agreement.inverted-subject 412 it.agreement.noun-adjective 84 it.agreement.number-noun 2
it.agreement.ogni-qualche 314 it.agreement.piacere 303 it.agreement.plural-determiner 269
it.agreement.pronoun-verb 341 it.agreement.reduced-participle 273 it.agreement.singular-noun-verb 153
it.agreement.there-is 341 it.agreement.verb-of-clause 247 it.apostrophes 184 it.apostrophes.anni 312
it.apostrophes.missing 361 it.apostrophes.po 29 it.articles 383 it.articles.elision 245 it.articles.family 358
it.articles.missing 517 it.articles.sound 525 it.articles.un-apostrophe 332 it.articles.un-masculine 442
it.capitals 270 it.capitals.common-words 299 it.context 54 it.context.anno-hanno 144 it.context.c-e-grave-ce -25
it.context.ce-c-e-grave -66 it.context.da-da-grave 148 it.context.da-grave-da 136 it.context.e-e-grave 220
it.context.e-grave-e -112 it.context.ha-a 267 it.context.hai-ai 146 it.context.ho-o 123 it.context.l-ho-lo -100
it.context.la-grave-la 28 it.context.la-la-grave 126 it.context.ne-ne-acute 159 it.context.o-ho 116
it.context.si-si-grave 20 it.homophones 279 it.homophones.a-ha 371 it.homophones.avere-h 556 it.homophones.ce 421
it.homophones.ha-subject 441 it.homophones.lo-l-ho 148 it.homophones.quanto-quando 319 it.net -39 it.net.extra -94
it.participles 287 it.participles.fixed-after-avere 424 it.participles.object-before 382
it.participles.object-pronoun 146 it.participles.plural-subject 400 it.participles.pronoun-before 409
it.prepositions 181 it.prepositions.articulated -67 it.prepositions.governed 399 it.prepositions.missing-a 239
it.prepositions.missing-di 266 it.prepositions.place-names 282 it.prepositions.to-people 207
it.prepositions.two-articles 225 it.prepositions.verb-frame 124 it.pronouns 306 it.pronouns.direct-object 364
it.pronouns.formal-you 329 it.pronouns.gli-le 329 it.punctuation 387 it.punctuation.question-mark 409
it.punctuation.subject-comma 533 it.punctuation.vocative 371 it.style.double-pronoun 58 it.verbs 327
it.verbs.auxiliary 355 it.verbs.auxiliary-avere 469 it.verbs.conjunction-subjunctive 400
it.verbs.main-conditional 495 it.verbs.modal-infinitive 532 it.verbs.opinion-subjunctive 495 it.verbs.se-clause 193
it.verbs.se-conditional 263 it.verbs.stare-gerund 374 it.verbs.subjunctive-clause 542 it.words 542
it.words.double-comparative 599 it.words.double-letters 621 it.words.phrases 621 it.words.split-pronoun 599
`;
