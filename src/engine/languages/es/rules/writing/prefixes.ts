// Prefixes are written together with their word: exmarido, antideslizante, superbién.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { form, tagged, uncapitalised, words } from '../../../../rules/pattern.ts';

const PREFIXES = 'anti ex super pre post pos sub inter multi semi hiper mini vice pseudo neo mega';
const HYPHENED = /^(anti|ex|super|pre|post|sub|inter|multi|semi|hiper|mini|vice|pseudo|mega)-(\p{Ll}{4,})$/u;

/** The r between vowels is doubled: antirrobo. */
const joined = (prefix: string, rest: string): string =>
  prefix + (rest.startsWith('r') && /[aeiou]$/.test(prefix) ? 'r' : '') + rest;

function fix(m: Match): string[] {
  const written = HYPHENED.exec(m.marked()[0]?.text ?? '');
  if (written) return [joined(written[1] ?? '', written[2] ?? '')];
  // a word of one syllable gets an accent: superbién
  return [joined(m.text('prefix'), m.text('rest').replace(/^bien$/, 'bién'))];
}

/** ex marido, anti-robo. */
export const prefix = defineRule({
  id: 'es.usage.prefix',
  overridesSpelling: true,
  patterns: [
    [
      words(PREFIXES).and(uncapitalised()).as('prefix').mark(),
      tagged([Pos.noun, Pos.adjective, Pos.adverb])
        .and(form(/^\p{L}{4,}$/u))
        .and(uncapitalised())
        .except(words('mortem aequo libris profeso data cátedra este esta primer alto'))
        .as('rest')
        .mark(),
    ],
    [form(HYPHENED).as('whole').mark()],
  ],
  where: (m) => {
    const [first] = m.marked();
    if (first?.text !== first?.lower) return false;
    // "anti vacunas y transgénicos", "ex alto cargo": more than one word belongs to it
    const next = m.after();
    const [, prefix = '', rest = ''] = HYPHENED.exec(first?.lower ?? '') ?? [];
    if (rest !== '' && rest.startsWith(prefix)) return false;
    return !(next?.pos === Pos.noun || next?.text === '-' || (next?.pos === Pos.properNoun && first?.lower !== 'ex'));
  },
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
    ['El ex presidente no vino.', 'El expresidente no vino.'],
    ['Compré un suelo anti deslizante.', 'Compré un suelo antideslizante.'],
    ['Lo pasamos super bien en la playa.', 'Lo pasamos superbién en la playa.'],
    ['Tiene un sistema anti-robo.', 'Tiene un sistema antirrobo.'],
  ],
  right: ['La expareja de Ana vive en Lugo.', 'La pos-Guerra Fría duró poco.', 'Es un ex alto cargo.'],
});
