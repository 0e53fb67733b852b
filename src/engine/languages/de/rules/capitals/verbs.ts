// Verbs used as nouns at some distance from their article: das ewige Warten, nach langem Überlegen, ohne Zögern.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, Element, form, oneOf, only, punctuation, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { clauseEnd, clauseStart, finite, isBreak, isNoun, lowerWord } from '../../reading/words.ts';
import { capitalOf } from './words.ts';

/** An infinitive in lower case that can be nothing but a verb. */
const infinitive = (): Element =>
  lowerWord()
    .and(only(Pos.verb))
    .and(can(Pos.verb, Feature.infinitive))
    .and(form(/^(?!.*zu\p{L}+en$).{4,}$/u));

const adjective = (ending: RegExp): Element => lowerWord().and(can(Pos.adjective)).and(form(ending));

const SUBJECT = /^(?:ich|du|er|sie|es|wir|ihr|man)$/;
const RULING =
  /^(?:können|müssen|wollen|sollen|dürfen|mögen|lassen|werden|gehen|helfen|sehen|hören|lernen|bleiben|möchten|würden)$/;

/** Whether a modal or similar verb in the clause calls for an infinitive. */
const asksForInfinitive = (m: Match, verb: Token): boolean =>
  m.sentence.tokens
    .slice(clauseStart(m.sentence, verb.index), clauseEnd(m.sentence, verb.index))
    .some((token) => token !== verb && token.readings.some(({ lemma }) => RULING.test(lemma)));

/** Nach dem essen, das ewige warten, ohne zögern. */
export const verbAsNoun = defineRule({
  id: 'de.capitals.verb-as-noun',
  patterns: [
    [
      words('vor nach bei mit von zu aus seit wegen trotz'),
      words('dem diesem meinem deinem seinem ihrem unserem eurem jedem'),
      adjective(/en$/).repeat(0, 1),
      infinitive().as('verb').mark(),
    ],
    [
      words('durch für ohne gegen um'),
      words('das dieses mein dein sein ihr unser euer'),
      adjective(/es?$/).repeat(0, 1),
      infinitive().as('verb').mark(),
    ],
    [words('das dieses'), adjective(/(?:[^e]e|ese|iele)$/).as('adj'), infinitive().as('verb').mark()],
    [words('mein dein sein ihr unser euer ein kein'), adjective(/es$/).as('adj'), infinitive().as('verb').mark()],
    [words('beim vom zum am im'), adjective(/en$/).as('adj'), infinitive().as('verb').mark()],
    [
      words('nach bei mit trotz durch ohne zu unter vor'),
      adjective(/e[ms]$/).as('adj'),
      infinitive().as('verb').mark(),
    ],
    [words('ohne trotz durch'), infinitive().as('verb').mark(), oneOf(finite(), punctuation('.', ',', '!'))],
    [
      sentenceStart(),
      words('das'),
      infinitive().as('verb').mark(),
      words('in auf an bei mit von vor nach am im für über unter zu ohne der des'),
      new Element((token) => token.kind === 'word' && !isFinite(token)).repeat(1, 4),
      words('ist war macht hat fällt wird kann gefällt kostet bringt tut dauert soll darf muss gehört nervt stört').as(
        'finite',
      ),
    ],
    [
      words('macht fällt ist war gefällt nervt dauert tut liegt'),
      word('das'),
      infinitive().as('verb').mark(),
      words(
        'in auf an bei mit von für zu so sehr keinen viel immer auch schwer leicht nicht einfach richtig am im der des',
      ),
    ],
  ],
  where: (m) => {
    const verb = m.token('verb');
    const { tokens } = m.sentence;
    const next = tokens[verb.index + 1];
    if (
      isNoun(next) ||
      next?.pos === Pos.properNoun ||
      next?.text === '-' ||
      (next?.pos === Pos.adjective && next.text === next.lower && /e[nrsm]?$/.test(next.lower))
    )
      return false;
    // "das alleine machen müssen", "am schnellsten laufen"
    if (m.names('adj') && isFinite(next) && next?.readings.some(({ lemma }) => RULING.test(lemma))) return false;
    if (m.names('adj') && (m.text('adj').endsWith('sten') || m.token('adj').pos === Pos.adverb)) return false;
    if (SUBJECT.test(next?.lower ?? '') || m.before()?.text === ',') return false;
    if (next?.lower === 'zu' || tokens[verb.index - 1]?.lower === 'zu') return isFinite(next);
    // "Ich will das alte wegwerfen": the verb itself; "weil sie das neue kaufen": its finite form
    const clause = tokens.slice(clauseStart(m.sentence, verb.index), clauseEnd(m.sentence, verb.index));
    if (isBreak(next) && (asksForInfinitive(m, verb) || !clause.some((token) => token !== verb && isFinite(token))))
      return (
        /^(?:trotz|wegen|ohne)$/.test(tokens[m.from]?.lower ?? '') &&
        verb.index === m.from + 1 &&
        !asksForInfinitive(m, verb)
      );
    return !/^(?:haben|sein|werden|lassen|können|müssen)$/.test(verb.lower);
  },
  suggest: capitalOf('verb'),
  wrong: [
    ['Vor dem einschlafen lese ich noch ein paar Seiten.', 'Vor dem Einschlafen lese ich noch ein paar Seiten.'],
    ['Das ständige nachfragen nervt alle.', 'Das ständige Nachfragen nervt alle.'],
    ['Nach langem suchen habe ich den Schlüssel gefunden.', 'Nach langem Suchen habe ich den Schlüssel gefunden.'],
    ['Das wohnen in der Innenstadt ist leider sehr teuer.', 'Das Wohnen in der Innenstadt ist leider sehr teuer.'],
    ['Durch das viele arbeiten bin ich müde.', 'Durch das viele Arbeiten bin ich müde.'],
    ['Wir bereiten uns auf unser erstes treffen vor.', 'Wir bereiten uns auf unser erstes Treffen vor.'],
    ['Ohne zögern sprang er ins Wasser.', 'Ohne Zögern sprang er ins Wasser.'],
    ['Mir gefällt das wandern in den Bergen.', 'Mir gefällt das Wandern in den Bergen.'],
    ['Beim schnellen laufen fiel er hin.', 'Beim schnellen Laufen fiel er hin.'],
    ['Vom vielen sitzen tut mir der Rücken weh.', 'Vom vielen Sitzen tut mir der Rücken weh.'],
    ['Ich bin gegen das rauchen.', 'Ich bin gegen das Rauchen.'],
  ],
  right: [
    'Wir mussten vor dem Essen aufräumen.',
    'Wir wollen das alte wegwerfen.',
    'Das Bett, in dem schlafen wir heute.',
    'Das machen in Bayern viele so.',
  ],
});
