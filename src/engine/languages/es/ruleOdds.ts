// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const spanishRuleOdds: OddsTable = `
* 137 *picky -195 common.consistency 61 common.consistency.spelling 7 common.repetition 217
common.repetition.word 233 es.accents 175 es.accents.asked-word 343 es.accents.de 200 es.accents.el 143
es.accents.el-start 83 es.accents.esta 116 es.accents.everyday 262 es.accents.future 200 es.accents.future-first 222
es.accents.future-told 20 es.accents.hacia 245 es.accents.indirect-question 275 es.accents.mas 137 es.accents.mi 42
es.accents.past-first 143 es.accents.past-subject 229 es.accents.past-third 221 es.accents.past-told 319
es.accents.relative-word 238 es.accents.se 200 es.accents.te 200 es.accents.tu 147 es.agreement 197
es.agreement-tree -110 es.agreement-tree.plural -38 es.agreement-tree.singular -173 es.agreement.adjective-noun 137
es.agreement.apart 287 es.agreement.attribute-number 222 es.agreement.clause-subject 219 es.agreement.collective 262
es.agreement.contraction 217 es.agreement.gustar 263 es.agreement.haber-alone 336 es.agreement.haber-plural 367
es.agreement.les 83 es.agreement.medio 249 es.agreement.noun-adjective 103 es.agreement.predicate 227
es.agreement.relative-attribute 212 es.agreement.short-adjective 164 es.agreement.stressed-a 284
es.agreement.subject-verb 120 es.capitals 202 es.capitals.peoples 173 es.context 48 es.context.a-ha 86
es.context.a-ser-hacer 71 es.context.ahi-acute-hay 24 es.context.asta-hasta 177 es.context.como-acute-como -12
es.context.como-como-acute 162 es.context.cual-acute-cual 20 es.context.cuando-acute-cuando 5
es.context.cuanto-acute-cuanto 103 es.context.de-acute-de 80 es.context.donde-acute-donde 32
es.context.el-acute-el 7 es.context.el-el-acute 27 es.context.esta-acute-esta -5 es.context.final-inner -55
es.context.hay-ahi-acute -54 es.context.mi-acute-mi -28 es.context.mi-mi-acute 7 es.context.none-inner 158
es.context.por-que-acute-porque 64 es.context.porque-por-que-acute 126 es.context.que-acute-que 122
es.context.que-que-acute 25 es.context.se-se-acute 93 es.context.si-acute-si 77 es.context.si-no-sino -37
es.context.si-si-acute 94 es.context.tan-bien-tambien-acute -6 es.context.tu-tu-acute 80 es.context.tubo-tuvo 84
es.homophones 248 es.homophones.a-ha 363 es.homophones.ahi 272 es.homophones.echo-hecho 363
es.homophones.haber-a-ver 427 es.homophones.haber-h 145 es.homophones.hay 333 es.homophones.haya-halla 321
es.homophones.pero 272 es.homophones.vaya-valla 333 es.net -83 es.net.extra -281 es.net.form -172 es.net.word -47
es.pronouns.laismo 261 es.pronouns.place 90 es.punctuation 37 es.punctuation.clause-comma -71
es.punctuation.connector 164 es.punctuation.greeting 164 es.punctuation.opening-question -25
es.punctuation.subject-comma 64 es.style.hace-atras -220 es.usage 233 es.usage.contraction 198
es.usage.cuanto-mas 284 es.usage.decidir-de 388 es.usage.delante-mio 305 es.usage.dequeismo 370
es.usage.double-article 322 es.usage.estar 215 es.usage.ir-a 248 es.usage.mas-mejor 248
es.usage.missing-preposition 141 es.usage.muy-mucho 311 es.usage.olvidar-de 284 es.usage.personal-a 194
es.usage.por-que 298 es.usage.porque-conjunction 196 es.usage.porque-noun 248 es.usage.prefix -5
es.usage.prefix-ex -284 es.usage.queismo 248 es.usage.ser 248 es.usage.ser-bien 104 es.usage.sino 284
es.usage.split-pronoun 322 es.usage.tener-que 265 es.usage.todos-article 251 es.usage.verb-preposition 255
es.usage.verb-que-infinitive 120 es.usage.verb-twice 398 es.usage.written-apart 390 es.usage.written-together 407
es.usage.y-e-o-u 294 es.verb-forms 208 es.verb-forms.cuando-future 152 es.verb-forms.haber-participle 175
es.verb-forms.imperative-os 19 es.verb-forms.infinitive 268 es.verb-forms.mood-frame 234
es.verb-forms.negative-order 231 es.verb-forms.participle 246 es.verb-forms.past-tes 298
es.verb-forms.si-present 253 es.verb-forms.si-subjunctive 73 es.verb-forms.subjunctive 190
`;
