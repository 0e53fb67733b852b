// Words chosen for others by those who translate: mehr kalt, ich kenne nicht, wo, wenn ich ein Kind war, nicht Zeit haben.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isFinite, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemma, lemmas, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { nounCells } from '../../reading/nounCells.ts';
import { clauseEnd, clauseStart, noun } from '../../reading/words.ts';

const NEGATIVE = listed('nicht kein keine keinen keiner nie niemals niemand nichts kaum weder noch umso desto');

const clauseOf = (m: Match): readonly Token[] =>
  m.sentence.tokens.slice(clauseStart(m.sentence, m.from), clauseEnd(m.sentence, m.from));

const comparatives = (m: Match): string[] =>
  m.sentence.lexicon
    .inflect(m.token('adjective').lower, Pos.adjective, Feature.comparative)
    .filter((form) => form.endsWith('er'))
    .sort((a, b) => a.length - b.length)
    .slice(0, 1);

/** Dieser Winter ist mehr kalt: the comparative. */
export const moreThan = defineRule({
  id: 'de.confusions.mehr-adjective',
  pattern: [
    oneOf(words('ist sind war waren bin bist viel noch etwas wird wurde')),
    word('mehr').mark(),
    tagged(Pos.adjective)
      .and(new Element((token) => token.text === token.lower && token.lower.length < 9))
      .as('adjective')
      .mark(),
    oneOf(word('als'), punctuation('.', ',', '!', '?')),
  ],
  where: (m) => {
    // "mehr tot als lebendig": of two properties
    if (m.after(0)?.lower === 'als' && m.after()?.pos === Pos.adjective) return false;
    // "da wäre viel mehr möglich": more things
    if (/^(?:möglich|nötig|wert|drin|bekannt|gefragt|wichtig)$/.test(m.token('adjective').lower)) return false;
    return !clauseOf(m).some(({ lower }) => NEGATIVE.has(lower)) && comparatives(m).length === 1;
  },
  suggest: comparatives,
  wrong: [
    ['Dieses Jahr war der Winter viel mehr kalt als sonst.', 'Dieses Jahr war der Winter viel kälter als sonst.'],
    ['Meine Wohnung ist mehr klein als deine.', 'Meine Wohnung ist kleiner als deine.'],
    ['Im Dorf ist es viel mehr ruhig als hier.', 'Im Dorf ist es viel ruhiger als hier.'],
  ],
  right: [
    'Er war mehr tot als lebendig.',
    'Mir ist nicht mehr kalt.',
    'Sie ist nicht mehr jung.',
    'Wir brauchen noch mehr warmes Wasser.',
  ],
});

const KNOWN = /^(?:wo|ob|warum|wann|dass|weshalb|wieso|woher|wohin)$/;

const WISSEN: Readonly<Record<string, readonly string[]>> = {
  kenne: ['weiß'],
  kennst: ['weißt'],
  kennt: ['weiß', 'wisst'],
  kennen: ['wissen'],
  kannte: ['wusste'],
  kannten: ['wussten'],
};

/** Ich kenne nicht, wo er wohnt: wissen, before a clause. */
export const knowing = defineRule({
  id: 'de.confusions.kennen-wissen',
  pattern: [
    lemma('kennen')
      .and(new Element((token) => isFinite(token) && token.text === token.lower))
      .as('verb')
      .mark(),
    words('ich du er sie wir ihr man nicht auch leider schon genau noch gar').repeat(0, 4),
    punctuation(','),
    new Element((token) => KNOWN.test(token.lower)),
  ],
  suggest: (m) => WISSEN[m.token('verb').lower] ?? [],
  wrong: [
    ['Ich kenne leider nicht, wo die Haltestelle ist.', 'Ich weiß leider nicht, wo die Haltestelle ist.'],
    ['Wir kennen noch nicht, wann der Zug fährt.', 'Wir wissen noch nicht, wann der Zug fährt.'],
    ['Er kennt schon, warum sie gegangen ist.', 'Er weiß schon, warum sie gegangen ist.'],
  ],
  right: [
    'Die Römer kannten, wie erwähnt, diesen Brauch.',
    'Ich kenne das Haus, wo er wohnt.',
    'Wir kennen ihn nicht, weil er neu ist.',
    'Das kenne ich schon aus der Zeit, wo alles anders war.',
  ],
});

/** Ich weiß nicht, wenn der Zug kommt: wann. */
export const whenAsked = defineRule({
  id: 'de.confusions.wenn-wann',
  pattern: [
    lemmas('wissen').as('verb'),
    words('ich du er sie wir ihr man').repeat(0, 1),
    words('leider noch auch immer').repeat(0, 2),
    word('nicht'),
    words('genau mehr').repeat(0, 1),
    punctuation(','),
    word('wenn').mark(),
  ],
  where: (m) => {
    const end = clauseEnd(m.sentence, m.to);
    const mark = m.sentence.tokens[end];
    return mark === undefined || /^[.?!]$/.test(mark.text);
  },
  suggest: () => ['wann'],
  wrong: [
    ['Ich weiß nicht, wenn der Zug ankommt.', 'Ich weiß nicht, wann der Zug ankommt.'],
    ['Wir wissen noch nicht, wenn die Feier beginnt.', 'Wir wissen noch nicht, wann die Feier beginnt.'],
    ['Weißt du nicht, wenn er Geburtstag hat?', 'Weißt du nicht, wann er Geburtstag hat?'],
  ],
  right: [
    'Ich weiß nicht, wenn ich ehrlich bin, was er will.',
    'Ich weiß nicht weiter, wenn du gehst.',
    'Ich weiß, wenn du lügst.',
  ],
});

/** Wenn ich ein Kind war: a time in the past that came once. */
export const whenYoung = defineRule({
  id: 'de.confusions.wenn-als',
  pattern: [
    word('wenn').as('when').mark(),
    new Element((token) => token.kind === 'word' && !isFinite(token)).repeat(1, 5),
    oneOf(words('klein jung jünger kind kinder baby schüler schülerin student studentin alt')),
    words('war waren'),
    punctuation(',', '.'),
  ],
  where: (m) => {
    const last = m.sentence.tokens[m.to - 3];
    const isAge = last?.lower !== 'alt' || m.sentence.tokens.slice(m.from, m.to).some(({ lower }) => lower === 'jahre');
    return isAge && !/^(?:immer|mal|auch|selbst|jedesmal|nur|und)$/.test(m.before()?.lower ?? '');
  },
  suggest: (m) => [m.text('when') === 'Wenn' ? 'Als' : 'als'],
  wrong: [
    [
      'Wenn ich ein kleines Kind war, wohnten wir auf dem Land.',
      'Als ich ein kleines Kind war, wohnten wir auf dem Land.',
    ],
    ['Wenn er fünf Jahre alt war, zog er nach Ulm.', 'Als er fünf Jahre alt war, zog er nach Ulm.'],
    ['Wir lebten in Bonn, wenn wir noch klein waren.', 'Wir lebten in Bonn, als wir noch klein waren.'],
  ],
  right: [
    'Immer wenn das Brot alt war, gab es Suppe.',
    'Wenn das Brot alt war, fütterte sie die Enten.',
    'Wenn er müde war, schlief er.',
  ],
});

const OWNED = listed('Geld Zeit Hunger Durst Lust Angst Ahnung Platz Arbeit Glück Fieber Kinder Geschwister');

const negated = (m: Match): string => {
  const cells = nounCells(m.sentence, m.token('noun'));
  return (cells & 0x10) !== 0 ? 'keinen' : (cells & 0x40) !== 0 ? 'kein' : 'keine';
};

/** Ich habe nicht Geld: kein. */
export const noNotNot = defineRule({
  id: 'de.confusions.nicht-kein',
  pattern: [
    lemma('haben').and(new Element(isFinite)),
    words('ich du er sie wir ihr man leider heute gerade im moment jetzt momentan auch noch').repeat(0, 3),
    word('nicht').mark(),
    noun()
      .and(new Element(({ text }) => OWNED.has(text)))
      .as('noun'),
    oneOf(punctuation(',', '.', '!', '?'), words('für um zu mit auf vor dabei und')),
  ],
  where: (m) => !/^(?:sondern|aber)$/.test(m.after()?.lower ?? '') && reads(m.token('noun'), Pos.noun),
  suggest: (m) => [negated(m)],
  wrong: [
    ['Ich habe leider nicht Geld für ein neues Auto.', 'Ich habe leider kein Geld für ein neues Auto.'],
    ['Heute habe ich nicht Zeit.', 'Heute habe ich keine Zeit.'],
    ['Er hat nicht Hunger, weil er schon gegessen hat.', 'Er hat keinen Hunger, weil er schon gegessen hat.'],
  ],
  right: ['Ich habe nicht Geld, sondern Liebe gesucht.', 'Wir haben nicht lange Zeit.', 'Er hat nicht Angst genug.'],
});
