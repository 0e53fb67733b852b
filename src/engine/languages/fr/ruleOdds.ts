// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const frenchRuleOdds: OddsTable = `
* 164 *picky 31 common.consistency.apostrophes 0 common.repetition 249 fr.agreement-adjective 254
fr.agreement-adjective.adverbial 283 fr.agreement-adjective.after-noun 304 fr.agreement-adjective.before-noun 465
fr.agreement-adjective.bel-nouvel-vieil 292 fr.agreement-adjective.demi 165 fr.agreement-adjective.joined 345
fr.agreement-adjective.noun-phrase 185 fr.agreement-adjective.tel-que 292 fr.agreement-adjective.tree 222
fr.agreement-attribute 267 fr.agreement-attribute.adjective 358 fr.agreement-attribute.participle 217
fr.agreement-attribute.qui 310 fr.agreement-attribute.tree 513 fr.agreement-noun-phrase 215
fr.agreement-noun-phrase.after-nombre 308 fr.agreement-noun-phrase.after-number 396
fr.agreement-noun-phrase.after-plural-adjective 310 fr.agreement-noun-phrase.avoir-besoin 300
fr.agreement-noun-phrase.determiner-gender 161 fr.agreement-noun-phrase.part-gender 246
fr.agreement-noun-phrase.plural-noun 403 fr.agreement-noun-phrase.singular-noun 184
fr.agreement-noun-phrase.une-espece 236 fr.agreement-subject-verb 217 fr.agreement-subject-verb.behind 234
fr.agreement-subject-verb.inversion 49 fr.agreement-subject-verb.moi-qui 234 fr.agreement-subject-verb.noun 477
fr.agreement-subject-verb.qui 430 fr.agreement-subject-verb.second-person 128
fr.agreement-subject-verb.silent-plural 308 fr.agreement-tree 1 fr.agreement-tree.person -148
fr.agreement-tree.plural 117 fr.agreement-tree.singular -15 fr.articles 87 fr.articles.after-quantity 184
fr.articles.contraction 48 fr.articles.negated 191 fr.auxiliaries -130 fr.auxiliaries.etre -287 fr.capitals 194
fr.capitals.a-preposition 119 fr.capitals.accent 164 fr.capitals.days-months 227 fr.capitals.languages 291
fr.capitals.one-capital 256 fr.capitals.people 175 fr.confusions-homophones 315
fr.confusions-homophones.a-preposition 487 fr.confusions-homophones.a-verb 338 fr.confusions-homophones.c-est 457
fr.confusions-homophones.ca 520 fr.confusions-homophones.ce 491 fr.confusions-homophones.ces 419
fr.confusions-homophones.est 357 fr.confusions-homophones.l-a 457 fr.confusions-homophones.leur 394
fr.confusions-homophones.merci-a 409 fr.confusions-homophones.on 338 fr.confusions-homophones.ont 357
fr.confusions-homophones.ou-place -5 fr.confusions-homophones.quelle 338 fr.confusions-homophones.s-est 338
fr.confusions-homophones.sa 338 fr.confusions-homophones.sans 281 fr.confusions-homophones.se 469
fr.confusions-homophones.sont 357 fr.confusions-words 372 fr.confusions-words.accent 418
fr.confusions-words.davantage 412 fr.confusions-words.environ 322 fr.confusions-words.n-y 394
fr.confusions-words.noun-ending 412 fr.confusions-words.noun-for-verb 587 fr.confusions-words.peu 139
fr.confusions-words.phrase 534 fr.confusions-words.quant 517 fr.confusions-words.slip 464
fr.confusions-words.sound-alike 296 fr.confusions-words.tous 239 fr.confusions-words.typed 621
fr.confusions-words.verb-for-noun 219 fr.consistency 206 fr.consistency.address 230 fr.context 19
fr.context.a-a-grave 236 fr.context.ca-cedilla-sa 106 fr.context.ce-se 53 fr.context.dans-d-en 52
fr.context.donc-dont -121 fr.context.dont-donc 126 fr.context.du-du-circumflex -2 fr.context.e-acute-er 53
fr.context.elle-elles -158 fr.context.er-e-acute -158 fr.context.est-et 42 fr.context.et-est 57
fr.context.ez-e-acute -10 fr.context.ils-il -119 fr.context.la-grave-la 201 fr.context.la-la-grave 78
fr.context.leurs-leur -30 fr.context.memes-circumflex-meme-circumflex 171 fr.context.on-ont 152
fr.context.ont-on 129 fr.context.ou-grave-ou -69 fr.context.ou-ou-grave 101
fr.context.pret-circumflex-pres-grave 197 fr.context.qu-elle-quelle 45 fr.context.qu-en-quand 148
fr.context.quant-quand 101 fr.context.quel-quelle 82 fr.context.quelle-qu-elle -87 fr.context.quelques-quelque 126
fr.context.s-est-c-est 53 fr.context.se-ce 218 fr.context.son-sont -119 fr.context.sur-circumflex-sur 161
fr.context.sur-sur-circumflex -3 fr.context.tous-tout -92 fr.context.tout-tous -41 fr.context.voie-voix -21
fr.context.voix-voie -39 fr.elision 198 fr.elision.aspirated 127 fr.hyphens 294 fr.hyphens.ci-la 336
fr.hyphens.command 277 fr.hyphens.est-ce-que 223 fr.hyphens.euphonic-t 403 fr.hyphens.inversion 188
fr.hyphens.numbers 317 fr.hyphens.peut-etre 266 fr.hyphens.polite-command 255 fr.hyphens.words 354 fr.negation -13
fr.negation.ne -65 fr.net -65 fr.net.extra -82 fr.nouns 116 fr.participles 465 fr.participles.avoir-subject 587
fr.participles.les-object 317 fr.participles.nous-object 703 fr.participles.que-object 516 fr.prepositions 315
fr.prepositions.chez 409 fr.prepositions.country 119 fr.prepositions.infinitive 405
fr.prepositions.infinitive-missing 338 fr.prepositions.missing 409 fr.prepositions.pallier 348
fr.prepositions.possession 338 fr.pronouns 270 fr.pronouns.lequel-bare 365 fr.pronouns.que-qui 246
fr.punctuation.opening-comma 152 fr.punctuation.relative-comma 199 fr.style.pleonasm 68 fr.typography.ordinals 12
fr.verb-endings 193 fr.verb-endings.after-faire 214 fr.verb-endings.after-modal 271 fr.verb-endings.after-noun 308
fr.verb-endings.after-preposition 334 fr.verb-endings.after-pronoun 30 fr.verb-endings.after-vous 72
fr.verb-endings.ete 214 fr.verb-endings.finite-after-preposition 234 fr.verb-endings.finite-for-participle 291
fr.verb-endings.gerund 289 fr.verb-endings.infinitive-after-avoir 220 fr.verb-endings.infinitive-after-etre 100
fr.verb-endings.invented-form 233 fr.verb-endings.participle-for-finite 265 fr.verb-moods 200
fr.verb-moods.command-ending 225 fr.verb-moods.future-je 225 fr.verb-moods.negative-command 318
fr.verb-moods.subjunctive-conjunction 388 fr.verb-moods.subjunctive-main 275 fr.verb-moods.subjunctive-wish 156
`;
