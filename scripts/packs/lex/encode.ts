// From a table of forms and readings to the bytes of a `lex` file. Deterministic: the same table gives the same bytes.
import type { Analysis } from '../../../src/engine/lexicon/features.ts';
import { INFIX_CODES, type LexMeta, LexSection } from '../../../src/engine/lexicon/lexFormat.ts';
import { lemmaBy, ruleOf, type SuffixRule } from '../../../src/engine/lexicon/suffixRules.ts';
import { writeSections } from '../../../src/engine/pack/format.ts';
import type { TextLanguage } from '../../../src/engine/types.ts';
import { asciiJson } from '../asciiJson.ts';
import { AutomatonBuilder } from '../automaton.ts';
import { encodeNames } from '../names/encode.ts';
import { automatonStreams } from '../streams.ts';
import { type FormTable, mergeReadings } from './formTable.ts';

/** Figures of a build, for the log. */
export interface LexFigures {
  forms: number;
  states: number;
  edges: number;
  classes: number;
  rules: number;
}

/** Numbers keys as they come. */
class Numbering<T> {
  readonly ids = new Map<string, number>();
  readonly items: T[] = [];

  idOf(key: string, item: () => T): number {
    let id = this.ids.get(key);
    if (id === undefined) {
      id = this.items.push(item()) - 1;
      this.ids.set(key, id);
    }
    return id;
  }
}

interface Keyed {
  rule: SuffixRule;
  reading: Analysis;
  ruleKey: string;
}

/** Encodes a table, names in lower case, and rare words as they are written. */
export function encodeLexicon(
  language: TextLanguage,
  table: FormTable,
  names: Iterable<string> = [],
  rareWords: Iterable<string> = [],
): { bytes: Uint8Array; figures: LexFigures } {
  const listed = encodeNames(names);
  const rare = encodeNames(rareWords);
  const infixes = language === 'de';
  const forms = [...table.forms.keys()];
  const { alphabet, codes } = alphabetOf(forms);
  const sorted = forms.map((form) => ({ form, key: codes(form) })).sort((a, b) => (a.key < b.key ? -1 : 1));

  const keyed = sorted.map(({ form }) =>
    mergeReadings(table.forms.get(form) as Analysis[]).map((reading): Keyed => {
      const rule = ruleOf(form, reading.lemma, infixes);
      if (lemmaBy(rule, form) !== reading.lemma) throw new Error(`No rule from ${form} to ${reading.lemma}`);
      return { rule, reading, ruleKey: `${rule.infix}${rule.at}:${rule.formSuffix}:${rule.lemmaSuffix}` };
    }),
  );
  const usual = usualFirst(keyed);
  const rules = new Numbering<SuffixRule>();
  for (const [key, rule] of usual) rules.idOf(key, () => rule);
  const tags = new Numbering<[number, number]>();
  const readings = new Numbering<[number, number]>();
  const classes = new Numbering<number[]>();
  const builder = new AutomatonBuilder();
  const letters = new Uint8Array(256);
  sorted.forEach(({ key }, i) => {
    const ids = (keyed[i] as Keyed[]).map(({ reading, ruleKey }) => {
      const rule = rules.ids.get(ruleKey) as number;
      const { pos, features } = reading;
      const tag = tags.idOf(`${pos}:${features}`, () => [pos, features]);
      return readings.idOf(`${rule}:${tag}`, () => [rule, tag]);
    });
    if (ids.length > 255) throw new Error(`More readings than a byte can count: ${sorted[i]?.form}`);
    // the most usual relation first; readings of one class in one order
    ids.sort((a, b) => (readings.items[a]?.[0] as number) - (readings.items[b]?.[0] as number) || a - b);
    const id = classes.idOf(ids.join(','), () => ids);
    for (let k = 0; k < key.length; k++) letters[k] = key.charCodeAt(k);
    builder.add(letters, key.length, (Math.floor(id / 255) << 8) | (1 + (id % 255)));
  });
  if (rules.items.length > 65535 || readings.items.length > 65535 || classes.items.length > 65000)
    throw new Error(`Tables of ${language} are too long`);
  const automaton = builder.finish();
  const streams = automatonStreams(automaton);
  const suffixes = new Numbering<string>();
  const ruleBytes = records(rules.items, 5, (view, at, rule) => {
    view.setUint16(
      at,
      suffixes.idOf(rule.formSuffix, () => rule.formSuffix),
      true,
    );
    view.setUint16(
      at + 2,
      suffixes.idOf(rule.lemmaSuffix, () => rule.lemmaSuffix),
      true,
    );
    view.setUint8(at + 4, (INFIX_CODES.findIndex((infix) => infix === rule.infix) << 4) | rule.at);
  });
  const meta: LexMeta = {
    kind: 'lex',
    language,
    alphabet,
    suffixes: suffixes.items,
    nameLetters: listed.letters,
    rareLetters: rare.letters,
    edges: automaton.edgeLabel.length,
    forms: sorted.length,
  };
  const bytes = writeSections([
    [LexSection.meta, asciiJson(meta)],
    [LexSection.degrees, streams.degrees],
    [LexSection.labels, automaton.edgeLabel],
    [LexSection.newTargets, streams.isNew],
    [LexSection.oldTargetsLow, streams.low],
    [LexSection.oldTargetsMiddle, streams.middle],
    [LexSection.oldTargetsHigh, streams.high],
    [LexSection.classesLow, automaton.stateClass],
    [LexSection.classesHigh, automaton.stateClassHigh],
    [
      LexSection.tags,
      records(tags.items, 5, (view, at, [pos, features]) => {
        view.setUint8(at, pos);
        view.setInt32(at + 1, features, true);
      }),
    ],
    [LexSection.rules, ruleBytes],
    [
      LexSection.readings,
      records(readings.items, 4, (view, at, [rule, tag]) => {
        view.setUint16(at, rule, true);
        view.setUint16(at + 2, tag, true);
      }),
    ],
    [LexSection.classSizes, Uint8Array.from(classes.items, (ids) => ids.length)],
    [LexSection.classReadings, records(classes.items.flat(), 2, (view, at, id) => view.setUint16(at, id, true))],
    [LexSection.names, listed.bytes],
    [LexSection.rareWords, rare.bytes],
  ]);
  const figures: LexFigures = {
    forms: sorted.length,
    states: automaton.stateClass.length,
    edges: automaton.edgeLabel.length,
    classes: classes.items.length,
    rules: rules.items.length,
  };
  return { bytes, figures };
}

/** The rules by how many readings they explain, most first. */
function usualFirst(keyed: readonly Keyed[][]): [string, SuffixRule][] {
  const counts = new Map<string, { rule: SuffixRule; count: number }>();
  for (const list of keyed) {
    for (const { rule, ruleKey } of list) {
      const entry = counts.get(ruleKey);
      if (entry) entry.count++;
      else counts.set(ruleKey, { rule, count: 1 });
    }
  }
  return [...counts]
    .sort(([keyA, a], [keyB, b]) => b.count - a.count || (keyA < keyB ? -1 : 1))
    .map(([key, { rule }]) => [key, rule]);
}

/** Letters by frequency, and the forms as strings of their codes. */
function alphabetOf(forms: readonly string[]) {
  const counts = new Map<string, number>();
  for (const form of forms) {
    if (form.length > 250) throw new Error(`Too long: ${form}`);
    for (let i = 0; i < form.length; i++) {
      const letter = form[i] as string;
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
  }
  const letters = [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
  if (letters.length > 254) throw new Error('More letters than a byte can number');
  const codeOf = new Map(letters.map(([letter], i) => [letter, String.fromCharCode(i + 1)]));
  return {
    alphabet: letters.map(([letter]) => letter).join(''),
    codes: (form: string) => {
      let key = '';
      for (let i = 0; i < form.length; i++) key += codeOf.get(form[i] as string);
      return key;
    },
  };
}

function records<T>(items: readonly T[], length: number, write: (view: DataView, at: number, item: T) => void) {
  const view = new DataView(new ArrayBuffer(items.length * length));
  items.forEach((item, i) => {
    write(view, i * length, item);
  });
  return new Uint8Array(view.buffer);
}
