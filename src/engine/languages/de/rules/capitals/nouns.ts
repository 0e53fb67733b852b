// Capitals: nouns and times of day.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, lemmas, tagged, word, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { cellsAs, cellsOf } from '../../reading/cells.ts';
import { capital, isBreak, isNoun, lowerWord } from '../../reading/words.ts';
import { capitalOf } from './words.ts';

/** mehr platz: a noun in lower case that is also a verb form. */
export const nounLikeVerb = defineRule({
  id: 'de.capitals.noun',
  patterns: [
    [
      words(
        'mehr viel wenig weniger genug keine kein keinen keiner eine einen ein einem einer meine mein meinen deine dein seine unsere unser jede jeden jeder welche welchen',
      ).as('det'),
      lowerWord().as('noun').mark(),
    ],
    [tagged(Pos.preposition).as('prep'), words('der die das den dem').as('det'), lowerWord().as('noun').mark()],
    [
      words('vielen herzlichen besten lieben schönen tausend').as('thanks'),
      word('dank').and(lowerWord()).as('noun').mark(),
    ],
    [
      words('keine große viel solche etwas mehr wenig eine die meine deine seine').as('fear'),
      word('angst').and(lowerWord()).as('noun').mark(),
    ],
    [
      lemmas('haben machen bekommen kriegen').as('fear'),
      words('ich wir er sie man du immer auch so').repeat(0, 2),
      word('angst').and(lowerWord()).as('noun').mark(),
    ],
    [
      words('mit nach bei von in aus ohne für zu').as('prep'),
      lowerWord()
        .and(can(Pos.adjective))
        .and(form(/e[nmr]$/))
        .as('adj'),
      lowerWord().as('noun').mark(),
    ],
  ],
  where: (m) => {
    const token = m.token('noun');
    const next = m.after();
    if (m.names('thanks') || m.names('fear')) return next?.text !== '-';
    if (
      token.readings.length === 0 ||
      (token.lower !== 'zeit' &&
        !token.readings.every(
          ({ pos, features }) => pos === Pos.verb && (m.names('adj') || (features & Feature.infinitive) === 0),
        ))
    )
      return false;
    if (m.names('adj')) return isNounAfterAdjective(m);
    if (isNoun(next) || next?.pos === Pos.adjective || next?.pos === Pos.properNoun || next?.text === '-') return false;
    if (
      !m.sentence.lexicon
        .analyses(capital(token.text))
        .some(({ pos, lemma }) => pos === Pos.noun && lemma === capital(token.text))
    )
      return false;
    if (token.lower === 'weh') return false;
    const isRelative = m.sentence.tokens[m.from - 1]?.text === ',' || isFiniteEnd(m, token);
    return (
      !isRelative &&
      !(token.lower.endsWith('t') && !/^(?:rat|zeit|fahrt|lust|last|frucht|pracht|schuld)$/.test(token.lower))
    );
  },
  suggest: capitalOf('noun'),
  wrong: [
    ['Wir brauchen mehr platz im Keller.', 'Wir brauchen mehr Platz im Keller.'],
    ['Gib dir bitte keine mühe mehr.', 'Gib dir bitte keine Mühe mehr.'],
    ['Auf der reise haben wir viel gelacht.', 'Auf der Reise haben wir viel gelacht.'],
    ['Vielen dank für die schnelle Antwort.', 'Vielen Dank für die schnelle Antwort.'],
    ['Ich habe große angst vor Hunden.', 'Ich habe große Angst vor Hunden.'],
    ['Hast du angst?', 'Hast du Angst?'],
    ['Nach langen reisen bin ich immer müde.', 'Nach langen Reisen bin ich immer müde.'],
  ],
  right: ['Wir brauchen mehr Platz.', 'Je mehr ich arbeite, desto mehr spare ich.', 'Die, mit der spiele ich gern.'],
});

/** mit freundlichen grüßen: a noun that agrees with the adjective before it, with no other noun after it. */
function isNounAfterAdjective(m: Match): boolean {
  const [adj, token, next] = [m.token('adj'), m.token('noun'), m.after()];
  if (isNoun(next) || next?.pos === Pos.adjective || next?.pos === Pos.determiner) return false;
  if (/^(?:allen|beiden|anderen|vielen|einigen|meisten|wenigen|ersten|ihnen|einer|keiner|jeder)$/.test(adj.lower))
    return false;
  const cells = cellsAs(adj, Pos.adjective) & cellsAs(m.sentence.tokens[m.from] as Token, Pos.preposition);
  return m.sentence.lexicon
    .analyses(capital(token.text))
    .some(
      ({ pos, features, lemma }) =>
        pos === Pos.noun && lemma !== capital(token.text) && (cellsOf(features) & cells) !== 0,
    );
}

/** "…, mit der arbeite ich": the finite verb of its clause. */
const isFiniteEnd = (match: Match, token: Token): boolean =>
  /^(?:ich|er|sie|es|du|wir|ihr|man)$/.test(match.after()?.lower ?? '') ||
  (isFinite(token) &&
    isBreak(match.sentence.tokens[token.index + 1]) &&
    match.sentence.tokens.slice(0, match.from).some((each) => each.pos === Pos.subjunction));

/** heute morgen, gestern abend: the time of day after a day. */
export const timeOfDay = defineRule({
  id: 'de.capitals.time-of-day',
  level: 'picky',
  pattern: [
    words('heute gestern vorgestern übermorgen'),
    words('morgen abend mittag nacht nachmittag vormittag').and(lowerWord()).as('time').mark(),
  ],
  suggest: capitalOf('time'),
  wrong: [
    ['Gestern morgen war es sehr kalt.', 'Gestern Morgen war es sehr kalt.'],
    ['Heute morgen habe ich den Bus verpasst.', 'Heute Morgen habe ich den Bus verpasst.'],
    ['Hast du mich vorgestern morgen angerufen?', 'Hast du mich vorgestern Morgen angerufen?'],
  ],
  right: [
    'Ob heute oder morgen, ist mir gleich.',
    'Heute oder morgen komme ich.',
    'Gestern war der Abend schön, morgen wird er kurz.',
  ],
});
