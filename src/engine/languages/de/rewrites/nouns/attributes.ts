// Participles with words of their own before a noun, as relative clauses: die in Berlin lebende Frau; die Frau, die in Berlin lebt.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isFinite } from '../../../../rules/ask.ts';
import { anyWord, form, words } from '../../../../rules/pattern.ts';
import { reads, type Sentence, type Token } from '../../../../rules/token.ts';
import { cellsAs } from '../../reading/cells.ts';
import { nounCells } from '../../reading/nounCells.ts';
import { isNoun } from '../../reading/words.ts';
import { textOf } from '../clauses/order.ts';

const RELATIVES: readonly string[] = ['der', 'die', 'das', 'die'];

/** The relative pronoun for a noun after its article, and its number; null where that is open. */
function relativeOf(sentence: Sentence, article: Token, noun: Token): { pronoun: string; number: number } | null {
  const cells = nounCells(sentence, noun) & cellsAs(article, Pos.determiner);
  const columns = (cells | (cells >> 4) | (cells >> 8) | (cells >> 12)) & 0xf;
  const column = [1, 2, 4, 8].indexOf(columns);
  const pronoun = RELATIVES[column];
  return pronoun === undefined ? null : { pronoun, number: column === 3 ? Feature.plural : Feature.singular };
}

/** Whether the sentence tells of now: the only finite verb is in the present. */
const isPresent = ({ tokens }: Sentence): boolean => {
  const finite = tokens.filter((token) => isFinite(token) && token.text === token.lower);
  return (
    finite.length > 0 &&
    finite.every(({ readings }) =>
      readings.some(({ features }) => (features & Feature.present) !== 0 && (features & Group.mood) !== 0),
    )
  );
};

/** Die in Berlin lebende Frau: die Frau, die in Berlin lebt. */
export const attribute = defineRewrite({
  id: 'de.rewrite.attribute',
  kind: 'simple',
  pattern: [
    words('der die das dem den des ein eine einen einem einer').as('article'),
    form(/^(?:in|im|an|am|auf|bei|beim|mit|nach|unter|über|vor|seit|aus|von|vom|zu|zur|zum|für|gegen)$/).as('first'),
    anyWord().repeat(1, 6),
    form(/^\p{L}+end(?:e|en|er|es|em)$/u).as('participle'),
    anyWord().as('noun'),
  ],
  turn: (m) => {
    const { sentence } = m;
    const { tokens, lexicon } = sentence;
    const [article, participle, noun] = [m.token('article'), m.token('participle'), m.token('noun')];
    const inner = tokens.slice(article.index + 1, participle.index);
    if (
      !isNoun(noun) ||
      !isPresent(sentence) ||
      inner.some((token) => token.pos === Pos.conjunction || isFinite(token) || token.pos === Pos.adjective)
    )
      return null;
    if (inner.length < 2 || (!isNoun(inner.at(-1)) && inner.at(-1)?.pos !== Pos.properNoun)) return null;
    // the genitive of another noun, or more of the name, would follow the clause
    const next = tokens[noun.index + 1];
    if (
      !next ||
      (next.kind === 'word' &&
        (next.pos === Pos.determiner || next.pos === Pos.properNoun || next.pos === Pos.preposition || isNoun(next)))
    )
      return null;
    const relative = relativeOf(sentence, article, noun);
    const lemma = participle.lower.replace(/d(?:e|en|er|es|em)$/, '');
    if (
      !relative ||
      !lexicon.analyses(lemma).some(({ pos, features }) => pos === Pos.verb && (features & Feature.infinitive) !== 0)
    )
      return null;
    const [verb] = lexicon.inflect(
      lemma,
      Pos.verb,
      Feature.third | relative.number | Feature.present | Feature.indicative,
    );
    if (verb === undefined || reads(participle, Pos.noun)) return null;
    const articleText = article.index === 0 ? article.text : article.lower;
    const closing = /^[.,;!?:]$/.test(next.text) ? '' : ',';
    const text = `${articleText} ${noun.text}, ${relative.pronoun} ${textOf(sentence, article.index + 1, participle.index)} ${verb}${closing}`;
    return { from: article.index, to: noun.index, texts: [text] };
  },
  wrong: [
    ['Die in Berlin lebende Frau schreibt Bücher.', 'Die Frau, die in Berlin lebt, schreibt Bücher.'],
    ['Er kennt den im Keller arbeitenden Mann.', 'Er kennt den Mann, der im Keller arbeitet.'],
    ['Das an der Straße stehende Haus ist leer.', 'Das Haus, das an der Straße steht, ist leer.'],
  ],
  right: [
    'Die in Berlin lebende Frau schrieb Bücher.',
    'Die lebenden Tiere sind laut.',
    'Sie fand das in der Nacht leuchtende Meer schön, und er fand es dunkel.',
  ],
});
