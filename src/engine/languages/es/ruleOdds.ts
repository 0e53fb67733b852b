// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const spanishRuleOdds: OddsTable = `
* 156 *picky -195 common.consistency 69 common.consistency.spelling 13 common.repetition 271
common.repetition.word 290 es.accents 183 es.accents.asked-word 410 es.accents.de 209 es.accents.el 145
es.accents.el-start 86 es.accents.esta 85 es.accents.everyday 282 es.accents.future 209 es.accents.future-first 267
es.accents.future-told 22 es.accents.hacia 289 es.accents.indirect-question 301 es.accents.interrogatives 218
es.accents.mas 106 es.accents.mi 43 es.accents.past-after-pronoun 220 es.accents.past-first 148
es.accents.past-subject 269 es.accents.past-third 229 es.accents.past-told 375 es.accents.relative-word 284
es.accents.se 209 es.accents.te 209 es.accents.tu 150 es.agreement 231 es.agreement-tree -97
es.agreement-tree.noun-phrase -67 es.agreement-tree.plural -68 es.agreement-tree.singular -153
es.agreement.adjective-noun 180 es.agreement.apart 366 es.agreement.clause-subject 288 es.agreement.collective 322
es.agreement.gustar 313 es.agreement.haber-alone 423 es.agreement.haber-plural 441 es.agreement.les 94
es.agreement.medio 318 es.agreement.noun-adjective 139 es.agreement.predicate 285 es.agreement.short-adjective 200
es.agreement.stressed-a 352 es.agreement.subject-verb 151 es.agreement.todo 193 es.capitals 228
es.capitals.peoples 193 es.context 66 es.context.a-ha 94 es.context.a-ser-hacer 87 es.context.ahi-acute-hay 42
es.context.asta-hasta 229 es.context.como-acute-como -3 es.context.como-como-acute 195 es.context.cual-acute-cual 82
es.context.cuando-acute-cuando 17 es.context.cuanto-acute-cuanto 118 es.context.de-acute-de 96
es.context.el-el-acute 38 es.context.esta-acute-esta 14 es.context.esta-esta-acute 34 es.context.final-inner -83
es.context.hay-ahi-acute -47 es.context.mi-acute-mi -7 es.context.mi-mi-acute 18 es.context.none-inner 207
es.context.por-que-acute-porque 114 es.context.porque-por-que-acute 142 es.context.que-acute-que 137
es.context.que-que-acute 36 es.context.quien-quien-acute 48 es.context.se-se-acute 131 es.context.si-acute-si 141
es.context.si-no-sino -24 es.context.si-si-acute 111 es.context.tan-bien-tambien-acute 6 es.context.tu-tu-acute 96
es.context.tubo-tuvo 99 es.homophones 243 es.homophones.a-ha 400 es.homophones.ahi 268 es.homophones.echo-hecho 400
es.homophones.haber-a-ver 475 es.homophones.haber-h 130 es.homophones.hay 359 es.homophones.haya-halla 350
es.homophones.pero 268 es.homophones.sound-alike 262 es.homophones.vaya-valla 359 es.net -103 es.net.extra -325
es.net.form -225 es.net.word -62 es.pronouns.laismo 306 es.pronouns.place 81 es.punctuation 64
es.punctuation.clause-comma -22 es.punctuation.connector 236 es.punctuation.greeting 236
es.punctuation.opening-question -35 es.punctuation.subject-comma 120 es.style.hace-atras -220 es.usage 247
es.usage.contraction 201 es.usage.cuanto-mas 332 es.usage.decidir-de 457 es.usage.delante-mio 347
es.usage.dequeismo 438 es.usage.double-article 381 es.usage.estar 224 es.usage.infinitive-frame 287
es.usage.missing-preposition 112 es.usage.muy-mucho 351 es.usage.olvidar-de 332 es.usage.personal-a 197
es.usage.por-que 342 es.usage.porque-conjunction 191 es.usage.prefix -3 es.usage.prefix-ex -284 es.usage.queismo 297
es.usage.ser-bien 42 es.usage.sino 295 es.usage.split-pronoun 381 es.usage.tener-que 273 es.usage.todos-article 297
es.usage.verb-preposition 296 es.usage.verb-que-infinitive 124 es.usage.verb-twice 461 es.usage.written-apart 454
es.usage.written-together 476 es.usage.y-e-o-u 300 es.verb-forms 218 es.verb-forms.cuando-future 159
es.verb-forms.imperative-os -40 es.verb-forms.infinitive 316 es.verb-forms.mood-frame 252
es.verb-forms.negative-order 277 es.verb-forms.participle 287 es.verb-forms.past-tes 359
es.verb-forms.si-present 266 es.verb-forms.si-subjunctive 76 es.verb-forms.subjunctive 186
`;
