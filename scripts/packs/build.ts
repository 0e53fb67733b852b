// One language's `spell` pack, from dictionaries to bytes. Deterministic: the same inputs give the same bytes.
import { countWords } from '../../src/engine/pack/automaton.ts';
import { Section, writeSections } from '../../src/engine/pack/format.ts';
import type { SpellMeta } from '../../src/engine/pack/reader.ts';
import { WordBit } from '../../src/engine/pack/spellPack.ts';
import { asciiJson } from './asciiJson.ts';
import { AutomatonBuilder } from './automaton.ts';
import { FormStore } from './formStore.ts';
import { frequencyStreams, WordIndex } from './frequency.ts';
import { ClassTable } from './hunspell/classes.ts';
import type { PackSource } from './languages.ts';
import { fillStore, type LexiconInput } from './lexicon.ts';
import { OffensiveWords } from './offensive.ts';
import { automatonStreams } from './streams.ts';

/** Figures of a build, for the log. */
export interface BuildFigures {
  words: number;
  states: number;
  edges: number;
  classes: number;
  frequencies: number;
}

/** Builds a pack from the texts of its dictionaries and from frequency classes by lower-cased word. */
export function buildSpellPack(
  source: Pick<PackSource, 'language' | 'dialects' | 'keyboard' | 'ordinals'>,
  input: LexiconInput,
  frequencyTable: ReadonlyMap<string, number>,
): { bytes: Uint8Array; figures: BuildFigures } {
  const store = new FormStore();
  const { affixes, elisions, mixed } = fillStore(input, store);
  const classes = new ClassTable(source.dialects.length);
  const builder = new AutomatonBuilder();
  let hasCompounds = false;
  const offensive = new OffensiveWords(input.offensive ?? []);
  const alphabet = store.drain(source.dialects.length, (form, letters) => {
    offensive.mark(form, letters);
    const id = classes.idOf(form);
    if (id === 0) return;
    hasCompounds ||= form.bits.some((bits) => bits & WordBit.compoundEnd);
    builder.add(form.letters, form.length, id);
  });
  const automaton = builder.finish();
  const below = countWords(automaton.firstEdge, automaton.edgeTarget, automaton.stateClass);
  const words = below[0] as number;
  const frequencies = frequencyStreams(frequencyTable, new WordIndex(automaton, below, alphabet));
  const streams = automatonStreams(automaton);

  const meta: SpellMeta = {
    language: source.language,
    dialects: [...source.dialects],
    alphabet: alphabet.join(''),
    elisions: [...elisions.names],
    elisionStyles: [...elisions.styles],
    elisionInitials: elisions.initials,
    mixed: mixed.join(' '),
    replacements: affixes.replacements.filter((pair) => !/[\^$_]/.test(pair.join(''))).map(([from, to]) => [from, to]),
    inputConversions: affixes.inputConversions.map(([from, to]) => [from, to]),
    breaks: [...affixes.breaks],
    keyboard: [...source.keyboard],
    checkSharps: affixes.checkSharps,
    ordinals: source.ordinals,
    hasCompounds,
    edges: automaton.edgeLabel.length,
    words,
  };
  const bytes = writeSections([
    [Section.meta, asciiJson(meta)],
    [Section.classes, classes.toBytes()],
    [Section.degrees, streams.degrees],
    [Section.nodeClasses, automaton.stateClass],
    [Section.labels, automaton.edgeLabel],
    [Section.newTargets, streams.isNew],
    [Section.oldTargetsLow, streams.low],
    [Section.oldTargetsMiddle, streams.middle],
    [Section.oldTargetsHigh, streams.high],
    [Section.frequencyGaps, frequencies.gaps],
    [Section.frequencyClasses, frequencies.classes],
  ]);
  const figures: BuildFigures = {
    words,
    states: automaton.stateClass.length,
    edges: automaton.edgeLabel.length,
    classes: classes.size,
    frequencies: frequencies.gaps.filter((byte) => byte < 128).length,
  };
  return { bytes, figures };
}
