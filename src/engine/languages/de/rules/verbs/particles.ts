// Separable verbs written as two words at the end of a subordinate clause: wenn er heim kommt.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeFinite, finiteReadings, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, oneOf, punctuation, words } from '../../../../rules/pattern.ts';
import { isSureFinite, mayBeRelative, opensClause, stretchStart } from '../../reading/boundaries.ts';
import { isSubjectPronoun, lowerWord } from '../../reading/words.ts';

const PARTICLES =
  'zu ab an auf aus bei ein fort heim her hin hoch los mit nach raus rauf rein rüber rum runter um vor vorbei weg weiter zurück zusammen heraus herein hinaus hinein herunter hinunter herauf hinauf';

/** These may stand alone before a verb: wenn er mit kommt is a slip, wenn er weiter arbeitet is none. */
const FREE = listed('weiter zusammen hoch mit');

/** The verb as one word, if the lexicon lists it; '' otherwise. */
function joined(m: Match): string {
  const verb = m.token('verb');
  const whole = m.token('particle').lower + verb.lower;
  const isListed = finiteReadings(verb).some(({ lemma, features }) => {
    const person = features & (Feature.first | Feature.second | Feature.third);
    const number = features & (Feature.singular | Feature.plural);
    const tense = features & (Feature.present | Feature.preterite);
    const lemmas = [m.token('particle').lower + lemma];
    return lemmas.some((each) =>
      [Feature.first, Feature.second, Feature.third]
        .filter((bit) => person === 0 || (person & bit) !== 0)
        .some((bit) =>
          [Feature.singular, Feature.plural]
            .filter((bits) => number === 0 || (number & bits) !== 0)
            .some((bits) => m.sentence.lexicon.inflect(each, Pos.verb, bit | bits | (tense & -tense)).includes(whole)),
        ),
    );
  });
  const isForm = m.sentence.lexicon
    .analyses(whole)
    .some(({ pos, features }) => pos === Pos.verb && (features & (Feature.present | Feature.preterite)) !== 0);
  return isListed || isForm ? whole : '';
}

/** Ich weiß nicht, wann er an kommt. */
export const particleAtEnd = defineRule({
  id: 'de.verb-forms.particle-apart',
  after: 'de.verb-forms.separable-apart',
  pattern: [
    words(PARTICLES).and(lowerWord()).as('particle').mark(),
    new Element((token) => isSureFinite(token) || canBeFinite(token)).as('verb').mark(),
    oneOf(punctuation('.', '!', '?', ','), words('und oder')),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const start = stretchStart(m.sentence, m.from);
    if (m.from < start + 2 || FREE.has(m.token('particle').lower)) return false;
    // weil der Ofen aus war, wenn es vorbei ist: "sein" is joined to nothing
    if (m.token('verb').readings.some(({ lemma }) => lemma === 'sein')) return false;
    const opener = tokens[start];
    // "das zu sagen": an infinitive, unless the clause has its subject and no other verb: bevor wir zu sagen
    const isZu = m.token('particle').lower === 'zu';
    if (!isZu && !isSureFinite(m.token('verb'))) return false;
    if (isZu && !(opensClause(opener) && isSubjectPronoun(tokens[start + 1]))) return false;
    const isOpened =
      opensClause(opener) ||
      (opener?.lower === 'als' && opener.index === 0) ||
      (mayBeRelative(opener) && tokens[start - 1]?.text === ',');
    // "von hier aus sieht": a phrase of its own
    if (
      !isOpened ||
      tokens.slice(start, m.from).some((token) => isSureFinite(token) || /^(?:von|vom|bis|zum|zur)$/.test(token.lower))
    )
      return false;
    return joined(m) !== '';
  },
  suggest: (m) => [joined(m)],
  wrong: [
    ['Ich weiß nicht, wann er an kommt.', 'Ich weiß nicht, wann er ankommt.'],
    ['Sag Bescheid, wenn du uns ab holst.', 'Sag Bescheid, wenn du uns abholst.'],
    ['Wir überlegen noch, bevor wir zu sagen.', 'Wir überlegen noch, bevor wir zusagen.'],
    ['Als der Lehrer die Hefte zurück gab, war es still.', 'Als der Lehrer die Hefte zurückgab, war es still.'],
    ['Das ist der Mann, der uns ein lädt.', 'Das ist der Mann, der uns einlädt.'],
  ],
  right: [
    'Ich weiß nicht, wann er an der Haltestelle ankommt.',
    'Wenn man es von hier aus sieht, ist es klein.',
    'Er sagt, dass er weiter arbeitet.',
    'Wir froren, weil der Ofen aus war.',
    'Alle gingen, als das Fest vorbei war.',
  ],
});
