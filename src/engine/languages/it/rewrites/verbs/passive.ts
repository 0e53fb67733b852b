// Passives that name who acts, as actives: la lettera è stata scritta da Maria, Maria ha scritto la lettera.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { anything, sentenceStart } from '../../../../rules/pattern.ts';
import { reads, type Sentence, type Token } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import { articulatedPhraseAt, nounPhraseAt, numberOf } from '../../reading/nounPhrases.ts';
import { isManName, isWomanName } from '../../rules/people.ts';
import agents from '../rows/agents.words.tsv';

const AGENTS: ReadonlySet<string> = new Set(wordsIn(agents));

/** The tense of the active verb, by the passive's; compound ones take avere. */
const TENSES: Readonly<Record<string, number>> = {
  viene: Feature.present,
  vengono: Feature.present,
  veniva: Feature.imperfect,
  venivano: Feature.imperfect,
  venne: Feature.preterite,
  vennero: Feature.preterite,
  fu: Feature.preterite,
  furono: Feature.preterite,
  sarà: Feature.future,
  saranno: Feature.future,
  verrà: Feature.future,
  verranno: Feature.future,
};
const COMPOUND: Readonly<Record<string, number>> = {
  è: Feature.present,
  sono: Feature.present,
  era: Feature.imperfect,
  erano: Feature.imperfect,
};

/** Who acts: the words, and their number. */
function actingAt(sentence: Sentence, at: number): { text: string; number: number; to: number } | null {
  const { tokens, text } = sentence;
  const first = tokens[at];
  if (!first) return null;
  if (first.lower === 'da') {
    let to = at + 1;
    while (tokens[to]?.pos === Pos.properNoun) to++;
    const name = tokens[at + 1];
    if (to === at + 1 || !name || !(isManName(name) || isWomanName(name)) || tokens[to]?.pos === Pos.conjunction)
      return null;
    return { text: text.slice(name.start, (tokens[to - 1] as Token).end), number: Feature.singular, to };
  }
  const article = /^da(l|ll[oae]|ll'|i|gli)$/.exec(first.lower)?.[1];
  const phrase = article === undefined ? null : articulatedPhraseAt(tokens, at);
  const number = phrase ? numberOf(phrase.options) : 0;
  if (!phrase || number === 0 || !phrase.head.readings.some(({ pos, lemma }) => pos === Pos.noun && AGENTS.has(lemma)))
    return null;
  const next = tokens[phrase.to];
  // "dal direttore e dal sindaco", "dal direttore generale": more of it
  if (
    next &&
    (next.pos === Pos.conjunction || next.pos === Pos.adjective || next.pos === Pos.properNoun || next.lower === 'che')
  )
    return null;
  const plain = article === 'l' ? 'il' : article?.replace(/^ll/, 'l');
  const gap = plain?.endsWith("'") ? '' : ' ';
  let to = phrase.to;
  // "dalla polizia di Milano"
  if (/^(?:di|del|della|dell'|dei|delle|degli)$/.test(tokens[to]?.lower ?? '')) {
    to += 2;
    if (tokens[to] && tokens[to]?.kind !== 'punctuation' && tokens[to]?.pos !== Pos.preposition) return null;
  }
  return {
    text: `${plain}${gap}${text.slice((tokens[at + 1] as Token).start, (tokens[to - 1] as Token).end)}`,
    number,
    to,
  };
}

/** La lettera è stata scritta da Maria: Maria ha scritto la lettera. */
export const passive = defineRewrite({
  id: 'it.rewrite.passive',
  kind: 'passive',
  pattern: [sentenceStart(), anything()],
  turn: ({ sentence }) => {
    const { tokens, lexicon, text } = sentence;
    const subject = nounPhraseAt(tokens, 0);
    const auxiliary = tokens[subject?.to ?? 0];
    if (!subject || !auxiliary || tokens[0]?.kind !== 'word') return null;
    const isCompound = /^stat[oaie]$/.test(tokens[auxiliary.index + 1]?.lower ?? '');
    const tense = (isCompound ? COMPOUND : TENSES)[auxiliary.lower];
    const participle = tokens[auxiliary.index + (isCompound ? 2 : 1)];
    if (tense === undefined || !participle || !reads(participle, Pos.verb, Feature.pastParticiple)) return null;
    const acting = actingAt(sentence, participle.index + 1);
    const mark = tokens[acting?.to ?? 0];
    if (!acting || (mark && !/^[.!]$/.test(mark.text) && mark.pos !== Pos.preposition)) return null;
    if (
      tokens
        .slice(acting.to, -1)
        .some(({ text: each, pos }) => each === ',' || pos === Pos.verb || pos === Pos.conjunction)
    )
      return null;
    const lemmas = new Set(
      participle.readings
        .filter(({ pos, features }) => pos === Pos.verb && features & Feature.pastParticiple)
        .map(({ lemma }) => lemma),
    );
    const [lemma] = lemmas;
    if (lemma === undefined || lemmas.size > 1) return null;
    const wanted = Feature.third | acting.number | tense | Feature.indicative;
    const [form] = lexicon.inflect(isCompound ? 'avere' : lemma, isCompound ? Pos.auxiliary : Pos.verb, wanted);
    const [bare] = lexicon.inflect(lemma, Pos.verb, Feature.pastParticiple | Feature.masculine | Feature.singular);
    if (form === undefined || (isCompound && bare === undefined)) return null;
    const object = text.slice(tokens[0].start, (tokens[subject.to - 1] as Token).end);
    const verb = isCompound ? `${form} ${bare}` : form;
    const first = object.charAt(0).toLowerCase() + object.slice(1);
    return { from: 0, to: acting.to - 1, texts: [`${acting.text} ${verb} ${first}`] };
  },
  wrong: [
    ['La lettera è stata scritta da Maria.', 'Maria ha scritto la lettera.'],
    ['Il ponte fu costruito dai romani.', 'I romani costruirono il ponte.'],
    ['La decisione verrà presa dal governo.', 'Il governo prenderà la decisione.'],
    ['I bambini sono stati premiati dalla maestra con un libro.', 'La maestra ha premiato i bambini con un libro.'],
  ],
  right: [
    'La lettera è stata scritta ieri.',
    'Il nome è stato tolto dalla lista.',
    'La casa viene pulita da cima a fondo.',
    'La legge fu votata dal re e dal parlamento.',
  ],
});
