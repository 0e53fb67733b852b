// An adjective with an empty noun, for the adverb: in modo rapido, rapidamente.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { listed } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, words } from '../../../../rules/pattern.ts';

/** Adjectives whose adverb says something else, or that point to something. */
const NOT = listed(
  'tale particolare speciale questo certo solo stesso altro unico vario giusto forte nuovo buono bello pieno caro vero proprio alto basso sicuro naturale generale solito',
);

const LONGEST = 16;

/** The adverb in -mente of an adjective, if the lexicon lists it. */
function adverbs(m: Match): string[] {
  const adjective = m.token('adjective');
  const { lexicon } = m.sentence;
  const own = adjective.readings.find(({ pos }) => pos === Pos.adjective);
  if (!own || NOT.has(own.lemma)) return [];
  const [feminine = own.lemma] = lexicon.inflect(own.lemma, Pos.adjective, Feature.feminine | Feature.singular);
  const adverb = `${/[aeiou][lr]e$/.test(feminine) ? feminine.slice(0, -1) : feminine}mente`;
  // efficientemente is right and heavy
  if (adverb.length > LONGEST) return [];
  return lexicon.analyses(adverb).some(({ pos }) => pos === Pos.adverb) ? [adverb] : [];
}

const adjective = () => can(Pos.adjective, Feature.singular).as('adjective').mark();

/** What follows would go on describing the noun: in modo rapido e sicuro, in modo tale da. */
const goesOn = (m: Match): boolean =>
  /^(?:e|ed|o|od|ma|che|da|di|come|rispetto|,)$/.test(m.after()?.lower ?? '') || m.after()?.pos === Pos.adjective;

/** In modo rapido: rapidamente. */
export const manner = defineRewrite({
  id: 'it.rewrite.manner',
  kind: 'wordy',
  pattern: [words('in').mark(), words('modo maniera').mark(), adjective()],
  where: (m) => !goesOn(m) && adverbs(m).length > 0,
  suggest: adverbs,
  wrong: [
    ['Il gruppo lavora in modo rapido.', 'Il gruppo lavora rapidamente.'],
    ['Bisogna leggere il testo in maniera attenta.', 'Bisogna leggere il testo attentamente.'],
    ['La porta si chiude in modo automatico.', 'La porta si chiude automaticamente.'],
  ],
  right: ['Lavora in modo rapido e sicuro.', 'Parla in modo tale da farsi capire.', 'In questo modo va bene.'],
});

/** Dal punto di vista economico: economicamente. */
export const aspect = defineRewrite({
  id: 'it.rewrite.aspect',
  kind: 'wordy',
  patterns: [
    ['dal', 'punto', 'di', 'vista'],
    ['sotto', 'il', 'profilo'],
    ['sul', 'piano'],
    ['da', 'un', 'punto', 'di', 'vista'],
    ['sotto', "l'", 'aspetto'],
  ].map((phrase) => [...phrase.map((each) => words(each).mark()), adjective()]),
  where: (m) => !goesOn(m) && adverbs(m).length > 0 && m.token('adjective').pos === Pos.adjective,
  suggest: adverbs,
  wrong: [
    ['Il progetto è valido da un punto di vista tecnico.', 'Il progetto è valido tecnicamente.'],
    ['La scelta è giusta sul piano morale.', 'La scelta è giusta moralmente.'],
    ['Il paese cresce sotto il profilo demografico.', 'Il paese cresce demograficamente.'],
  ],
  right: ['Il punto di vista tecnico conta.', 'Abita sul piano alto.', 'È vero sul piano storico e politico.'],
});
