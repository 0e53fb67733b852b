// Roundabout requests said straight: la prego di inviarmi il modulo, per favore mi invii il modulo.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, sentenceStart, words } from '../../../../rules/pattern.ts';

/** The verb of an infinitive, and the pronoun at its end. */
export function parted(m: Match): readonly [lemma: string, pronoun: string] | null {
  const { lower, readings } = m.token('infinitive');
  const own = readings.find(({ pos, features }) => pos === Pos.verb && (features & Feature.infinitive) !== 0);
  if (!own) return null;
  if (own.lemma === lower) return [lower, ''];
  const pronoun = /(?:mi|ci|lo|la|li|le)$/.exec(lower)?.[0];
  return pronoun !== undefined && own.lemma.slice(0, -1) + pronoun === lower ? [own.lemma, pronoun] : null;
}

const infinitive = () => can(Pos.verb, Feature.infinitive).as('infinitive').mark();

/** La prego di inviarmi il modulo: per favore mi invii il modulo. */
export const requestToOne = defineRewrite({
  id: 'it.rewrite.request-to-one',
  kind: 'direct',
  goals: ['clearer', 'shorter', 'friendly'],
  pattern: [sentenceStart(), words('la').mark(), words('prego preghiamo').mark(), words('di').mark(), infinitive()],
  suggest: (m) => {
    const found = parted(m);
    if (!found) return [];
    const [lemma, pronoun] = found;
    const [form] = m.sentence.lexicon.inflect(
      lemma,
      Pos.verb,
      Feature.third | Feature.singular | Feature.present | Feature.subjunctive,
    );
    return form === undefined ? [] : [['per favore', pronoun, form].filter((part) => part !== '').join(' ')];
  },
  wrong: [
    ['La prego di inviarmi il modulo.', 'Per favore mi invii il modulo.'],
    ['La preghiamo di compilare il questionario.', 'Per favore compili il questionario.'],
    ['La preghiamo di confermarci la data.', 'Per favore ci confermi la data.'],
  ],
  right: ['La prego, venga.', 'La prego di non fumare.', 'Ogni sera prega di cuore.'],
});

/** Vi preghiamo di inviarci il modulo: per favore inviateci il modulo. */
export const requestToMany = defineRewrite({
  id: 'it.rewrite.request-to-many',
  kind: 'direct',
  goals: ['clearer', 'shorter', 'friendly'],
  pattern: [sentenceStart(), words('vi').mark(), words('prego preghiamo').mark(), words('di').mark(), infinitive()],
  suggest: (m) => {
    const found = parted(m);
    if (!found) return [];
    const [form] = m.sentence.lexicon.inflect(
      found[0],
      Pos.verb,
      Feature.second | Feature.plural | Feature.present | Feature.indicative,
    );
    return form === undefined ? [] : [`per favore ${form}${found[1]}`];
  },
  wrong: [
    ['Vi preghiamo di inviarci il modulo.', 'Per favore inviateci il modulo.'],
    ['Vi prego di chiudere la porta.', 'Per favore chiudete la porta.'],
    ['Vi preghiamo di compilare il questionario.', 'Per favore compilate il questionario.'],
  ],
  right: ['Vi prego, venite.', 'Vi preghiamo di non fumare.', 'Ogni sera vi prega di cuore.'],
});
