// zu before a separable verb: zu aufräumen instead of aufzuräumen.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isFinite, isOnly } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, punctuation, word } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { lowerWord } from '../../reading/words.ts';

const PREFIX =
  /^(?:an|auf|aus|ab|ein|mit|vor|nach|los|weg|zurück|hin|her|teil|fest|raus|rein|bei|vorbei|weiter|statt|kennen)(?=\p{L}{4,}$)/u;

/** The verb with zu after its prefix; '' when it is not separable. */
function inside(m: Match): string {
  const { lower } = m.token('verb');
  const prefix = PREFIX.exec(lower)?.[0];
  if (!prefix) return '';
  const rest = lower.slice(prefix.length);
  const { lexicon } = m.sentence;
  const isVerb = (form: string) => lexicon.inflect(form, Pos.verb, Feature.infinitive).includes(form);
  return isVerb(lower) && isVerb(rest) ? `${prefix}zu${rest}` : '';
}

/** Ich habe keine Lust zu aufräumen: zu belongs inside the verb. */
export const zuInside = defineRule({
  id: 'de.verb-forms.zu-inside',
  pattern: [
    word('zu').as('zu').mark(),
    lowerWord().and(can(Pos.verb, Feature.infinitive)).as('verb').mark(),
    punctuation('.', ',', '!', '?'),
  ],
  where: (m) =>
    isOnly(m.token('verb'), Pos.verb) &&
    !isFinite(m.before()) &&
    m.before()?.lower !== 'und' &&
    !reads(m.before(), Pos.preposition) &&
    inside(m) !== '',
  suggest: (m) => [inside(m)],
  wrong: [
    ['Ich habe keine Lust zu aufräumen.', 'Ich habe keine Lust aufzuräumen.'],
    ['Vergiss bitte nicht, Brot zu einkaufen.', 'Vergiss bitte nicht, Brot einzukaufen.'],
    ['Sie hat versucht, dich gestern zu anrufen.', 'Sie hat versucht, dich gestern anzurufen.'],
  ],
  right: ['Vergiss nicht zu atmen.', 'Er hört auf zu arbeiten.', 'Das ist nicht zu überhören.'],
});
