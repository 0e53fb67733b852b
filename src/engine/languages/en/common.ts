// What the rules shared by all languages need to know about English.

import { wordList, wordSet } from '../../text/wordLists.ts';
import type { CommonWords } from '../common/rules.ts';

/** See CommonWords. */
export const englishCommon: CommonWords = {
  doubling: {
    doubled: wordSet(
      'had often plus that is her you very really so no yes bye ha he blah knock tut hear there now well many such far long never please what do what who it',
    ),
    emphatic: wordSet('very really'),
    never: wordSet(
      'the a an to of and in for with on at by we my your our their they this these from as be are was were',
    ),
    names: wordSet(
      'will rose mark may bill grace hope faith joy dawn june art bob pat jack drew sue frank rich grant chase wade',
    ),
  },
  spacedMarks: '',
  calendar: {
    days: wordList('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
    months: wordList('January February March April May June July August September October November December'),
  },
};
