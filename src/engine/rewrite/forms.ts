// Puts a word in the form of another: made a decision, decided.
import { type Analysis, Group, Pos, type PosCode } from '../lexicon/features.ts';
import { isVerbal } from '../rules/ask.ts';
import { chosenReadings, type Sentence, type Token, usualFirst } from '../rules/token.ts';

/** The groups whose bits are tried one by one where a form leaves them open: I or he (disais). */
const OPEN = [Group.tense, Group.mood, Group.person, Group.number, Group.gender];

/**
 * The form of a lemma in which another word stands (made: decided); null where that word leaves open which it is (put: put an end to, ended or
 * ends?) and the lemma does not, or the form is not known.
 */
export function inFormOf(sentence: Sentence, model: Token, lemma: string, pos: PosCode = Pos.verb): string | null {
  const isVerb = isVerbal(pos);
  const fitting = chosenReadings(model).filter((reading) => (isVerb ? isVerbal(reading.pos) : reading.pos === pos));
  const [first] = usualFirst([...fitting], model);
  const readings = fitting.filter((reading) => reading.lemma === first?.lemma);
  const forms = new Set(readings.flatMap((reading) => formsFor(sentence, reading, lemma, pos)));
  if (forms.size !== 1) return null;
  const [form = null] = forms;
  return form;
}

/** The usual form for each of the things that a reading may stand for. */
function formsFor({ lexicon }: Sentence, { features }: Analysis, lemma: string, pos: PosCode): string[] {
  const whole = lexicon.inflect(lemma, pos, features)[0];
  if (whole !== undefined) return [whole];
  return exactly(features).flatMap((each) => lexicon.inflect(lemma, pos, each)[0] ?? []);
}

/** The same features with one bit only in each group. */
function exactly(features: number): number[] {
  let all = [features];
  for (const group of OPEN) {
    const bits = features & group;
    if ((bits & (bits - 1)) === 0) continue;
    all = all.flatMap((each) => singleBits(bits).map((bit) => (each & ~group) | bit));
  }
  return all;
}

function singleBits(bits: number): number[] {
  const found: number[] = [];
  for (let bit = 1; bit !== 0 && bit <= bits; bit <<= 1) if (bits & bit) found.push(bit);
  return found;
}
