// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const italianRuleOdds: OddsTable = `
* 215 *picky -225 common.consistency.apostrophes -225 common.repetition 319 common.repetition.nearby -289
common.style.long-sentence -199 it.accents.e-grave 288 it.accents.monosyllables 174 it.accents.ne-se 141
it.agreement-tree 124 it.agreement-tree.noun-phrase 55 it.agreement-tree.person 174 it.agreement-tree.plural 157
it.agreement-tree.singular 158 it.agreement.adjective-noun 302 it.agreement.amount 280 it.agreement.attribute 343
it.agreement.bel-bella 254 it.agreement.clause-predicate 359 it.agreement.degree 280
it.agreement.determiner-noun 127 it.agreement.following-subject 270 it.agreement.inverted-subject 390
it.agreement.noun-adjective 58 it.agreement.number-noun 251 it.agreement.ogni-qualche 344 it.agreement.piacere 287
it.agreement.plural-determiner 344 it.agreement.pronoun-verb 317 it.agreement.reduced-participle 254
it.agreement.singular-noun-verb 128 it.agreement.subject-verb 253 it.agreement.there-is 317
it.agreement.verb-of-clause 260 it.apostrophes 175 it.apostrophes.anni 259 it.apostrophes.c-era 139
it.apostrophes.missing 321 it.apostrophes.po 77 it.articles 278 it.articles.elision 126 it.articles.family 325
it.articles.missing 216 it.articles.needed 311 it.articles.sound 463 it.articles.un-apostrophe 320
it.articles.un-masculine 347 it.capitals 273 it.capitals.common-words 300 it.comparatives 257 it.comparatives.di 291
it.context 99 it.context.anno-hanno 146 it.context.c-e-grave-ce 36 it.context.ce-c-e-grave -15
it.context.da-da-grave 168 it.context.da-grave-da 155 it.context.e-e-grave 115 it.context.e-grave-e 240
it.context.ha-a 258 it.context.hai-ai 149 it.context.ho-o 37 it.context.l-ho-lo -52 it.context.la-grave-la -28
it.context.la-la-grave 153 it.context.li-li-grave -7 it.context.ne-acute-ne 191 it.context.ne-ne-acute 159
it.context.o-ho 127 it.context.se-acute-se 197 it.context.si-grave-si 139 it.context.si-si-grave 62
it.homophones 278 it.homophones.a-ha 370 it.homophones.avere-h 504 it.homophones.ce 411 it.homophones.ha-subject 219
it.homophones.lo-l-ho 189 it.homophones.quanto-quando 293 it.net 25 it.net.extra -43 it.net.form 60
it.participles.object-before 268 it.participles.object-pronoun 119 it.participles.plural-subject 295
it.participles.pronoun-before 289 it.prepositions 155 it.prepositions.articulated -48 it.prepositions.governed 221
it.prepositions.missing-a 217 it.prepositions.missing-di 243 it.prepositions.place-names 241
it.prepositions.telefonare 40 it.prepositions.to-people 211 it.prepositions.to-whom 182
it.prepositions.two-articles 200 it.pronouns 290 it.pronouns.direct-object 324 it.pronouns.formal-you 314
it.pronouns.gli-le 314 it.punctuation 345 it.punctuation.question-mark 368 it.punctuation.subject-comma 450
it.style.double-pronoun -141 it.verbs 316 it.verbs.auxiliary 369 it.verbs.auxiliary-avere 453
it.verbs.avere-state 337 it.verbs.conjunction-subjunctive 369 it.verbs.main-conditional 460
it.verbs.modal-infinitive 503 it.verbs.opinion-subjunctive 452 it.verbs.se-clause 213 it.verbs.se-conditional 279
it.verbs.stare-gerund 337 it.verbs.subjunctive-clause 273 it.words 510 it.words.double-comparative 566
it.words.double-letters 621 it.words.phrases 621 it.words.split-pronoun 542
`;
