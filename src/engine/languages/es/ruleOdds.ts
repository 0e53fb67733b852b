// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const spanishRuleOdds: OddsTable = `
* 63 *picky -131 es.accents 94 es.accents.de 122 es.accents.el-start 18 es.accents.esta 115 es.accents.everyday 204
es.accents.future 122 es.accents.future-first 73 es.accents.future-told -33 es.accents.hacia 109
es.accents.indirect-question 165 es.accents.interrogatives 76 es.accents.mas 140 es.accents.mi 23
es.accents.noun-like-verb 116 es.accents.past-after-pronoun 7 es.accents.past-first 53 es.accents.past-third 141
es.accents.past-told 141 es.accents.se 122 es.accents.te 122 es.agreement 117 es.agreement-tree -20
es.agreement-tree.noun-phrase -158 es.agreement-tree.plural 49 es.agreement-tree.singular -105
es.agreement.adjective-noun 35 es.agreement.attribute-number 143 es.agreement.clause-subject 20
es.agreement.contraction 138 es.agreement.determiner-noun 240 es.agreement.gustar 149 es.agreement.haber-plural 177
es.agreement.les 31 es.agreement.noun-adjective -6 es.agreement.predicate 76 es.agreement.relative-attribute 141
es.agreement.short-adjective 84 es.agreement.subject-verb 331 es.agreement.todo 150 es.capitals 26
es.capitals.months-days -21 es.capitals.peoples 2 es.context -18 es.context.a-ha -48 es.context.a-ser-hacer -34
es.context.ahi-acute-hay -42 es.context.asta-hasta -37 es.context.como-acute-como -112 es.context.como-como-acute 92
es.context.cuando-acute-cuando -35 es.context.de-acute-de -33 es.context.donde-acute-donde -60
es.context.el-acute-el -45 es.context.el-el-acute -41 es.context.esta-esta-acute 101 es.context.final-inner 20
es.context.hay-ahi-acute -126 es.context.mi-acute-mi -46 es.context.mi-mi-acute -49 es.context.none-final 21
es.context.none-inner 33 es.context.por-que-acute-porque -133 es.context.porque-por-que-acute 27
es.context.que-acute-que 15 es.context.quien-quien-acute -63 es.context.se-se-acute 52 es.context.si-acute-si -51
es.context.si-no-sino -71 es.context.si-si-acute 45 es.context.sino-si-no 26 es.context.tan-bien-tambien-acute -71
es.context.tu-acute-tu 31 es.context.tu-tu-acute -33 es.context.tubo-tuvo -33 es.homophones 174
es.homophones.a-ha 202 es.homophones.ahi 190 es.homophones.echo-hecho 202 es.homophones.haber-a-ver 217
es.homophones.hay 202 es.homophones.haya-halla 190 es.homophones.pero 190 es.homophones.vaya-valla 202
es.pronouns 79 es.pronouns.laismo 109 es.punctuation -37 es.punctuation.clause-comma -190
es.punctuation.opening-exclamation -12 es.punctuation.subject-comma -90 es.style.hace-atras -153 es.usage 139
es.usage.contraction 110 es.usage.delante-mio 167 es.usage.infinitive-frame 109 es.usage.ir-a 159
es.usage.mas-mejor 159 es.usage.missing-preposition 168 es.usage.muy-mucho 174 es.usage.personal-a 160
es.usage.phrase-preposition 159 es.usage.por-que 159 es.usage.porque-conjunction 185 es.usage.porque-noun 159
es.usage.prefix -96 es.usage.prefix-ex -241 es.usage.queismo 117 es.usage.ser 159 es.usage.ser-bien 215
es.usage.sino 187 es.usage.tener-que 174 es.usage.todos-article 107 es.usage.verb-que-infinitive 88
es.usage.written-together 159 es.usage.y-e-o-u 199 es.verb-forms 78 es.verb-forms.cuando-future 58
es.verb-forms.haber-participle 14 es.verb-forms.imperative-os 109 es.verb-forms.infinitive 108
es.verb-forms.mood-frame 115 es.verb-forms.participle 109 es.verb-forms.si-subjunctive 14
es.verb-forms.subjunctive 140
`;
