// What English letters and mails look like.
import type { LetterFacts } from '../../letter/types.ts';
import { wordList } from '../../text/wordLists.ts';
import { englishCommon } from './common.ts';

const OWN_CLOSINGS =
  '(?:with )?(?:best|kind|kindest|warm|warmest) (?:regards|wishes)|regards|yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?|many thanks|thanks in advance|best wishes|all the best';

/** See LetterFacts. */
export const englishLetter: LetterFacts = {
  greetings:
    '(?:my )?dear(?:est)?|hi|hi there|hello|hey|good (?:morning|afternoon|evening)|to whom it may concern|greetings',
  formal: 'dear (?:sirs?|madam|sir or madam|sir/madam|mr|mrs|ms|miss|dr|professor|prof|hiring)|to whom it may concern',
  titles: 'Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Lady|Lord',
  notNames: wordList(
    'all everyone everybody team sir sirs madam colleague colleagues friend friends customer customers neighbour neighbours neighbor neighbors parent parents family members member editor hiring manager committee council folks guys there both sponsors santa diary mum mom dad mother father granny grandma grandpa gran auntie aunt uncle residents applicant ladies gentlemen recruiter support office',
  ),
  and: 'and|&',
  beforeName:
    "(?:thanks|thank you|many thanks)(?: (?:again|so much|very much|a lot))?|how are you(?: doing)?|hope you(?: are|'re|’re) well|to see you|happy birthday|congratulations",
  closings: `${OWN_CLOSINGS}|regards|thanks|thank you|cheers|love|with love|lots of love|much love|yours|best|warmly|respectfully|cordially|faithfully|truly|see you|take care|x{2,}|kisses|hugs|bye|talk soon|speak soon|sent from|with (?:gratitude|thanks|appreciation|sympathy)|in sympathy|god bless|look(?:ing)? forward|kr|br`,
  ownClosings: OWN_CLOSINGS,
  attachments:
    /(?<![\p{L}-])(?:(?:please|kindly) (?:find|see)(?: the)?(?: \p{L}+)? (?:attached|enclosed)|(?:find|see|I(?: have|['’]ve) (?:also )?) ?(?:attached|enclosed)(?! (?:me|myself|itself) )|(?:is|are) (?:attached|enclosed)(?! (?:to (?!th(?:is|e) (?:e-?mail|mail|message|letter))|by |with (?:a|an|the) (?:fence|wall)))|(?:attached|enclosed)(?: please find| you(?:['’]ll| will) find| is | are )|I(?:['’]m| am) (?:attaching|enclosing)|I (?:attach|enclose)|in the attachment|as an attachment|see (?:the )?attachment|attachments?:|enc(?:l|s|losures?)?[.:])/iu,
  gaps: wordList(
    'name names surname firstname lastname company date time address position number amount title subject phone email place recipient sender signature product salutation greeting job role city street customer client reference link tbd placeholder topic reason',
  ),
  hasNotes: true,
  calendar: englishCommon.calendar,
  shortDays: wordList('Sun Mon Tue Wed Thu Fri Sat'),
  monthFirst: true,
};
