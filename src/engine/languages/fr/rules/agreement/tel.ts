// Tel and seul agree with the noun next to them: des fruits tels que, seule une réponse.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeNoun, hasInnerCapital, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { agreesWithEarlier } from '../../reading/clauseSubject.ts';
import { adjectiveMasks, agreeing, allDiffer } from '../../reading/forms.ts';
import { phraseAt } from '../../reading/phrases.ts';
import { isSurelyFinite } from '../../reading/words.ts';

const { masculine, feminine, singular, plural } = Feature;

const TELS = ['tel', 'telle', 'tels', 'telles'];
const TEL_MASKS = [masculine | singular, feminine | singular, masculine | plural, feminine | plural];

/** Des fruits tel que: tel agrees with the noun before it. */
export const telQue = defineRule({
  id: 'fr.agreement-adjective.tel-que',
  pattern: [
    new Element((token) => canBeNoun(token) && !hasInnerCapital(token)).as('n'),
    new Element((token) => token.text === ',').optional(),
    word(...TELS)
      .as('a')
      .mark(),
    word('que', "qu'"),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const noun = m.token('n');
    const mask = maskFor(tokens, noun);
    const own = TEL_MASKS[TELS.indexOf(m.token('a').lower)] ?? 0;
    if (mask === 0 || isSurelyFinite(noun) || !allDiffer([own], mask)) return false;
    return (
      !isOne(m.after(), listed('décrit décrite prévu défini')) &&
      !agreesWithEarlier(tokens, m.token('a').index, noun.index, 30)
    );
  },
  suggest: (m) => {
    const mask = maskFor(m.sentence.tokens, m.token('n'));
    return TELS.filter((_, i) => !allDiffer([TEL_MASKS[i] ?? 0], mask)).slice(0, 2);
  },
  wrong: [
    ['Elle aime les fruits tel que la pomme.', 'Elle aime les fruits tels que la pomme.'],
    ['Une ville tel que Lyon me plairait.', 'Une ville telle que Lyon me plairait.'],
    ['Prends des outils, telle que la pelle.', 'Prends des outils, tels que la pelle.'],
  ],
  right: [
    'Elle aime les fruits tels que la pomme.',
    'Une ville telle que Lyon me plairait.',
    'Laissez la pièce telle quelle.',
  ],
});

/** Gender and number of a noun after its determiner and at most two adjectives; 0 when unclear. */
function maskFor(tokens: readonly Token[], noun: Token): number {
  for (let start = noun.index - 1; start >= Math.max(0, noun.index - 3); start--) {
    const phrase = phraseAt(tokens, start);
    if (phrase && phrase.head === noun.index) {
      const before = tokens[start - 1];
      // les villes de la côte telles que: an earlier noun may be meant
      return isOne(before, listed("de d' et ou")) ||
        (/^(?:du|des|aux?)$/.test(tokens[start]?.lower ?? '') && canBeNoun(before))
        ? 0
        : phrase.mask;
    }
  }
  return 0;
}

/** Seul une erreur: seul agrees with the noun that follows. */
export const seulAgreement = defineRule({
  id: 'fr.agreement-adjective.seul',
  pattern: [
    word('seul', 'seule', 'seuls', 'seules').as('a').mark(),
    word(
      'le',
      'la',
      'les',
      'un',
      'une',
      'ce',
      'cette',
      'ces',
      'mon',
      'ma',
      'mes',
      'son',
      'sa',
      'ses',
      'votre',
      'notre',
    ).as('d'),
    new Element((token) => canBeNoun(token)).as('n'),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const phrase = phraseAt(tokens, m.token('d').index);
    const before = m.before();
    if (!phrase || phrase.mask === 0) return false;
    return (
      (before === undefined ||
        before.kind === 'punctuation' ||
        reads(before, Pos.adverb) ||
        isOne(before, listed('que si mais car et'))) &&
      allDiffer(adjectiveMasks(m.token('a')), phrase.mask)
    );
  },
  suggest: (m) => agreeing(m.sentence, m.token('a'), phraseAt(m.sentence.tokens, m.token('d').index)?.mask ?? 0),
  wrong: [
    ['Seul une réponse est possible.', 'Seule une réponse est possible.'],
    ['Seul les membres peuvent voter.', 'Seuls les membres peuvent voter.'],
    ['Désolé, seul la carte est acceptée ici.', 'Désolé, seule la carte est acceptée ici.'],
  ],
  right: ['Seule une réponse est possible.', 'Seul le patron décide.', 'Elle vit seule les week-ends.'],
});
