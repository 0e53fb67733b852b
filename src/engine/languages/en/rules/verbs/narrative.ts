// A present tense among past tenses, where a paragraph tells what happened: I lay on a rock and eat my cheese.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { Label } from '../../../../reading/parser/labels.ts';
import { among } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, Element, oneOf, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { isPastBeside, isToldInPast } from '../../reading/narrative.ts';
import { verbForms } from '../../reading/words.ts';

/** What people do once: I go and we take, not what they know or want. */
const isDeed = among(
  'go come take get give make eat drink buy sell send bring leave arrive meet find lose tell ask call visit stay start stop begin finish move open close walk drive fly swim sing speak write break fall catch throw wake sleep sit stand wear win build choose forget pay teach spend decide wait watch play dance cook clean wash return travel reach enter climb pick turn answer explain show help carry drop fill pull push grab ring order book check hide steal shout smile laugh cry jump ride join learn bake paint plant pack count collect invite pass change burn prepare receive become notice realise realize discover happen try keep hold',
);
const isTimeless = among(
  'always never usually often sometimes every still now today tomorrow if whenever to let make made help would could should did nowadays normally generally',
);

const deed = (): Element =>
  can(Pos.verb, Feature.infinitive).and(
    new Element(
      (token) =>
        isDeed(token) &&
        token.text === token.lower &&
        token.pos === Pos.verb &&
        !reads(token, Pos.verb, Feature.preterite) &&
        (token.verbForm === 0 || token.verbForm === Feature.infinitive),
    ),
  );

/** The verb joined to by "and", with its subject: I lay on a flat rock and eat. */
function joinsPast(m: Match, verb: Token): boolean {
  const { syntax } = m;
  if (!syntax || syntax.labelOf(verb) !== Label.conjunct || syntax.certaintyOf(verb) < 0.6) return false;
  if (syntax.dependentsOf(verb, Label.subject, Label.auxiliary, Label.marker).length > 0) return false;
  // a use case and call to action: a noun
  if (reads(verb, Pos.noun) && among('to for of')(m.sentence.tokens[verb.index + 1])) return false;
  const first = syntax.headOf(verb)?.token;
  return (
    first !== undefined &&
    first.verbForm === 0 &&
    first.pos === Pos.verb &&
    reads(first, Pos.verb, Feature.preterite) &&
    !reads(first, Pos.verb, Feature.infinitive) &&
    syntax.dependentsOf(first, Label.auxiliary).length === 0
  );
}

/** Whether nothing else governs the verb: did we take, to go. */
const isAlone = ({ syntax }: Match, verb: Token): boolean =>
  syntax
    ?.dependentsOf(verb, Label.auxiliary, Label.marker)
    .every(({ token }) => among('when before after because as while that')(token)) ?? false;

/** I lay on a rock and eat my cheese; I choose it because I liked it. */
export const narrativePast = defineRule({
  id: 'en.tense.narrative',
  patterns: [
    [
      words('i we they he she').as('subject'),
      words('only then also just finally quickly soon first even really').repeat(0, 1),
      deed().as('verb').mark(),
    ],
    [oneOf(words('and'), words('then')), words('then finally quickly also').repeat(0, 1), deed().as('verb').mark()],
  ],
  where: (m) => {
    const verb = m.token('verb');
    if (!isPastBeside(m, verb)) return false;
    if (!m.names('subject'))
      return joinsPast(m, verb) && !m.sentence.tokens.slice(0, m.from).some(among('to let made help'));
    return isToldInPast(m) && !m.sentence.tokens.some(isTimeless) && isAlone(m, verb);
  },
  suggest: (m) => verbForms(m, m.token('verb'), Feature.preterite),
  wrong: [
    ['I sat on a flat rock and eat my cheese.', 'I sat on a flat rock and ate my cheese.'],
    [
      'We were tired and had no money. On our first morning we take the tram and it was full.',
      'We were tired and had no money. On our first morning we took the tram and it was full.',
    ],
    [
      'It was late and we were hungry. I only come home at ten, and I was tired.',
      'It was late and we were hungry. I only came home at ten, and I was tired.',
    ],
  ],
  right: [
    'He wanted to come and eat with us.',
    'We were late and had no time. I always take the bus because she told me to.',
    'We were late and it was cold. They saw us come and go.',
  ],
});
