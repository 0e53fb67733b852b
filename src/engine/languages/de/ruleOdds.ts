// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const germanRuleOdds: OddsTable = `
* 150 *picky -185 common.repetition 297 common.repetition.nearby -201 common.repetition.word 392
common.style.long-sentence -415 de.agreement-noun-phrase 176 de.agreement-noun-phrase.accusative-anywhere 272
de.agreement-noun-phrase.adjective 225 de.agreement-noun-phrase.article 298 de.agreement-noun-phrase.bare 101
de.agreement-noun-phrase.beside-sein 218 de.agreement-noun-phrase.case-after-preposition 197
de.agreement-noun-phrase.contracted 138 de.agreement-noun-phrase.dative-plural 267
de.agreement-noun-phrase.dative-verb 252 de.agreement-noun-phrase.determiner 147
de.agreement-noun-phrase.direction 210 de.agreement-noun-phrase.fixed-preposition 73
de.agreement-noun-phrase.genitive-ending 124 de.agreement-noun-phrase.genitive-preposition -4
de.agreement-noun-phrase.governed-anywhere 75 de.agreement-noun-phrase.many 218
de.agreement-noun-phrase.neuter-start 161 de.agreement-noun-phrase.object 77 de.agreement-noun-phrase.place 218
de.agreement-noun-phrase.predicate 114 de.agreement-noun-phrase.relative 121
de.agreement-noun-phrase.strong-adjective 251 de.agreement-noun-phrase.subject 147
de.agreement-noun-phrase.weak-noun 38 de.agreement-noun-phrase.where 218 de.agreement-subject-verb 212
de.agreement-subject-verb.after-verb 233 de.agreement-subject-verb.clause-end 60
de.agreement-subject-verb.coordinated 279 de.agreement-subject-verb.genitive 233 de.agreement-subject-verb.ihr 90
de.agreement-subject-verb.in-clause 313 de.agreement-subject-verb.inverted 113 de.agreement-subject-verb.noun 251
de.agreement-subject-verb.plural 354 de.agreement-subject-verb.pronoun 189 de.agreement-subject-verb.second-verb 57
de.agreement-subject-verb.shared 259 de.agreement-subject-verb.singular 322 de.agreement-tree 14
de.agreement-tree.noun-phrase -33 de.agreement-tree.plural 31 de.agreement-tree.singular -38 de.capitals 375
de.capitals.adjective 323 de.capitals.adjective-after-quantity 448 de.capitals.adverb 414 de.capitals.noun 412
de.capitals.polite-elsewhere 408 de.capitals.polite-letter 416 de.capitals.polite-sie 355 de.capitals.predicate 302
de.capitals.superlative 339 de.capitals.time-of-day -133 de.capitals.verb-after-article 398
de.capitals.verb-after-preposition 443 de.capitals.verb-as-noun 473 de.commas 220 de.commas.aber-sondern 282
de.commas.after-clause 270 de.commas.after-infinitive 273 de.commas.closing 301 de.commas.conjunction 169
de.commas.date -59 de.commas.desto 255 de.commas.fronted 255 de.commas.indirect-question 237
de.commas.infinitive-group 315 de.commas.infinitive-object 122 de.commas.main-clauses 161 de.commas.new-clause 376
de.commas.pronoun-relative 203 de.commas.relative 193 de.commas.verbs-meet 180 de.confusions 236
de.confusions.als-wie 372 de.confusions.das-was 68 de.confusions.den-denn 271 de.confusions.im-ihm 271
de.confusions.in-im 261 de.confusions.mehr-adjective 271 de.confusions.seid-seit 357 de.confusions.seit-seid 171
de.confusions.wahr-war 280 de.confusions.wen-wenn 261 de.context 111 de.context.comma-closing-missing 201
de.context.comma-comparison-missing 195 de.context.comma-contrast-missing 174 de.context.comma-front-superfluous 170
de.context.comma-relative-missing 92 de.context.das-dass 222 de.context.dass-das 67 de.context.den-denn 137
de.context.denn-den 81 de.context.fasst-fast 170 de.context.ihm-in 31 de.context.in-ihn 176 de.context.nach-noch 88
de.context.schon-schon -14 de.context.viel-fiel 74 de.context.wahr-war 170 de.context.wen-wenn 219
de.context.wider-wieder 59 de.context.zum-zur 95 de.context.zur-zu 84 de.das-dass 203 de.das-dass.no-clause 238
de.das-dass.pronoun 129 de.das-dass.relative 263 de.das-dass.start 238 de.net -11 de.net.extra -216 de.net.form 45
de.net.no-comma 43 de.prepositions 167 de.prepositions.article 107 de.prepositions.by-verb 223
de.prepositions.by-word 185 de.prepositions.time 204 de.verb-forms.finite-participle -26
de.verb-forms.imperative 174 de.verb-forms.mir-mit 180 de.verb-forms.modal-infinitive 204
de.verb-forms.particle-apart 176 de.verb-forms.preposition 252 de.verb-forms.reflexive-missing 191
de.verb-forms.separable-apart 222 de.verb-forms.separable-zu 242 de.verb-forms.subjunctive 180
de.verb-forms.um-zu 185 de.verb-forms.zu-infinitive 29 de.word-forms 280 de.word-forms.apostrophe 140
de.word-forms.compound 366 de.word-forms.compound-stem 371 de.word-forms.day-and-time 198 de.word-forms.plural 165
de.word-forms.sz 308 de.word-forms.together 401 de.word-order 408 de.word-order.verb-last 548
de.word-order.verb-second 598
`;
