// Prefixes are written together with their word: exmarido, antideslizante, superbién.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { form, tagged, uncapitalised, words } from '../../../../rules/pattern.ts';

const PREFIXES = 'anti super pre post pos sub inter multi semi hiper mini vice pseudo neo mega';
const HYPHENED = /^(anti|super|pre|post|sub|inter|multi|semi|hiper|mini|vice|pseudo|mega)-(\p{Ll}{4,})$/u;
const HYPHENED_EX = /^(ex)-(\p{Ll}{4,})$/u;

/** The prefix and the word of a hyphened form. */
const partsOf = (lower = '') => HYPHENED.exec(lower) ?? HYPHENED_EX.exec(lower);

/** The r between vowels is doubled: antirrobo. */
const joined = (prefix: string, rest: string): string =>
  prefix + (rest.startsWith('r') && /[aeiou]$/.test(prefix) ? 'r' : '') + rest;

function fix(m: Match): string[] {
  const written = partsOf(m.marked()[0]?.lower);
  if (written) return [joined(written[1] ?? '', written[2] ?? '')];
  // a word of one syllable gets an accent: superbién
  return [joined(m.text('prefix'), m.text('rest').replace(/^bien$/, 'bién'))];
}

/** Whether the prefix belongs to one word: not "anti pena Capital", "ex teniente coronel", nor a name, el Anti-Atlas. */
function isOfOneWord(m: Match): boolean {
  const [first] = m.marked();
  if (!first || first.text !== first.lower) return false;
  const [, prefix = '', rest = ''] = partsOf(first.lower) ?? [];
  if (rest !== '' && rest.startsWith(prefix)) return false;
  const next = m.after();
  return !(
    next?.pos === Pos.noun ||
    next?.text === '-' ||
    (next?.pos === Pos.properNoun && !first.lower.startsWith('ex'))
  );
}

const oneWord = form(/^\p{L}{4,}$/u).and(uncapitalised());

/** anti-robo, super bien. */
export const prefix = defineRule({
  id: 'es.usage.prefix',
  overridesSpelling: true,
  patterns: [
    [
      words(PREFIXES).and(uncapitalised()).as('prefix').mark(),
      tagged([Pos.noun, Pos.adjective, Pos.adverb])
        .and(oneWord)
        .except(words('mortem data este esta'))
        .as('rest')
        .mark(),
    ],
    [form(HYPHENED).as('whole').mark()],
  ],
  where: isOfOneWord,
  unless: {
    'a shop: el súper': {
      when: (m) =>
        /^(?:el|del|al|un)$/.test(m.before()?.lower ?? '') &&
        m.marked()[0]?.lower === 'super' &&
        m.marked()[1]?.pos === Pos.adverb,
      right: 'Compra en el super siempre.',
    },
  },
  suggest: fix,
  wrong: [
    ['Compré un suelo anti deslizante.', 'Compré un suelo antideslizante.'],
    ['Lo pasamos super bien en la playa.', 'Lo pasamos superbién en la playa.'],
    ['Tiene un sistema anti-robo.', 'Tiene un sistema antirrobo.'],
  ],
  right: ['El examen post mortem duró poco.', 'El Anti-Atlas está en Marruecos.', 'Lo pasamos bien en el super.'],
});

/** ex marido: still written apart in much that is printed, so only strict readers hear of it. */
export const exPrefix = defineRule({
  id: 'es.usage.prefix-ex',
  level: 'picky',
  overridesSpelling: true,
  patterns: [
    [
      words('ex').and(uncapitalised()).as('prefix').mark(),
      tagged([Pos.noun, Pos.adjective])
        .and(oneWord)
        .except(words('aequo libris profeso professo cátedra primer alto'))
        .as('rest')
        .mark(),
    ],
    [form(HYPHENED_EX).as('whole').mark()],
  ],
  where: isOfOneWord,
  suggest: fix,
  wrong: [
    ['El ex presidente no vino.', 'El expresidente no vino.'],
    ['Su ex mujer vive en Lugo.', 'Su exmujer vive en Lugo.'],
    ['Mi ex-novio me llamó ayer.', 'Mi exnovio me llamó ayer.'],
  ],
  right: ['Es un ex alto cargo.', 'El ex teniente coronel vive en Lugo.', 'Mi ex nunca llama.', 'Lo hizo ex profeso.'],
});
