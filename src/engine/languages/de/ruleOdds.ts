// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const germanRuleOdds: OddsTable = `
* 144 *picky -28 common.repetition 294 common.repetition.word 391 de.agreement-noun-phrase 171
de.agreement-noun-phrase.accusative-anywhere 277 de.agreement-noun-phrase.article 375
de.agreement-noun-phrase.bare 49 de.agreement-noun-phrase.beside-sein 210
de.agreement-noun-phrase.dative-anywhere 204 de.agreement-noun-phrase.dative-person 210
de.agreement-noun-phrase.dative-plural 247 de.agreement-noun-phrase.dative-verb 259
de.agreement-noun-phrase.determiner 151 de.agreement-noun-phrase.fixed-preposition 117
de.agreement-noun-phrase.genitive-ending 315 de.agreement-noun-phrase.genitive-preposition -38
de.agreement-noun-phrase.given-to 210 de.agreement-noun-phrase.governed 210
de.agreement-noun-phrase.neuter-start 152 de.agreement-noun-phrase.noun-form 204 de.agreement-noun-phrase.object 25
de.agreement-noun-phrase.place 210 de.agreement-noun-phrase.predicate 108 de.agreement-noun-phrase.relative 115
de.agreement-noun-phrase.subject 138 de.agreement-noun-phrase.where 249 de.agreement-subject-verb 215
de.agreement-subject-verb.after-verb 234 de.agreement-subject-verb.clause-end 4
de.agreement-subject-verb.coordinated 308 de.agreement-subject-verb.genitive 234 de.agreement-subject-verb.ihr 91
de.agreement-subject-verb.in-clause 400 de.agreement-subject-verb.inverted 95 de.agreement-subject-verb.plural 392
de.agreement-subject-verb.pronoun 189 de.agreement-subject-verb.second-verb 57
de.agreement-subject-verb.singular 323 de.agreement-tree 26 de.agreement-tree.noun-phrase -7
de.agreement-tree.plural 82 de.agreement-tree.singular -25 de.capitals 433 de.capitals.adjective 369
de.capitals.adjective-after-quantity 482 de.capitals.adverb 464 de.capitals.polite-elsewhere 489
de.capitals.polite-letter 474 de.capitals.polite-sie 410 de.capitals.predicate 352 de.capitals.set-phrase 382
de.capitals.superlative 368 de.capitals.time-of-day -22 de.capitals.verb-after-article 456
de.capitals.verb-after-preposition 486 de.capitals.verb-as-noun 544 de.capitals.verb-like-noun 621 de.commas 223
de.commas.aber-sondern 305 de.commas.after-clause 246 de.commas.after-infinitive 276 de.commas.closing 352
de.commas.conjunction 190 de.commas.date -38 de.commas.desto 284 de.commas.fronted 284
de.commas.indirect-question 240 de.commas.infinitive-group 319 de.commas.infinitive-object 60
de.commas.main-clauses 164 de.commas.new-clause 415 de.commas.pronoun-relative 206 de.commas.relative 163
de.confusions 209 de.confusions.als-wie 374 de.confusions.das-was 3 de.confusions.den-denn 270
de.confusions.im-ihm 270 de.confusions.in-im 234 de.confusions.seid-seit 363 de.confusions.seit-seid 107
de.confusions.wahr-war 277 de.confusions.wen-wenn 234 de.confusions.wieder-wider 248 de.context 107
de.context.comma-closing-missing 220 de.context.comma-comparison-missing 237 de.context.comma-contrast-missing 174
de.context.comma-front-superfluous 188 de.context.comma-relative-missing 8 de.context.das-dass 274
de.context.dass-das 182 de.context.den-denn 167 de.context.denn-den 230 de.context.fasst-fast 183
de.context.in-ihn 208 de.context.nach-noch 2 de.context.schon-schon -45 de.context.viel-fiel 49
de.context.wen-wenn 217 de.context.wider-wieder 51 de.context.zum-zur 88 de.context.zur-zu 60 de.das-dass 228
de.das-dass.conjunction 186 de.das-dass.conjunction-comma 309 de.das-dass.no-clause 288 de.das-dass.pronoun 258
de.das-dass.relative 262 de.das-dass.start 283 de.net -18 de.net.comma 3 de.net.extra -224 de.net.form 9
de.net.no-comma 83 de.verb-forms 99 de.verb-forms.brauchen-zu 115 de.verb-forms.finite-participle -81
de.verb-forms.imperative 124 de.verb-forms.mir-mit 129 de.verb-forms.modal-infinitive 124
de.verb-forms.participle -36 de.verb-forms.particle-apart 158 de.verb-forms.preposition 222
de.verb-forms.separable-apart 197 de.verb-forms.separable-zu 215 de.verb-forms.subjunctive 129
de.verb-forms.zu-infinitive 9 de.word-forms 291 de.word-forms.apostrophe 100 de.word-forms.compound 385
de.word-forms.compound-stem 426 de.word-forms.day-and-time 170 de.word-forms.plural 383 de.word-forms.sz 339
de.word-forms.together 394 de.word-order 373 de.word-order.verb-last 492 de.word-order.verb-second 530
`;
