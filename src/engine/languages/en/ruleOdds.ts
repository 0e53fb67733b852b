// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const englishRuleOdds: OddsTable = `
* 135 *picky -62 common.repetition.emphatic -14 common.repetition.nearby -124 common.style.long-sentence -145
en.adjective 162 en.adjective.feeling 226 en.adjective.good-well 199 en.adjective.real-really 79 en.agreement 182
en.agreement-tree 101 en.agreement-tree.person 132 en.agreement-tree.plural 124 en.agreement-tree.singular 84
en.agreement.be-before-subject 233 en.agreement.clause-plural 155 en.agreement.clause-plural-verb 211
en.agreement.clause-singular-verb 111 en.agreement.each-plural 85 en.agreement.first-person 205
en.agreement.joined-subjects 141 en.agreement.plural-after-number 237 en.agreement.plural-noun-verb 225
en.agreement.plural-subject 355 en.agreement.question 229 en.agreement.relative-verb 284
en.agreement.second-verb 152 en.agreement.singular-subject 234 en.agreement.third-person-auxiliary 269
en.apostrophe 219 en.apostrophe.decade 128 en.apostrophe.irregular-plural 269 en.apostrophe.plural 244
en.apostrophe.possessive 124 en.apostrophe.possessive-owner 351 en.apostrophe.time-possessive 297
en.article.a-an 121 en.article.countable 99 en.article.frame 299 en.article.job 200 en.article.superlative 188
en.capital 183 en.capital.day-month 253 en.capital.i 203 en.capital.name-part 228 en.capital.nationality 208
en.capital.sentence-start 79 en.comma.date-day 181 en.comma.date-year 189 en.comma.however-inside 98
en.comma.however-splice 214 en.comma.introductory-phrase 49 en.comma.introductory-word 199
en.comma.joining-clauses 65 en.comma.place 210 en.comma.predicate -17 en.comma.relative-clause-end 140
en.comma.run-on 254 en.comma.splice 174 en.comma.subject-verb 95 en.comma.subordinate-clause 68 en.comma.yes-no 47
en.comparative 304 en.comparative.double 426 en.comparative.than-as 347 en.confusion 297
en.confusion.effect-affect 371 en.confusion.every-ever 352 en.confusion.except-accept 320 en.confusion.its-it-is 211
en.confusion.lead-led 269 en.confusion.loose-lose 371 en.confusion.of-have 439 en.confusion.passed-past 320
en.confusion.small-words 359 en.confusion.sound-alike 500 en.confusion.than-then 184 en.confusion.their-there 271
en.confusion.then-than 340 en.confusion.there-their 409 en.confusion.to-too 401 en.confusion.typing-slip 366
en.confusion.verb-or-noun 413 en.confusion.verb-sound 365 en.confusion.where-were 371 en.confusion.whos-whose 338
en.confusion.whose-whos 429 en.confusion.word-frame 264 en.confusion.you-your 371 en.confusion.your-youre 389
en.conjunction 205 en.conjunction.pair 250 en.context 52 en.context.advice-advise 86 en.context.advise-advice 114
en.context.affect-effect 155 en.context.any-many -10 en.context.are-our 1 en.context.be-being -20
en.context.been-be 9 en.context.being-been -1 en.context.buy-by 13 en.context.chose-choose 71
en.context.comma-address-missing 84 en.context.comma-aside-missing 88 en.context.comma-greeting-missing -95
en.context.comma-joining-missing 143 en.context.comma-opening-clause-missing 103
en.context.comma-opening-phrase-missing 187 en.context.comma-that-superfluous 77 en.context.comma-which-missing 127
en.context.effect-affect 171 en.context.from-form 12 en.context.hear-here 120 en.context.his-is 70
en.context.how-who -125 en.context.if-is 132 en.context.if-of 32 en.context.is-his 94 en.context.is-if 36
en.context.is-it -35 en.context.is-of 2 en.context.it-if 12 en.context.it-of -108 en.context.it-s-its 101
en.context.its-it-s 113 en.context.know-no -55 en.context.let-s-lets 89 en.context.loose-lose 105
en.context.no-know 3 en.context.no-now 32 en.context.now-no 112 en.context.of-have -11 en.context.of-it -150
en.context.off-of 148 en.context.on-one 101 en.context.our-are 69 en.context.past-passed 116
en.context.piece-peace 73 en.context.right-write 12 en.context.sea-see -80 en.context.sight-site -85
en.context.than-that -22 en.context.than-then 144 en.context.that-than 89 en.context.the-they 74
en.context.their-there 127 en.context.their-they-re 139 en.context.them-the -8 en.context.them-then 16
en.context.then-than 103 en.context.then-them 94 en.context.there-their 221 en.context.these-this 89
en.context.they-re-their 196 en.context.they-re-there -55 en.context.they-them 89 en.context.this-these 86
en.context.though-thought 98 en.context.though-through -10 en.context.threw-thought 22 en.context.threw-through -2
en.context.to-too 162 en.context.too-to 77 en.context.too-two 28 en.context.two-too -46 en.context.use-used -59
en.context.we-re-where 30 en.context.weather-whether 128 en.context.were-we-re 156 en.context.were-where 195
en.context.where-were 81 en.context.who-s-whose -32 en.context.you-re-your 119 en.context.your-you -51
en.context.your-you-re -60 en.hyphen 81 en.hyphen.adverb 3 en.hyphen.age 170 en.hyphen.compound-adjective 42
en.hyphen.mid 101 en.hyphen.number-unit 131 en.missing 238 en.missing.have 262 en.missing.it 297 en.negation 76
en.net 17 en.net.extra -137 en.net.form 40 en.noun.invented-plural 120 en.noun.uncountable-article 168
en.preposition 208 en.preposition.missing 126 en.preposition.superfluous 321 en.preposition.time 157
en.preposition.word-frame 230 en.pronoun 289 en.pronoun.object 418 en.pronoun.subject 414 en.pronoun.what-that 339
en.pronoun.who-which 347 en.pronoun.who-whom 27 en.pronoun.whose 123 en.punctuation.question-mark 25 en.quantity 227
en.quantity.amount-number 135 en.quantity.countable 192 en.quantity.less-fewer 271 en.quantity.most-of 362
en.quantity.much-many 316 en.quantity.one-of-the 262 en.split 236 en.split.a-part 260 en.split.already 309
en.split.every-day 215 en.split.in-law 270 en.split.verb-noun 142 en.style.wordy -28 en.tense 263
en.tense.by-the-time 286 en.tense.if-would 297 en.tense.if-would-have 348 en.tense.narrative 364
en.tense.past-marker 329 en.tense.perfect-past 359 en.tense.since-present 134 en.tense.stative 306 en.tense.wish 237
en.verb-form 232 en.verb-form.adverb 156 en.verb-form.adverb-after-verb 304 en.verb-form.bare-participle 493
en.verb-form.be-base 165 en.verb-form.be-participle 149 en.verb-form.be-verb 193 en.verb-form.been-being 374
en.verb-form.complement 151 en.verb-form.gerund-after-preposition 258 en.verb-form.gerund-after-verb 394
en.verb-form.have-base 216 en.verb-form.have-participle 443 en.verb-form.have-verb 177 en.verb-form.make-let-to 291
en.verb-form.missing-be 185 en.verb-form.missing-to 298 en.verb-form.modal-base 160 en.verb-form.modal-to 344
en.verb-form.preposition-gerund 50 en.verb-form.question-base 275 en.verb-form.supposed-to 297
en.verb-form.to-gerund 258 en.verb-form.used-to-gerund 275 en.verb-form.want-that 291 en.verb-pair 196
en.verb-pair.borrow-lend 231 en.word-choice 272 en.word-choice.do-make 314 en.word-choice.say-tell 350
en.word-order 289 en.word-order.adverb-object 323 en.word-order.embedded-question 348
en.word-order.missing-inversion 348 en.word-order.phrasal 323
`;
