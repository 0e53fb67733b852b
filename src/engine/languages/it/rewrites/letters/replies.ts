// What somebody may do, said with a denial: non esitate a contattarci, contattateci; mi è impossibile venire, non posso venire.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { can, words } from '../../../../rules/pattern.ts';
import { parted } from '../verbs/requests.ts';

const infinitive = () => can(Pos.verb, Feature.infinitive).as('infinitive');

/** Non esitate a contattarci: contattateci. */
export const noHesitation = defineRewrite({
  id: 'it.rewrite.no-hesitation',
  kind: 'negation',
  pattern: [words('non').mark(), words('esitate esiti').as('verb').mark(), words('a ad').mark(), infinitive().mark()],
  // "se non esitate a partire"; "affinché non esiti"
  where: (m) => m.from === 0 || /^[,;:]$|^e$/.test(m.before()?.text ?? ''),
  suggest: (m) => {
    const found = parted(m);
    if (!found || /^(?:e|o|ed)$/.test(m.after()?.lower ?? '')) return [];
    const [lemma, pronoun] = found;
    const isMany = m.token('verb').lower === 'esitate';
    const features = isMany
      ? Feature.second | Feature.plural | Feature.indicative
      : Feature.third | Feature.singular | Feature.subjunctive;
    const [form] = m.sentence.lexicon.inflect(lemma, Pos.verb, features | Feature.present);
    if (form === undefined) return [];
    return [isMany ? form + pronoun : `${pronoun} ${form}`.trim()];
  },
  wrong: [
    ['Non esitate a contattarci.', 'Contattateci.'],
    ['Non esiti a contattarci per un preventivo.', 'Ci contatti per un preventivo.'],
    ['Per altre domande, non esitate a scrivermi.', 'Per altre domande, scrivetemi.'],
  ],
  right: ['Non esitate.', 'So che non esitate a partire.', 'Non esitate a chiamare o scrivere.'],
});

const PERSON: Readonly<Record<string, number>> = {
  mi: Feature.first | Feature.singular,
  ci: Feature.first | Feature.plural,
  ti: Feature.second | Feature.singular,
  vi: Feature.second | Feature.plural,
  le: Feature.third | Feature.singular,
};
const TENSE: Readonly<Record<string, number>> = {
  è: Feature.present,
  era: Feature.imperfect,
  sarà: Feature.future,
};

/** Mi è impossibile venire: non posso venire. */
export const possibleForMe = defineRewrite({
  id: 'it.rewrite.possible-for-me',
  kind: 'direct',
  pattern: [
    words('mi ci ti vi le').as('whom').mark(),
    words('è era sarà').as('verb').mark(),
    words('possibile impossibile').as('how').mark(),
    infinitive(),
  ],
  where: (m) => m.token('how').lower === 'possibile' || m.before()?.lower !== 'non',
  suggest: (m) => {
    const [person, tense] = [PERSON[m.token('whom').lower], TENSE[m.token('verb').lower]];
    if (person === undefined || tense === undefined) return [];
    const [form] = m.sentence.lexicon.inflect('potere', Pos.verb, Feature.indicative | tense | person);
    if (form === undefined) return [];
    return [m.token('how').lower === 'possibile' ? form : `non ${form}`];
  },
  wrong: [
    ['Mi è impossibile venire lunedì.', 'Non posso venire lunedì.'],
    ['Purtroppo non ci sarà possibile partecipare.', 'Purtroppo non potremo partecipare.'],
    ['Vi è possibile pagare qui.', 'Potete pagare qui.'],
  ],
  right: ['È impossibile venire.', 'Mi sembra impossibile venire.', 'Mi è caro.'],
});
