// Forms made up by analogy: chevals, faisez, prendu; and words run together or given an s: parmis, biensûr.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { hasInnerCapital } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import type { Token } from '../../../../rules/token.ts';
import { valuesIn } from '../../../../rules/wordRows.ts';
import participles from '../../rows/inventedParticiples.tsv';
import stems from '../../rows/inventedStems.words.tsv';
import together from '../../rows/typedTogether.tsv';

const isInvented = (token: Token): boolean =>
  token.kind === 'word' && token.readings.length === 0 && /^[a-zà-ÿœ]{4,16}$/.test(token.text);

/** Real plurals in -aux for invented ones: chevals, animals, travails. */
function truePlurals(m: Match, written: string): string[] {
  const stem = written.replace(/s$/, '');
  const silent = `${stem}ts`;
  const isSilent = m.sentence.lexicon
    .analyses(silent)
    .some(({ pos, features }) => pos === Pos.noun && (features & Feature.plural) !== 0);
  if (isSilent && m.to - m.from === 2) return [silent];
  return m.sentence.lexicon
    .inflect(stem, Pos.noun, Feature.plural)
    .concat(m.sentence.lexicon.inflect(stem, Pos.adjective, Feature.plural | Feature.masculine))
    .filter((each, i, all) => /[ae]ux$/.test(each) && all.indexOf(each) === i);
}

/** chevals, animals, nationals. */
export const inventedPlural = defineRule({
  id: 'fr.nouns.invented-plural',
  category: 'spelling',
  type: 'misspelling',
  overridesSpelling: true,
  priority: 4,
  patterns: [
    [new Element((token) => isInvented(token) && /(?:ai?l|eu|au|ou)s$/.test(token.lower)).as('n').mark()],
    // des chocolas: a silent t left out before the s
    [
      word(
        'des',
        'les',
        'mes',
        'tes',
        'ses',
        'nos',
        'vos',
        'leurs',
        'ces',
        'deux',
        'trois',
        'quatre',
        'plusieurs',
        'quelques',
        'petits',
        'bons',
        'grands',
      ),
      new Element((token) => isInvented(token) && /[aeiou]s$/.test(token.lower)).as('n').mark(),
    ],
  ],
  where: (m) => truePlurals(m, m.token('n').lower).length > 0,
  suggest: (m) => truePlurals(m, m.token('n').lower),
  wrong: [
    ['Les chevals courent dans le pré.', 'Les chevaux courent dans le pré.'],
    ["J'aime beaucoup les animals.", "J'aime beaucoup les animaux."],
    ['Elle mange des chocolas.', 'Elle mange des chocolats.'],
    ['Il lit trois journals par jour !', 'Il lit trois journaux par jour !'],
  ],
  right: [
    'Aucun deus ex machina ne viendra nous sauver.',
    'Les chevaux et les bals du village sont connus.',
    'Nous aimons les animaux.',
  ],
});

/** Present endings and the person that each stands for. */
const PERSON_OF: readonly (readonly [ending: RegExp, person: number])[] = [
  [/ez$/, Feature.second | Feature.plural],
  [/ons$/, Feature.first | Feature.plural],
  [/ent$/, Feature.third | Feature.plural],
];

/** Infinitives that an invented form may belong to: faisez faire, croivent croire, prendez prendre, allent aller. */
const STEMS = valuesIn(stems, 'infinitive');

/** aboit, essait, étudit: verbs in -er whose -e is silent. */
function muteForm(m: Match, written: string): string | undefined {
  // only where a verb is required: elsewhere the spelling checker does as well
  const before = m.before()?.lower ?? '';
  if (!/i[ts]$/.test(written) || /rai[ts]$/.test(written) || !/^(?:.+'|je|tu|il|elle|on|qui|me|te|se|ne)$/.test(before))
    return undefined;
  const form = written.replace(/t$/, 'e').replace(/s$/, 'es');
  const isForm = m.sentence.lexicon
    .analyses(form)
    .some(({ pos, features, lemma }) => pos === Pos.verb && (features & Feature.present) !== 0 && lemma.endsWith('er'));
  return isForm ? form : undefined;
}

function trueVerb(m: Match, written: string): string[] {
  const mute = muteForm(m, written);
  if (mute) return [mute];
  for (const [ending, person] of PERSON_OF) {
    if (!ending.test(written)) continue;
    const infinitive = STEMS.get(written.replace(ending, ''));
    if (!infinitive) continue;
    return m.sentence.lexicon
      .inflect(infinitive, Pos.verb, Feature.indicative | Feature.present | person)
      .filter((each) => each !== written);
  }
  return [];
}

const participleRows = rowsOf(participles);

/** vous faisez, ils croivent, j'ai prendu. */
export const inventedVerb = defineRule({
  id: 'fr.verb-endings.invented-form',
  category: 'spelling',
  type: 'misspelling',
  overridesSpelling: true,
  priority: 4,
  rows: participleRows.rows,
  patterns: [[new Element((token) => isInvented(token) && /(?:ez|ons|ent|is|it)$/.test(token.lower)).as('v').mark()]],
  where: (m) => !m.names('v') || trueVerb(m, m.token('v').lower).length > 0,
  suggest: (m) => (m.names('v') ? trueVerb(m, m.token('v').lower) : participleRows.suggest(m)),
  wrong: [
    ['Vous faisez quoi ce soir ?', 'Vous faites quoi ce soir ?'],
    ["Le chien n'aboit jamais.", "Le chien n'aboie jamais."],
    ['Ils croivent tout ce que tu dis.', 'Ils croient tout ce que tu dis.'],
  ],
  right: ["Ils googlent tout avant d'acheter.", 'Ils croient tout.', "J'ai pris le bus."],
});

/** parmis, biensûr, il ya, d'accords. */
export const typedTogether = defineRule({
  id: 'fr.confusions-words.typed',
  category: 'spelling',
  type: 'misspelling',
  overridesSpelling: true,
  priority: 4,
  ...rowsOf(together),
  unless: {
    'a name': {
      when: (m) => hasInnerCapital(m.marked()[0]),
      right: 'Mon ami Jaime arrive demain.',
    },
  },
});
