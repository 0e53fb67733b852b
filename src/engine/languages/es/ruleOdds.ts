// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const spanishRuleOdds: OddsTable = `
* 143 *picky -220 common.consistency 62 common.consistency.spelling 8 common.repetition 179
common.repetition.nearby -206 common.style.long-sentence -251 es.accents 184 es.accents.asked-word 299
es.accents.de 209 es.accents.el 146 es.accents.el-start 86 es.accents.esta 247 es.accents.everyday 248
es.accents.future 209 es.accents.future-first 203 es.accents.future-told 22 es.accents.hacia 230
es.accents.indirect-question 269 es.accents.interrogatives 167 es.accents.mi 43 es.accents.past-after-pronoun 154
es.accents.past-first 148 es.accents.past-subject 230 es.accents.past-third 230 es.accents.past-told 308
es.accents.relative-word 220 es.accents.se 261 es.accents.te 209 es.accents.tu 151 es.agreement 188
es.agreement-tree -88 es.agreement-tree.noun-phrase -110 es.agreement-tree.plural 8 es.agreement-tree.singular -151
es.agreement.apart 241 es.agreement.attribute-number 231 es.agreement.collective 226
es.agreement.determiner-noun 230 es.agreement.gustar 256 es.agreement.haber-alone 279 es.agreement.haber-plural 328
es.agreement.les 80 es.agreement.medio 214 es.agreement.noun-adjective 82 es.agreement.relative-attribute 204
es.agreement.short-adjective 168 es.agreement.stressed-a 172 es.agreement.subject-verb 102 es.agreement.todo 112
es.capitals 177 es.capitals.peoples 153 es.context 48 es.context.ahi-acute-hay 26 es.context.asta-hasta 131
es.context.como-acute-como -48 es.context.como-como-acute 158 es.context.cual-acute-cual 16
es.context.cuando-acute-cuando 12 es.context.cuanto-acute-cuanto 86 es.context.de-acute-de 69
es.context.donde-acute-donde 20 es.context.el-acute-el 8 es.context.esta-acute-esta 19
es.context.esta-esta-acute 104 es.context.final-inner 27 es.context.halla-alla-acute -10
es.context.hay-ahi-acute -56 es.context.mi-acute-mi -12 es.context.mi-mi-acute 9 es.context.none-inner 144
es.context.porque-por-que-acute 113 es.context.que-acute-que 108 es.context.quien-quien-acute 28
es.context.se-se-acute 100 es.context.si-no-sino 33 es.context.si-si-acute 99 es.context.tubo-tuvo 71
es.homophones 271 es.homophones.a-ha 371 es.homophones.ahi 294 es.homophones.echo-hecho 355
es.homophones.haber-a-ver 408 es.homophones.haber-h 206 es.homophones.hay 337 es.homophones.haya-halla 322
es.homophones.pero 294 es.homophones.vaya-valla 337 es.net -27 es.net.extra -126 es.net.form -73 es.pronouns 123
es.pronouns.after-preposition 213 es.pronouns.laismo 206 es.pronouns.order 173 es.pronouns.person -26
es.punctuation 17 es.punctuation.clause-comma -111 es.punctuation.greeting 104 es.punctuation.letter-opening 104
es.punctuation.opening-exclamation 40 es.punctuation.opening-question -18 es.style.hace-atras -244 es.usage 218
es.usage.body-article 92 es.usage.cuanto-mas 247 es.usage.decidir-de 325 es.usage.delante-mio 273
es.usage.dequeismo 304 es.usage.double-article 356 es.usage.estar 287 es.usage.infinitive-frame 164
es.usage.ir-a 287 es.usage.mas-mejor 237 es.usage.missing-preposition 188 es.usage.muy-mucho 316
es.usage.olvidar-de 247 es.usage.on-day 281 es.usage.one-denial 247 es.usage.personal-a 190
es.usage.phrase-preposition 255 es.usage.por-que 265 es.usage.porque-conjunction 167 es.usage.porque-noun 237
es.usage.prefix -7 es.usage.prefix-ex -307 es.usage.relative 273 es.usage.ser 237 es.usage.ser-bien 160
es.usage.sino 273 es.usage.split-pronoun 273 es.usage.tener-que 257 es.usage.verb-preposition 155
es.usage.verb-que-infinitive 116 es.usage.verb-twice 342 es.usage.word-preposition 169 es.usage.written-apart 365
es.usage.written-together 346 es.usage.y-e-o-u 251 es.verb-forms 218 es.verb-forms.cuando-future 173
es.verb-forms.haber-participle 146 es.verb-forms.imperative-os 300 es.verb-forms.infinitive 276
es.verb-forms.mood-frame 253 es.verb-forms.negative-order 237 es.verb-forms.nonfinite 50
es.verb-forms.participle 268 es.verb-forms.past-tes 275 es.verb-forms.si-present 264 es.verb-forms.si-subjunctive 84
es.verb-forms.subjunctive 234
`;
