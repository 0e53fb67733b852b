// The examples of a language: treebank sentences read with the tags that a tagger gives which has not learnt from them, careless copies,
// and unseen sentences with and without planted mistakes.
import type { Lexicon } from '../../../src/engine/lexicon/lexicon.ts';
import { taggerOf } from '../../../src/engine/reading/tagger.ts';
import type { Reader } from '../../../src/engine/rules/sentence.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';
import { createRandom } from '../../packs/random.ts';
import { builtLexicon, builtTagger } from '../../quality/lexicon.ts';
import type { TreebankWord } from '../shared/conllu.ts';
import { fitTagger } from '../tagger/fit.ts';
import { type Example, exampleOf, readerOf } from './examples.ts';
import { type GoldWord, goldTree } from './gold.ts';
import { noisyCopy } from './noise.ts';
import { plantModifier, plantVerb } from './plants.ts';
import { inBlock, parserSentences } from './treebanks.ts';

/** Examples to learn from and to measure on. */
export interface ParserExamples {
  examples: Example[];
  /** Unseen sentences: all, those of each treebank, and copies with one planted mistake each, of a verb or of a noun phrase. */
  unseen: Map<string, Example[]>;
}

/** The tagger's training sentences are tagged by taggers that learnt from the other parts. */
const FOLDS = 5;
/** Whether an example belongs to every tenth block of them. */
export const inTenth = (index: number): boolean => Math.floor(index / 50) % 10 === 9;

/** Longer ones are lists. */
const LONGEST = 200;

const whole = (examples: readonly (Example | null)[]): Example[] => examples.filter((each) => each !== null);

/** Reads all examples of a language. */
export function readExamples(folder: string, language: TextLanguage): ParserExamples {
  const lexicon = builtLexicon(language);
  const shipped = builtTagger(language);
  if (!shipped) throw new Error(`There is no tagger for ${language}`);
  const own = readerOf(language, lexicon, taggerOf(shipped, lexicon));
  const { known, more, unseen } = parserSentences(folder, language);
  const random = createRandom(1);
  const trees = (sentences: readonly TreebankWord[][]): GoldWord[][] =>
    sentences
      .filter(({ length }) => length < LONGEST)
      .map((sentence) => goldTree(sentence, language))
      .filter((tree) => tree !== null);
  const learn = (sentences: readonly TreebankWord[][], reader: Reader): Example[] =>
    whole(
      trees(sentences).flatMap((tree) => {
        const noisy = noisyCopy(tree, language, lexicon, random);
        return [exampleOf(tree, reader), noisy && exampleOf(noisy, reader)];
      }),
    );
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const isHere = (_: unknown, i: number) => inBlock(i + fold * 25, FOLDS);
    const rest = known.filter((_, i) => !isHere(null, i));
    return learn(known.filter(isHere), foldReader(rest, language, lexicon));
  });
  const test = trees([...unseen.values()].flat());
  const planted = (plant: (tree: GoldWord[]) => GoldWord[] | null) =>
    whole(
      test.map((tree) => {
        const copy = plant(tree);
        return copy && exampleOf(copy, own);
      }),
    );
  const read = (list: readonly GoldWord[][]) => whole(list.map((tree) => exampleOf(tree, own)));
  return {
    examples: [...folds.flat(), ...learn(more, own)],
    unseen: new Map([
      ['all', read(test)],
      ...[...unseen].map(([name, list]) => [name, read(trees(list))] as const),
      ['wrong verb', planted((tree) => plantVerb(tree, lexicon, random))],
      ['wrong noun phrase', planted((tree) => plantModifier(tree, language, lexicon, random))],
    ]),
  };
}

const foldReader = (rest: readonly TreebankWord[][], language: TextLanguage, lexicon: Lexicon): Reader =>
  readerOf(language, lexicon, taggerOf(fitTagger(rest, language, lexicon), lexicon));
