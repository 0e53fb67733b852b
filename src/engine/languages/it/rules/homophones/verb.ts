// è and e where the rest of the sentence decides: a sentence without a verb, and one with two in a row.
import { agrees, Feature, Pos } from '../../../../lexicon/features.ts';
import { isTaggedFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { GENDER_NUMBER } from '../../../../rules/nounAgreement.ts';
import { can, capitalised, oneOf, tagged, uncapitalised, word, words } from '../../../../rules/pattern.ts';
import { chosenReadings } from '../../../../rules/token.ts';
import { opensClause, statementReadings } from '../../reading/clauses.ts';

/** Whether the match's sentence has no finite verb. */
function lacksVerb(m: Match): boolean {
  const { tokens } = m.sentence;
  for (const token of tokens) {
    if (isTaggedFinite(token)) return false;
    // verbs that the tagger may mistake for something else
    if (/^(?:è|ha|ho|sono|era|sei|c'|va|fa|sta)$/.test(token.lower)) return false;
  }
  return true;
}

const subject = [
  words("il lo la l' questo questa quel quella mio mia tuo tua suo sua nostro nostra").repeat(1, 2),
  tagged(Pos.noun, Feature.singular).and(uncapitalised()).as('noun'),
  oneOf(
    tagged(Pos.adjective),
    words("di del dello della d' dell' in al alla con da per mio mia tuo tua"),
    tagged([Pos.noun, Pos.properNoun]),
  ).repeat(0, 3),
];

const predicate = oneOf(
  can(Pos.adjective, Feature.singular),
  can(Pos.verb, Feature.pastParticiple | Feature.singular),
).as('said');

/** Questo negozio e aperto; la scuola e chiusa. */
export const missingIs = defineRule({
  id: 'it.homophones.e-verb',
  patterns: [
    [
      ...subject,
      word('e').as('and').mark(),
      words('molto più così sempre già troppo davvero proprio ancora abbastanza').repeat(0, 2),
      predicate,
    ],
    [
      words('lui lei questo questa quello quella'),
      word('e').as('and').mark(),
      words("un uno una il lo la un' l' molto mio mia davvero così"),
      oneOf(tagged([Pos.noun, Pos.adjective]), words('mio mia più')),
    ],
    [words('non').as('not'), word('e').as('and').mark(), words('ancora più mai stato stata un una il la vero')],
    [
      words('cosa come dove chi quando'),
      word('e').as('and').mark(),
      words('successo stato stata questo questa il la lo'),
    ],
  ],
  where: (m) => {
    const first = m.sentence.tokens[m.from];
    if (first?.lower === 'non') return true;
    if (!opensClause(m) || !lacksVerb(m)) return false;
    if (/^(?:cosa|come|dove|chi|quando)$/.test(first?.lower ?? ''))
      return m.after() === undefined || m.sentence.tokens.some(({ text }) => text === '?');
    if (/^(?:lui|lei|quest|quell)/.test(first?.lower ?? '') && m.token('and').index - m.from === 1) return true;
    const wanted = m.token('noun').readings.filter(({ pos }) => pos === Pos.noun);
    // "la camicia bianca e nera": two adjectives
    const last = m.sentence.tokens[m.token('and').index - 1];
    if (last && last !== m.token('noun') && last.pos === Pos.adjective) return false;
    const next = m.sentence.tokens[m.token('said').index + 1];
    if (next && (next.pos === Pos.noun || next.pos === Pos.determiner)) return false;
    return chosenReadings(m.token('said')).some(({ features }) =>
      wanted.some((each) => agrees(features, each.features, GENDER_NUMBER)),
    );
  },
  suggest: () => ['è'],
  wrong: [
    ['Questo negozio e aperto anche di sera.', 'Questo negozio è aperto anche di sera.'],
    ['La biblioteca e chiusa per lavori.', 'La biblioteca è chiusa per lavori.'],
    ['La cucina e molto luminosa.', 'La cucina è molto luminosa.'],
    ['Questa e mia sorella.', 'Questa è mia sorella.'],
    ['Non e ancora arrivato.', 'Non è ancora arrivato.'],
    ['Cosa e successo ieri?', 'Cosa è successo ieri?'],
  ],
  right: [
    'Questo negozio e quello accanto.',
    'Una casa grande e luminosa.',
    'Il pane e il vino.',
    'Il cane bianco e nero dorme.',
  ],
});

const article = words("il lo la l' i gli le un una mio mia il");

/** Marco è Anna arrivano; sono stanco è voglio dormire. */
export const andNotIs = defineRule({
  id: 'it.homophones.e-conjunction',
  patterns: [
    [
      tagged(Pos.properNoun).and(capitalised()),
      word('è').as('is').mark(),
      tagged(Pos.properNoun).and(capitalised()),
      words('non si ci').repeat(0, 1),
      tagged([Pos.verb, Pos.auxiliary], Feature.plural).as('verb'),
    ],
    [
      article.repeat(1, 2),
      tagged(Pos.noun).and(uncapitalised()),
      word('è').as('is').mark(),
      article.repeat(1, 2),
      tagged(Pos.noun).and(uncapitalised()),
      words('non si ci').repeat(0, 1),
      tagged([Pos.verb, Pos.auxiliary], Feature.plural).as('verb'),
    ],
    [
      oneOf(tagged([Pos.noun, Pos.adjective, Pos.adverb, Pos.properNoun]), can(Pos.verb, Feature.pastParticiple)),
      word('è').as('is').mark(),
      words('non mi ti ci vi lo la li le').repeat(0, 2),
      oneOf(
        tagged([Pos.verb, Pos.auxiliary], Feature.first),
        tagged([Pos.verb, Pos.auxiliary], Feature.second),
        tagged([Pos.verb, Pos.auxiliary], Feature.third),
      )
        .except(can(Pos.adjective))
        .as('verb'),
    ],
    [
      tagged([Pos.noun, Pos.adjective, Pos.adverb]),
      word('è').as('is').mark(),
      words('ti vi'),
      can(Pos.verb, Feature.first | Feature.singular).as('verb'),
    ],
  ],
  where: (m) => {
    const verb = m.token('verb');
    if (verb.verbForm !== 0 || statementReadings(verb).length === 0) return false;
    const { tokens } = m.sentence;
    const is = m.token('is').index;
    // "quello che penso è non so": only if a verb of its own precedes it
    if (
      verb.index - is <= 3 &&
      m.to - m.from <= 5 &&
      !/^(?:il|lo|la|l'|i|gli|le|un|una|mio|mia)$/.test(tokens[m.from]?.lower ?? '')
    )
      return (
        tokens[m.from]?.pos === Pos.properNoun ||
        (tokens.slice(0, is).some(isTaggedFinite) &&
          !tokens.slice(0, is).some(({ lower }) => lower === 'che' || lower === 'quello'))
      );
    return true;
  },
  suggest: () => ['e'],
  wrong: [
    ['Marco è Anna arrivano alle otto.', 'Marco e Anna arrivano alle otto.'],
    ['La pizza è la birra erano ottime.', 'La pizza e la birra erano ottime.'],
    ['Sono stanca è voglio tornare a casa.', 'Sono stanca e voglio tornare a casa.'],
    ['Prendi il libro è ti aspetto fuori.', 'Prendi il libro e ti aspetto fuori.'],
    ['Il film è bello è ti piacerà.', 'Il film è bello e ti piacerà.'],
  ],
  right: [
    'Marco è il capo.',
    'Il suo consiglio è prendi il treno.',
    'Venne anche Rossi: il pittore è noto come il Moro.',
    'Il problema è che dormono.',
  ],
});
