// Capitals: verbs and adjectives used as nouns, and adjectives that are not nouns.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, Element, form, oneOf, only, punctuation, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import { capital, finite, isBreak, isNoun, lowerWord, neverFinite } from '../../reading/words.ts';

/** Suggests the named word with a capital. */
export const capitalOf =
  (name: string) =>
  (m: Match): string[] => [capital(m.text(name))];

/** ich bin am überlegen: an activity, not a superlative. */
const isDoing = (m: Match): boolean =>
  m.sentence.tokens[m.from]?.lower === 'am' &&
  isBreak(m.after()) &&
  !m.token('verb').lower.endsWith('sten') &&
  m.sentence.tokens
    .slice(Math.max(0, m.from - 4), m.from)
    .some(({ lower }) => /^(?:bin|bist|ist|sind|seid|war|waren)$/.test(lower));

/** beim lesen, zum essen: a verb after a contracted article. */
export const nominalisedVerb = defineRule({
  id: 'de.capitals.verb-after-preposition',
  pattern: [
    words('beim vom zum am im ins fürs ans aufs übers'),
    lowerWord().and(can(Pos.verb, Feature.infinitive)).as('verb').mark(),
  ],
  unless: {
    'an adjective': {
      when: (m) =>
        m.token('verb').readings.some(({ pos }) => pos === Pos.adjective || pos === Pos.adverb) && !isDoing(m),
      right: 'Am weiten, leeren Strand war kein Mensch.',
    },
    'before a noun': {
      when: (m) => isNoun(m.after()),
      right: 'Jeder sitzt am liebsten im eignen Garten.',
    },
  },
  suggest: capitalOf('verb'),
  wrong: [
    ['Beim kochen höre ich gern Musik.', 'Beim Kochen höre ich gern Musik.'],
    ['Ich habe leider keine Zeit zum lernen.', 'Ich habe leider keine Zeit zum Lernen.'],
    [
      'Vom vielen sitzen und vom schlafen tut mir der Rücken weh.',
      'Vom vielen sitzen und vom Schlafen tut mir der Rücken weh.',
    ],
  ],
  right: [
    'Am besten rufen wir gleich an.',
    'Am ersten Tag haben wir ausgeschlafen.',
    'Im Keller lagern wir Kartoffeln.',
  ],
});

const MODAL = /^(?:können|müssen|wollen|sollen|dürfen|mögen)$/;

/** Das lesen fällt ihm leicht: a verb with the article as the subject. */
export const nominalisedSubject = defineRule({
  id: 'de.capitals.verb-after-article',
  patterns: [
    [
      sentenceStart(),
      words('das dieses mein dein sein unser euer ständiges lautes vieles ewige ständige viele'),
      lowerWord().and(only(Pos.verb)).and(can(Pos.verb, Feature.infinitive)).as('verb').mark(),
      oneOf(words('von des'), finite()).as('next'),
    ],
    [
      oneOf(words('und oder sowie'), finite()),
      words('das'),
      lowerWord().and(only(Pos.verb)).and(can(Pos.verb, Feature.infinitive)).as('verb').mark(),
      words('von').as('next'),
      new Element((token) => isNoun(token)),
    ],
  ],
  unless: {
    'the verb of a subject in the plural': {
      when: (m) => isFinite(m.token('next')) && neverFinite(m.token('next'), Feature.singular | Feature.third),
      right: 'Das reparieren lassen wir lieber in der Werkstatt.',
    },
    'the verb that a modal verb rules': {
      when: (m) =>
        m.token('next').readings.some(({ lemma }) => MODAL.test(lemma)) &&
        !m.sentence.tokens.slice(m.to).some(({ verbForm }) => verbForm !== 0),
      right: 'Das glauben kann ich kaum.',
    },
  },
  suggest: capitalOf('verb'),
  wrong: [
    ['Das laufen macht mir großen Spaß.', 'Das Laufen macht mir großen Spaß.'],
    ['Das rauchen ist hier nicht erlaubt.', 'Das Rauchen ist hier nicht erlaubt.'],
    ['Das warten hat sich gelohnt.', 'Das Warten hat sich gelohnt.'],
    ['Das essen schmeckt gut.', 'Das Essen schmeckt gut.'],
    ['Mein essen ist kalt.', 'Mein Essen ist kalt.'],
    ['Das rauchen ist hier verboten.', 'Das Rauchen ist hier verboten.'],
    ['Sein lachen steckt an.', 'Sein Lachen steckt an.'],
    [
      'Zu meinen Aufgaben gehören die Planung und das kalkulieren von Aufträgen.',
      'Zu meinen Aufgaben gehören die Planung und das Kalkulieren von Aufträgen.',
    ],
  ],
  right: ['Das essen Kinder besonders gern.', 'Das machen wir morgen.', 'Das wissen viele nicht.'],
});

/** etwas neues: an adjective used as a noun. */
export const nominalisedAdjective = defineRule({
  id: 'de.capitals.adjective-after-quantity',
  patterns: [
    [
      words('etwas nichts viel wenig allerlei genug irgendetwas was'),
      lowerWord().and(form(/es$/)).and(can(Pos.adjective, Feature.neuter)).as('adj').mark(),
    ],
    [
      word('alles'),
      words('gute liebe schöne beste weitere mögliche wichtige neue nötige notwendige')
        .and(lowerWord())
        .as('adj')
        .mark(),
    ],
  ],
  unless: {
    'not an adjective but a pronoun': {
      when: (m) =>
        /^(?:anderes|alles|vieles|einiges|manches|dieses|jedes|keines|meines|eines|solches|weniges|beides)$/.test(
          m.token('adj').lower,
        ),
      right: 'Es gibt noch etwas anderes zu tun.',
    },
    'before its noun': {
      when: (m) => {
        const next = m.after();
        return isNoun(next) || next?.pos === Pos.adjective || next?.pos === Pos.properNoun;
      },
      right: 'Wir haben noch etwas kaltes Wasser.',
    },
    'one of two adjectives before a noun': {
      when: (m) => m.after()?.lower === 'und' && isNoun(m.after(3)),
      right: 'Bring bitte etwas frisches und kaltes Wasser mit.',
    },
  },
  suggest: capitalOf('adj'),
  wrong: [
    ['Ich möchte heute etwas warmes essen.', 'Ich möchte heute etwas Warmes essen.'],
    ['Es gibt leider nichts neues zu berichten.', 'Es gibt leider nichts Neues zu berichten.'],
    ['Alles gute zum Geburtstag!', 'Alles Gute zum Geburtstag!'],
  ],
  right: ['Wir trinken viel und essen helles Brot.', 'Das ist etwas anderes.', 'Wir haben viel schönes Wetter gehabt.'],
});

/** das beste, was: a superlative followed by a relative clause. */
export const superlativeNoun = defineRule({
  id: 'de.capitals.superlative',
  pattern: [
    words('das'),
    lowerWord()
      .and(form(/(?:(?<!er)st|best|einzig|ganz)e$/))
      .and(can(Pos.adjective))
      .as('adj')
      .mark(),
    oneOf(punctuation(','), words('ist wäre war daran an')),
  ],
  unless: {
    'said of a noun named before': {
      when: (m) => m.after(0)?.text === ',' && !/^(?:was|wenn|dass)$/.test(m.after()?.lower ?? ''),
      right: 'Unser Team ist das beste, sagt der Trainer.',
    },
    'inside a sentence': {
      when: (m) => m.after(0)?.text !== ',' && m.from > 0,
      right: 'Von den Bildern gefällt mir das kleinste an deiner Wand am besten.',
    },
    'one of several': {
      when: (m) => m.after(0)?.text !== ',' && /^(?:das|der|die|am)$/.test(m.after()?.lower ?? ''),
      right: 'Das kleinste ist das frechste von den drei Kätzchen.',
    },
  },
  suggest: capitalOf('adj'),
  wrong: [
    ['Das war das schönste, was ich je gesehen habe.', 'Das war das Schönste, was ich je gesehen habe.'],
    ['Das wichtigste, was fehlt, ist Zeit.', 'Das Wichtigste, was fehlt, ist Zeit.'],
    ['Das ist das einzige, was noch hilft.', 'Das ist das Einzige, was noch hilft.'],
  ],
  right: [
    'Das beste Essen, das es gibt.',
    'Das ist das schönste Kleid, was soll ich sagen.',
    'Das beste Zimmer war schon vergeben.',
  ],
});
