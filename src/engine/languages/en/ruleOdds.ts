// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const englishRuleOdds: OddsTable = `
* 123 *picky 62 common.repetition 180 en.adjective 192 en.adjective.feeling 307 en.adjective.real-really 94
en.agreement 207 en.agreement-tree 13 en.agreement-tree.person -18 en.agreement-tree.plural 98
en.agreement-tree.singular -9 en.agreement.be-before-subject 305 en.agreement.clause-plural 138
en.agreement.clause-plural-verb 235 en.agreement.clause-singular-verb 149 en.agreement.determiner-number 180
en.agreement.first-person 229 en.agreement.joined-subjects 89 en.agreement.plural-after-number 285
en.agreement.plural-noun-verb 308 en.agreement.plural-subject 445 en.agreement.question 294
en.agreement.relative-verb 364 en.agreement.second-verb 171 en.agreement.singular-subject 313
en.agreement.third-person-auxiliary 364 en.agreement.third-person-verb 169 en.apostrophe 190
en.apostrophe.irregular-plural 300 en.apostrophe.plural 424 en.apostrophe.possessive 84 en.article 148
en.article.countable 77 en.article.job 241 en.article.superlative 196 en.capital 202 en.capital.day-month 353
en.capital.name-part 247 en.capital.nationality 227 en.capital.sentence-start 84 en.comma 106 en.comma.date-day 163
en.comma.date-year 171 en.comma.however-inside 86 en.comma.however-splice 216 en.comma.introductory-phrase 42
en.comma.introductory-word 187 en.comma.joining-clauses 66 en.comma.place 197 en.comma.predicate -8
en.comma.run-on 251 en.comma.subject-verb 76 en.comma.subordinate-clause 33 en.comma.yes-no 33 en.comparative 284
en.comparative.double 406 en.confusion 291 en.confusion.effect-affect 407 en.confusion.every-ever 347
en.confusion.except-accept 315 en.confusion.its-it-is 170 en.confusion.lead-led 265 en.confusion.loose-lose 324
en.confusion.of-have 496 en.confusion.small-words 383 en.confusion.sound-alike 551 en.confusion.than-then 212
en.confusion.then-than 345 en.confusion.there-their 391 en.confusion.to-too 386 en.confusion.typing-slip 398
en.confusion.verb-or-noun 427 en.confusion.verb-sound 360 en.confusion.where-were 407 en.confusion.whos-whose 381
en.confusion.whose-whos 493 en.confusion.word-frame 249 en.confusion.you-your 366 en.confusion.your-youre 388
en.context 18 en.context.advice-advise 61 en.context.advise-advice 97 en.context.affect-effect 131
en.context.any-many -40 en.context.are-our -15 en.context.be-being -40 en.context.been-be -36
en.context.being-been -38 en.context.buy-by -33 en.context.chose-choose 52 en.context.comma-address-missing 68
en.context.comma-aside-missing 69 en.context.comma-greeting-missing -173 en.context.comma-joining-missing 72
en.context.comma-opening-clause-missing 87 en.context.comma-opening-phrase-missing 158
en.context.comma-that-superfluous 60 en.context.comma-which-missing 112 en.context.effect-affect 148
en.context.form-from 53 en.context.from-form -27 en.context.hear-here 189 en.context.his-is 56 en.context.how-who 51
en.context.if-is 123 en.context.is-it -14 en.context.is-of -17 en.context.it-of -25 en.context.it-s-its 78
en.context.its-it-s 88 en.context.know-no -101 en.context.let-s-lets 59 en.context.lets-let-s 40
en.context.loose-lose 79 en.context.make-made 69 en.context.now-no 85 en.context.of-have 125 en.context.of-if 95
en.context.of-it -299 en.context.off-of 111 en.context.on-one 71 en.context.our-are 54 en.context.past-passed 165
en.context.piece-peace 63 en.context.right-write -4 en.context.sea-see -219 en.context.sight-site -129
en.context.than-that -48 en.context.than-then 77 en.context.that-than 72 en.context.the-they 62
en.context.their-there 147 en.context.their-they-re 120 en.context.them-the -125 en.context.them-then -32
en.context.then-than 95 en.context.then-them 82 en.context.there-their 197 en.context.there-they-re 94
en.context.these-this 67 en.context.they-re-their 184 en.context.they-re-there -101 en.context.they-them 44
en.context.this-these -104 en.context.though-thought 87 en.context.though-through -45 en.context.threw-through 173
en.context.to-too 193 en.context.too-to 94 en.context.too-two 50 en.context.two-too -170 en.context.use-used -174
en.context.weather-whether 68 en.context.were-we-re 221 en.context.were-where 212 en.context.where-were 48
en.context.whether-weather -2 en.context.who-s-whose -138 en.context.whom-who -110 en.context.you-re-your 76
en.context.you-your 38 en.context.your-you -43 en.context.your-you-re -101 en.hyphen 77 en.hyphen.adverb 1
en.hyphen.age 219 en.hyphen.compound-adjective -19 en.hyphen.mid 99 en.hyphen.number-unit 129 en.missing 265
en.missing.am-agree 220 en.missing.have 289 en.missing.it 409 en.missing.of 203 en.negation 71 en.negation.double 96
en.negation.never -3 en.net -43 en.net.extra -198 en.net.form -23 en.noun.invented-plural 74
en.noun.uncountable-article 211 en.preposition 246 en.preposition.missing 296 en.preposition.superfluous 344
en.preposition.time 165 en.preposition.word-frame 331 en.preposition.wrong 193 en.pronoun 438 en.pronoun.object 621
en.pronoun.subject 598 en.pronoun.who-which 531 en.pronoun.who-whom 119 en.punctuation.inside-quotes 78
en.punctuation.question-mark 181 en.quantity 247 en.quantity.amount-number 197 en.quantity.countable 214
en.quantity.less-fewer 354 en.quantity.much-many 371 en.split 332 en.split.a-part 355 en.split.already 403
en.split.every-day 295 en.split.in-law 426 en.split.maybe 282 en.split.one-word 502 en.split.phrasal-verb 299
en.split.verb-noun 243 en.style.wordy -30 en.tense 399 en.tense.by-the-time 421 en.tense.if-will 274
en.tense.if-would-have 510 en.tense.narrative 550 en.tense.past-marker 501 en.tense.perfect-past 571
en.tense.since-present 491 en.tense.wish 335 en.verb-form 269 en.verb-form.adverb 165
en.verb-form.bare-participle 618 en.verb-form.be-base 178 en.verb-form.be-participle 200 en.verb-form.be-verb 307
en.verb-form.been-being 420 en.verb-form.gerund-after-verb 455 en.verb-form.have-base 183
en.verb-form.have-participle 486 en.verb-form.have-verb 91 en.verb-form.invented-past 542
en.verb-form.make-let-to 320 en.verb-form.missing-be 206 en.verb-form.modal-base 212 en.verb-form.modal-to 435
en.verb-form.preposition-gerund -58 en.verb-form.question-base 306 en.verb-form.supposed-to 405
en.verb-form.to-gerund 288 en.verb-form.used-to-gerund 230 en.verb-form.want-that 297 en.verb-pair 256
en.verb-pair.borrow-lend 353 en.word-choice 292 en.word-choice.do-make 335 en.word-choice.say-tell 401
en.word-order 256 en.word-order.embedded-question 353
`;
