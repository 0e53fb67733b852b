// The comma before a group with zu that completes a verb or adjective: Wir bitten Sie, den Betrag zu überweisen.
import { Pos } from '../../../../lexicon/features.ts';
import { canBeParticiple, isFinite, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, form, lemma, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { valuesIn, wordsIn } from '../../../../rules/wordRows.ts';
import { stretchStart, verbBefore } from '../../reading/boundaries.ts';
import { chunksOf } from '../../reading/chunks.ts';
import infinitiveVerbs from '../../rows/infinitiveVerbs.words.tsv';

const VERBS = wordsIn(infinitiveVerbs);
const OBJECTS = valuesIn(infinitiveVerbs, 'object');
const takes = (lemma: string, object: string): boolean => (OBJECTS.get(lemma) ?? '').split('|').includes(object);

/** bereit, das zu tun. */
const READY = 'bereit fähig imstande gewillt berechtigt verpflichtet gezwungen geneigt befugt entschlossen außerstande';

/** Words that belong to the verb before them: gebeten worden, vergessen haben. */
const GOES_ON = listed(
  'worden werden wird wurde wurden haben hat hatte hatten habe hätte hätten sein ist sind war waren wäre und oder aber wie als dass ob nicht auch zu um ohne statt anstatt können müssen sollen wollen',
);
const CASES: Readonly<Record<'accusative' | 'dative', ReadonlySet<string>>> = {
  accusative: listed('mich dich ihn sie es uns euch alle jeden'),
  dative: listed('mir dir ihm ihr ihnen uns euch allen jedem'),
};

const inside = (): Element =>
  new Element(
    (token) => token.kind === 'word' && token.lower !== 'zu' && !(isFinite(token) && token.text === token.lower),
  );
const group = (): Element[][] => [
  [inside().repeat(0, 8), word('zu'), tagged([Pos.verb, Pos.auxiliary]).and(form(/n$/)), end()],
  [inside().repeat(0, 8), form(/^\p{L}{2,}zu\p{L}{2,}e?n$/u).and(tagged([Pos.verb])), end()],
];
const end = (): Element => oneOf(punctuation('.', '!', '?', ',', ';'), words('und oder'));

const isNonFinite = (token: Token): boolean => token.verbForm !== 0 || canBeParticiple(token);

/** Whether the next word belongs to the verb, or is the infinitive itself. */
const isSameGroup = (next: Token): boolean =>
  GOES_ON.has(next.lower) || next.pos === Pos.conjunction || next.verbForm !== 0;

/** Er hat angeboten meine Schicht zu übernehmen. */
export const infinitiveObject = defineRule({
  id: 'de.commas.infinitive-object',
  category: 'punctuation',
  type: 'typographical',
  after: 'de.commas.infinitive',
  patterns: [
    ...group().map((rest) => [
      oneOf(lemma(...VERBS).and(new Element(isNonFinite)), words(READY))
        .as('before')
        .mark(),
      inside().as('next').mark(),
      ...rest,
    ]),
    ...group().map((rest) => [
      lemma(...VERBS)
        .and(new Element((token) => isFinite(token)))
        .as('verb')
        .mark(),
      words('ich du er sie es wir ihr man').repeat(0, 1).mark(),
      words('mich dich ihn sie es uns euch alle mir dir ihm ihr ihnen sich jeden jedem allen').repeat(0, 1).mark(),
      inside().as('next').mark(),
      ...rest,
    ]),
  ],
  where: (m) => {
    const next = m.token('next');
    if (isSameGroup(next)) return false;
    const between = m.sentence.tokens.slice(next.index, m.to);
    if (
      between.some(({ lower }) => /^(?:um|ohne|statt|anstatt|als|und)$/.test(lower) && lower !== between.at(-1)?.lower)
    )
      return false;
    if (!m.names('verb')) {
      const before = m.token('before');
      // "ich habe vergessen": an auxiliary or modal comes before
      return verbBefore(m.sentence, before.index) !== undefined && !reads(before, Pos.noun);
    }
    // er "vergisst leicht zu erwähnen": an adverb does not make a group
    return next.pos !== Pos.adverb && next.pos !== Pos.adjective && next.index === groupStart(m);
  },
  suggest: (m) => {
    const { text } = m.sentence;
    const [first] = m.marked();
    const next = m.token('next');
    const before = m.sentence.tokens[next.index - 1];
    return first && before ? [`${text.slice(first.start, before.end)}, ${next.text}`] : [];
  },
  wrong: [
    ['Er hat angeboten meine Schicht zu übernehmen.', 'Er hat angeboten, meine Schicht zu übernehmen.'],
    ['Wir bitten Sie den Betrag bald zu überweisen.', 'Wir bitten Sie, den Betrag bald zu überweisen.'],
    ['Sie ist gern bereit uns am Samstag zu helfen.', 'Sie ist gern bereit, uns am Samstag zu helfen.'],
    ['Ich habe vergessen die Tür abzuschließen.', 'Ich habe vergessen, die Tür abzuschließen.'],
    ['Wir hoffen den Termin einzuhalten.', 'Wir hoffen, den Termin einzuhalten.'],
    ['Der Arzt rät mir mehr Sport zu treiben.', 'Der Arzt rät mir, mehr Sport zu treiben.'],
    [
      'Wir versuchen das Problem so bald wie möglich zu lösen.',
      'Wir versuchen, das Problem so bald wie möglich zu lösen.',
    ],
  ],
  right: [
    'Er hat angeboten, meine Schicht zu übernehmen.',
    'Ich habe gestern angefangen zu lesen.',
    'Er hat gebeten worden zu sein nie erwähnt.',
    'Das Kind beginnt zu weinen und wir bitten um Geduld, ohne zu klagen.',
    'Er hat versucht zu schlafen.',
    'Man vergisst leicht zu fragen.',
    'Das Orchester begann das Lied zu spielen.',
  ],
});

/** Where the group begins: after the verb, its subject and the object that it takes. */
function groupStart(m: Match): number {
  const { tokens } = m.sentence;
  const verb = m.token('verb');
  const lemmas = verb.readings.map(({ lemma: each }) => each).filter((each) => OBJECTS.has(each));
  const some = (object: string): boolean => lemmas.some((each) => takes(each, object));
  let at = verb.index + 1;
  if (/^(?:ich|du|er|wir|ihr|man)$/.test(tokens[at]?.lower ?? '')) at++;
  else if (!hasSubjectBefore(m, verb)) return -1;
  const next = tokens[at]?.lower ?? '';
  const isTaken =
    next === 'sich' ||
    (some('accusative') && CASES.accusative.has(next)) ||
    (some('dative') && CASES.dative.has(next)) ||
    (some('reflexive') && /^(?:mich|dich|uns|euch|mir|dir)$/.test(next));
  if (isTaken) return at + 1;
  return some('none') || some('dative') ? at : -1;
}

/** Whether the only part of the clause before its verb can be the subject. */
function hasSubjectBefore(m: Match, verb: Token): boolean {
  const [first, second] = chunksOf(m.sentence, stretchStart(m.sentence, verb.index), verb.index);
  return first !== undefined && second === undefined && (first.cells & 0xf) !== 0;
}
