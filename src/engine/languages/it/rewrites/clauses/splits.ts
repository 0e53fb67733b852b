// One long sentence cut in two, before a connector that can begin a sentence or a clause with its own subject.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { finiteReadings, isFinite, isOne, listed } from '../../../../rules/ask.ts';
import { punctuation, word } from '../../../../rules/pattern.ts';
import { reads, type Sentence, type Token } from '../../../../rules/token.ts';
import { CLITIC } from '../../reading/clauseWords.ts';
import { nounPhraseAt, numberOf } from '../../reading/nounPhrases.ts';

/** Sentences up to this many words stay whole, and no part may be shorter than the other number. */
const LONG = 28;
const SHORTEST = 7;

const wordsIn = ({ tokens }: Sentence, from: number, to: number): number =>
  tokens.slice(from, to).filter(({ kind }) => kind !== 'punctuation').length;

/** Whether the sentence is long, ends with a full stop, and has enough words on both sides of a place. */
function isWorthCutting(sentence: Sentence, before: number, behind: number): boolean {
  const { tokens } = sentence;
  const end = tokens.length;
  return (
    tokens[end - 1]?.text === '.' &&
    !tokens.some(({ text }) => /^[:()"“”«»–—]$/.test(text)) &&
    wordsIn(sentence, 0, end) > LONG &&
    wordsIn(sentence, 0, before) >= SHORTEST &&
    wordsIn(sentence, behind, end) >= SHORTEST &&
    tokens.slice(0, before).some((token) => isFinite(token)) &&
    tokens.slice(behind).some((token) => isFinite(token))
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What connectors become at the start of a sentence. */
const OPENERS: Readonly<Record<string, string>> = {
  quindi: 'Quindi',
  perciò: 'Perciò',
  pertanto: 'Pertanto',
  tuttavia: 'Tuttavia',
  però: 'Però',
  infatti: 'Infatti',
  inoltre: 'Inoltre',
  invece: 'Invece',
  dunque: 'Dunque',
  cosicché: 'Così',
  sicché: 'Perciò',
};

/** ..., quindi la strada resta chiusa: ... Quindi la strada resta chiusa. */
export const splitConnector = defineRewrite({
  id: 'it.rewrite.split-connector',
  kind: 'split',
  pattern: [word('che').optional(), punctuation(','), word(...Object.keys(OPENERS)).as('connector')],
  turn: (m) => {
    const { sentence, from, to } = m;
    const { tokens } = sentence;
    const before = tokens[from - 1];
    const next = tokens[to];
    // "che è, quindi, nuovo": an insertion
    if (before?.kind !== 'word' || next?.kind !== 'word' || !isWorthCutting(sentence, from, to)) return null;
    if (!startsClause(sentence, to)) return null;
    return { from: from - 1, to: to - 1, texts: [`${before.text}. ${OPENERS[m.token('connector').lower]}`] };
  },
  wrong: [
    [
      'Durante la notte di domenica nel centro della città si è rotto un grosso tubo sotto il ponte vicino al mercato coperto, quindi la strada resta chiusa fino a lunedì sera.',
      'Durante la notte di domenica nel centro della città si è rotto un grosso tubo sotto il ponte vicino al mercato coperto. Quindi la strada resta chiusa fino a lunedì sera.',
    ],
    [
      'Negli ultimi due anni il nuovo proprietario ha rimesso a posto con molta pazienza la vecchia casa in fondo al paese, tuttavia i vicini non hanno mai visto nessuno entrare.',
      'Negli ultimi due anni il nuovo proprietario ha rimesso a posto con molta pazienza la vecchia casa in fondo al paese. Tuttavia i vicini non hanno mai visto nessuno entrare.',
    ],
    [
      'La scuola ha chiesto a tutti i genitori della terza classe una piccola somma per la gita di primavera in montagna, infatti il comune non ha più soldi per questo tipo di spese.',
      'La scuola ha chiesto a tutti i genitori della terza classe una piccola somma per la gita di primavera in montagna. Infatti il comune non ha più soldi per questo tipo di spese.',
    ],
  ],
  right: ['Piove, quindi resto a casa.', 'È tardi, tuttavia esco.', 'Sono, quindi, pronto.'],
});

/** ..., e i bambini restano con la nonna: ... I bambini restano con la nonna. */
export const splitJoined = defineRewrite({
  id: 'it.rewrite.split-joined',
  kind: 'split',
  patterns: [[punctuation(','), word('e', 'ma').as('connector')], [punctuation(';').as('connector')]],
  turn: (m) => {
    const { sentence, from, to } = m;
    const { tokens } = sentence;
    const [before, first] = [tokens[from - 1], tokens[to]];
    if (before?.kind !== 'word' || !first || !isWorthCutting(sentence, from, to) || !hasOwnSubject(sentence, to))
      return null;
    const text = m.token('connector').lower === 'ma' ? `Ma ${first.text}` : capital(first.text);
    return { from: from - 1, to, texts: [`${before.text}. ${text}`] };
  },
  wrong: [
    [
      'Il primo giorno delle vacanze i miei genitori sono andati in treno da Milano fino a Vienna per rivedere i loro vecchi amici, e i bambini restano con la nonna in campagna.',
      'Il primo giorno delle vacanze i miei genitori sono andati in treno da Milano fino a Vienna per rivedere i loro vecchi amici. I bambini restano con la nonna in campagna.',
    ],
    [
      'Quest’anno il gruppo ha trovato molti nuovi soci in tutti i quartieri della città e ha organizzato diverse grandi feste all’aperto, ma la sede è ancora troppo piccola per le riunioni.',
      'Quest’anno il gruppo ha trovato molti nuovi soci in tutti i quartieri della città e ha organizzato diverse grandi feste all’aperto. Ma la sede è ancora troppo piccola per le riunioni.',
    ],
    [
      'La nuova dottoressa lavora dall’autunno per tre giorni alla settimana nello studio in piazza vicino alla farmacia; la gente dei paesi è molto contenta di fare meno strada.',
      'La nuova dottoressa lavora dall’autunno per tre giorni alla settimana nello studio in piazza vicino alla farmacia. La gente dei paesi è molto contenta di fare meno strada.',
    ],
  ],
  right: ['Piove, e i bambini restano a casa.', 'È tardi, ma il treno parte.', 'Il cane dorme; il gatto gioca.'],
});

const PRONOUNS = listed('io tu lui lei noi voi loro questo questa ciò');

/** Whether a noun phrase and a finite verb that agrees with it stand here. */
function hasOwnSubject(sentence: Sentence, from: number): boolean {
  const { tokens } = sentence;
  if (isOne(tokens[from], PRONOUNS)) return isVerbAt(tokens, from + 1, 0);
  const phrase = nounPhraseAt(tokens, from);
  if (!phrase || phrase.options.length === 0) return false;
  let at = phrase.to;
  // "la gente dei paesi è"
  if (/^(?:di|de[li]|dell[oae]|dell'|degli)$/.test(tokens[at]?.lower ?? '')) {
    at++;
    while (tokens[at]?.pos === Pos.noun || tokens[at]?.pos === Pos.adjective || tokens[at]?.pos === Pos.properNoun)
      at++;
  }
  return isVerbAt(tokens, at, numberOf(phrase.options));
}

function isVerbAt(tokens: readonly Token[], from: number, number: number): boolean {
  let at = from;
  while (at < from + 3 && CLITIC.test(tokens[at]?.lower ?? '')) at++;
  const verb = tokens[at];
  if (!verb || !isFinite(verb)) return false;
  return finiteReadings(verb).some(
    ({ features }) => (features & Feature.indicative) !== 0 && (number === 0 || (features & number) !== 0),
  );
}

/** Whether what follows a connector is a clause: a subject, or the verb itself. */
const startsClause = (sentence: Sentence, from: number): boolean =>
  hasOwnSubject(sentence, from) || (isVerbAt(sentence.tokens, from, 0) && !reads(sentence.tokens[from], Pos.noun));

/** Openings of clauses on the whole sentence before them, and how a sentence of its own begins. */
const ON_ALL: readonly (readonly [words: string, opening: string])[] = [
  ['il che', 'Questo'],
  ['motivo per cui', 'Per questo'],
  ['ragione per cui', 'Per questo'],
  ['per cui', 'Perciò'],
  ['dopodiché', 'Poi'],
];

/** ..., il che rende tutto difficile: ... Questo rende tutto difficile. */
export const splitOnAll = defineRewrite({
  id: 'it.rewrite.split-on-all',
  kind: 'split',
  patterns: ON_ALL.map(([list]) => [
    punctuation(','),
    ...list.split(' ').map((each, i) => (i === 0 ? word(each).as('first') : word(each))),
  ]),
  turn: (m) => {
    const { sentence, from, to } = m;
    const before = sentence.tokens[from - 1];
    const written = sentence.tokens
      .slice(m.token('first').index, to)
      .map(({ lower }) => lower)
      .join(' ');
    const opening = ON_ALL.find(([list]) => list === written)?.[1];
    // "il motivo, per cui": of the noun before it
    if (before?.kind !== 'word' || opening === undefined || !isWorthCutting(sentence, from, to)) return null;
    if (opening === 'Questo' ? !isVerbAt(sentence.tokens, to, 0) : !startsClause(sentence, to)) return null;
    return { from: from - 1, to: to - 1, texts: [`${before.text}. ${opening}`] };
  },
  wrong: [
    [
      'Da due mesi il comune ha chiuso al traffico la strada principale tra la piazza del mercato e il vecchio ponte sul fiume, il che rende molto difficile la consegna dei pacchi.',
      'Da due mesi il comune ha chiuso al traffico la strada principale tra la piazza del mercato e il vecchio ponte sul fiume. Questo rende molto difficile la consegna dei pacchi.',
    ],
    [
      'Durante la notte di domenica nel centro della città si è rotto un grosso tubo sotto il ponte vicino al mercato coperto, motivo per cui la strada resta chiusa fino a lunedì.',
      'Durante la notte di domenica nel centro della città si è rotto un grosso tubo sotto il ponte vicino al mercato coperto. Per questo la strada resta chiusa fino a lunedì.',
    ],
    [
      'La scuola ha chiesto a tutti i genitori della terza classe una piccola somma per la gita di primavera in montagna, per cui il comune non deve pagare altre spese.',
      'La scuola ha chiesto a tutti i genitori della terza classe una piccola somma per la gita di primavera in montagna. Perciò il comune non deve pagare altre spese.',
    ],
  ],
  right: ['Piove, il che mi piace.', 'È tardi, per cui vado.', 'È stanco, motivo per cui dorme.'],
});
