// Openings that put off what is meant: è per questo che scrivo, per questo scrivo; ciò che chiedo è un favore, chiedo un favore.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { anyWord, can, Element, oneOf, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import { isDeterminer, nounPhraseAt, numberOf } from '../../reading/nounPhrases.ts';

/** È per questo che scrivo: per questo scrivo. */
export const cleftAdverb = defineRewrite({
  id: 'it.rewrite.cleft-adverb',
  kind: 'opening',
  priority: 2,
  patterns: [
    ['per', 'questo|quello|ciò'],
    ['per', 'questo|tale|quel|questa|tale', 'motivo|ragione'],
    ['in', 'questo|tal|quel', 'modo|senso'],
    ['così'],
    ['qui|qua|lì|là|allora'],
    ['da', 'qui|allora'],
  ].map((phrase) => [
    sentenceStart(),
    words('è era fu').mark(),
    word('proprio').optional().mark(),
    ...phrase.map((each, i) => words(each.replaceAll('|', ' ')).as(`part${i}`).mark()),
    word('che').mark(),
    anyWord(),
  ]),
  suggest: (m) => [
    [0, 1, 2]
      .filter((i) => m.names(`part${i}`))
      .map((i) => m.text(`part${i}`))
      .join(' '),
  ],
  wrong: [
    ['È per questo che scrivo.', 'Per questo scrivo.'],
    ['È proprio per questo motivo che il prezzo sale.', 'Per questo motivo il prezzo sale.'],
    ['Fu allora che arrivò Anna.', 'Allora arrivò Anna.'],
  ],
  right: ['È così.', 'È per questo libro che scrivo.', 'È qui, che bello!'],
});

const WISH =
  'voglio vogliamo vorrei vorremmo chiedo chiediamo propongo proponiamo desidero desideriamo cerco cerchiamo spero speriamo';

/** Quello che chiediamo è una risposta: chiediamo una risposta. */
export const whatIWant = defineRewrite({
  id: 'it.rewrite.what-i-want',
  kind: 'opening',
  pattern: [
    sentenceStart(),
    words('quello ciò quel').mark(),
    word('che').mark(),
    words(WISH).as('verb').mark(),
    word('è').mark(),
    oneOf(words("che di un una uno un'"), can(Pos.verb, Feature.infinitive)).as('next'),
  ],
  where: (m) => m.token('next').lower !== 'di' || /^(?:chied|propon|spe)/.test(m.token('verb').lower),
  suggest: (m) => [m.text('verb')],
  wrong: [
    ['Ciò che desidero è che tutti vengano.', 'Desidero che tutti vengano.'],
    ['Ciò che chiediamo è una risposta.', 'Chiediamo una risposta.'],
    ['Quello che propongo è di aspettare.', 'Propongo di aspettare.'],
  ],
  right: ['Quello che vedo è una casa.', 'Quello che voglio è caro.', 'Ciò che voglio è di Anna.'],
});

const COMPOUND: Readonly<Record<string, number>> = {
  stato: Feature.singular,
  stata: Feature.singular,
  stati: Feature.plural,
  state: Feature.plural,
};

/** È stato il direttore a firmare il contratto: il direttore ha firmato il contratto. */
export const cleftTo = defineRewrite({
  id: 'it.rewrite.cleft-to',
  kind: 'opening',
  pattern: [sentenceStart(), words('è sono'), words('stato stata stati state').as('been').optional(), anyWord()],
  turn: ({ sentence, from }) => {
    const { tokens, lexicon, text } = sentence;
    const isPast = (tokens[from + 1]?.lower ?? '') in COMPOUND;
    const at = from + (isPast ? 2 : 1);
    const first = tokens[at];
    const phrase = nounPhraseAt(tokens, at);
    const isName = first?.pos === Pos.properNoun;
    const to = phrase?.to ?? (isName ? at + 1 : 0);
    const number = phrase ? numberOf(phrase.options) : Feature.singular;
    const [a, verb, next] = [tokens[to], tokens[to + 1], tokens[to + 2]];
    const own = verb?.readings.find(({ pos, features }) => pos === Pos.verb && (features & Feature.infinitive) !== 0);
    if (!first || to === 0 || number === 0 || !/^ad?$/.test(a?.lower ?? '') || !verb || own?.lemma !== verb.lower)
      return null;
    // with an object the past is made with avere
    if (isPast && !isDeterminer(next)) return null;
    const features = Feature.third | number | Feature.present | Feature.indicative;
    const who = text.slice(first.start, tokens[to - 1]?.end ?? first.end);
    const [helper] = lexicon.inflect(isPast ? 'avere' : own.lemma, isPast ? Pos.auxiliary : Pos.verb, features);
    const [done] = lexicon.inflect(own.lemma, Pos.verb, Feature.pastParticiple | Feature.masculine | Feature.singular);
    if (helper === undefined || (isPast && done === undefined)) return null;
    return { from, to: to + 1, texts: [`${who} ${helper}${isPast ? ` ${done}` : ''}`] };
  },
  wrong: [
    ['È stato il direttore a firmare il contratto.', 'Il direttore ha firmato il contratto.'],
    ['Sono i soci a pagare le spese.', 'I soci pagano le spese.'],
    ['È stata Maria a scrivere la lettera.', 'Maria ha scritto la lettera.'],
  ],
  right: ['È stato il primo ad arrivare.', 'È la casa a sinistra.', 'Sono andati a pagare.'],
});

const TENSE: Readonly<Record<string, number>> = {
  tratta: Feature.present,
  trattava: Feature.imperfect,
  tratterà: Feature.future,
};

/** Si tratta di un errore: è un errore. */
export const itIsAbout = defineRewrite({
  id: 'it.rewrite.it-is-about',
  kind: 'direct',
  pattern: [
    word('si').mark(),
    words('tratta trattava tratterà').as('verb').mark(),
    words("di d'").as('of').mark(),
    new Element((token) => /^(?:un[oa]?|un'|due|tre|quattro|cinque|alcuni|alcune|molti|molte)$/.test(token.lower)).as(
      'next',
    ),
  ],
  // "di cui si tratta", "quando si tratta di un amico": with its own subject or a condition
  where: (m) => {
    const before = m.before();
    return m.from === 0 || /^(?:[,;:]|ma|e|perché|che|non)$/.test(before?.text.toLowerCase() ?? '');
  },
  suggest: (m) => {
    const isMany = !m.token('next').lower.startsWith('un');
    const features = Feature.third | (isMany ? Feature.plural : Feature.singular) | Feature.indicative;
    const [form] = m.sentence.lexicon.inflect('essere', Pos.auxiliary, features | (TENSE[m.token('verb').lower] ?? 0));
    if (form === undefined) return [];
    return [m.token('of').lower === 'di' ? form : `${form} `];
  },
  wrong: [
    ["Si tratta d'un errore.", 'È un errore.'],
    ['Si tratta di un errore.', 'È un errore.'],
    ['Credo che fosse tardi, ma si trattava di due amici.', 'Credo che fosse tardi, ma erano due amici.'],
    ['Non si tratta di una novità.', 'Non è una novità.'],
  ],
  right: [
    'Si tratta di partire.',
    'Quando si tratta di un amico, aiuta.',
    'Si tratta del prezzo.',
    'Il medico tratta di un caso.',
  ],
});
