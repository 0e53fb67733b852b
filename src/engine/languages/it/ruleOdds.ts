// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const italianRuleOdds: OddsTable = `
* 197 *picky 39 common.consistency.apostrophes 38 common.repetition 272 it.accents.e-grave 304
it.accents.monosyllables 85 it.accents.ne-se 362 it.agreement 229 it.agreement-tree 65
it.agreement-tree.noun-phrase 20 it.agreement-tree.person 167 it.agreement-tree.plural 127
it.agreement-tree.singular 134 it.agreement.adjective-noun 395 it.agreement.attribute 369 it.agreement.bel-bella 319
it.agreement.clause-predicate 450 it.agreement.determiner-noun 184 it.agreement.following-subject 358
it.agreement.inverted-subject 480 it.agreement.noun-adjective 79 it.agreement.number-noun -26
it.agreement.ogni-qualche 368 it.agreement.piacere 338 it.agreement.plural-determiner 320
it.agreement.pronoun-verb 400 it.agreement.reduced-participle 316 it.agreement.singular-noun-verb 192
it.agreement.there-is 400 it.agreement.verb-of-clause 249 it.apostrophes.anni 389 it.apostrophes.c-era 238
it.apostrophes.missing 443 it.apostrophes.po 22 it.articles 434 it.articles.elision 301 it.articles.family 372
it.articles.missing 608 it.articles.sound 586 it.articles.un-apostrophe 347 it.articles.un-masculine 519
it.capitals 311 it.capitals.common-words 365 it.context 59 it.context.anno-hanno 188 it.context.c-e-grave-ce -83
it.context.ce-c-e-grave -87 it.context.da-da-grave 148 it.context.da-grave-da 136 it.context.e-e-grave 276
it.context.e-grave-e -174 it.context.ha-a 327 it.context.hai-ai 201 it.context.ho-o 124 it.context.l-ho-lo -92
it.context.la-grave-la 35 it.context.la-la-grave 168 it.context.ne-ne-acute 220 it.context.o-ho 173
it.context.si-si-grave 25 it.homophones 279 it.homophones.a-ha 412 it.homophones.avere-h 616 it.homophones.ce 470
it.homophones.ha-subject 499 it.homophones.lo-l-ho 149 it.homophones.quanto-quando 353 it.net -121 it.net.extra -200
it.net.form -101 it.participles 347 it.participles.fixed-after-avere 526 it.participles.object-before 488
it.participles.object-pronoun 194 it.participles.plural-subject 500 it.participles.pronoun-before 520
it.prepositions 175 it.prepositions.articulated -132 it.prepositions.governed 458 it.prepositions.missing-a 272
it.prepositions.missing-di 291 it.prepositions.place-names 325 it.prepositions.to-people 200
it.prepositions.two-articles 218 it.prepositions.verb-frame 102 it.pronouns 323 it.pronouns.direct-object 417
it.pronouns.formal-you 346 it.pronouns.gli-le 346 it.punctuation 430 it.punctuation.question-mark 452
it.punctuation.subject-comma 621 it.punctuation.vocative 406 it.style.double-pronoun 58 it.verbs 327
it.verbs.auxiliary 377 it.verbs.auxiliary-avere 517 it.verbs.conjunction-subjunctive 428
it.verbs.main-conditional 535 it.verbs.modal-infinitive 597 it.verbs.opinion-subjunctive 552 it.verbs.se-clause 186
it.verbs.se-conditional 260 it.verbs.stare-gerund 410 it.verbs.subjunctive-clause 606 it.words 591
it.words.double-comparative 621 it.words.double-letters 621 it.words.phrases 621 it.words.split-pronoun 621
`;
