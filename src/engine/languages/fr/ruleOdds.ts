// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const frenchRuleOdds: OddsTable = `
* 89 *picky 9 fr.agreement-adjective 147 fr.agreement-adjective.adverbial 174 fr.agreement-adjective.after-noun 164
fr.agreement-adjective.before-noun 238 fr.agreement-adjective.bel-nouvel-vieil 181 fr.agreement-adjective.demi 116
fr.agreement-adjective.tel-que 181 fr.agreement-adjective.tree 80 fr.agreement-attribute 106
fr.agreement-attribute.adjective 65 fr.agreement-attribute.participle 125 fr.agreement-attribute.qui 90
fr.agreement-attribute.tree 178 fr.agreement-noun-phrase 155 fr.agreement-noun-phrase.after-many 174
fr.agreement-noun-phrase.after-nombre 208 fr.agreement-noun-phrase.after-number 173
fr.agreement-noun-phrase.after-plural-adjective 174 fr.agreement-noun-phrase.determiner-gender 172
fr.agreement-noun-phrase.part-gender 188 fr.agreement-noun-phrase.plural-noun 220
fr.agreement-noun-phrase.singular-noun 35 fr.agreement-noun-phrase.une-espece 181 fr.agreement-relative 32
fr.agreement-relative.lequel -75 fr.agreement-subject-verb 63 fr.agreement-subject-verb.behind 96
fr.agreement-subject-verb.inversion 39 fr.agreement-subject-verb.moi-qui 18 fr.agreement-subject-verb.noun 331
fr.agreement-subject-verb.pronoun -63 fr.agreement-subject-verb.qui 42 fr.agreement-subject-verb.second-person -41
fr.agreement-subject-verb.silent-plural 28 fr.agreement-tree 21 fr.agreement-tree.noun-phrase -1
fr.agreement-tree.person -188 fr.agreement-tree.plural 58 fr.agreement-tree.singular 87 fr.articles 61
fr.articles.after-quantity 43 fr.articles.contraction 27 fr.capitals 73 fr.capitals.a-preposition 9
fr.capitals.days-months 41 fr.capitals.languages 93 fr.capitals.one-capital 143 fr.capitals.people 54
fr.confusions-homophones 208 fr.confusions-homophones.a-preposition 256 fr.confusions-homophones.a-verb 224
fr.confusions-homophones.est 230 fr.confusions-homophones.ont 230 fr.confusions-homophones.ou-place 230
fr.confusions-homophones.sans 190 fr.confusions-homophones.se 230 fr.confusions-homophones.sont 230
fr.confusions-words 212 fr.confusions-words.davantage 233 fr.confusions-words.noun-ending 233
fr.confusions-words.noun-for-verb 242 fr.confusions-words.peu 130 fr.confusions-words.phrase 297
fr.confusions-words.slip 261 fr.confusions-words.sound-alike 347 fr.confusions-words.tous 98
fr.confusions-words.typed 312 fr.confusions-words.verb-for-noun 178 fr.context -7 fr.context.a-a-grave 30
fr.context.cette-cet -151 fr.context.du-du-circumflex 16 fr.context.er-e-acute -61 fr.context.er-ez -43
fr.context.est-et -39 fr.context.et-est -33 fr.context.ez-e-acute -165 fr.context.il-ils 20
fr.context.la-la-grave -48 fr.context.memes-circumflex-meme-circumflex 137 fr.context.mes-mais -147
fr.context.on-ont 46 fr.context.ou-grave-ou -83 fr.context.ou-ou-grave 17 fr.context.peut-peu 20
fr.context.qu-elle-quelle 23 fr.context.quant-quand 33 fr.context.quel-quelle 15 fr.context.quelques-quelque 20
fr.context.se-ce 37 fr.context.sur-sur-circumflex -62 fr.context.tout-toute 17 fr.elision -37
fr.elision.aspirated -58 fr.elision.determiner -192 fr.elision.missing -98 fr.hyphens 121 fr.hyphens.ci-la 161
fr.hyphens.est-ce-que 92 fr.hyphens.euphonic-t 153 fr.hyphens.inversion 100 fr.hyphens.numbers 144
fr.negation.ne 122 fr.nouns 58 fr.nouns.invented-plural -1 fr.participles 73 fr.participles.avoir-subject -32
fr.participles.fait-infinitive 116 fr.participles.nous-object 156 fr.participles.que-object 37
fr.prepositions.country -2 fr.prepositions.infinitive 63 fr.prepositions.infinitive-missing 117
fr.prepositions.other 104 fr.prepositions.pallier 128 fr.prepositions.possession 117 fr.punctuation.opening-comma 62
fr.punctuation.relative-comma 118 fr.style.pleonasm 60 fr.typography.ordinals -34 fr.verb-endings 132
fr.verb-endings.after-faire 153 fr.verb-endings.after-modal 153 fr.verb-endings.after-noun 169
fr.verb-endings.after-preposition 184 fr.verb-endings.after-pronoun 87 fr.verb-endings.after-vous 193
fr.verb-endings.ete 153 fr.verb-endings.finite-after-preposition 169 fr.verb-endings.finite-for-participle 206
fr.verb-endings.infinitive-after-avoir 28 fr.verb-endings.infinitive-after-etre 28 fr.verb-endings.invented-form 75
fr.verb-endings.participle-for-finite 193 fr.verb-moods.command-ending 116 fr.verb-moods.future-je 116
fr.verb-moods.negative-command 137 fr.verb-moods.si-conditional -71 fr.verb-moods.subjunctive-conjunction 141
fr.verb-moods.subjunctive-main 114 fr.verb-moods.subjunctive-wish 58
`;
