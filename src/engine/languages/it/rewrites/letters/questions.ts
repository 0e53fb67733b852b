// Questions wrapped in a wish: vorrei sapere quanto costa il biglietto, quanto costa il biglietto?
import { Feature } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { capitalised } from '../../../../rewrite/dress.ts';
import { canBeFinite, finiteReadings, isFinite, listed } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { anything, oneOf, punctuation, sentenceStart, word, words } from '../../../../rules/pattern.ts';

const ASKING = 'quanto quanti quanta quante quando dove come quale quali qual chi cosa perché';
const END = listed('. ?');

const asked = () => oneOf(word('se'), words(ASKING)).as('asked').mark();
const rest = () => anything().repeat(1, 25).as('rest').mark();
const end = () => punctuation('.', '?').mark();

/** Whether the question can stand alone: it ends the sentence, and nothing in it hangs on the wish. */
function standsAlone(m: Match): boolean {
  const all = m.all('rest');
  if (m.to !== m.sentence.tokens.length || all.some(({ text }) => END.has(text) || /^[,;:]$/.test(text))) return false;
  if (m.token('asked').lower === 'perché' || !all.some(canBeFinite)) return false;
  // "se fosse libero": the verb depends on what is said before
  return all
    .filter(isFinite)
    .every((token) => finiteReadings(token).some(({ features }) => (features & Feature.indicative) !== 0));
}

function question(m: Match): string[] {
  const all = m.all('rest');
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return [];
  const text = m.sentence.text.slice(first.start, last.end);
  const { lower } = m.token('asked');
  if (lower === 'se') return [`${capitalised(text)}?`];
  return [`${capitalised(lower)} ${text}?`];
}

/** Vorrei sapere quanto costa il biglietto. Quanto costa il biglietto? */
export const wonder = defineRewrite({
  id: 'it.rewrite.wonder',
  kind: 'direct',
  patterns: [
    [
      sentenceStart(),
      words('vorrei volevo vorremmo volevamo desidero desidererei').mark(),
      words('sapere chiedere chiederle chiedervi chiederti').mark(),
      asked(),
      rest(),
      end(),
    ],
    [sentenceStart(), words('mi ci').mark(), word('piacerebbe').mark(), word('sapere').mark(), asked(), rest(), end()],
    [
      sentenceStart(),
      words('le vi ti').mark(),
      words('scrivo scriviamo').mark(),
      word('per').mark(),
      words('sapere chiedere chiederle chiedervi chiederti').mark(),
      asked(),
      rest(),
      end(),
    ],
  ],
  where: standsAlone,
  suggest: question,
  wrong: [
    ['Vorrei sapere quanto costa il biglietto.', 'Quanto costa il biglietto?'],
    ['Volevo chiedere se il negozio è aperto domani.', 'Il negozio è aperto domani?'],
    ['Le scrivo per chiedere se è disponibile per un colloquio.', 'È disponibile per un colloquio?'],
    ['Mi piacerebbe sapere quando arriva il pacco.', 'Quando arriva il pacco?'],
  ],
  right: [
    'Vorrei sapere nuotare.',
    'Volevo chiedere se fosse aperto.',
    'Vorrei sapere perché piove.',
    'Vorrei sapere quanto costa, quando arriva e dove si ritira.',
  ],
});

/** Può dirmi quanto costa il biglietto? Quanto costa il biglietto? */
export const canYouTell = defineRewrite({
  id: 'it.rewrite.can-you-tell',
  kind: 'direct',
  patterns: [
    [
      sentenceStart(),
      words('può puoi potete potrebbe potresti potreste sa sai').mark(),
      words('dirmi dirci indicarmi indicarci').mark(),
      asked(),
      rest(),
      end(),
    ],
    [
      sentenceStart(),
      words('mi ci').mark(),
      words('può puoi potete potrebbe potresti potreste sa sai sapete').mark(),
      words('dire indicare').mark(),
      asked(),
      rest(),
      end(),
    ],
  ],
  where: (m) => m.token('asked').lower !== 'se' && m.sentence.tokens.at(-1)?.text === '?' && standsAlone(m),
  suggest: question,
  wrong: [
    ['Può dirmi quanto costa il biglietto?', 'Quanto costa il biglietto?'],
    ['Mi sa dire dove si trova la stazione?', 'Dove si trova la stazione?'],
    ['Potreste indicarci quando arriva il treno?', 'Quando arriva il treno?'],
  ],
  right: ['Può dirmi tutto?', 'Può dirmi se è aperto?', 'Mi sa dire il prezzo?'],
});
