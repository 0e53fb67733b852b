// Fitted by scripts/train/certainty.ts (models/certainty.CARD.md): do not edit.
import type { OddsTable } from '../../certainty/ruleOdds.ts';

/** The log odds of rules and families, in hundredths. */
export const englishRuleOdds: OddsTable = `
* 125 *picky 49 common.dates 65 common.dates.weekday -50 common.repetition.word 83 en.adjective 98
en.adjective.feeling 135 en.adjective.real-really 10 en.agreement 217 en.agreement-tree 79
en.agreement-tree.person 42 en.agreement-tree.plural 41 en.agreement.be-before-subject 183
en.agreement.clause-plural-verb 181 en.agreement.clause-singular 382 en.agreement.determiner-number 365
en.agreement.joined-subjects 123 en.agreement.plural-after-number 179 en.agreement.plural-subject 265
en.agreement.second-verb 171 en.agreement.third-person-auxiliary 237 en.agreement.third-person-verb 234
en.apostrophe 157 en.apostrophe.contraction 198 en.apostrophe.decade 183 en.apostrophe.irregular-plural 175
en.apostrophe.plural 195 en.apostrophe.possessive 120 en.article 96 en.article.a-an 50 en.article.countable 45
en.article.superlative 143 en.capital.i 150 en.capital.name-part 171 en.capital.nationality 155
en.capital.sentence-start 66 en.comma 109 en.comma.date-day 167 en.comma.date-year 173 en.comma.however-inside 42
en.comma.however-splice 150 en.comma.introductory-phrase 48 en.comma.introductory-word 148
en.comma.joining-clauses 17 en.comma.place 169 en.comma.predicate 2 en.comma.relative-clause-end 134
en.comma.run-on 197 en.comma.splice 137 en.comma.subject-verb 73 en.comma.tag-question 89 en.comma.which 35
en.comma.yes-no -16 en.comparative 169 en.comparative.double 251 en.confusion 255 en.confusion.effect-affect 279
en.confusion.every-ever 279 en.confusion.it-is-its 238 en.confusion.its-it-is 224 en.confusion.lead-led 228
en.confusion.loose-lose 270 en.confusion.of-have 285 en.confusion.small-words 271 en.confusion.sound-alike 326
en.confusion.than-then 153 en.confusion.the-they 213 en.confusion.there-their 298 en.confusion.to-too 296
en.confusion.typing-slip 270 en.confusion.verb-or-noun 294 en.confusion.verb-sound 285 en.confusion.where-were 279
en.confusion.whose-whos 279 en.confusion.word-frame 221 en.confusion.you-your 287 en.confusion.your-youre 293
en.context 33 en.context.advice-advise 49 en.context.advise-advice 53 en.context.affect-effect 113
en.context.any-many -12 en.context.are-our -34 en.context.be-being -57 en.context.being-been 12 en.context.buy-by 0
en.context.chose-choose 1 en.context.comma-address-missing 3 en.context.comma-greeting-missing -96
en.context.comma-joining-missing 148 en.context.comma-opening-clause-missing 50
en.context.comma-opening-phrase-missing 109 en.context.comma-that-superfluous 66 en.context.comma-which-missing 81
en.context.effect-affect 124 en.context.form-from -21 en.context.from-form 10 en.context.hear-here 56
en.context.his-is -16 en.context.how-who -17 en.context.if-is 50 en.context.if-of -10 en.context.is-if -24
en.context.is-it -33 en.context.is-of -32 en.context.it-of -31 en.context.it-s-its 86 en.context.its-it-s 92
en.context.know-no -15 en.context.know-now 8 en.context.let-s-lets 69 en.context.loose-lose 71
en.context.make-made 9 en.context.new-knew 59 en.context.no-know -4 en.context.no-now -40 en.context.now-no 79
en.context.of-have 54 en.context.of-it -24 en.context.off-of 54 en.context.on-one 78 en.context.our-are -12
en.context.piece-peace 2 en.context.right-write -2 en.context.sea-see 0 en.context.sight-site -54
en.context.than-that -38 en.context.than-them 6 en.context.than-then 93 en.context.that-than 75
en.context.their-there 91 en.context.their-they-re 88 en.context.then-than 63 en.context.then-them 69
en.context.there-their 130 en.context.there-they-re 10 en.context.these-this 221 en.context.they-re-their 150
en.context.they-re-there -15 en.context.they-them 88 en.context.this-these 49 en.context.though-thought 5
en.context.though-through -11 en.context.threw-thought -27 en.context.through-though -2 en.context.to-too 92
en.context.two-too 1 en.context.use-used -40 en.context.we-re-where -30 en.context.weather-whether 3
en.context.were-we-re 50 en.context.were-where 101 en.context.where-were 60 en.context.whether-weather 57
en.context.who-s-whose 52 en.context.you-re-your 52 en.context.your-you -55 en.context.your-you-re -21 en.hyphen 45
en.hyphen.adverb -65 en.hyphen.age 117 en.hyphen.compound-adjective -45 en.hyphen.mid 79
en.hyphen.noun-participle 13 en.hyphen.number-unit 63 en.hyphen.prefix 16 en.missing 106 en.missing.am-agree 77
en.missing.have 131 en.missing.of 72 en.negation 83 en.negation.double 3 en.net 32 en.net.extra -163 en.net.form 47
en.noun.invented-plural 149 en.noun.uncountable-article 87 en.preposition 182 en.preposition.missing 158
en.preposition.since-for 165 en.preposition.superfluous 254 en.preposition.time 156 en.preposition.wrong 281
en.pronoun 168 en.pronoun.object 203 en.pronoun.subject 213 en.pronoun.who-whom 109
en.punctuation.question-mark -106 en.quantity.amount-number 54 en.quantity.countable 88 en.quantity.less-fewer 144
en.quantity.much-many 175 en.split.a-part 147 en.split.already 188 en.split.every-day 83 en.split.one-word 232
en.split.phrasal-verb 140 en.split.verb-noun -34 en.style.wordy 18 en.tense 147 en.tense.by-the-time 166
en.tense.if-will 107 en.tense.if-would-have 181 en.tense.narrative 181 en.tense.past-marker 166 en.tense.wish 112
en.verb-form 197 en.verb-form.bare-participle 273 en.verb-form.be-base 165 en.verb-form.be-participle 111
en.verb-form.be-verb 107 en.verb-form.been-being 273 en.verb-form.gerund-after-verb 280 en.verb-form.have-base 161
en.verb-form.have-participle 272 en.verb-form.invented-past 275 en.verb-form.make-let-to 234
en.verb-form.missing-be 152 en.verb-form.modal-base 141 en.verb-form.preposition-gerund 130
en.verb-form.question-base 225 en.verb-form.to-gerund 215 en.verb-form.used-to-gerund 169 en.verb-form.want-that 221
en.word-choice 160 en.word-choice.do-make 191 en.word-choice.say-tell 185
`;
