// Prepositions before names of places: nach Frankreich fahren, in Frankreich wohnen, in die Schweiz reisen.
import { listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { isCapitalised } from '../../../../rules/token.ts';
import { valuesIn } from '../../../../rules/wordRows.ts';
import { type Frame, frameAt } from '../../reading/frame.ts';
import countries from '../../rows/countries.words.tsv';

const ARTICLES = valuesIn(countries, 'article');

/** Verbs of going somewhere; beside the second ones "in Berlin" does not say where it happens. */
const GOING = listed(
  'fahren fliegen reisen gehen ziehen umziehen auswandern zurückkehren zurückfliegen zurückfahren zurückgehen hinfahren hinfliegen weiterreisen weiterfahren wegziehen',
);
const LEAVING = listed('fliegen auswandern umziehen ziehen zurückkehren zurückfliegen');
const STAYING = listed('wohnen leben studieren bleiben übernachten zelten aufwachsen arbeiten');

const place = (): Element =>
  new Element((token: Token) => token.kind === 'word' && isCapitalised(token) && ARTICLES.has(token.text));

const has = ({ lemmas }: Frame, list: ReadonlySet<string>): boolean =>
  lemmas.length > 0 && lemmas.every((lemma) => list.has(lemma));

const BESIDE = listed('mit ohne am im um seit vor ab');

/** nach Rom und Venedig, von Ulm bis Bonn: one of several places. */
const isJoined = (m: Match): boolean =>
  (/^(?:und|oder|bis|sowie|\/|-|–)$/.test(m.after()?.lower ?? '') &&
    (ARTICLES.get(m.token('place').text) ?? '') === '') ||
  /^(?:bis|von|aus|nicht|über)$/.test(m.before()?.lower ?? '');

/** Whether the phrase is one of a noun: die Reise nach Rom. */
const isAttached = (m: Match, frame: Frame | null): boolean => {
  const before = m.before();
  const next = m.after();
  const beside = frame?.chunks.find(({ to }) => to === m.from);
  if (beside?.kind === 'prepositional' && BESIDE.has(m.sentence.tokens[beside.from]?.lower ?? '')) return false;
  if (next?.kind === 'word' && isCapitalised(next) && next.text !== 'Sie') return true;
  return (
    before?.kind === 'word' &&
    before.index > 0 &&
    isCapitalised(before) &&
    !/(?:woche|monat|jahr|tag|abend|sommer|winter|herbst|mal|wochenende)(?:e[ns]?|n|s)?$/.test(before?.lower ?? '')
  );
};

/** "war ... nach Rom": no other verb, and no journey that the phrase belongs to. */
const wasThere = (m: Match, { lemmas, finite, start, end }: Frame): boolean =>
  lemmas.every((lemma) => lemma === 'sein') &&
  /^(?:war|warst|waren|wart)$/.test(finite.lower) &&
  !m.sentence.tokens
    .slice(start, end)
    .some(({ lower }) =>
      /^(?:unterwegs|weg|fort|auf|zurück)$|(?:reise|fahrt|weg|flug|zug|bus|tour|umzug|sehnsucht)$/.test(lower),
    );

const IN: Readonly<Record<string, string>> = { '': 'in', die: 'in der', 'die-plural': 'in den' };
const TO: Readonly<Record<string, string>> = { '': 'nach', die: 'in die', 'die-plural': 'in die' };
const FROM: Readonly<Record<string, string>> = { die: 'aus der', 'die-plural': 'aus den' };

/** The words that belong before the place; [] if those that are there are right. */
function meant(m: Match): string[] {
  const name = m.token('place').text;
  const article = ARTICLES.get(name) ?? '';
  const frame = frameAt(m.sentence, m.from);
  if (isJoined(m) || isAttached(m, frame)) return [];
  const goes = frame !== null && !frame.isPassive && has(frame, GOING);
  const stays = frame !== null && !frame.isPassive && (has(frame, STAYING) || wasThere(m, frame));
  if (m.names('article')) {
    // "im Deutschland der Kaiserzeit"
    const next = m.after();
    return article === '' && (next === undefined || next.kind === 'punctuation') ? [goes ? 'nach' : 'in'] : [];
  }
  const preposition = m.token('preposition').lower;
  if (article !== '') {
    const [to, at] = [TO[article] ?? '', IN[article] ?? ''];
    if (preposition === 'aus') return [FROM[article] ?? ''];
    if (name === 'Niederlande' && preposition === 'in') return [];
    return goes ? [to] : stays ? [at] : preposition === 'nach' ? [to, at] : [at, to];
  }
  if (/^(?:zu|bei|an|auf)$/.test(preposition)) return goes && frame.finite.index < m.from ? ['nach'] : [];
  if (preposition === 'nach') return stays ? ['in'] : [];
  return preposition === 'in' && frame !== null && frame.finite.index < m.from && has(frame, LEAVING) ? ['nach'] : [];
}

/** Ich fahre zu Frankreich, wir waren nach Rom, er lebt in Schweiz. */
export const destination = defineRule({
  id: 'de.prepositions.destination',
  patterns: [
    [words('zu bei an auf in nach aus').as('preposition').mark(), place().as('place')],
    [words('im zum am').as('article').mark(), place().as('place')],
  ],
  where: (m) => meant(m).length > 0,
  suggest: meant,
  wrong: [
    ['Nächste Woche fahre ich zu Frankreich.', 'Nächste Woche fahre ich nach Frankreich.'],
    ['Wir waren letzten Sommer nach Griechenland.', 'Wir waren letzten Sommer in Griechenland.'],
    ['Meine Tante wohnt seit Jahren in Schweiz.', 'Meine Tante wohnt seit Jahren in der Schweiz.'],
    ['Im Mai fliegen wir nach Türkei.', 'Im Mai fliegen wir in die Türkei.'],
    ['Seit drei Jahren lebe ich im Deutschland.', 'Seit drei Jahren lebe ich in Deutschland.'],
  ],
  right: [
    'Die Reise nach Rom war im Mai.',
    'Wir waren auf dem Weg nach Berlin.',
    'In Berlin fahren viele mit dem Rad.',
    'Das gehört nicht zu Frankreich.',
    'Er lebt im Berlin der Nachkriegszeit.',
    'Wir fahren in die Schweiz.',
  ],
});
