// What has to be done, said before who has to do it: è necessario che Lei firmi il modulo, Lei deve firmare il modulo.
import { Feature } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { clauseAfter, opening } from '../subjunctive.ts';

/** Dovere for each opening: the persons of the singular, then those of the plural. */
const MUST: Readonly<Record<string, readonly string[]>> = {
  è: ['devo', 'devi', 'deve', 'dobbiamo', 'dovete', 'devono'],
  era: ['dovevo', 'dovevi', 'doveva', 'dovevamo', 'dovevate', 'dovevano'],
  sarà: ['dovrò', 'dovrai', 'dovrà', 'dovremo', 'dovrete', 'dovranno'],
  sarebbe: ['dovrei', 'dovresti', 'dovrebbe', 'dovremmo', 'dovreste', 'dovrebbero'],
};
const TENSE: Readonly<Record<string, string>> = {
  bisogna: 'è',
  occorre: 'è',
  bisognava: 'era',
  occorreva: 'era',
  bisognerà: 'sarà',
  occorrerà: 'sarà',
  bisognerebbe: 'sarebbe',
  occorrerebbe: 'sarebbe',
};
const PERSONS = [Feature.first, Feature.second, Feature.third];

/** È necessario che Lei firmi il modulo: Lei deve firmare il modulo. */
export const needed = defineRewrite({
  id: 'it.rewrite.needed',
  kind: 'direct',
  patterns: [
    'è|era|sarà|sarebbe necessario|indispensabile|obbligatorio che',
    'bisogna|bisognava|bisognerà|bisognerebbe che',
    'occorre|occorreva|occorrerà|occorrerebbe che',
  ].map(opening),
  turn: (m) => {
    const clause = clauseAfter(m);
    const { tokens } = m.sentence;
    const said = tokens[m.from]?.lower ?? '';
    const forms = MUST[TENSE[said] ?? said];
    if (!clause || !forms || clause.person === 0) return null;
    const next = tokens[clause.verb.index + 1];
    // "che abbia pagato", "che sia stato pagato": then "deve" would be a guess
    if (clause.lemma === 'avere' && next && (next.verbForm & Feature.pastParticiple) !== 0) return null;
    if (/^stat[oaie]$/.test(next?.lower ?? '')) return null;
    const form = forms[PERSONS.indexOf(clause.person) + (clause.number === Feature.plural ? 3 : 0)];
    if (form === undefined) return null;
    return { from: m.from, to: clause.verb.index, texts: [`${clause.between}${form} ${clause.lemma}`] };
  },
  wrong: [
    ['È necessario che Lei firmi il modulo.', 'Lei deve firmare il modulo.'],
    ['Bisogna che i soci paghino la quota.', 'I soci devono pagare la quota.'],
    ['Sarebbe necessario che il tecnico venisse subito.', 'Il tecnico dovrebbe venire subito.'],
    ['Occorre che tu mi dica la verità.', 'Tu mi devi dire la verità.'],
  ],
  right: [
    'È necessario che firmi il modulo.',
    'È necessario firmare il modulo.',
    'È necessario che il pacco sia stato aperto.',
    'È importante che Lei firmi il modulo.',
  ],
});
