// Questions and statements in the tone of formal letters: est-ce que vous pouvez, pouvez-vous; on, nous.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isOne, isTaggedVerb, listed } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { anything, Element, punctuation, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';

/** The verb and its pronoun, turned into a question. */
function asked(m: Match): string {
  const verb = m.text('verb');
  const who = m.token('who').lower;
  const gap = /^(?:il|elle|on)$/.test(who) && /[aeé]$/.test(verb.toLowerCase()) ? '-t-' : '-';
  const pronouns = m
    .all('before')
    .map(({ text }) => (/['’]$/.test(text) ? text : `${text} `))
    .join('');
  return `${pronouns}${verb}${gap}${who}`;
}

const who = () => words('vous tu il elle on nous ils elles').as('who').mark();
const clitics = () => words("me m' te t' se s' le la l' les lui leur y en ne n'").repeat(0, 2).as('before').mark();
const finite = () => new Element((token) => isTaggedVerb(token) && token.verbForm === 0).as('verb').mark();

/** Est-ce que vous pouvez venir ? Pouvez-vous venir ? */
export const inversion = defineRewrite({
  id: 'fr.rewrite.inversion',
  kind: 'formal',
  pattern: [word('est').mark(), words('-ce').mark(), word('que', "qu'").mark(), who(), clitics(), finite()],
  where: (m) =>
    m.sentence.tokens.at(-1)?.text === '?' &&
    (m.from === 0 || isOne(m.before(), listed('quand comment où combien pourquoi'))),
  suggest: (m) => [asked(m)],
  wrong: [
    ['Est-ce que vous pouvez venir lundi ?', 'Pouvez-vous venir lundi ?'],
    ["Est-ce qu'il a reçu ma lettre ?", 'A-t-il reçu ma lettre ?'],
    ['Est-ce que tu les connais ?', 'Les connais-tu ?'],
  ],
  right: ['Est-ce que Paul vient ?', 'Est-ce que je peux venir ?', "Qu'est-ce que vous voulez ?"],
});

/** J'aimerais savoir si vous avez reçu ma lettre. Avez-vous reçu ma lettre ? */
export const wonder = defineRewrite({
  id: 'fr.rewrite.wonder',
  kind: 'direct',
  pattern: [
    sentenceStart(),
    words("j' je nous").mark(),
    words('aimerais voudrais souhaiterais aimerions voudrions souhaiterions').mark(),
    word('savoir').mark(),
    word('si').mark(),
    words('vous tu').as('who').mark(),
    clitics(),
    finite(),
    anything().repeat(0, 25).as('rest').mark(),
    punctuation('.').mark(),
  ],
  where: (m) => m.to === m.sentence.tokens.length && !m.all('rest').some((token) => token.kind === 'punctuation'),
  suggest: (m) => {
    const rest = m.all('rest');
    const [first, last] = [rest[0], rest.at(-1)];
    const tail = first && last ? ` ${m.sentence.text.slice(first.start, last.end)}` : '';
    return [`${asked(m)}${tail} ?`];
  },
  wrong: [
    ["J'aimerais savoir si vous avez reçu ma lettre.", 'Avez-vous reçu ma lettre ?'],
    ['Je voudrais savoir si vous pouvez venir lundi.', 'Pouvez-vous venir lundi ?'],
    ['Nous souhaiterions savoir si vous acceptez cette offre.', 'Acceptez-vous cette offre ?'],
  ],
  right: ["J'aimerais savoir si le magasin est ouvert.", 'Je veux savoir si tu viens.', "J'aimerais savoir nager."],
});

/** on vous enverra nos tarifs: nous vous enverrons nos tarifs. */
export const weForOn = defineRewrite({
  id: 'fr.rewrite.we-for-on',
  kind: 'formal',
  pattern: [
    word('on').mark(),
    words("vous te t' le la l' les lui leur y en ne n'").repeat(0, 2).as('before').mark(),
    finite(),
  ],
  where: (m) =>
    !reads(m.token('verb'), Pos.auxiliary) &&
    m.sentence.tokens.some((token) => isOne(token, listed('notre nos'))) &&
    m.before()?.lower !== "l'",
  suggest: (m) => {
    const verb = m.token('verb');
    const reading = verb.readings.find(
      ({ pos, features }) =>
        pos === Pos.verb && (features & Feature.indicative) !== 0 && (features & Feature.third) !== 0,
    );
    if (!reading) return [];
    const kept = reading.features & (Feature.indicative | Feature.present | Feature.imperfect | Feature.future);
    const [form] = m.sentence.lexicon.inflect(reading.lemma, Pos.verb, kept | Feature.first | Feature.plural);
    if (form === undefined) return [];
    const pronouns = m
      .all('before')
      .map(({ text }) => (/['’]$/.test(text) ? text : `${text} `))
      .join('');
    return [`nous ${pronouns}${form}`];
  },
  wrong: [
    ['On vous enverra nos tarifs.', 'Nous vous enverrons nos tarifs.'],
    ['On cherche notre chien.', 'Nous cherchons notre chien.'],
    ['On travaille avec nos voisins.', 'Nous travaillons avec nos voisins.'],
  ],
  right: ['On travaille mieux le matin.', "Notre chat, l'on dirait un lion.", 'On dort.'],
});
