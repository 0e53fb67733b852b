// The subjunctive, and the prepositions that verbs and adjectives take.
import { Pos } from '../../../../lexicon/features.ts';
import { isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import { clauseEnd } from '../../reading/words.ts';
import governments from '../../rows/governments.tsv';

const IRREAL: Readonly<Record<string, string>> = {
  hatte: 'hätte',
  hattest: 'hättest',
  hatten: 'hätten',
  hattet: 'hättet',
  war: 'wäre',
  warst: 'wärst',
  waren: 'wären',
  konnte: 'könnte',
  konntest: 'könntest',
  konnten: 'könnten',
  musste: 'müsste',
  mussten: 'müssten',
  durfte: 'dürfte',
  durften: 'dürften',
  wurde: 'würde',
  wurden: 'würden',
};

const FORMS = Object.keys(IRREAL).join(' ');

/** Wenn ich Zeit hatte, würde ich: the subjunctive. */
export const subjunctive = defineRule({
  id: 'de.verb-forms.subjunctive',
  patterns: [
    [
      word('wenn'),
      new Element((token) => token.kind === 'word' && !isFinite(token)).repeat(1, 12),
      words(FORMS).as('verb').mark(),
      punctuation(','),
      words('dann so').optional(),
      words('würde würdest würden würdet wäre wären hätte hätten könnte könnten'),
    ],
    [
      words('würde wäre hätte würden wären'),
      new Element((token) => token.kind === 'word').repeat(1, 8),
      punctuation(','),
      word('wenn'),
      new Element((token) => token.kind === 'word' && !isFinite(token)).repeat(1, 10),
      words(FORMS).as('verb').mark(),
      punctuation('.', '!'),
    ],
  ],
  suggest: (m) => [IRREAL[m.token('verb').lower] ?? ''],
  wrong: [
    ['Wenn ich reich war, würde ich ein Haus kaufen.', 'Wenn ich reich wäre, würde ich ein Haus kaufen.'],
    [
      'Wenn wir mehr Platz hatten, könnten alle hier schlafen.',
      'Wenn wir mehr Platz hätten, könnten alle hier schlafen.',
    ],
    ['Ich würde kommen, wenn ich frei hatte.', 'Ich würde kommen, wenn ich frei hätte.'],
  ],
  right: [
    'Wenn er Zeit hatte, kam er uns besuchen.',
    'Immer wenn er krank war, kam sie.',
    'Als ich Zeit hatte, ging ich hin.',
  ],
});

/** wenn ich Zeit haben würde: würde in both clauses. */
export const wouldInCondition = defineRule({
  id: 'de.verb-forms.wenn-wuerde',
  category: 'style',
  type: 'style',
  level: 'picky',
  pattern: [
    word('wenn'),
    new Element((token) => token.kind === 'word' && !isFinite(token)).repeat(1, 10),
    words('haben sein').as('verb').mark(),
    words('würde würdest würden würdet').as('would').mark(),
  ],
  suggest: (m) => [m.token('would').lower.replace('würde', m.token('verb').lower === 'haben' ? 'hätte' : 'wäre')],
  wrong: [
    ['Wenn ich Zeit haben würde, käme ich mit.', 'Wenn ich Zeit hätte, käme ich mit.'],
    ['Es wäre schön, wenn du da sein würdest.', 'Es wäre schön, wenn du da wärest.'],
    ['Wenn wir Glück haben würden, ginge es schneller.', 'Wenn wir Glück hätten, ginge es schneller.'],
  ],
  right: ['Ich weiß nicht, wann er Zeit haben würde.', 'Wenn er singen würde, gingen alle.', 'Ich würde gern da sein.'],
});

const GOVERNED = rowsOf(governments, {
  filler: () =>
    new Element(
      (token) =>
        token.kind === 'word' &&
        !/^(?:auf|für|über|an|um|von|mit|zu|in|dass|ob)$/.test(token.lower) &&
        token.pos !== Pos.noun,
    ),
  phrase: () => tagged([Pos.determiner, Pos.pronoun, Pos.noun, Pos.properNoun, Pos.adjective]),
});

const DURATION = /^(?:monat|jahr|woche|zeit|stunde|minute|tag|moment|augenblick)/;

/** warten für: the preposition that a verb or adjective takes. */
export const government = defineRule({
  id: 'de.verb-forms.preposition',
  priority: 3,
  ...GOVERNED,
  unless: {
    'the right preposition as well': {
      when: (m) => {
        const [meant] = GOVERNED.suggest(m);
        return m.sentence.tokens.slice(m.to, clauseEnd(m.sentence, m.to)).some(({ lower }) => lower === meant);
      },
      right: 'Ich warte für meine Nachbarin auf das Paket.',
    },
    'for how long': {
      when: (m) => DURATION.test(m.after(0)?.lower ?? '') || DURATION.test(m.after()?.lower ?? ''),
      right: 'Er war zufrieden für eine Stunde, dann weinte er wieder.',
    },
    'for somebody': {
      when: (m) => /^(?:sich|uns)$/.test(m.after(0)?.lower ?? ''),
      right: 'Sie wartet für uns am Eingang.',
    },
  },
  right: ['Wir warten auf die Rechnung.', 'Ich bin interessiert an Musik.', 'Sie ist stolz auf ihre Tochter.'],
});

/** Ich bin mir dem Ergebnis zufrieden: mit was meant. */
export const mirMit = defineRule({
  id: 'de.verb-forms.mir-mit',
  pattern: [
    word('mir').mark(),
    words('dem der den einem einer meinem meiner unserem unserer seinem ihrem freundlichen'),
    new Element((token) => token.kind === 'word').repeat(1, 5),
    words('zufrieden einverstanden fertig beschäftigt unzufrieden'),
  ],
  suggest: () => ['mit'],
  wrong: [
    ['Ich bin mir dem Zimmer sehr zufrieden.', 'Ich bin mit dem Zimmer sehr zufrieden.'],
    ['Wir sind mir dem Vorschlag einverstanden.', 'Wir sind mit dem Vorschlag einverstanden.'],
    ['Bist du mir der Arbeit schon fertig?', 'Bist du mit der Arbeit schon fertig?'],
  ],
  right: ['Kannst du mir den Schlüssel geben?', 'Gib mir den Schlüssel.', 'Das ist mir der Spaß wert.'],
});
