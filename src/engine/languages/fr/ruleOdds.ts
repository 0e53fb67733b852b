// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const frenchRuleOdds: OddsTable = `
* 171 *picky 27 common.consistency.apostrophes -3 common.repetition 216 common.repetition.emphatic 22
fr.agreement-adjective 245 fr.agreement-adjective.adverbial 275 fr.agreement-adjective.after-noun 272
fr.agreement-adjective.before-noun 425 fr.agreement-adjective.bel-nouvel-vieil 284 fr.agreement-adjective.demi 161
fr.agreement-adjective.joined 301 fr.agreement-adjective.noun-phrase 188 fr.agreement-adjective.tel-que 284
fr.agreement-adjective.tree 193 fr.agreement-attribute 260 fr.agreement-attribute.adjective 311
fr.agreement-attribute.participle 224 fr.agreement-attribute.qui 303 fr.agreement-attribute.tree 464
fr.agreement-noun-phrase 218 fr.agreement-noun-phrase.after-nombre 305 fr.agreement-noun-phrase.after-number 353
fr.agreement-noun-phrase.after-plural-adjective 278 fr.agreement-noun-phrase.avoir-besoin 264
fr.agreement-noun-phrase.determiner-gender 166 fr.agreement-noun-phrase.part-gender 248
fr.agreement-noun-phrase.plural-noun 364 fr.agreement-noun-phrase.singular-noun 189
fr.agreement-noun-phrase.une-espece 238 fr.agreement-relative.lequel 155 fr.agreement-subject-verb 217
fr.agreement-subject-verb.behind 236 fr.agreement-subject-verb.inversion 79 fr.agreement-subject-verb.moi-qui 236
fr.agreement-subject-verb.noun 442 fr.agreement-subject-verb.qui 373 fr.agreement-subject-verb.second-person 120
fr.agreement-subject-verb.silent-plural 272 fr.agreement-tree 22 fr.agreement-tree.person -130
fr.agreement-tree.plural 135 fr.agreement-tree.singular 6 fr.articles 91 fr.articles.after-quantity 146
fr.articles.contraction 50 fr.articles.negated 154 fr.auxiliaries -63 fr.auxiliaries.etre -183
fr.capitals.a-preposition 112 fr.capitals.languages 240 fr.capitals.one-capital 236 fr.capitals.people 157
fr.confusions-homophones 320 fr.confusions-homophones.a-preposition 458 fr.confusions-homophones.a-verb 342
fr.confusions-homophones.c-est 414 fr.confusions-homophones.ca 467 fr.confusions-homophones.ce 445
fr.confusions-homophones.ces 391 fr.confusions-homophones.est 362 fr.confusions-homophones.l-a 414
fr.confusions-homophones.leur 353 fr.confusions-homophones.merci-a 378 fr.confusions-homophones.on 343
fr.confusions-homophones.ont 362 fr.confusions-homophones.ou-place 62 fr.confusions-homophones.quelle 343
fr.confusions-homophones.s-est 343 fr.confusions-homophones.sa 343 fr.confusions-homophones.sans 284
fr.confusions-homophones.se 433 fr.confusions-homophones.sont 362 fr.confusions-words 365
fr.confusions-words.accent 388 fr.confusions-words.davantage 405 fr.confusions-words.environ 318
fr.confusions-words.n-y 387 fr.confusions-words.noun-ending 405 fr.confusions-words.noun-for-verb 528
fr.confusions-words.peu 138 fr.confusions-words.phrase 489 fr.confusions-words.quant 467
fr.confusions-words.slip 457 fr.confusions-words.sound-alike 326 fr.confusions-words.tous 216
fr.confusions-words.typed 621 fr.confusions-words.verb-for-noun 218 fr.consistency 213 fr.consistency.address 237
fr.context 21 fr.context.a-a-grave 188 fr.context.ca-cedilla-sa 66 fr.context.dans-d-en 57 fr.context.donc-dont -64
fr.context.dont-donc 87 fr.context.du-du-circumflex -3 fr.context.elle-elles -103 fr.context.er-e-acute -143
fr.context.est-et 46 fr.context.et-est 61 fr.context.ez-e-acute -50 fr.context.ils-il -62 fr.context.la-grave-la 153
fr.context.la-la-grave 84 fr.context.leurs-leur -32 fr.context.memes-circumflex-meme-circumflex 170
fr.context.on-ont 111 fr.context.ont-on 76 fr.context.ou-grave-ou -71 fr.context.ou-ou-grave 107
fr.context.pret-circumflex-pres-grave 154 fr.context.qu-elle-quelle 47 fr.context.qu-en-quand 110
fr.context.quant-quand 106 fr.context.quel-quelle 88 fr.context.quelle-qu-elle -75 fr.context.quelques-quelque 134
fr.context.se-ce 178 fr.context.son-sont -69 fr.context.sur-circumflex-sur 124 fr.context.sur-sur-circumflex -1
fr.context.tous-tout -33 fr.context.tout-tous -43 fr.context.voie-voix -21 fr.context.voix-voie -41 fr.elision 151
fr.elision.aspirated 99 fr.hyphens 258 fr.hyphens.ci-la 301 fr.hyphens.est-ce-que 208 fr.hyphens.euphonic-t 337
fr.hyphens.inversion 179 fr.hyphens.numbers 282 fr.hyphens.polite-command 242 fr.hyphens.words 300 fr.negation 47
fr.negation.ne 4 fr.net -10 fr.net.extra -71 fr.net.form -30 fr.net.word 30 fr.nouns 87 fr.nouns.invented-plural 63
fr.participles 407 fr.participles.avoir-subject 514 fr.participles.fait-infinitive 424 fr.participles.les-object 298
fr.participles.nous-object 593 fr.participles.que-object 449 fr.prepositions 265 fr.prepositions.chez 324
fr.prepositions.country 108 fr.prepositions.infinitive 333 fr.prepositions.infinitive-missing 289
fr.prepositions.missing 324 fr.prepositions.pallier 299 fr.prepositions.possession 289 fr.pronouns 238
fr.pronouns.lequel-bare 298 fr.pronouns.que-qui 220 fr.punctuation.opening-comma 154
fr.punctuation.relative-comma 202 fr.style.pleonasm 66 fr.typography.ordinals 9 fr.verb-endings 188
fr.verb-endings.after-faire 210 fr.verb-endings.after-modal 242 fr.verb-endings.after-noun 274
fr.verb-endings.after-preposition 290 fr.verb-endings.after-pronoun 67 fr.verb-endings.after-vous 108
fr.verb-endings.ete 210 fr.verb-endings.finite-after-preposition 231 fr.verb-endings.finite-for-participle 269
fr.verb-endings.gerund 247 fr.verb-endings.infinitive-after-avoir 205 fr.verb-endings.infinitive-after-etre 93
fr.verb-endings.participle-for-finite 262 fr.verb-moods 204 fr.verb-moods.command-ending 229
fr.verb-moods.future-je 229 fr.verb-moods.negative-command 292 fr.verb-moods.si-conditional 182
fr.verb-moods.subjunctive-conjunction 350 fr.verb-moods.subjunctive-main 280 fr.verb-moods.subjunctive-wish 162
`;
