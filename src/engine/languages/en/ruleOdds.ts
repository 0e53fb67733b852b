// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const englishRuleOdds: OddsTable = `
* 120 *picky 90 common.repetition 142 common.repetition.emphatic 108 en.adjective 159 en.adjective.feeling 244
en.adjective.real-really 77 en.agreement 191 en.agreement-tree 36 en.agreement-tree.plural 85
en.agreement-tree.singular 15 en.agreement.be-before-subject 258 en.agreement.clause-plural 128
en.agreement.clause-plural-verb 214 en.agreement.clause-singular-verb 132 en.agreement.first-person 214
en.agreement.joined-subjects 82 en.agreement.plural-after-number 267 en.agreement.plural-noun-verb 258
en.agreement.plural-subject 384 en.agreement.question 254 en.agreement.relative-verb 310
en.agreement.second-verb 159 en.agreement.singular-subject 265 en.agreement.third-person-auxiliary 308
en.apostrophe 221 en.apostrophe.contraction 193 en.apostrophe.irregular-plural 295 en.apostrophe.plural 459
en.apostrophe.possessive 97 en.article.count-noun 147 en.article.countable 68 en.article.job 193
en.article.superlative 179 en.capital 189 en.capital.day-month 294 en.capital.i 204 en.capital.name-part 234
en.capital.nationality 214 en.capital.sentence-start 81 en.comma.date-day 175 en.comma.date-year 183
en.comma.however-inside 94 en.comma.however-splice 213 en.comma.introductory-phrase 65
en.comma.introductory-word 191 en.comma.joining-clauses 67 en.comma.place 206 en.comma.predicate 28
en.comma.relative-clause-end 134 en.comma.run-on 251 en.comma.splice 133 en.comma.subject-verb 89
en.comma.subordinate-clause 51 en.comma.yes-no 42 en.comparative 282 en.comparative.double 404 en.confusion 285
en.confusion.effect-affect 376 en.confusion.every-ever 342 en.confusion.except-accept 309 en.confusion.its-it-is 175
en.confusion.lead-led 262 en.confusion.loose-lose 319 en.confusion.of-have 444 en.confusion.small-words 363
en.confusion.sound-alike 507 en.confusion.than-then 182 en.confusion.then-than 329 en.confusion.there-their 386
en.confusion.to-too 381 en.confusion.typing-slip 374 en.confusion.verb-or-noun 402 en.confusion.verb-sound 355
en.confusion.where-were 376 en.confusion.whos-whose 342 en.confusion.whose-whos 443 en.confusion.word-frame 240
en.confusion.you-your 360 en.confusion.your-youre 374 en.context 26 en.context.advice-advise 68
en.context.advise-advice 105 en.context.affect-effect 136 en.context.any-many -40 en.context.are-our -12
en.context.be-being -41 en.context.been-be -36 en.context.being-been -39 en.context.buy-by -20
en.context.chose-choose 58 en.context.comma-address-missing 76 en.context.comma-aside-missing 70
en.context.comma-greeting-missing -135 en.context.comma-joining-missing 103
en.context.comma-opening-clause-missing 89 en.context.comma-opening-phrase-missing 158
en.context.comma-that-superfluous 62 en.context.comma-which-missing 108 en.context.effect-affect 154
en.context.from-form -26 en.context.hear-here 142 en.context.his-is 63 en.context.how-who 58 en.context.if-is 130
en.context.is-it -16 en.context.is-of -14 en.context.it-of -23 en.context.it-s-its 73 en.context.its-it-s 87
en.context.know-no -102 en.context.let-s-lets 63 en.context.lets-let-s 44 en.context.loose-lose 84
en.context.new-knew 11 en.context.no-know -22 en.context.now-no 88 en.context.of-have 90 en.context.of-if 57
en.context.of-it -239 en.context.off-of 120 en.context.on-one 75 en.context.our-are 61 en.context.past-passed 128
en.context.piece-peace 70 en.context.right-write 0 en.context.sea-see -163 en.context.sight-site -132
en.context.than-that -46 en.context.than-then 80 en.context.that-than 65 en.context.the-they 66
en.context.their-there 114 en.context.their-they-re 127 en.context.them-the -67 en.context.them-then -31
en.context.then-than 100 en.context.then-them 63 en.context.there-their 178 en.context.there-they-re 58
en.context.these-this 71 en.context.they-re-their 170 en.context.they-re-there -102 en.context.they-them 43
en.context.this-these -48 en.context.though-thought 96 en.context.though-through -46 en.context.threw-through 125
en.context.to-too 165 en.context.too-to 65 en.context.too-two 9 en.context.two-too -114 en.context.use-used -119
en.context.we-re-where 9 en.context.weather-whether 76 en.context.were-we-re 178 en.context.were-where 179
en.context.where-were 49 en.context.whether-weather -1 en.context.who-s-whose -79 en.context.whom-who -56
en.context.you-re-your 53 en.context.your-you -42 en.context.your-you-re -105 en.hyphen 67 en.hyphen.adverb -4
en.hyphen.age 179 en.hyphen.compound-adjective -21 en.hyphen.mid 92 en.hyphen.number-unit 125 en.missing 221
en.missing.am-agree 189 en.missing.have 245 en.missing.it 319 en.missing.of 181 en.negation.double 152
en.negation.never 66 en.net -15 en.net.extra -161 en.net.form 3 en.noun.invented-plural 100
en.noun.uncountable-article 166 en.preposition 238 en.preposition.missing 262 en.preposition.since-for 215
en.preposition.superfluous 343 en.preposition.time 164 en.preposition.word-frame 285 en.preposition.wrong 218
en.pronoun 382 en.pronoun.object 552 en.pronoun.subject 505 en.pronoun.who-which 439 en.pronoun.who-whom 143
en.quantity 204 en.quantity.amount-number 152 en.quantity.countable 170 en.quantity.less-fewer 279
en.quantity.much-many 303 en.split 287 en.split.a-part 310 en.split.already 359 en.split.every-day 252
en.split.in-law 345 en.split.maybe 260 en.split.one-word 444 en.split.verb-noun 189 en.style.wordy 6 en.tense 343
en.tense.by-the-time 366 en.tense.if-will 254 en.tense.if-would-have 426 en.tense.narrative 455
en.tense.past-marker 414 en.tense.perfect-past 463 en.tense.since-present 400 en.tense.wish 289 en.verb-form 249
en.verb-form.adverb 160 en.verb-form.bare-participle 533 en.verb-form.be-base 171 en.verb-form.be-participle 159
en.verb-form.been-being 391 en.verb-form.gerund-after-verb 414 en.verb-form.have-base 179
en.verb-form.have-participle 431 en.verb-form.have-verb 106 en.verb-form.invented-past 473
en.verb-form.make-let-to 303 en.verb-form.missing-be 194 en.verb-form.modal-base 193 en.verb-form.modal-to 368
en.verb-form.preposition-gerund 0 en.verb-form.question-base 288 en.verb-form.supposed-to 343
en.verb-form.to-gerund 271 en.verb-form.used-to-gerund 218 en.verb-form.want-that 280 en.verb-pair 215
en.verb-pair.borrow-lend 276 en.word-choice 264 en.word-choice.do-make 307 en.word-choice.say-tell 343
en.word-order 215 en.word-order.embedded-question 276
`;
