// What the rules about style that all languages share need to know about English.
import { wordSet } from '../../../text/wordLists.ts';
import type { ProseHabits } from '../../common/style/rules.ts';

/**
 * See ProseHabits. The Government Digital Service asks for at most 25 words in a sentence and calls 29 very hard to read
 * (insidegovuk.blog.gov.uk, 2014-08-04); what is marked is well beyond that.
 */
export const englishProse: ProseHabits = {
  longest: 35,
  joins: wordSet('and but so or yet'),
  subject: 'before',
  manner: /ly$/,
  light: wordSet(
    'be have do get go make can could will would shall should may might must say take come give let put use want need seem become keep ' +
      'other such same own much many more most few little less least first last next thing way lot bit kind sort one two three ' +
      'mr mrs ms dr good new able several certain various',
  ),
  worn: wordSet(
    'know think look hear leave feel find like mean ask tell try work start begin stop turn show call thank please ' +
      'hope help wait live read write talk speak bring hold send receive pay buy run move stand sit use happen ' +
      'include contain remember believe open close back day week month year hour minute second moment time today ' +
      'tomorrow yesterday morning afternoon evening night noon person people number part place end side hand head ' +
      'house home family friend child parent name page line word question answer example case point right left high ' +
      'long short old young small large sure different same possible important available euro pound dollar cent ' +
      'percent metre meter mile inch kilo gram litre degree only early likely daily weekly monthly third cup spoon',
  ),
  indefinite: wordSet('a an another'),
  repetition: [
    'We discussed the budget for an hour and then discussed the new logo.',
    'We discussed the budget for an hour and then turned to the new logo.',
  ],
};
