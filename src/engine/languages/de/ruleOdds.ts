// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const germanRuleOdds: OddsTable = `
* 167 *picky -65 common.repetition 194 common.repetition.word 244 de.agreement-noun-phrase.adjective 104
de.agreement-noun-phrase.article 195 de.agreement-noun-phrase.bare 152
de.agreement-noun-phrase.case-after-preposition 56 de.agreement-noun-phrase.contracted 124
de.agreement-noun-phrase.dative-verb 187 de.agreement-noun-phrase.der-feminine 187
de.agreement-noun-phrase.determiner 420 de.agreement-noun-phrase.direction 187
de.agreement-noun-phrase.genitive-adjective 187 de.agreement-noun-phrase.genitive-ending 78
de.agreement-noun-phrase.genitive-preposition -101 de.agreement-noun-phrase.neuter-start 300
de.agreement-noun-phrase.predicate 135 de.agreement-noun-phrase.relative 141 de.agreement-subject-verb 200
de.agreement-subject-verb.ihr 109 de.agreement-subject-verb.in-clause 257 de.agreement-subject-verb.inverted 136
de.agreement-subject-verb.noun 334 de.agreement-subject-verb.pronoun 139 de.agreement-subject-verb.second-verb 66
de.agreement-subject-verb.singular 393 de.agreement-tree.noun-phrase 41 de.agreement-tree.plural 213
de.agreement-tree.singular 300 de.capitals 251 de.capitals.adjective 218 de.capitals.noun 328
de.capitals.polite-letter 267 de.capitals.polite-sie 224 de.capitals.predicate 187 de.capitals.set-phrase 283
de.capitals.time-of-day -72 de.capitals.verb-as-noun 285 de.capitals.verb-like-noun 384 de.commas 121
de.commas.aber-sondern 100 de.commas.after-clause 192 de.commas.after-infinitive 168 de.commas.closing 105
de.commas.conjunction 86 de.commas.date -87 de.commas.desto 79 de.commas.es-infinitive 136
de.commas.indirect-question 140 de.commas.infinitive-group 195 de.commas.infinitive-object 34
de.commas.main-clauses 59 de.commas.pronoun-relative 105 de.commas.relative 145 de.commas.verbs-meet 65
de.confusions 219 de.confusions.als-wie 247 de.confusions.seid-seit 254 de.confusions.seit-seid 251
de.confusions.wieder-wider 187 de.context 105 de.context.comma-closing-missing 129
de.context.comma-relative-missing 78 de.context.das-dass 125 de.context.dass-das 151 de.context.nach-noch 58
de.context.schon-schon 36 de.context.wider-wieder 58 de.das-dass.conjunction-comma 189 de.das-dass.pronoun 141
de.das-dass.relative 149 de.verb-forms 54 de.verb-forms.brauchen-zu 73 de.verb-forms.finite-participle -111
de.verb-forms.imperative 81 de.verb-forms.mir-mit 89 de.verb-forms.participle 9 de.verb-forms.particle-apart 35
de.verb-forms.preposition 89 de.verb-forms.sein-haben 20 de.verb-forms.separable-apart 8
de.verb-forms.separable-zu 77 de.verb-forms.subjunctive 89 de.verb-forms.zu-infinitive -18
de.word-forms.compound 228 de.word-forms.day-and-time 90 de.word-forms.plural 214
`;
