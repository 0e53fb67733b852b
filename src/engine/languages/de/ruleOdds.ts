// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const germanRuleOdds: OddsTable = `
* 148 *picky -28 common.repetition 314 common.repetition.word 422 de.agreement-noun-phrase 175
de.agreement-noun-phrase.accusative-anywhere 334 de.agreement-noun-phrase.article 436
de.agreement-noun-phrase.bare 30 de.agreement-noun-phrase.beside-sein 251 de.agreement-noun-phrase.contracted 200
de.agreement-noun-phrase.dative-anywhere 245 de.agreement-noun-phrase.dative-person 251
de.agreement-noun-phrase.dative-plural 293 de.agreement-noun-phrase.dative-verb 307
de.agreement-noun-phrase.determiner 154 de.agreement-noun-phrase.fixed-preposition 114
de.agreement-noun-phrase.genitive-ending 376 de.agreement-noun-phrase.genitive-preposition -38
de.agreement-noun-phrase.given-to 251 de.agreement-noun-phrase.governed 251
de.agreement-noun-phrase.neuter-start 154 de.agreement-noun-phrase.noun-form 245 de.agreement-noun-phrase.object 4
de.agreement-noun-phrase.place 251 de.agreement-noun-phrase.predicate 110
de.agreement-noun-phrase.preposition-pronoun 159 de.agreement-noun-phrase.relative 113
de.agreement-noun-phrase.subject 140 de.agreement-noun-phrase.where 301 de.agreement-subject-verb 241
de.agreement-subject-verb.after-verb 259 de.agreement-subject-verb.clause-end -55
de.agreement-subject-verb.coordinated 380 de.agreement-subject-verb.genitive 259 de.agreement-subject-verb.ihr 99
de.agreement-subject-verb.in-clause 476 de.agreement-subject-verb.inverted 102 de.agreement-subject-verb.plural 474
de.agreement-subject-verb.second-verb 64 de.agreement-subject-verb.singular 392 de.agreement-tree 25
de.agreement-tree.noun-phrase -7 de.agreement-tree.plural 127 de.agreement-tree.singular -21 de.capitals 463
de.capitals.adjective 413 de.capitals.adjective-after-quantity 535 de.capitals.adverb 523 de.capitals.noun 432
de.capitals.polite-elsewhere 555 de.capitals.polite-letter 504 de.capitals.predicate 403 de.capitals.set-phrase 413
de.capitals.superlative 379 de.capitals.time-of-day -22 de.capitals.verb-after-article 485
de.capitals.verb-after-preposition 528 de.capitals.verb-as-noun 596 de.capitals.verb-like-noun 621 de.commas 232
de.commas.aber-sondern 359 de.commas.after-infinitive 284 de.commas.closing 416 de.commas.conjunction 204
de.commas.date -38 de.commas.desto 329 de.commas.fronted 329 de.commas.infinitive-group 339
de.commas.infinitive-object 40 de.commas.main-clauses 168 de.commas.new-clause 484 de.commas.pronoun-relative 213
de.commas.relative 144 de.commas.verbs-meet 270 de.confusions 200 de.confusions.als-wie 416
de.confusions.das-was -61 de.confusions.den-denn 299 de.confusions.im-ihm 299 de.confusions.in-im 225
de.confusions.seid-seit 398 de.confusions.seit-seid 70 de.confusions.wahr-war 304 de.confusions.wen-wenn 225
de.confusions.wieder-wider 284 de.context 119 de.context.comma-closing-missing 227
de.context.comma-comparison-missing 295 de.context.comma-contrast-missing 242 de.context.comma-front-superfluous 195
de.context.comma-relative-missing -1 de.context.das-dass 333 de.context.dass-das 193 de.context.den-denn 214
de.context.denn-den 288 de.context.fasst-fast 191 de.context.fiel-viel 153 de.context.in-ihn 255
de.context.nach-noch 12 de.context.schon-schon -33 de.context.viel-fiel 64 de.context.wen-wenn 277
de.context.wider-wieder 59 de.context.zum-zur 100 de.context.zur-zu 74 de.das-dass 229 de.das-dass.conjunction 175
de.das-dass.conjunction-comma 341 de.das-dass.no-clause 327 de.das-dass.pronoun 290 de.das-dass.relative 291
de.das-dass.start 319 de.net -25 de.net.comma -3 de.net.extra -279 de.net.form -8 de.net.no-comma 133 de.net.word -6
de.verb-forms 133 de.verb-forms.finite-participle -70 de.verb-forms.imperative 155 de.verb-forms.mir-mit 160
de.verb-forms.modal-infinitive 155 de.verb-forms.participle -70 de.verb-forms.particle-apart 219
de.verb-forms.preposition 296 de.verb-forms.separable-apart 267 de.verb-forms.separable-zu 287
de.verb-forms.subjunctive 160 de.verb-forms.zu-infinitive 22 de.word-forms 302 de.word-forms.apostrophe 66
de.word-forms.compound 434 de.word-forms.compound-stem 494 de.word-forms.date 286 de.word-forms.day-and-time 173
de.word-forms.plural 432 de.word-forms.sz 385 de.word-forms.together 451 de.word-order 437
de.word-order.verb-last 608 de.word-order.verb-second 621
`;
