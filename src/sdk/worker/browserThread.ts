// The script of the checker's thread in a browser.

import { SpellingCheckError } from '../errors.ts';
import { packsAt } from '../packs/source.ts';
import { answerWithChecker } from './thread.ts';

answerWithChecker(self, (place) => {
  if (!('address' in place)) throw new SpellingCheckError('pack-missing', 'a browser reads no folders');
  return packsAt(place.address);
});
