// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const englishRuleOdds: OddsTable = `
* 117 *picky 89 common.repetition 142 en.adjective 158 en.adjective.feeling 244 en.adjective.real-really 76
en.agreement 188 en.agreement-tree 29 en.agreement-tree.person 11 en.agreement-tree.plural 81
en.agreement-tree.singular 9 en.agreement.be-before-subject 257 en.agreement.clause-plural 119
en.agreement.clause-plural-verb 213 en.agreement.clause-singular-verb 136 en.agreement.first-person 211
en.agreement.joined-subjects 81 en.agreement.plural-after-number 238 en.agreement.plural-noun-verb 256
en.agreement.plural-subject 381 en.agreement.question 252 en.agreement.relative-verb 310
en.agreement.second-verb 157 en.agreement.singular-subject 262 en.agreement.third-person-auxiliary 305
en.apostrophe 191 en.apostrophe.decade 223 en.apostrophe.irregular-plural 268 en.apostrophe.plural 371
en.apostrophe.possessive 93 en.article.count-noun 147 en.article.countable 67 en.article.job 193
en.article.superlative 179 en.capital 189 en.capital.day-month 294 en.capital.i 204 en.capital.name-part 234
en.capital.nationality 214 en.capital.sentence-start 81 en.comma.date-day 175 en.comma.date-year 183
en.comma.however-inside 94 en.comma.however-splice 218 en.comma.introductory-phrase 65
en.comma.introductory-word 191 en.comma.joining-clauses 67 en.comma.place 206 en.comma.predicate 28
en.comma.relative-clause-end 134 en.comma.run-on 256 en.comma.splice 138 en.comma.subject-verb 89
en.comma.subordinate-clause 51 en.comma.yes-no 42 en.comparative 280 en.comparative.double 402 en.confusion 285
en.confusion.effect-affect 376 en.confusion.every-ever 341 en.confusion.except-accept 309 en.confusion.its-it-is 180
en.confusion.lead-led 262 en.confusion.loose-lose 318 en.confusion.of-have 444 en.confusion.small-words 363
en.confusion.sound-alike 506 en.confusion.than-then 182 en.confusion.then-than 329 en.confusion.there-their 385
en.confusion.to-too 380 en.confusion.typing-slip 374 en.confusion.verb-or-noun 401 en.confusion.verb-sound 354
en.confusion.where-were 376 en.confusion.whos-whose 341 en.confusion.whose-whos 448 en.confusion.word-frame 240
en.confusion.you-your 360 en.confusion.your-youre 379 en.context 27 en.context.advice-advise 68
en.context.advise-advice 105 en.context.affect-effect 137 en.context.any-many -39 en.context.are-our -12
en.context.be-being -41 en.context.been-be -35 en.context.being-been -38 en.context.buy-by -20
en.context.chose-choose 59 en.context.comma-address-missing 76 en.context.comma-aside-missing 70
en.context.comma-greeting-missing -134 en.context.comma-joining-missing 103
en.context.comma-opening-clause-missing 89 en.context.comma-opening-phrase-missing 158
en.context.comma-that-superfluous 62 en.context.comma-which-missing 108 en.context.effect-affect 154
en.context.from-form -26 en.context.hear-here 142 en.context.his-is 63 en.context.how-who 58 en.context.if-is 130
en.context.is-it -16 en.context.is-of -14 en.context.it-of -22 en.context.it-s-its 76 en.context.its-it-s 87
en.context.know-no -102 en.context.let-s-lets 64 en.context.lets-let-s 44 en.context.loose-lose 85
en.context.new-knew 11 en.context.no-know -22 en.context.now-no 88 en.context.of-have 90 en.context.of-if 57
en.context.of-it -238 en.context.off-of 120 en.context.on-one 76 en.context.our-are 61 en.context.past-passed 129
en.context.piece-peace 71 en.context.right-write 0 en.context.sea-see -163 en.context.sight-site -132
en.context.than-that -46 en.context.than-then 80 en.context.that-than 66 en.context.the-they 66
en.context.their-there 115 en.context.their-they-re 127 en.context.them-the -67 en.context.them-then -31
en.context.then-than 101 en.context.then-them 64 en.context.there-their 179 en.context.there-they-re 58
en.context.these-this 71 en.context.they-re-their 170 en.context.they-re-there -102 en.context.they-them 44
en.context.this-these -48 en.context.though-thought 96 en.context.though-through -46 en.context.threw-through 126
en.context.to-too 166 en.context.too-to 66 en.context.too-two 9 en.context.two-too -114 en.context.use-used -119
en.context.we-re-where 9 en.context.weather-whether 76 en.context.were-we-re 178 en.context.were-where 179
en.context.where-were 50 en.context.whether-weather -1 en.context.who-s-whose -79 en.context.whom-who -56
en.context.you-re-your 54 en.context.your-you -41 en.context.your-you-re -104 en.hyphen 67 en.hyphen.adverb -4
en.hyphen.age 179 en.hyphen.compound-adjective -21 en.hyphen.mid 92 en.hyphen.number-unit 125 en.missing 220
en.missing.am-agree 188 en.missing.have 244 en.missing.it 318 en.missing.of 180 en.negation 76 en.negation.never 46
en.net -23 en.net.extra -165 en.net.form -3 en.noun.invented-plural 100 en.noun.uncountable-article 170
en.preposition 239 en.preposition.missing 262 en.preposition.since-for 215 en.preposition.superfluous 343
en.preposition.time 164 en.preposition.word-frame 285 en.preposition.wrong 220 en.pronoun 380 en.pronoun.object 550
en.pronoun.subject 503 en.pronoun.who-which 437 en.pronoun.who-whom 143 en.punctuation.question-mark 133
en.quantity 203 en.quantity.amount-number 152 en.quantity.countable 170 en.quantity.less-fewer 279
en.quantity.much-many 302 en.split 287 en.split.a-part 310 en.split.already 359 en.split.every-day 252
en.split.in-law 345 en.split.maybe 259 en.split.one-word 443 en.split.verb-noun 189 en.style.wordy 6 en.tense 342
en.tense.by-the-time 365 en.tense.if-will 254 en.tense.if-would-have 425 en.tense.narrative 454
en.tense.past-marker 413 en.tense.perfect-past 462 en.tense.since-present 399 en.tense.wish 289 en.verb-form 249
en.verb-form.adverb 160 en.verb-form.bare-participle 539 en.verb-form.be-base 171 en.verb-form.be-participle 159
en.verb-form.been-being 396 en.verb-form.gerund-after-verb 414 en.verb-form.have-base 179
en.verb-form.have-participle 431 en.verb-form.have-verb 106 en.verb-form.invented-past 473
en.verb-form.make-let-to 303 en.verb-form.missing-be 194 en.verb-form.modal-base 193 en.verb-form.modal-to 368
en.verb-form.preposition-gerund 0 en.verb-form.question-base 288 en.verb-form.supposed-to 343
en.verb-form.to-gerund 271 en.verb-form.used-to-gerund 218 en.verb-form.want-that 280 en.verb-pair 213
en.verb-pair.borrow-lend 274 en.word-choice 263 en.word-choice.do-make 306 en.word-choice.say-tell 342
en.word-order 213 en.word-order.embedded-question 274
`;
