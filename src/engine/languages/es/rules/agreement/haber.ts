// Haber by itself stays in the singular (había muchos coches, hubo una panadería), and what follows it as an auxiliary never agrees
// (he comprado una mesa).
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeParticiple, isTaggedFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, oneOf, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { isDeterminer, isManner, phraseAt } from '../../reading/phrases.ts';

const ONE: Readonly<Record<string, string>> = {
  habían: 'había',
  hubieron: 'hubo',
  habrán: 'habrá',
  habrían: 'habría',
  hayan: 'haya',
  hubieran: 'hubiera',
  hubiesen: 'hubiese',
};

const BETWEEN =
  /^(?:ni|solo|sólo|solamente|apenas|casi|todavía|aún|ya|también|tampoco|siempre|nunca|aquí|allí|ahí|hoy|como|por|lo|menos|más|de|sido)$/;

/** The token after adverbs. */
function afterAdverbs(tokens: readonly Token[], at: number): Token | undefined {
  let i = at;
  while (
    (BETWEEN.test(tokens[i]?.lower ?? '') && tokens[i]?.lower !== 'de' && tokens[i]?.lower !== 'sido') ||
    isManner(tokens[i])
  )
    i++;
  return tokens[i];
}

/** habían solo dos; hubieron una panadería: a noun where a participle would stand. */
export const haberAlone = defineRule({
  id: 'es.agreement.haber-alone',
  after: 'es.agreement.haber-plural',
  pattern: [words(Object.keys(ONE).join(' ')).as('verb').mark()],
  where: (m) => {
    const { tokens } = m.sentence;
    const next = afterAdverbs(tokens, m.token('verb').index + 1);
    if (!next || !isDeterminer(next) || canBeParticiple(next)) return false;
    // "los que lo habían": the participle left out; "habían, dos años antes, salido"
    if (/^(?:lo|la|los|las|se|me|te|le|les|nos)$/.test(m.before()?.lower ?? '')) return false;
    const noun = phraseAt(tokens, next.index);
    const isCounted =
      next.pos === Pos.numeral || next.kind === 'number' || /^(?:más|otr[oa]s?|much[oa]s|poc[oa]s)$/.test(next.lower);
    if (!noun && !isCounted) return false;
    // "habían, los tres, llegado": a participle further on
    return !tokens
      .slice(next.index, next.index + 6)
      .some(
        (each) => canBeParticiple(each) && each.lower.endsWith('o') && !isTaggedFinite(each) && each.pos !== Pos.noun,
      );
  },
  suggest: (m) => [ONE[m.token('verb').lower] ?? ''],
  wrong: [
    ['Tampoco habían un banco donde sentarse.', 'Tampoco había un banco donde sentarse.'],
    ['Durante años hubieron una panadería en esta calle.', 'Durante años hubo una panadería en esta calle.'],
    ['En la playa no habían ni una sombrilla libre.', 'En la playa no había ni una sombrilla libre.'],
    ['El martes habían solo tres sillas.', 'El martes había solo tres sillas.'],
  ],
  right: [
    'Los alumnos habían ya salido.',
    'Ellas lo habían todo preparado.',
    'Habían los tres llegado tarde.',
    'Los que no habían comido pidieron un bocadillo.',
  ],
});

const HAVE =
  'he has ha hemos habéis han habías habíamos habíais habrás habré habremos habréis hayas hayamos habría habrías';

/** The participle as haber takes it. */
function unchanged(m: Match): string[] {
  const { lower } = m.token('participle');
  const fresh = lower.replace(/(?:as|os|a)$/, 'o');
  return m.sentence.lexicon.analyses(fresh).some(({ features }) => (features & Feature.pastParticiple) !== 0)
    ? [fresh]
    : [];
}

/** he comprada una mesa; nos hemos apuntados. */
export const haberParticiple = defineRule({
  id: 'es.verb-forms.haber-participle',
  pattern: [
    words(HAVE).as('have'),
    oneOf(words('ya también siempre nunca casi todavía aún apenas solo'), form(/mente$/)).repeat(0, 1),
    form(/(?:[aeiouí]d|ch|[ií]t|[^aeiou]t|s)(?:as|os|a)$/)
      .and(can(Pos.verb, Feature.pastParticiple))
      .as('participle')
      .mark(),
  ],
  unless: {
    'what there is: habría heridos': {
      when: (m) => m.token('have').lower === 'habría' && m.token('participle').pos === Pos.noun,
      right: 'Dijo que habría heridos.',
    },
  },
  suggest: unchanged,
  wrong: [
    ['He comprada una mesa nueva.', 'He comprado una mesa nueva.'],
    ['Nos hemos divertidos mucho en la feria.', 'Nos hemos divertido mucho en la feria.'],
    ['Las cartas que he escrita están ahí.', 'Las cartas que he escrito están ahí.'],
    ['Mi hermana ha salida temprano.', 'Mi hermana ha salido temprano.'],
  ],
  right: ['He comprado una mesa usada.', 'Han sido vendidas todas.', 'Las cartas escritas las ha traído el cartero.'],
});
