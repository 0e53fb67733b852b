// Phrases for being able, allowed or obliged, for the modal verb: wir sind in der Lage, das zu tun; wir können das tun.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import type { Turn } from '../../../../rewrite/types.ts';
import { isFinite } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { lemma, punctuation, words } from '../../../../rules/pattern.ts';
import { reads, type Sentence, type Token } from '../../../../rules/token.ts';
import { opensClause } from '../../reading/boundaries.ts';
import { textOf } from '../clauses/order.ts';
import { finiteLike, particleOf } from './forms.ts';
import { clauseFrom, clauseTo } from './replace.ts';

/** zu, or an infinitive that has it within: auszutauschen. */
const isZu = (token: Token): boolean =>
  token.lower === 'zu' ||
  (/\p{L}zu\p{L}/u.test(token.lower) &&
    token.readings.some(
      ({ pos, lemma: own, features }) =>
        pos === Pos.verb && own !== token.lower && (features & Feature.infinitive) !== 0,
    ));

/** The infinitive with zu at the end of the clause from `from`: its words before that, and the infinitive alone. */
export function zuClause(sentence: Sentence, from: number): { middle: string; infinitive: string; to: number } | null {
  const { tokens, lexicon } = sentence;
  const to = clauseTo(sentence, from);
  const last = tokens[to - 1];
  const mark = tokens[to];
  if (
    !last ||
    to <= from ||
    (mark && !/^[.!?]$/.test(mark.text)) ||
    tokens.slice(from, to).some((token) => isFinite(token) && token.text === token.lower && token !== last)
  )
    return null;
  if (tokens.slice(from, to).filter(isZu).length > 1) return null;
  const before = tokens[to - 2];
  if (before?.lower === 'zu' && reads(last, Pos.verb, Feature.infinitive)) {
    return { middle: textOf(sentence, from, to - 2), infinitive: last.text, to };
  }
  const own = last.readings.find(({ pos, features }) => pos === Pos.verb && (features & Feature.infinitive) !== 0);
  if (!own || own.lemma === last.lower || !particleOf(lexicon, own.lemma)) return null;
  return { middle: textOf(sentence, from, to - 1), infinitive: own.lemma, to };
}

/** Replaces a finite verb and its phrase before a comma, and the infinitive with zu behind it, by a modal verb. */
export function withModal(m: Match, modal: string): Turn | null {
  const { sentence } = m;
  const { tokens, lexicon } = sentence;
  const verb = m.token('verb');
  const start = clauseFrom(sentence, verb.index);
  if (!isFinite(verb) || opensClause(tokens[start])) return null;
  const clause = zuClause(sentence, m.to);
  const form = finiteLike(lexicon, verb, modal);
  if (!clause || form === null) return null;
  const phrase = m.all('phrase')[0]?.index ?? verb.index + 1;
  const between = textOf(sentence, verb.index + 1, phrase);
  // "nicht in der Lage": the negation goes to the infinitive
  const isNegated = /(?:^| )nicht$/.test(between);
  const plain = isNegated ? between.replace(/ ?nicht$/, '') : between;
  if (
    isNegated &&
    !/^(?:(?:den|dem|die|das|der|[A-ZÄÖÜ]?[a-zäöüß]+e[nmrs]?) )?[A-ZÄÖÜ][a-zäöüß]+$|^(?:mir|dir|ihm|ihr|uns|euch|ihnen|Ihnen|das|es|)$/.test(
      clause.middle,
    )
  )
    return null;
  const extra = m.names('extra') && m.has('extra') ? m.text('extra') : '';
  const parts = [form, plain, extra, clause.middle, isNegated ? 'nicht' : '', clause.infinitive];
  return { from: verb.index, to: clause.to - 1, texts: [parts.filter((part) => part !== '').join(' ')] };
}

export const between = () =>
  words('wir sie er ich man es ihr nun jetzt leider auch nicht heute derzeit nur noch Ihnen dann').repeat(0, 2);
const comma = () => punctuation(',');

/** Wir sind in der Lage, das zu tun: wir können das tun. */
export const able = defineRewrite({
  id: 'de.rewrite.able',
  kind: 'wordy',
  patterns: [
    [lemma('sein').as('verb'), between(), words('in').as('phrase'), words('der'), words('lage'), comma()],
    [lemma('sein').as('verb'), between(), words('imstande').as('phrase'), comma()],
    [lemma('haben').as('verb'), between(), words('die').as('phrase'), words('möglichkeit'), comma()],
    [lemma('haben').as('verb'), between(), words('die').as('phrase'), words('fähigkeit'), comma()],
    [lemma('haben').as('verb'), between(), words('die').as('phrase'), words('gelegenheit'), comma()],
  ],
  turn: (m) => withModal(m, 'können'),
  wrong: [
    ['Wir sind in der Lage, die Ware sofort zu liefern.', 'Wir können die Ware sofort liefern.'],
    ['Sie haben die Möglichkeit, das Essen mitzunehmen.', 'Sie können das Essen mitnehmen.'],
    ['Der Chef ist nicht in der Lage, zu kommen.', 'Der Chef kann nicht kommen.'],
    ['Die Gäste hatten die Gelegenheit, das Schloss zu sehen.', 'Die Gäste konnten das Schloss sehen.'],
  ],
  right: [
    'Die Lage ist ernst.',
    'Sie nutzt die Möglichkeit, früher zu gehen.',
    'Er sagte, dass er in der Lage ist, das zu tun.',
  ],
});

/** Sie haben die Pflicht, pünktlich zu sein: Sie müssen pünktlich sein. */
export const obliged = defineRewrite({
  id: 'de.rewrite.obliged',
  kind: 'wordy',
  patterns: [
    [lemma('haben').as('verb'), between(), words('die').as('phrase'), words('pflicht verpflichtung'), comma()],
    [lemma('sein').as('verb'), between(), words('verpflichtet gezwungen').as('phrase'), comma()],
    [lemma('sein').as('verb'), between(), words('dazu').as('phrase'), words('verpflichtet gezwungen'), comma()],
  ],
  turn: (m) =>
    /^nicht$/.test(m.sentence.tokens[(m.all('phrase')[0]?.index ?? 1) - 1]?.lower ?? '')
      ? null
      : withModal(m, 'müssen'),
  wrong: [
    ['Die Mieter sind verpflichtet, die Treppe zu reinigen.', 'Die Mieter müssen die Treppe reinigen.'],
    ['Der Verein hat die Pflicht, das Fest vorzubereiten.', 'Der Verein muss das Fest vorbereiten.'],
    ['Wir waren gezwungen, den Laden zu schließen.', 'Wir mussten den Laden schließen.'],
  ],
  right: [
    'Die Pflicht ruft.',
    'Die Mieter sind nicht verpflichtet, zu zahlen.',
    'Er fühlt sich verpflichtet, zu helfen.',
  ],
});

/** Wir haben die Absicht, umzuziehen: wir wollen umziehen. */
export const willing = defineRewrite({
  id: 'de.rewrite.willing',
  kind: 'wordy',
  patterns: [
    [lemma('haben').as('verb'), between(), words('die').as('phrase'), words('absicht'), comma()],
    [lemma('haben').as('verb'), between(), words('vor').as('phrase'), comma()],
    [lemma('beabsichtigen').as('verb'), between(), comma()],
  ],
  turn: (m) => (m.sentence.tokens[m.to - 2]?.lower === 'nicht' ? null : withModal(m, 'wollen')),
  wrong: [
    ['Wir haben die Absicht, das Haus zu verkaufen.', 'Wir wollen das Haus verkaufen.'],
    ['Er hatte die Absicht, die Straße zu sperren.', 'Er wollte die Straße sperren.'],
    ['Wir hatten vor, das Dach zu reparieren.', 'Wir wollten das Dach reparieren.'],
  ],
  right: ['Die Absicht war gut.', 'Er hat die feste Absicht, zu kommen.', 'Sie beabsichtigt nichts.'],
});

/** Die Kinder haben das Recht, mitzureden: die Kinder dürfen mitreden. */
export const allowed = defineRewrite({
  id: 'de.rewrite.allowed',
  kind: 'wordy',
  patterns: [
    [lemma('haben').as('verb'), between(), words('das').as('phrase'), words('recht'), comma()],
    [lemma('haben').as('verb'), between(), words('die').as('phrase'), words('erlaubnis'), comma()],
    [lemma('sein').as('verb'), between(), words('berechtigt befugt').as('phrase'), comma()],
  ],
  turn: (m) => withModal(m, 'dürfen'),
  wrong: [
    ['Die Kinder haben das Recht, im Garten zu spielen.', 'Die Kinder dürfen im Garten spielen.'],
    ['Die Mitglieder sind berechtigt, an der Wahl teilzunehmen.', 'Die Mitglieder dürfen an der Wahl teilnehmen.'],
    ['Der Mieter ist nicht befugt, zu bauen.', 'Der Mieter darf nicht bauen.'],
  ],
  right: ['Das Recht ist klar.', 'Er ist im Recht.', 'Sie nahm sich das Recht, zu schweigen.'],
});

/** Ich möchte Sie bitten, uns die Liste zu schicken: bitte schicken Sie uns die Liste. */
export const request = defineRewrite({
  id: 'de.rewrite.request',
  kind: 'direct',
  goals: ['clearer', 'shorter', 'friendly'],
  patterns: [
    [
      words('ich wir').as('who'),
      words('möchte möchten darf dürfen'),
      words('sie').as('whom'),
      words('daher deshalb also nun nochmals erneut').optional().as('why'),
      words('bitten'),
      comma(),
    ],
    [
      words('ich wir').as('who'),
      words('bitte bitten'),
      words('sie').as('whom'),
      words('daher deshalb also nun nochmals erneut').optional().as('why'),
      comma(),
    ],
    [words('ich wir').as('who'), words('ersuche ersuchen'), words('sie').as('whom'), comma()],
  ],
  turn: (m) => {
    const { sentence } = m;
    const clause = m.from === 0 && m.text('whom') === 'Sie' ? zuClause(sentence, m.to) : null;
    if (!clause) return null;
    const particle = particleOf(sentence.lexicon, clause.infinitive);
    if (
      particle === null ||
      /^(?:sein|werden|haben|können)$/.test(clause.infinitive) ||
      /(?:^| )nicht(?: |$)/.test(clause.middle)
    )
      return null;
    const verb = clause.infinitive.slice(particle.length);
    const why = m.names('why') && m.has('why') ? m.text('why') : '';
    const parts = ['bitte', verb, 'Sie', why, clause.middle, particle];
    return { from: 0, to: clause.to - 1, texts: [parts.filter((part) => part !== '').join(' ')] };
  },
  wrong: [
    ['Ich möchte Sie bitten, uns die Liste zu schicken.', 'Bitte schicken Sie uns die Liste.'],
    ['Wir bitten Sie, den Vertrag bis Montag zurückzusenden.', 'Bitte senden Sie den Vertrag bis Montag zurück.'],
    ['Ich möchte Sie daher bitten, einen Termin zu nennen.', 'Bitte nennen Sie daher einen Termin.'],
    ['Wir möchten Sie bitten, das Formular auszufüllen.', 'Bitte füllen Sie das Formular aus.'],
  ],
  right: ['Ich möchte Sie bitten, leise zu sein.', 'Wir bitten Sie um Geduld.', 'Ich bitte Sie, nicht zu rauchen.'],
});
