// French verbs whose infinitive, participle and second person sound alike: one classifier for all of them.
import { keyOf, type WordFamily } from '../../../context/choices.ts';
import { kept } from '../../../context/families.ts';
import { Feature, Pos } from '../../../lexicon/features.ts';
import type { Lexicon } from '../../../lexicon/lexicon.ts';
import { hashString } from '../../../reading/scoring.ts';

const ENDINGS = ['er', 'é', 'ez'] as const;
/** Written forms of each ending, including participles that agree. */
const VERB_ENDING = /^(\p{L}{2,})(er|ée?s?|ez)$/u;

/** parler, parlé, parlez for every French verb in -er. */
export function frenchEndings(lexicon: Lexicon): WordFamily {
  const isVerb = (word: string): boolean =>
    lexicon.analyses(word).some(({ pos, features }) => pos === Pos.verb && (features & Feature.infinitive) !== 0);
  const candidatesOf = kept((word) => {
    const [, stem, ending] = VERB_ENDING.exec(word) ?? [];
    if (stem === undefined || ending === undefined || !isVerb(`${stem}er`)) return null;
    const written = ending === 'er' ? 0 : ending === 'ez' ? 2 : 1;
    const candidates = ENDINGS.map((name, i) => ({
      text: i === written ? word : `${stem}${name}`,
      name,
      key: keyOf(i),
    }));
    return { written, candidates, stem: hashString(`stem ${stem}`) };
  });
  return { id: 'er', candidatesOf };
}
