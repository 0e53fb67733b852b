// What the answers of language models are judged by in English.
import type { GuardFacts } from '../../guard/types.ts';
import { wordList, wordSet } from '../../text/wordLists.ts';

const SMALL = wordList(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
);
const TENS = wordList('thirty forty fifty sixty seventy eighty ninety hundred');

/** See GuardFacts. "one" stands for a person or a thing too often to be a number. */
export const englishGuard: GuardFacts = {
  refusals:
    /^(?:(?:i['’]?m|i am) (?:sorry|afraid),? (?:but )?(?:i|we|that) (?:can|am|do|will|won|is|could)|sorry,? (?:but )?i (?:can|am)|i (?:apologi[sz]e),? but|(?:i['’]?m|i am) (?:unable|not able) to (?:help|assist|do|provide|comply|rewrite|correct|process)|i (?:can(?:not|'t)|won't|will not) (?:help|assist|do that|provide|comply|fulfil|rewrite|correct|process)|as an? (?:ai|language model|assistant)(?!\p{L}))/iu,
  preambles:
    /^(?:(?:sure|certainly|of course|absolutely|okay|ok)[,!.:] ?(?:here|i(?:'ll| will|'ve| have|'d))(?!\p{L})|here(?:'s| is| are) (?:the|your|a|my) (?:correct|revis|rewrit|improv|edit|polish|result|updat)|(?:corrected|revised|rewritten|improved|edited)(?: (?:sentence|version|text))?:|the (?:corrected|revised|rewritten|improved) (?:sentence|version|text)(?!\p{L})|(?:output|answer|correction|result|response|note):|no (?:changes|corrections) (?:are |were )?(?:needed|necessary|required))/iu,
  numbers: new Map([
    ...SMALL.map((word, value) => [word, value] as const).filter(([word]) => word !== 'one'),
    ...TENS.map((word, i) => [word, 30 + i * 10] as const),
    ['thousand', 1e3],
    ['million', 1e6],
    ['billion', 1e9],
    ['dozen', 12],
    ['third', 3],
    ['fourth', 4],
    ['fifth', 5],
    ['half', 0.5],
    ['twice', 2],
  ]),
  longNumber: /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-\p{L}+$/u,
  negation: {
    not: wordSet(
      'not cannot without never dont doesnt didnt isnt arent wasnt werent wont cant couldnt shouldnt wouldnt havent hasnt hadnt aint',
    ),
    bound: /n't$/,
    none: wordSet('no nobody nothing nowhere none neither nor'),
    soft: wordSet(
      'unable lack lacks lacked lacking fail fails failed failing refuse refuses refused refusing avoid avoids avoided avoiding prevent prevents prevented preventing hardly barely scarcely rarely seldom deny denies denied false absent absence',
    ),
    opposite:
      /^(?!import|improv|impress|inform|inner|inter|indeed|invest|increas|instant|intens|inclin|includ|indic|immedi|immens|disposed|distinct|under|unit|uni[qv])(?:un|in|im|il|ir|dis|non-?)(\p{L}{4,})$/u,
  },
  modals: [
    /(?<= )(?:can|could|can't|cannot|couldn't|cant|couldnt|able|unable|capable|incapable|(?<! as )possible|impossible|in a position) /gu,
    /(?<= )(?:may|might|perhaps|maybe|possibly) /gu,
    /(?<= )(?:must|mustn't|have to|has to|had to|having to|need to|needs to|needed to|required|necessary|unnecessary|obliged|obligation|mandatory) /gu,
    /(?<= )(?:should|shouldn't|shouldnt|ought) /gu,
    /(?<= )(?:will|won't|wont|shall|\p{L}+'ll) /gu,
  ],
  notNames: /^I(?:'(?:m|ve|ll|d))?$/,
};
