// Words with two right spellings (adviser and advisor): a text keeps to one of them.
import { defineDocumentRule } from '../rules/defineRule.ts';
import type { DocumentRule } from '../rules/types.ts';
import { recordsOf } from '../rules/wordRows.ts';
import { capitalise } from '../text/shape.ts';
import type { ConsistencyFacts } from './types.ts';

interface Form {
  topic: string;
  /** Which of the two spellings it is. */
  way: 'one' | 'other';
  /** The same form in the other spelling. */
  turned: string;
}

/** Every form of the pairs in small letters; of a pair of several words, the first word leads to the rest. */
function formsOf({ variants, endings }: ConsistencyFacts): ReadonlyMap<string, Form> {
  const forms = new Map<string, Form>();
  for (const { word: first, other = '', endings: named = '' } of recordsOf(variants)) {
    // Spaces separate words in that column.
    const word = first.replaceAll('_', ' ');
    const topic = `${word}/${other}`;
    for (const ending of endings[named] ?? ['', ...named.split('|')]) {
      const [one, two] = [word + ending, other + ending];
      forms.set(one.toLowerCase(), { topic, way: 'one', turned: two });
      forms.set(two.toLowerCase(), { topic, way: 'other', turned: one });
    }
  }
  return forms;
}

const WORD = /\p{L}+(?:[-‐‑]\p{L}+)*/gu;
/** What stands before the first word of a sentence. */
const OPENING = /(?:^|[.!?…:])[\s"“„«‘(]*$/u;

/** The written form's capitals on the other spelling. */
function dressedAs(written: string, form: string): string {
  if (written.length > 1 && written === written.toUpperCase()) return form.toUpperCase();
  return written.charAt(0) === written.charAt(0).toLowerCase() ? form : capitalise(form);
}

/** See the head of this file. */
export function variantSpelling(facts: ConsistencyFacts): DocumentRule {
  let forms: ReadonlyMap<string, Form> | null = null;
  let longer: ReadonlyMap<string, readonly string[]> | null = null;
  const load = () => {
    forms ??= formsOf(facts);
    return forms;
  };
  /** The rest of forms of several words, by their first word. */
  const rests = () => {
    if (longer) return longer;
    const found = new Map<string, string[]>();
    for (const form of load().keys()) {
      const space = form.indexOf(' ');
      if (space < 0) continue;
      const first = form.slice(0, space);
      found.set(first, [...(found.get(first) ?? []), form.slice(space)]);
    }
    longer = found;
    return found;
  };
  return defineDocumentRule({
    id: 'common.consistency.spelling',
    sight({ own }, add) {
      const known = load();
      const several = rests();
      for (const { 0: word, index } of own.matchAll(WORD)) {
        const small = word.toLowerCase();
        let form = known.get(small);
        let end = index + word.length;
        for (const rest of several.get(small) ?? []) {
          if (own.slice(end, end + rest.length).toLowerCase() !== rest) continue;
          if (/\p{L}/u.test(own.charAt(end + rest.length))) continue;
          form = known.get(small + rest);
          end += rest.length;
          break;
        }
        if (!form) continue;
        // A capital within a sentence makes it part of a name, which has a spelling of its own.
        const isCapital = word.charAt(0) !== small.charAt(0);
        if (isCapital && !facts.capitalNouns && !OPENING.test(own.slice(Math.max(0, index - 6), index))) continue;
        add(form.topic, form.way, index, end);
      }
    },
    // Where a text has both equally often, the spelling that its row names first is kept.
    mainOf: (uses) => {
      const [one = 0, other = 0] = [uses.get('one'), uses.get('other')];
      return one === 0 || other === 0 ? null : one >= other ? 'one' : 'other';
    },
    turn(text, start, end) {
      const written = text.slice(start, end);
      const form = load().get(written.toLowerCase());
      return form ? dressedAs(written, form.turned) : null;
    },
    label: (topic, way) => {
      const [one = '', other = ''] = topic.split('/');
      return way === 'one' ? one : other;
    },
    wrong: [
      [
        'The adviser was late. Two advisers had left. An advisor came instead.',
        'The adviser was late. Two advisers had left. An adviser came instead.',
      ],
      [
        'The café was open, the cafés in the port were not. The third cafe was gone.',
        'The café was open, the cafés in the port were not. The third café was gone.',
      ],
      [
        'Ten percent paid at once. Twenty percent paid later. Five per cent never paid.',
        'Ten percent paid at once. Twenty percent paid later. Five percent never paid.',
      ],
    ],
    right: [
      'The adviser was late. Two advisers had left. A third adviser came instead.',
      'Our adviser was late. She wrote: “The advisor is ill.” The adviser came at ten.',
      'The adviser was late. She works for Harbour Advisor Services in Leeds.',
    ],
  });
}
