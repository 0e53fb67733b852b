// An adjective with an empty noun, for the adverb: in vorbildlicher Weise, vorbildlich.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { listed } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, words } from '../../../../rules/pattern.ts';

/** Adjectives that are no adverbs by themselves, or whose adverb says something else. */
const NOT = listed(
  'gewiss gleich ander solch irgendein bestimmt verschieden folgend besonder eigen nächst letzt erst halb ganz viel mehrer dies unerheblich ein gut best gering neu alt',
);

/** The adjective without its ending, if it can be an adverb. */
function plain(m: Match): string[] {
  const adjective = m.token('adjective');
  const own = adjective.readings.find(({ pos }) => pos === Pos.adjective);
  if (!own || NOT.has(own.lemma) || adjective.pos !== Pos.adjective || own.lemma === adjective.lower) return [];
  const isAdverb = m.sentence.lexicon
    .analyses(own.lemma)
    .some(({ pos, features }) => pos === Pos.adjective && features === 0);
  return isAdverb || /(?:lich|isch|ig|sam|bar|haft|voll|los|gemäß|mäßig)$/.test(own.lemma) ? [own.lemma] : [];
}

const goesOn = (m: Match): boolean => {
  if (/^(?:und|oder|sowie)$/.test(m.before()?.lower ?? '')) return true;
  const next = m.after();
  return (
    next?.pos === Pos.determiner ||
    next?.text === ',' ||
    next?.lower === 'und' ||
    next?.lower === 'wie' ||
    next?.lower === 'von'
  );
};

/** In vorbildlicher Weise: vorbildlich; auf gerichtlichem Wege: gerichtlich. */
export const manner = defineRewrite({
  id: 'de.rewrite.manner',
  kind: 'wordy',
  patterns: [
    [words('in auf').mark(), can(Pos.adjective).as('adjective').mark(), words('weise').mark()],
    [words('auf').mark(), can(Pos.adjective).as('adjective').mark(), words('weg wege').mark()],
    [words('in').mark(), can(Pos.adjective).as('adjective').mark(), words('form').mark()],
    [words('in').mark(), can(Pos.adjective).as('adjective').mark(), words('hinsicht').mark()],
  ],
  where: (m) => !goesOn(m) && plain(m).length > 0,
  suggest: plain,
  wrong: [
    ['Sie hat in vorbildlicher Weise geholfen.', 'Sie hat vorbildlich geholfen.'],
    ['Das Gericht hat auf unbürokratische Weise entschieden.', 'Das Gericht hat unbürokratisch entschieden.'],
    ['Das Buch erscheint in gekürzter Form.', 'Das Buch erscheint gekürzt.'],
    ['Der Plan ist in organisatorischer Hinsicht gut.', 'Der Plan ist organisatorisch gut.'],
  ],
  right: [
    'In gewisser Weise stimmt das.',
    'Auf halbem Weg kehrte er um.',
    'Das geschah auf natürliche und einfache Weise.',
  ],
});

/** Ein nicht unbekannter Maler: ein bekannter Maler. */
export const doubleNegation = defineRewrite({
  id: 'de.rewrite.double-negation',
  kind: 'negation',
  pattern: [
    can(Pos.determiner).as('article'),
    words('nicht').mark(),
    can(Pos.adjective).as('adjective').mark(),
    can(Pos.noun),
  ],
  where: (m) => positive(m).length > 0,
  suggest: (m) => positive(m),
  wrong: [
    ['Das ist ein nicht unbekannter Maler.', 'Das ist ein bekannter Maler.'],
    ['Sie hat eine nicht ungefährliche Arbeit.', 'Sie hat eine gefährliche Arbeit.'],
    ['Wir gingen einen nicht unbequemen Weg.', 'Wir gingen einen bequemen Weg.'],
  ],
  right: ['Das ist ein nicht unbedingter Wunsch.', 'Das ist ein unbekannter Maler.', 'Er ist nicht unbekannt.'],
});

const OTHER =
  /^un(?:bedingt|gefähr(?!l)|mittelbar|terschied|endlich|geheuer|glaublich|verzüglich|vermittelt|gestüm|verschämt|erhört|erheblich|wichtig|beträchtlich|wesentlich|bedeutend)/;

/** The adjective without un-, if the lexicon lists that. */
function positive(m: Match): string[] {
  const { lower } = m.token('adjective');
  if (!lower.startsWith('un') || OTHER.test(lower)) return [];
  const bare = lower.slice(2);
  return m.sentence.lexicon.analyses(bare).some(({ pos }) => pos === Pos.adjective) ? [bare] : [];
}
