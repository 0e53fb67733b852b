// A second verb of a modal, joined to the first: Können Sie den Schrank abholen und mir einen neuen bringen?
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeFinite, isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, Element, lemma, punctuation, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { chunksOf } from '../../reading/chunks.ts';
import { Row } from '../../reading/recast.ts';

const plain = (): Element =>
  new Element((token) => token.kind === 'word' && token.pos !== Pos.subjunction && token.pos !== Pos.conjunction);

/** The infinitives that the verb may be a form of. */
function infinitives(m: Match): string[] {
  const { readings, lower } = m.token('verb');
  const found = new Set(readings.filter(({ pos }) => pos === Pos.verb).map(({ lemma: base }) => base));
  const isInfinitive = (base: string): boolean =>
    reads({ readings: m.sentence.lexicon.analyses(base) } as Token, Pos.verb, Feature.infinitive);
  return [...found].filter((base) => base !== lower && isInfinitive(base));
}

/** Können Sie das abholen und mir ein neues bringt? */
export const joinedInfinitive = defineRule({
  id: 'de.verb-forms.joined-infinitive',
  pattern: [
    lemma('können', 'müssen', 'sollen', 'wollen', 'dürfen', 'mögen')
      .and(new Element((token) => isFinite(token)))
      .as('modal'),
    plain().repeat(1, 10),
    can(Pos.verb, Feature.infinitive).and(new Element(({ text, lower }) => text === lower)),
    word('und').as('join'),
    plain().repeat(1, 8),
    new Element((token) => token.text === token.lower && canBeFinite(token) && token.pos === Pos.verb)
      .as('verb')
      .mark(),
    punctuation('.', '!', '?', ','),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const [join, verb] = [m.token('join'), m.token('verb')];
    // "und gut bezahlt": a participle
    if (reads(verb, Pos.verb, Feature.pastParticiple)) return false;
    const inner = tokens.slice(join.index + 1, verb.index);
    if (inner.some((token) => isFinite(token) && token.text === token.lower)) return false;
    const chunks = chunksOf(m.sentence, join.index + 1, verb.index);
    // "und mein Bruder kommt": a subject of its own before the verb
    const [first, more] = chunks;
    const mayBeSubject =
      (first?.kind === 'phrase' || first?.kind === 'pronoun') &&
      (first.cells === 0 || (first.cells & Row.nominative) !== 0);
    if (!first || (mayBeSubject && !more) || inner.some(({ lower }) => /^(?:ich|du|er|wir|man|sie|es)$/.test(lower)))
      return false;
    return infinitives(m).length > 0;
  },
  suggest: infinitives,
  params: (m) => ({ modal: m.text('modal') }),
  wrong: [
    [
      'Können Sie den Schrank abholen und mir einen neuen bringt?',
      'Können Sie den Schrank abholen und mir einen neuen bringen?',
    ],
    [
      'Wir müssen das Auto waschen und danach zur Werkstatt fahrt.',
      'Wir müssen das Auto waschen und danach zur Werkstatt fahren.',
    ],
    ['Ich möchte hier bleiben und weiter Deutsch lerne.', 'Ich möchte hier bleiben und weiter Deutsch lernen.'],
  ],
  right: [
    'Ich muss arbeiten und komme später.',
    'Ich kann morgen kochen und mein Bruder kommt.',
    'Wir wollen essen und dann nach Hause gehen.',
    'Sie sollen anrufen und um acht ist er da.',
  ],
});
