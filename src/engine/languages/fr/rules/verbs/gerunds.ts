// The present participle after en: en laissant, not en laissent.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { finiteReadings, isFinite, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import { isSurelyFinite } from '../../reading/words.ts';

const participles = (m: Match): string[] =>
  [...new Set(finiteReadings(m.token('v')).map(({ lemma }) => lemma))].flatMap((lemma) =>
    m.sentence.lexicon.inflect(lemma, Pos.verb, Feature.presentParticiple),
  );

/** Piquez le bord, en laissent une ouverture. */
export const gerund = defineRule({
  id: 'fr.verb-endings.gerund',
  priority: 1,
  pattern: [
    word('en').as('e'),
    new Element((token) => isOne(token, listed("le la les l' lui leur me te se m' t' s' nous vous y"))).repeat(0, 2),
    new Element((token) => /(?<!ai)ent$/.test(token.lower) && isSurelyFinite(token)).as('v').mark(),
  ],
  where: (m) => {
    const before = m.before();
    // a clause with its verb comes before, or the sentence opens
    const earlier = m.sentence.tokens.slice(0, m.from);
    const opens =
      before === undefined ||
      isOne(before, listed('tout')) ||
      (before.text === ',' && earlier.some((each) => isFinite(each)));
    return opens && !isOne(m.after(), listed('-ils -elles')) && participles(m).length > 0;
  },
  unless: {
    'a subject before its verb': {
      when: (m) =>
        m.sentence.tokens.slice(Math.max(0, m.from - 8), m.from).some((each) => isOne(each, listed('ils elles qui'))),
      right: 'Ils cueillent des pommes, en mangent et en vendent.',
    },
  },
  suggest: participles,
  wrong: [
    ['Piquez le bord, en laissent une ouverture au fond.', 'Piquez le bord, en laissant une ouverture au fond.'],
    ['En arrivent, appelez-moi.', 'En arrivant, appelez-moi.'],
    ['Il marche vite, tout en parlent au téléphone.', 'Il marche vite, tout en parlant au téléphone.'],
  ],
  right: [
    'Piquez le bord, en laissant une ouverture, car les pâtes gonflent.',
    'Ils aiment les fruits et en mangent.',
    'Mes amis en parlent souvent.',
    'Les projets du village, en hiver, en souffrent.',
    'Ceux qui en mangent dorment mal.',
  ],
});
