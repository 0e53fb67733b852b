// Descriptions at a distance from their noun: after a relative clause, in the next clause, after another adjective.
import { agrees, Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { GENDER_NUMBER, nounFeatures } from '../../../../rules/nounAgreement.ts';
import {
  can,
  lemmas,
  oneOf,
  punctuation,
  sentenceStart,
  tagged,
  uncapitalised,
  word,
  words,
} from '../../../../rules/pattern.ts';
import { opensClause, statementReadings, TIME } from '../../reading/clauses.ts';
import { adverbs, attributeWord } from './attribute.ts';
import { COMMON_GENDER } from './nounPhrase.ts';

const be = lemmas('essere sembrare diventare rimanere restare')
  .and(oneOf(can(Pos.verb, Feature.third), can(Pos.auxiliary, Feature.third)))
  .as('verb');

/** Verbs in the first or second person: the noun before the clause must be their object. */
const ours = oneOf(
  can(Pos.verb, Feature.first),
  can(Pos.verb, Feature.second),
  can(Pos.auxiliary, Feature.first),
  can(Pos.auxiliary, Feature.second),
);

const when = words(
  'ieri oggi insieme sempre qui lì là sabato domenica lunedì martedì mercoledì giovedì venerdì sera mattina notte scorso scorsa settimana anno mese estate tanto online in per da con te noi voi me su internet',
).repeat(0, 4);

const noun = [
  words("il lo la l' i gli le questo questa questi queste quel quella quei quelle"),
  words('mio mia tuo tua miei mie tuoi tue nuovo nuova nuovi nuove due').repeat(0, 1),
  tagged(Pos.noun).and(uncapitalised()).as('subject'),
  tagged(Pos.adjective).repeat(0, 1),
];

const relative = [
  word('che'),
  words('non mi ti ci vi gli le io tu noi').repeat(0, 2),
  ours,
  words('già appena sempre').repeat(0, 1),
  can(Pos.verb, Feature.pastParticiple).repeat(0, 1),
  when,
];

const named = (m: Match): number => nounFeatures(m, 'subject');

function fresh(m: Match): string[] {
  const wanted = named(m);
  const found = new Set([
    ...m.inflect('adjective', wanted, Pos.adjective),
    ...m.inflect('adjective', wanted | Feature.pastParticiple, Pos.verb),
  ]);
  const stem = /^(.+issim)[oaie]$/.exec(m.token('adjective').lower)?.[1];
  const feminine = (wanted & Feature.feminine) !== 0;
  if (found.size === 0 && stem)
    found.add(stem + ((wanted & Feature.plural) !== 0 ? (feminine ? 'e' : 'i') : feminine ? 'a' : 'o'));
  return [...found];
}

/** Whether the noun is certain in gender and number and the adjective fits none of its readings. */
function isOdd(m: Match): boolean {
  const subject = m.token('subject');
  if (COMMON_GENDER.test(subject.lower) || TIME.test(subject.lower)) return false;
  const nouns = subject.readings.filter(({ pos, features }) => pos === Pos.noun && (features & Group.gender) !== 0);
  const said = m
    .token('adjective')
    .readings.filter(
      ({ pos, features }) =>
        (pos === Pos.adjective || (features & Feature.pastParticiple) !== 0) &&
        (features & (Group.gender | Group.number)) !== 0,
    );
  if (nouns.length === 0 || said.length === 0 || (named(m) & Group.number) === 0) return false;
  if (said.some((each) => nouns.some(({ features }) => agrees(each.features, features, GENDER_NUMBER)))) return false;
  return fresh(m).length > 0;
}

/** la casa che abbiamo visto ieri era piccolo; grazie per le foto, sono bellissimi. */
export const relativeAttribute = defineRule({
  id: 'it.agreement.relative-attribute',
  patterns: [
    [...noun, ...relative, words('non mi ti ci').repeat(0, 2), be, adverbs, attributeWord.as('adjective').mark()],
    [
      sentenceStart(),
      words('grazie'),
      words('mille ancora tante davvero').repeat(0, 1),
      words('per'),
      ...noun,
      word('che').repeat(0, 1),
      words('mi ci').repeat(0, 1),
      lemmas('avere').repeat(0, 1),
      can(Pos.verb, Feature.pastParticiple).repeat(0, 1),
      punctuation(',', ':', ';'),
      words('sono è').as('verb'),
      adverbs,
      attributeWord.as('adjective').mark(),
    ],
  ],
  where: (m) => {
    if (!opensClause(m) && !/^(?:tutti|tutte)$/.test(m.before()?.lower ?? '')) return false;
    const next = m.after();
    if (next && (next.pos === Pos.noun || next.pos === Pos.determiner || next.lower === 'che')) return false;
    if (!statementReadings(m.token('verb')).some(({ features }) => (features & named(m) & Group.number) !== 0))
      return false;
    return isOdd(m);
  },
  suggest: fresh,
  wrong: [
    ['La casa che abbiamo visto ieri era troppo piccolo.', 'La casa che abbiamo visto ieri era troppo piccola.'],
    ['Le lettere che ho scritto ieri sono già arrivati.', 'Le lettere che ho scritto ieri sono già arrivate.'],
    [
      'Grazie per le foto che mi hai mandato, sono bellissimi.',
      'Grazie per le foto che mi hai mandato, sono bellissime.',
    ],
  ],
  right: [
    'La casa che abbiamo visto era piccola.',
    'Le foto che mi hai mandato sono bellissime.',
    'Le sedie che hai portato sono pari.',
    'La casa che ho comprato è proprio di fronte al parco.',
    'La ragazza che ho visto era un medico.',
  ],
});

/** una casa grande e vecchio: both adjectives belong to the noun. */
export const secondAdjective = defineRule({
  id: 'it.agreement.second-adjective',
  pattern: [
    words(
      "un uno una un' il lo la l' i gli le dei delle degli questo questa questi queste quel quella quei quelle due tre molti molte tanti tante",
    ),
    tagged(Pos.noun).and(uncapitalised()).as('subject'),
    words('molto così troppo').repeat(0, 1),
    tagged(Pos.adjective).as('first'),
    words('e ed ma'),
    words('molto anche poco troppo così').repeat(0, 1),
    tagged(Pos.adjective).and(uncapitalised()).as('adjective').mark(),
  ],
  where: (m) => {
    const next = m.after();
    if (
      next &&
      (next.pos === Pos.noun || next.pos === Pos.adjective || next.pos === Pos.properNoun || next.text === '-')
    )
      return false;
    // the first must fit and the second be wrong in gender: "le lingue italiana e francese" are two
    const wanted = named(m);
    const fits = m.readings('first').some(({ features }) => agrees(features, wanted, GENDER_NUMBER));
    const other = m.readings('adjective').every(({ features }) => !agrees(features, wanted, [Group.number]));
    return fits && !other && isOdd(m);
  },
  suggest: fresh,
  wrong: [
    ['Avevano una casa grande e vecchio.', 'Avevano una casa grande e vecchia.'],
    ['È un ragazzo simpatico ma timida.', 'È un ragazzo simpatico ma timido.'],
    ['Cerchiamo delle stanze luminose e tranquilli.', 'Cerchiamo delle stanze luminose e tranquille.'],
  ],
  right: ['Una casa grande e vecchia.', 'Un ragazzo simpatico ma timido.', 'Una donna alta e un uomo basso.'],
});
