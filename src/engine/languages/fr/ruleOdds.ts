// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const frenchRuleOdds: OddsTable = `
* 182 *picky -152 common.consistency.apostrophes -169 common.repetition 204 common.repetition.emphatic -155
common.repetition.nearby -127 common.style.long-sentence -383 fr.agreement-adjective 250
fr.agreement-adjective.adverbial 281 fr.agreement-adjective.after-noun 269 fr.agreement-adjective.before-noun 413
fr.agreement-adjective.bel-nouvel-vieil 290 fr.agreement-adjective.demi 164 fr.agreement-adjective.joined 281
fr.agreement-adjective.noun-phrase 206 fr.agreement-adjective.tel-que 290 fr.agreement-adjective.tree 178
fr.agreement-attribute 267 fr.agreement-attribute.adjective 292 fr.agreement-attribute.participle 245
fr.agreement-attribute.qui 310 fr.agreement-attribute.tree 441 fr.agreement-noun-phrase 211
fr.agreement-noun-phrase.after-nombre 306 fr.agreement-noun-phrase.after-number 335
fr.agreement-noun-phrase.after-plural-adjective 248 fr.agreement-noun-phrase.avoir-besoin 256
fr.agreement-noun-phrase.determiner-gender 153 fr.agreement-noun-phrase.part-gender 239
fr.agreement-noun-phrase.plural-noun 346 fr.agreement-noun-phrase.singular-noun 185
fr.agreement-noun-phrase.une-espece 230 fr.agreement-relative.lequel 161 fr.agreement-subject-verb 228
fr.agreement-subject-verb.behind 249 fr.agreement-subject-verb.inversion 118 fr.agreement-subject-verb.moi-qui 299
fr.agreement-subject-verb.noun 441 fr.agreement-subject-verb.pronoun 210 fr.agreement-subject-verb.qui 338
fr.agreement-subject-verb.second-person 119 fr.agreement-subject-verb.silent-plural 259 fr.agreement-tree 83
fr.agreement-tree.person -50 fr.agreement-tree.plural 142 fr.agreement-tree.predicate 137
fr.agreement-tree.singular 41 fr.articles 110 fr.articles.after-quantity 163 fr.articles.contraction 60
fr.articles.negated 142 fr.auxiliaries 0 fr.auxiliaries.etre -91 fr.capitals.a-preposition 134
fr.capitals.days-months 147 fr.capitals.languages 214 fr.capitals.one-capital 233 fr.capitals.people 154
fr.confusions-homophones 305 fr.confusions-homophones.a-preposition 453 fr.confusions-homophones.a-verb 351
fr.confusions-homophones.c-est 383 fr.confusions-homophones.ca 427 fr.confusions-homophones.ce 404
fr.confusions-homophones.ces 355 fr.confusions-homophones.est 347 fr.confusions-homophones.l-a 363
fr.confusions-homophones.leur 328 fr.confusions-homophones.merci-a 338 fr.confusions-homophones.on 328
fr.confusions-homophones.ont 370 fr.confusions-homophones.ou-place 124 fr.confusions-homophones.quelle 328
fr.confusions-homophones.s-est 328 fr.confusions-homophones.sa 328 fr.confusions-homophones.sans 78
fr.confusions-homophones.se 404 fr.confusions-homophones.son 338 fr.confusions-homophones.sont 347
fr.confusions-words 327 fr.confusions-words.accent 368 fr.confusions-words.davantage 369
fr.confusions-words.environ 297 fr.confusions-words.n-y 350 fr.confusions-words.noun-ending 369
fr.confusions-words.noun-for-verb 453 fr.confusions-words.peu 133 fr.confusions-words.phrase 472
fr.confusions-words.pres-pret 360 fr.confusions-words.quant 430 fr.confusions-words.slip 421
fr.confusions-words.sound-alike 363 fr.confusions-words.tous 199 fr.confusions-words.verb-for-noun 97
fr.consistency 221 fr.consistency.address 246 fr.context 84 fr.context.a-a-grave 170 fr.context.a-grave-a 138
fr.context.c-est-s-est 65 fr.context.c-est-ses 65 fr.context.ca-cedilla-sa 106 fr.context.dans-d-en 109
fr.context.dont-donc 122 fr.context.du-du-circumflex 170 fr.context.e-acute-er 156 fr.context.elle-elles -15
fr.context.er-e-acute -78 fr.context.et-est 107 fr.context.ez-e-acute -10 fr.context.il-ils 64 fr.context.ils-il 15
fr.context.la-grave-la 169 fr.context.la-la-grave 116 fr.context.leurs-leur 48
fr.context.memes-circumflex-meme-circumflex 232 fr.context.on-ont 163 fr.context.ont-on 112
fr.context.ou-grave-ou -2 fr.context.ou-ou-grave 153 fr.context.pres-grave-pret-circumflex -34
fr.context.pret-circumflex-pres-grave 164 fr.context.qu-elle-quelle 111 fr.context.qu-en-quand 140
fr.context.quant-quand 155 fr.context.quel-quelle 139 fr.context.quelle-qu-elle -8 fr.context.quelques-quelque 173
fr.context.s-est-c-est 65 fr.context.se-ce 201 fr.context.sont-son 63 fr.context.sur-circumflex-sur 150
fr.context.sur-sur-circumflex 33 fr.context.tout-tous 42 fr.context.voie-voix 58 fr.context.voix-voie 44
fr.elision 128 fr.elision.aspirated 82 fr.hyphens 249 fr.hyphens.ci-la 293 fr.hyphens.euphonic-t 329
fr.hyphens.inversion 177 fr.hyphens.numbers 273 fr.hyphens.words 269 fr.negation 123 fr.negation.ne 100 fr.net 25
fr.net.extra -78 fr.net.form 0 fr.net.word 76 fr.nouns 70 fr.nouns.invented-plural 35 fr.participles 373
fr.participles.avoir-subject 452 fr.participles.fait-infinitive 394 fr.participles.les-object 289
fr.participles.nous-object 529 fr.participles.que-object 401 fr.prepositions 263 fr.prepositions.chez 296
fr.prepositions.country 167 fr.prepositions.direct 296 fr.prepositions.infinitive-missing 335
fr.prepositions.missing 296 fr.prepositions.noun-infinitive 296 fr.prepositions.other 305
fr.prepositions.pallier 296 fr.prepositions.playing 215 fr.prepositions.possession 286 fr.prepositions.set-verb 296
fr.pronouns 115 fr.pronouns.ce-que 155 fr.pronouns.lequel-bare 155 fr.pronouns.qui-que 21 fr.punctuation 201
fr.punctuation.relative-comma 226 fr.style.pleonasm -14 fr.typography.ordinals -161 fr.verb-endings 199
fr.verb-endings.after-faire 221 fr.verb-endings.after-modal 260 fr.verb-endings.after-noun 265
fr.verb-endings.after-preposition 293 fr.verb-endings.after-pronoun 66 fr.verb-endings.after-vous 151
fr.verb-endings.ete 250 fr.verb-endings.finite-after-preposition 241 fr.verb-endings.finite-for-participle 263
fr.verb-endings.gerund 232 fr.verb-endings.infinitive-after-avoir 218 fr.verb-endings.infinitive-after-etre 86
fr.verb-endings.invented-form 157 fr.verb-endings.participle-for-finite 272 fr.verb-moods.command-ending 264
fr.verb-moods.future-je 213 fr.verb-moods.negative-command 257 fr.verb-moods.si-conditional 84
fr.verb-moods.subjunctive-conjunction 328 fr.verb-moods.subjunctive-main 264
`;
