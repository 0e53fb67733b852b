// The subjunctive, and prepositions that a verb or adjective asks for.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { Element, lemma, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import { clauseEnd, isFinite } from '../../reading/words.ts';

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

/** wenn ich Zeit haben würde: two würde. */
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

interface Government {
  verb: Element;
  wrong: Element;
  right: string;
}

const middle = (): Element =>
  new Element(
    (token) =>
      token.kind === 'word' &&
      !/^(?:auf|für|über|an|um|von|mit|zu|in|dass|ob)$/.test(token.lower) &&
      token.pos !== Pos.noun,
  ).repeat(0, 4);

const GOVERNMENTS: readonly Government[] = [
  { verb: lemma('warten'), wrong: word('für'), right: 'auf' },
  { verb: lemma('interessieren'), wrong: words('über an in'), right: 'für' },
  { verb: lemma('verzichten'), wrong: words('von für an'), right: 'auf' },
  { verb: lemma('teilnehmen'), wrong: words('in bei'), right: 'an' },
  { verb: lemma('kümmern'), wrong: words('über für'), right: 'um' },
  { verb: words('stolz'), wrong: words('für'), right: 'auf' },
  { verb: words('zufrieden'), wrong: words('von für'), right: 'mit' },
  { verb: words('abhängig'), wrong: words('an auf'), right: 'von' },
  { verb: words('interessiert').and(tagged(Pos.adjective)), wrong: words('in für'), right: 'an' },
  { verb: words('verantwortlich'), wrong: words('über von'), right: 'für' },
  { verb: lemma('erinnern'), wrong: words('über von auf'), right: 'an' },
  { verb: lemma('gratulieren'), wrong: word('für'), right: 'zu' },
];

/** warten für: the preposition that a verb or adjective asks for. */
export const government = defineRule({
  id: 'de.verb-forms.preposition',
  patterns: GOVERNMENTS.map(({ verb, wrong }) => [
    verb.as('verb'),
    middle(),
    wrong.as('prep').mark(),
    tagged([Pos.determiner, Pos.pronoun, Pos.noun, Pos.properNoun, Pos.adjective]).as('next'),
  ]),
  where: (m) => {
    const next = m.sentence.tokens[m.to];
    const hit = GOVERNMENTS.find(
      (each) =>
        typeof each.verb.test === 'function' &&
        each.verb.test(m.token('verb')) &&
        typeof each.wrong.test === 'function' &&
        each.wrong.test(m.token('prep')),
    );
    if (!hit || (m.token('next').lower === 'das' && next?.kind === 'punctuation')) return false;
    const end = clauseEnd(m.sentence, m.token('prep').index);
    if (m.sentence.tokens.slice(m.to, end).some((token) => token.lower === hit.right || token.lower === 'her'))
      return false;
    // the dative stays in place only where the new preposition takes it, too
    return (
      !/^(?:monat|jahr|woche|zeit|stunde|minute|ersten|alle|immer|sich|uns)/.test(m.token('next').lower) &&
      !/^(?:stunde|woche|monat|minute|jahr|tag)/.test(next?.lower ?? '')
    );
  },
  suggest: (m) => {
    const hit = GOVERNMENTS.find(
      (each) =>
        typeof each.verb.test === 'function' &&
        each.verb.test(m.token('verb')) &&
        typeof each.wrong.test === 'function' &&
        each.wrong.test(m.token('prep')),
    );
    return hit ? [hit.right] : [];
  },
  wrong: [
    ['Wir warten noch für die Rechnung.', 'Wir warten noch auf die Rechnung.'],
    ['Sie interessiert sich sehr über Politik.', 'Sie interessiert sich sehr für Politik.'],
    ['Ich bin sehr stolz für meine Tochter.', 'Ich bin sehr stolz auf meine Tochter.'],
    ['Wir verzichten heute von Fleisch.', 'Wir verzichten heute auf Fleisch.'],
    ['Er kümmert sich für die Kinder.', 'Er kümmert sich um die Kinder.'],
    ['Ich bin sehr zufrieden von dem Ergebnis.', 'Ich bin sehr zufrieden mit dem Ergebnis.'],
    ['Das ist abhängig an dem Wetter.', 'Das ist abhängig von dem Wetter.'],
    ['Wer ist verantwortlich über die Kasse?', 'Wer ist verantwortlich für die Kasse?'],
    ['Ich erinnere mich über den Urlaub.', 'Ich erinnere mich an den Urlaub.'],
    ['Möchtest du teilnehmen bei der Sitzung?', 'Möchtest du teilnehmen an der Sitzung?'],
    ['Wir gratulieren Anna für Platz eins.', 'Wir gratulieren Anna zu Platz eins.'],
  ],
  right: ['Wir warten auf die Rechnung.', 'Ich warte für heute nicht mehr.', 'Sie ist stolz auf ihre Tochter.'],
});

/** Ich bin mir dem Ergebnis zufrieden: mit. */
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
