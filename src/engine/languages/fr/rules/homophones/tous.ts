// Tout, toute, tous and toutes before another determiner.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { anyWord, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { nounMasks } from '../../reading/forms.ts';
import { isFinite, isNoun, isOne, isSurelyFinite, words } from '../../reading/words.ts';

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
    const wanted = wantedTout(m.token('t'), m.token('d'), m.token('n'));
    const next = m.token('n');
    if (wanted === '' || !isNoun(next) || isOne(next, words('deux trois quatre cinq six'))) return false;
    const [own, determiner, before] = [m.token('t').lower, m.token('d'), m.before()];
    // il les tout la porte: a pronoun before a verb
    if (isSurelyFinite(next) || (isFinite(next) && own === 'tout' && isOne(determiner, words("le la l'"))))
      return false;
    if (own === wanted || (own === 'tout' && isOne(determiner, words('le mon son ce')))) return false;
    if (
      own === 'tous' &&
      before !== undefined &&
      before.readings.some(
        (each) => each.pos === Pos.verb && each.features & Feature.plural && each.features & Group.mood,
      )
    )
      return false;
    if (isOne(before, words('après avant malgré du en surtout'))) return false;
    if (next.lower.includes('-') || reads(next, Pos.numeral)) return false;
    // ils ont tous le droit
    const isFloating = own.endsWith('s') && !wanted.endsWith('s');
    return !isFloating || next.lower === 'monde' || before === undefined || reads(before, Pos.preposition);
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

/** All rules of this family. */
export const toutHomophones = [toutTous];
