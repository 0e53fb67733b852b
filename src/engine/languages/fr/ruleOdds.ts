// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const frenchRuleOdds: OddsTable = `
* 165 *picky 31 common.consistency.apostrophes 0 common.repetition 215 fr.agreement-adjective 245
fr.agreement-adjective.adverbial 275 fr.agreement-adjective.after-noun 272 fr.agreement-adjective.before-noun 426
fr.agreement-adjective.bel-nouvel-vieil 284 fr.agreement-adjective.demi 161 fr.agreement-adjective.joined 300
fr.agreement-adjective.noun-phrase 188 fr.agreement-adjective.tel-que 284 fr.agreement-adjective.tree 193
fr.agreement-attribute 260 fr.agreement-attribute.adjective 311 fr.agreement-attribute.participle 224
fr.agreement-attribute.qui 303 fr.agreement-attribute.tree 464 fr.agreement-noun-phrase 219
fr.agreement-noun-phrase.after-nombre 307 fr.agreement-noun-phrase.after-number 353
fr.agreement-noun-phrase.after-plural-adjective 278 fr.agreement-noun-phrase.avoir-besoin 264
fr.agreement-noun-phrase.determiner-gender 166 fr.agreement-noun-phrase.part-gender 248
fr.agreement-noun-phrase.plural-noun 364 fr.agreement-noun-phrase.singular-noun 194
fr.agreement-noun-phrase.une-espece 238 fr.agreement-subject-verb 217 fr.agreement-subject-verb.behind 235
fr.agreement-subject-verb.inversion 79 fr.agreement-subject-verb.moi-qui 235 fr.agreement-subject-verb.noun 442
fr.agreement-subject-verb.qui 372 fr.agreement-subject-verb.second-person 120
fr.agreement-subject-verb.silent-plural 272 fr.agreement-tree 5 fr.agreement-tree.person -142
fr.agreement-tree.plural 96 fr.articles 91 fr.articles.after-quantity 146 fr.articles.contraction 51
fr.articles.negated 153 fr.auxiliaries -65 fr.auxiliaries.etre -184 fr.capitals.a-preposition 112
fr.capitals.languages 239 fr.capitals.one-capital 235 fr.capitals.people 157 fr.confusions-homophones 319
fr.confusions-homophones.a-preposition 458 fr.confusions-homophones.a-verb 341 fr.confusions-homophones.c-est 413
fr.confusions-homophones.ca 466 fr.confusions-homophones.ce 444 fr.confusions-homophones.ces 391
fr.confusions-homophones.est 361 fr.confusions-homophones.l-a 413 fr.confusions-homophones.leur 353
fr.confusions-homophones.merci-a 377 fr.confusions-homophones.on 343 fr.confusions-homophones.ont 361
fr.confusions-homophones.ou-place 62 fr.confusions-homophones.quelle 343 fr.confusions-homophones.s-est 343
fr.confusions-homophones.sa 343 fr.confusions-homophones.sans 284 fr.confusions-homophones.se 432
fr.confusions-homophones.sont 361 fr.confusions-words 365 fr.confusions-words.accent 388
fr.confusions-words.davantage 405 fr.confusions-words.environ 318 fr.confusions-words.n-y 386
fr.confusions-words.noun-ending 405 fr.confusions-words.noun-for-verb 529 fr.confusions-words.peu 138
fr.confusions-words.phrase 489 fr.confusions-words.quant 466 fr.confusions-words.slip 457
fr.confusions-words.sound-alike 326 fr.confusions-words.tous 216 fr.confusions-words.typed 621
fr.confusions-words.verb-for-noun 217 fr.consistency 207 fr.consistency.address 232 fr.context 21
fr.context.a-a-grave 188 fr.context.ca-cedilla-sa 66 fr.context.dans-d-en 57 fr.context.donc-dont -64
fr.context.dont-donc 87 fr.context.du-du-circumflex -2 fr.context.elle-elles -102 fr.context.er-e-acute -143
fr.context.est-et 46 fr.context.et-est 61 fr.context.ez-e-acute -49 fr.context.ils-il -62 fr.context.la-grave-la 153
fr.context.la-la-grave 84 fr.context.leurs-leur -32 fr.context.memes-circumflex-meme-circumflex 170
fr.context.on-ont 111 fr.context.ont-on 77 fr.context.ou-grave-ou -71 fr.context.ou-ou-grave 107
fr.context.pret-circumflex-pres-grave 154 fr.context.qu-elle-quelle 47 fr.context.qu-en-quand 110
fr.context.quant-quand 106 fr.context.quel-quelle 88 fr.context.quelle-qu-elle -74 fr.context.quelques-quelque 134
fr.context.se-ce 178 fr.context.son-sont -69 fr.context.sur-circumflex-sur 125 fr.context.sur-sur-circumflex -1
fr.context.tous-tout -33 fr.context.tout-tous -42 fr.context.voie-voix -21 fr.context.voix-voie -40
fr.elision.aspirated 98 fr.hyphens 257 fr.hyphens.ci-la 300 fr.hyphens.est-ce-que 208 fr.hyphens.euphonic-t 337
fr.hyphens.inversion 179 fr.hyphens.numbers 281 fr.hyphens.polite-command 242 fr.hyphens.words 300 fr.negation 46
fr.negation.ne 4 fr.net -35 fr.net.extra -79 fr.net.word -20 fr.nouns 86 fr.nouns.invented-plural 62
fr.participles 406 fr.participles.avoir-subject 514 fr.participles.fait-infinitive 422 fr.participles.les-object 303
fr.participles.nous-object 596 fr.participles.que-object 448 fr.prepositions 263 fr.prepositions.chez 322
fr.prepositions.country 108 fr.prepositions.infinitive 332 fr.prepositions.infinitive-missing 287
fr.prepositions.missing 322 fr.prepositions.pallier 297 fr.prepositions.possession 287 fr.pronouns 233
fr.pronouns.lequel-bare 293 fr.pronouns.que-qui 216 fr.punctuation.opening-comma 153
fr.punctuation.relative-comma 200 fr.style.pleonasm 68 fr.typography.ordinals 12 fr.verb-endings 188
fr.verb-endings.after-faire 210 fr.verb-endings.after-modal 242 fr.verb-endings.after-noun 274
fr.verb-endings.after-preposition 290 fr.verb-endings.after-pronoun 73 fr.verb-endings.after-vous 108
fr.verb-endings.ete 210 fr.verb-endings.finite-after-preposition 230 fr.verb-endings.finite-for-participle 269
fr.verb-endings.gerund 247 fr.verb-endings.infinitive-after-avoir 205 fr.verb-endings.infinitive-after-etre 93
fr.verb-endings.participle-for-finite 262 fr.verb-moods 204 fr.verb-moods.command-ending 229
fr.verb-moods.future-je 229 fr.verb-moods.negative-command 292 fr.verb-moods.si-conditional 182
fr.verb-moods.subjunctive-conjunction 350 fr.verb-moods.subjunctive-main 279 fr.verb-moods.subjunctive-wish 162
`;
