// Tout, toute, tous and toutes before another determiner.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeNoun, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { anyWord, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { nounMasks } from '../../reading/forms.ts';
import { canBeConjugated, isSurelyFinite } from '../../reading/words.ts';

/** tout, toute, tous, toutes before another determiner: tout les jours. */
export const toutTous = defineRule({
  id: 'fr.confusions-words.tous',
  priority: 1,
  pattern: [
    word('tout', 'toute', 'tous', 'toutes').as('t').mark(),
    word(
      'le',
      'la',
      "l'",
      'les',
      'mon',
      'ma',
      'mes',
      'ton',
      'ta',
      'tes',
      'son',
      'sa',
      'ses',
      'nos',
      'vos',
      'notre',
      'votre',
      'leur',
      'leurs',
      'ce',
      'cet',
      'cette',
      'ces',
    ).as('d'),
    anyWord().as('n'),
  ],
  where: (m) => {
    const [own, determiner] = [m.token('t').lower, m.token('d')];
    const wanted = wantedTout(m.token('t'), determiner, m.token('n'));
    return (
      wanted !== '' &&
      wanted !== own &&
      canBeNoun(m.token('n')) &&
      !(own === 'tout' && isOne(determiner, listed('le mon son ce')))
    );
  },
  unless: {
    'a number behind': {
      when: (m) => isOne(m.token('n'), listed('deux trois quatre cinq six')) || reads(m.token('n'), Pos.numeral),
      right: 'Elles étaient heureuses toutes les deux.',
    },
    'a pronoun before its verb': {
      when: (m) => {
        const next = m.token('n');
        return (
          isSurelyFinite(next) ||
          (canBeConjugated(next) && m.token('t').lower === 'tout' && isOne(m.token('d'), listed("le la l'")))
        );
      },
      right: 'Tout la porte à croire que tu mens.',
    },
    'all of them: behind their verb': {
      when: (m) => {
        const before = m.before();
        return (
          m.token('t').lower === 'tous' &&
          before !== undefined &&
          before.readings.some(
            (each) => each.pos === Pos.verb && each.features & Feature.plural && each.features & Group.mood,
          )
        );
      },
      right: 'Nous connaissons tous ces méthodes.',
    },
    'after all, above all': {
      when: (m) => isOne(m.before(), listed('après avant malgré du en surtout')),
      right: 'Je ne comprends pas du tout votre position.',
    },
    'a compound': {
      when: (m) => m.token('n').lower.includes('-'),
      right: 'Toutes les cartes-cadeaux sont vendues.',
    },
    'all of us, before an object': {
      when: (m) => {
        const before = m.before();
        const isFloating =
          m.token('t').lower.endsWith('s') && !wantedTout(m.token('t'), m.token('d'), m.token('n')).endsWith('s');
        return isFloating && m.token('n').lower !== 'monde' && before !== undefined && !reads(before, Pos.preposition);
      },
      right: 'Ils aiment vraiment tous la mer.',
    },
  },
  suggest: (m) => [wantedTout(m.token('t'), m.token('d'), m.token('n'))],
  wrong: [
    ['Il court tout les matins.', 'Il court tous les matins.'],
    ['Tous le monde est content.', 'Tout le monde est content.'],
    ["J'ai vu tous les photos, merci !", "J'ai vu toutes les photos, merci !"],
  ],
  right: ['Il court tous les matins.', 'Tout le monde est content.', 'Toutes mes amies sont là.'],
});

function wantedTout(own: Token, determiner: Token, noun: Token): string {
  const isPlural = determiner.lower.endsWith('s');
  const masks = nounMasks(noun).filter(
    (mask) => !(mask & Group.number) || mask & (isPlural ? Feature.plural : Feature.singular),
  );
  if (masks.length === 0) return '';
  const genders = masks.reduce((all, mask) => all | (mask & Group.gender || Group.gender), 0);
  const isMasculine = (genders & Feature.masculine) !== 0;
  if (isMasculine && genders & Feature.feminine) return isPlural && own.lower === 'tout' ? 'tous' : '';
  if (isPlural) return isMasculine ? 'tous' : 'toutes';
  return isMasculine ? 'tout' : 'toute';
}
