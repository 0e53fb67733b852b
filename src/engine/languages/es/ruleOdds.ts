// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const spanishRuleOdds: OddsTable = `
* 149 *picky -195 common.consistency 67 common.consistency.spelling 11 common.repetition 220 es.accents 185
es.accents.asked-word 352 es.accents.de 210 es.accents.el 146 es.accents.el-start 86 es.accents.esta 247
es.accents.everyday 263 es.accents.future 210 es.accents.future-first 230 es.accents.future-told 23
es.accents.hacia 255 es.accents.indirect-question 281 es.accents.mas 137 es.accents.mi 43 es.accents.past-first 149
es.accents.past-subject 233 es.accents.past-third 230 es.accents.past-told 328 es.accents.relative-word 247
es.accents.se 210 es.accents.te 210 es.accents.tu 151 es.agreement 196 es.agreement-tree -100
es.agreement-tree.plural -42 es.agreement-tree.singular -157 es.agreement.adjective-noun 137 es.agreement.apart 287
es.agreement.attribute-number 222 es.agreement.clause-subject 219 es.agreement.collective 262
es.agreement.contraction 217 es.agreement.gustar 262 es.agreement.haber-alone 336 es.agreement.haber-plural 367
es.agreement.les 83 es.agreement.medio 249 es.agreement.noun-adjective 103 es.agreement.predicate 227
es.agreement.relative-attribute 212 es.agreement.short-adjective 164 es.agreement.stressed-a 284
es.agreement.subject-verb 119 es.capitals 203 es.capitals.peoples 174 es.context 48 es.context.a-ha 86
es.context.a-ser-hacer 72 es.context.ahi-acute-hay 24 es.context.asta-hasta 178 es.context.como-acute-como -11
es.context.como-como-acute 162 es.context.cual-acute-cual 20 es.context.cuando-acute-cuando 5
es.context.cuanto-acute-cuanto 104 es.context.de-acute-de 81 es.context.donde-acute-donde 32
es.context.el-acute-el 7 es.context.el-el-acute 28 es.context.esta-acute-esta -4 es.context.final-inner -55
es.context.hay-ahi-acute -54 es.context.mi-acute-mi -27 es.context.mi-mi-acute 7 es.context.none-inner 161
es.context.por-que-acute-porque 65 es.context.porque-por-que-acute 127 es.context.que-acute-que 123
es.context.que-que-acute 25 es.context.se-se-acute 93 es.context.si-acute-si 77 es.context.si-no-sino -37
es.context.si-si-acute 95 es.context.tan-bien-tambien-acute -5 es.context.tu-tu-acute 81 es.context.tubo-tuvo 84
es.homophones 249 es.homophones.a-ha 364 es.homophones.ahi 272 es.homophones.echo-hecho 364
es.homophones.haber-a-ver 428 es.homophones.haber-h 145 es.homophones.hay 334 es.homophones.haya-halla 322
es.homophones.pero 272 es.homophones.vaya-valla 334 es.net -36 es.net.extra -151 es.net.form -90
es.pronouns.laismo 263 es.pronouns.place 91 es.punctuation 38 es.punctuation.clause-comma -71
es.punctuation.connector 164 es.punctuation.greeting 164 es.punctuation.opening-question -25
es.punctuation.subject-comma 64 es.style.hace-atras -220 es.usage 232 es.usage.contraction 198
es.usage.cuanto-mas 284 es.usage.decidir-de 388 es.usage.delante-mio 305 es.usage.dequeismo 346
es.usage.double-article 322 es.usage.estar 215 es.usage.ir-a 248 es.usage.mas-mejor 248
es.usage.missing-preposition 141 es.usage.muy-mucho 311 es.usage.olvidar-de 284 es.usage.personal-a 194
es.usage.por-que 298 es.usage.porque-conjunction 190 es.usage.porque-noun 248 es.usage.prefix -5
es.usage.prefix-ex -284 es.usage.queismo 248 es.usage.ser 248 es.usage.ser-bien 104 es.usage.sino 284
es.usage.split-pronoun 322 es.usage.tener-que 265 es.usage.todos-article 251 es.usage.verb-preposition 255
es.usage.verb-que-infinitive 120 es.usage.verb-twice 392 es.usage.written-apart 390 es.usage.written-together 407
es.usage.y-e-o-u 294 es.verb-forms 206 es.verb-forms.cuando-future 153 es.verb-forms.haber-participle 175
es.verb-forms.imperative-os 19 es.verb-forms.infinitive 268 es.verb-forms.mood-frame 232
es.verb-forms.negative-order 232 es.verb-forms.participle 246 es.verb-forms.past-tes 298
es.verb-forms.si-present 248 es.verb-forms.si-subjunctive 73 es.verb-forms.subjunctive 190
`;
