// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const germanRuleOdds: OddsTable = `
* 151 *picky -28 common.repetition 299 common.repetition.word 394 de.agreement-noun-phrase 178
de.agreement-noun-phrase.accusative-anywhere 288 de.agreement-noun-phrase.adjective 217
de.agreement-noun-phrase.article 295 de.agreement-noun-phrase.bare 52 de.agreement-noun-phrase.beside-sein 221
de.agreement-noun-phrase.case-after-preposition 196 de.agreement-noun-phrase.dative-anywhere 214
de.agreement-noun-phrase.dative-person 221 de.agreement-noun-phrase.dative-plural 256
de.agreement-noun-phrase.dative-verb 270 de.agreement-noun-phrase.determiner 141
de.agreement-noun-phrase.fixed-preposition 119 de.agreement-noun-phrase.genitive-ending 319
de.agreement-noun-phrase.genitive-preposition -38 de.agreement-noun-phrase.given-to 221
de.agreement-noun-phrase.governed 221 de.agreement-noun-phrase.noun-form 221 de.agreement-noun-phrase.object 54
de.agreement-noun-phrase.place 221 de.agreement-noun-phrase.predicate 116
de.agreement-noun-phrase.preposition-pronoun 160 de.agreement-noun-phrase.relative 117
de.agreement-noun-phrase.subject 150 de.agreement-noun-phrase.weak-noun -7 de.agreement-noun-phrase.where 260
de.agreement-subject-verb 238 de.agreement-subject-verb.after-verb 258 de.agreement-subject-verb.clause-end 8
de.agreement-subject-verb.coordinated 345 de.agreement-subject-verb.genitive 258 de.agreement-subject-verb.ihr 99
de.agreement-subject-verb.in-clause 405 de.agreement-subject-verb.inverted 117 de.agreement-subject-verb.plural 423
de.agreement-subject-verb.second-verb 64 de.agreement-subject-verb.shared 318 de.agreement-subject-verb.singular 341
de.agreement-tree 27 de.agreement-tree.noun-phrase -8 de.agreement-tree.plural 84 de.agreement-tree.singular -22
de.capitals 435 de.capitals.adjective 369 de.capitals.adjective-after-quantity 482 de.capitals.adverb 464
de.capitals.polite-elsewhere 491 de.capitals.polite-letter 475 de.capitals.polite-sie 410 de.capitals.predicate 352
de.capitals.set-phrase 382 de.capitals.superlative 368 de.capitals.time-of-day -22
de.capitals.verb-after-article 457 de.capitals.verb-after-preposition 486 de.capitals.verb-as-noun 545
de.capitals.verb-like-noun 621 de.commas 224 de.commas.aber-sondern 305 de.commas.after-clause 246
de.commas.after-infinitive 276 de.commas.closing 353 de.commas.conjunction 190 de.commas.date -38
de.commas.desto 284 de.commas.fronted 284 de.commas.indirect-question 240 de.commas.infinitive-group 319
de.commas.infinitive-object 60 de.commas.main-clauses 164 de.commas.new-clause 415 de.commas.pronoun-relative 206
de.commas.relative 163 de.confusions 209 de.confusions.als-wie 374 de.confusions.das-was 3
de.confusions.den-denn 270 de.confusions.im-ihm 270 de.confusions.in-im 234 de.confusions.seid-seit 363
de.confusions.seit-seid 107 de.confusions.wahr-war 278 de.confusions.wen-wenn 234 de.confusions.wieder-wider 248
de.context.comma-closing-missing 252 de.context.comma-comparison-missing 267 de.context.comma-contrast-missing 204
de.context.comma-front-superfluous 218 de.context.comma-relative-missing 54 de.context.das-dass 305
de.context.dass-das 213 de.context.den-denn 195 de.context.denn-den 260 de.context.fasst-fast 215
de.context.in-ihn 239 de.context.nach-noch 16 de.context.schon-schon -30 de.context.viel-fiel 80
de.context.wen-wenn 248 de.context.wider-wieder 67 de.context.wir-wird 113 de.context.zum-zur 118
de.context.zur-zu 87 de.das-dass 235 de.das-dass.conjunction 186 de.das-dass.conjunction-comma 347
de.das-dass.no-clause 295 de.das-dass.pronoun 262 de.das-dass.relative 266 de.das-dass.start 289 de.net -11
de.net.comma 9 de.net.extra -221 de.net.form 16 de.net.no-comma 87 de.verb-forms 100 de.verb-forms.brauchen-zu 116
de.verb-forms.finite-participle -81 de.verb-forms.imperative 125 de.verb-forms.mir-mit 129
de.verb-forms.modal-infinitive 125 de.verb-forms.participle -36 de.verb-forms.particle-apart 158
de.verb-forms.preposition 222 de.verb-forms.separable-apart 197 de.verb-forms.separable-zu 215
de.verb-forms.subjunctive 129 de.verb-forms.zu-infinitive 9 de.word-forms 293 de.word-forms.apostrophe 101
de.word-forms.compound 381 de.word-forms.compound-stem 430 de.word-forms.day-and-time 171 de.word-forms.one-word 328
de.word-forms.plural 388 de.word-forms.sz 342 de.word-forms.together 394 de.word-order 378
de.word-order.verb-last 498 de.word-order.verb-second 536
`;
