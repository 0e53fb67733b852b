// The conditional after "si" where the imperfect subjunctive belongs: si tendría dinero.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, oneOf, tagged, word, words } from '../../../../rules/pattern.ts';
import { inSubjunctive } from '../../reading/verbForms.ts';
import { finite, isInCondition } from './conditionClauses.ts';

const conditional = (pos: typeof Pos.verb | typeof Pos.auxiliary) => can(pos, Feature.conditional);

/** si tendría dinero: the imperfect subjunctive. */
export const siConditional = defineRule({
  id: 'es.verb-forms.si-conditional',
  patterns: [
    [finite],
    [
      word('si').as('si'),
      oneOf(
        words(
          'no me te se lo la le les nos os los las ya yo tú él ella usted ellos ellas ustedes nosotros todos todas nadie alguien el mi tu su mis tus sus',
        ),
        tagged([Pos.noun, Pos.properNoun]),
      ).repeat(0, 4),
      oneOf(conditional(Pos.verb), conditional(Pos.auxiliary)).as('verb').mark(),
    ],
  ],
  where: (m) => {
    if (!m.names('si')) return isInCondition(m);
    const before = m.before();
    if (
      before?.readings.some(({ lemma: each }) =>
        /^(?:saber|preguntar|dudar|ver|decidir|ignorar|averiguar|pensar|determinar|comprobar|discutir|verificar|mirar|confirmar|indicar|decir|según|de|sobre)$/.test(
          each,
        ),
      )
    )
      return false;
    // "porque si no se verían obligados": here si no means otherwise
    if (/^(?:porque|pues|que)$/.test(before?.lower ?? '') && m.sentence.tokens[m.from + 1]?.lower === 'no')
      return false;
    const { index } = m.token('verb');
    const { tokens } = m.sentence;
    // "si no podría venir, mándenos": the condition comes first, and what follows from it behind a comma
    const opens = before === undefined || /^(?:[;:(]|pero|y|porque|que)$/.test(before.lower);
    const comma = tokens.slice(index, index + 9).some(({ text }) => text === ',');
    if (opens && comma && !tokens.some(({ text }) => /^[¿?]$/.test(text)) && m.token('verb').lower !== 'sería')
      return true;
    return tokens.some(
      (token) =>
        token.index !== index &&
        (token.readings.some(({ features }) => (features & Feature.conditional) !== 0) ||
          /^hubie[rs](?:a|as|an|e|es|en)$/.test(token.lower)),
    );
  },
  suggest: (m) =>
    inSubjunctive(m.sentence.lexicon, m.token('verb'), (features) =>
      (features & Feature.conditional) !== 0 ? Feature.imperfect : null,
    ),
  wrong: [
    ['Si uno de los niños tendría fiebre, llámenme.', 'Si uno de los niños tuviera fiebre, llámenme.'],
    ['Si alguna de las vecinas oiría ruidos, que nos avise.', 'Si alguna de las vecinas oyera ruidos, que nos avise.'],
    ['Si tendría más tiempo, aprendería a tocar el piano.', 'Si tuviera más tiempo, aprendería a tocar el piano.'],
    ['Si mi jefe me pagaría mejor, no buscaría otro trabajo.', 'Si mi jefe me pagara mejor, no buscaría otro trabajo.'],
    ['Iría contigo si podría.', 'Iría contigo si pudiera.'],
    ['Si no podría venir, llámeme.', 'Si no pudiera venir, llámeme.'],
  ],
  right: [
    'Nadie sabe si alguno de ellos vendría, pero lo esperan.',
    'Si no, sería mejor que llamaras, creo.',
    'Si tuviera tiempo, aprendería.',
    'Me preguntó si podría venir.',
    'No sé si iría.',
    'Dime si querrías ayudarme.',
    'Nadie sabe si vendría, pero lo esperan.',
  ],
});
