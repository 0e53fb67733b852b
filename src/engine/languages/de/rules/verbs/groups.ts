// Verb groups: a modal verb and its infinitive, separable verbs with zu, nicht brauchen with zu.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeFinite, isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, Element, form, lemma, not, punctuation, word, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { reads } from '../../../../rules/token.ts';
import { withZu } from './zu.ts';

const MODALS = words(
  'kann kannst können könnt konnte konntest konnten konntet könnte könntest könnten könntet muss musst müssen müsst musste musstest mussten musstet müsste müsstest müssten müsstet soll sollst sollen sollt sollte solltest sollten solltet will willst wollen wollt wollte wolltest wollten wolltet darf darfst dürfen dürft durfte durftest durften dürfte dürftest dürften möchte möchtest möchten möchtet mag magst mögt',
);

const filler = (): Element =>
  new Element(
    (token) =>
      token.kind === 'word' && token.pos !== Pos.subjunction && (!isFinite(token) || token.text !== token.lower),
  );

const close = (): Element => punctuation('.', '!', '?', ',', ';');

function infinitives(m: Match): string[] {
  const found = new Set<string>();
  for (const { lemma: base, pos } of m.token('verb').readings) {
    if (pos === Pos.verb || pos === Pos.auxiliary) found.add(base);
  }
  return [...found].filter(
    (base) =>
      base !== m.token('verb').lower &&
      reads({ readings: m.sentence.lexicon.analyses(base) } as Token, Pos.verb, Feature.infinitive),
  );
}

/** Whether a token is the infinitive that goes with the verb after it: einkaufen gehen, liegen lassen. */
const isRuled = (token: Token, verb: Token): boolean =>
  token.index === verb.index - 1 &&
  reads(token, Pos.verb, Feature.infinitive) &&
  verb.readings.some(({ lemma: base }) => /^(?:gehen|lassen|lernen|bleiben|kommen)$/.test(base));

/** Wir müssen noch einkauft: the infinitive at the end of the clause. */
export const modalInfinitive = defineRule({
  id: 'de.verb-forms.modal-infinitive',
  pattern: [
    MODALS.as('modal'),
    filler().repeat(1, 9),
    new Element(
      (token) => token.kind === 'word' && token.text === token.lower && (token.pos === Pos.verb || canBeFinite(token)),
    )
      .except(can(Pos.adjective).and(not(form(/^(?:(?!ge)\p{L}*ge\p{L}+(?:t|en)|(?:be|er|ver|zer|ent|emp)\p{L}+t)$/u))))
      .except(can(Pos.verb, Feature.infinitive))
      .except(can(Pos.pronoun))
      .as('verb')
      .mark(),
    close(),
  ],
  where: (m) => {
    const between = m.sentence.tokens.slice(m.from + 1, m.token('verb').index);
    // "wie er es möchte kommt": the modal ends a clause of its own; "muss sein und bleibt", "will es gemacht haben"
    if (
      between.some(
        (token) =>
          token.lower === 'und' ||
          token.lower === 'oder' ||
          (token.verbForm !== 0 && token.text === token.lower && !isRuled(token, m.token('verb'))),
      )
    )
      return false;
    // "Wer mitkommen will ist willkommen": more likely the verb of a main clause whose comma is missing
    if (/^(?:ist|sind|war|waren|hat|hatte|hatten)$/.test(m.token('verb').lower)) return false;
    if (!isFinite(m.token('modal')) || between.length === 0) return false;
    const before = m.before();
    if (before && /^(?:wie|als|was|dass|wenn|ob|weil)$/.test(before.lower)) return false;
    if (
      m.after(0)?.text === ',' &&
      (m.token('verb').verbForm !== 0 || /^(?:sondern|aber|oder)$/.test(m.after()?.lower ?? ''))
    )
      return false;
    // a participle that is just as much an adjective ("Das muss gut überlegt"), or a verb-final clause before it
    const clause = m.sentence.tokens.slice(0, m.from);
    const opener = [...clause].reverse().find((token) => token.text === ',' || token.pos === Pos.subjunction);
    return opener?.pos !== Pos.subjunction && infinitives(m).length > 0;
  },
  suggest: infinitives,
  wrong: [
    ['Ich kann morgen leider nicht komme.', 'Ich kann morgen leider nicht kommen.'],
    ['Sie will im Sommer nach Spanien fliegt.', 'Sie will im Sommer nach Spanien fliegen.'],
    ['Du musst das Formular noch ausgefüllt.', 'Du musst das Formular noch ausfüllen.'],
    ['Ich muss heute noch einkaufen gehe.', 'Ich muss heute noch einkaufen gehen.'],
  ],
  right: [
    'Ich kann morgen leider nicht kommen.',
    'Er will, dass du kommst.',
    'Das muss noch gemacht werden.',
    'So etwas kann leicht zu Streit führen.',
    'Das Bier mag ich nur gekühlt.',
    'Ich mag deine Idee, aber ich will lieber meine.',
    'Sie will nicht mitkommen und schweigt.',
  ],
});

/** Whether the particle belongs to the finite verb: fing an. */
const takesPrefix = (m: Match, token: Token): boolean =>
  token.readings.some(
    ({ lemma: base, pos }) =>
      pos === Pos.verb &&
      (!/^(?:haben|sein|werden)$/.test(base) || (base === 'haben' && m.token('prefix').lower === 'vor')) &&
      m.sentence.lexicon.inflect(m.token('prefix').lower + base, Pos.verb, Feature.infinitive).length > 0,
  );

/** The words just before a match. */
const near = (m: Match): readonly Token[] => m.sentence.tokens.slice(Math.max(0, m.from - 5), m.from);

/** auf zu stehen: separable verbs take zu after their prefix. */
export const separableZu = defineRule({
  id: 'de.verb-forms.separable-zu',
  pattern: [
    words(
      'auf an ab aus ein mit vor nach los weg zurück her hin teil fest statt vorbei weiter raus rein runter rauf rüber rum heraus herein hinaus hinein herunter hinunter herum bei',
    )
      .as('prefix')
      .mark(),
    word('zu').mark(),
    new Element((token) => token.kind === 'word' && token.text === token.lower)
      .and(can(Pos.verb, Feature.infinitive))
      .as('verb')
      .mark(),
  ],
  where: (m) => {
    const joined = m.token('prefix').lower + m.token('verb').lower;
    const isVerb = m.sentence.lexicon.inflect(joined, Pos.verb, Feature.infinitive).includes(joined);
    return isVerb && m.token('prefix').text === m.token('prefix').lower;
  },
  unless: {
    'from some time on': {
      when: (m) => near(m).some(({ lower }) => /^(?:von|vom|hin)$/.test(lower)),
      right: 'Er beschloss, von nun an zu sprechen.',
    },
    'the part of the verb before': {
      when: (m) => near(m).some((token) => isFinite(token) && takesPrefix(m, token)),
      right: 'Dann fing sie an zu sprechen.',
    },
    'instead of': {
      when: (m) => m.token('prefix').lower === 'statt',
      right: 'Sie nehmen immer nur, statt zu geben.',
    },
  },
  suggest: (m) => [`${m.token('prefix').lower}zu${m.token('verb').lower}`],
  wrong: [
    ['Ich versuche, jeden Tag früh auf zu stehen.', 'Ich versuche, jeden Tag früh aufzustehen.'],
    ['Vergiss nicht, das Licht aus zu machen.', 'Vergiss nicht, das Licht auszumachen.'],
    ['Es lohnt sich, dort ein zu kaufen.', 'Es lohnt sich, dort einzukaufen.'],
  ],
  right: [
    'Er hört nicht auf zu reden.',
    'Er fing von da an zu arbeiten.',
    'Es gibt viel zu tun.',
    'Es half, fest zu hoffen.',
    'Ich habe vor zu gehen.',
  ],
});

/** du brauchst nicht kommen: zu is missing. */
export const needZu = defineRule({
  id: 'de.verb-forms.brauchen-zu',
  pattern: [
    lemma('brauchen'),
    filler().repeat(0, 5),
    words('nicht nur bloß kaum nie'),
    filler().except(word('zu')).repeat(0, 4),
    new Element((token) => token.kind === 'word' && token.text === token.lower)
      .and(can(Pos.verb, Feature.infinitive))
      .except(can(Pos.adjective))
      .as('verb')
      .mark(),
    punctuation('.', '!', '?', ','),
  ],
  where: (m) => {
    const verb = m.token('verb');
    if (/^\p{L}+zu\p{L}+$/u.test(verb.lower) && m.sentence.lexicon.analyses(verb.lower.replace('zu', '')).length > 0)
      return false;
    return !/^(?:haben|sein|werden)$/.test(verb.lower);
  },
  suggest: (m) => [withZu(m)],
  wrong: [
    ['Du brauchst morgen nicht kommen.', 'Du brauchst morgen nicht zu kommen.'],
    ['Sie brauchen nur anrufen.', 'Sie brauchen nur anzurufen.'],
    ['Ihr braucht nicht warten.', 'Ihr braucht nicht zu warten.'],
  ],
  right: [
    'Du brauchst nicht zu kommen.',
    'Das brauchen wir nicht.',
    'Sie brauchen nur anzurufen.',
    'Ich brauche nur noch einmal den gleichen.',
  ],
});
