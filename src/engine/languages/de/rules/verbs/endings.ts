// Verbs in the wrong form at the end of a clause: wurde lieferte, zu bekommt, ich wurde freuen; and reflexive verbs without sich.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, Element, lemmas, punctuation, sentenceEnd, word, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { reads } from '../../../../rules/token.ts';
import { phraseAt } from '../../reading/nounPhrase.ts';
import { clauseEnd, clauseStart } from '../../reading/words.ts';

const HELPERS = words(
  'habe hast hat haben habt hatte hattest hatten bin bist ist sind seid war warst waren wurde wurdest wurden worden wird werden werde wirst werdet',
);

const filler = (): Element =>
  new Element(
    (token) =>
      token.lower === 'bitte' ||
      (token.kind === 'word' &&
        token.pos !== Pos.subjunction &&
        token.pos !== Pos.conjunction &&
        !(isFinite(token) && token.text === token.lower)),
  );

const close = (): Element => punctuation('.', '!', '?', ',', ';');

/** A word in lower case that can only be a finite verb. */
const onlyFinite = (): Element =>
  new Element(
    (token) =>
      token.kind === 'word' &&
      token.text === token.lower &&
      token.text.length > 3 &&
      !/(?:n|^wert|^wach|^leid|^schuld|^bange|^zumute|^zuteil|^zunutze|^zugute|^pleite|^klasse|^spitze|^zuleide|^zuwider)$/.test(
        token.lower,
      ) &&
      token.readings.length > 0 &&
      token.readings.every(({ pos, features }) => pos === Pos.verb && (features & FORMS) === 0),
  );

const FORMS = Feature.infinitive | Feature.pastParticiple | Feature.presentParticiple;

/** The given forms of the verb that was found. */
function formsOf(m: Match, wanted: number): string[] {
  const found = new Set<string>();
  for (const { lemma } of m.token('verb').readings) {
    for (const each of m.sentence.lexicon.inflect(lemma, Pos.verb, wanted)) found.add(each);
  }
  found.delete(m.token('verb').lower);
  return [...found];
}

/** Whether a subjunction opens the clause, so that its last verb is rightly finite. */
const isSubordinate = (m: Match): boolean =>
  m.sentence.tokens
    .slice(clauseStart(m.sentence, m.from), m.from)
    .some((token, i) => token.pos === Pos.subjunction || (i === 0 && token.index > 0 && RELATIVE.test(token.lower)));

const RELATIVE = /^(?:wie|was|wer|wo|als|der|die|das|den|dem)$/;

/** Das Paket wurde gestern lieferte. */
export const finiteForParticiple = defineRule({
  id: 'de.verb-forms.finite-participle',
  patterns: [
    [HELPERS.as('helper'), filler().repeat(1, 9), onlyFinite().as('verb').mark(), punctuation('.', '!', '?', ',', ';')],
    [HELPERS.as('helper'), filler().repeat(1, 9), onlyFinite().as('verb').mark(), sentenceEnd()],
  ],
  where: (m) => {
    const between = m.sentence.tokens.slice(m.from + 1, m.token('verb').index);
    const verb = m.token('verb');
    if (!isFinite(m.token('helper')) || isSubordinate(m) || verb.pos !== Pos.verb) return false;
    // durchsiebt, verkauft: participles without ge-
    if (
      /^(?:be|ge|er|ver|zer|ent|emp|miss|durch|über|unter|um|wider|voll|hinter)\p{L}+t$/u.test(verb.lower) &&
      !formsOf(m, wantedForm(m)).every((each) => each.endsWith('en'))
    )
      return false;
    // a relative clause without its comma: eine Frage die oft zu Streit führt
    if (between.some((token) => /^(?:der|die|das|den|dem)$/.test(token.lower) && !phraseAt(m.sentence, token.index)))
      return false;
    // another participle or infinitive already closes the group
    if (between.some((token) => token.verbForm !== 0 && token.text === token.lower)) return false;
    if (between.some(({ lower }) => /^(?:wie|was|wer|wo|als|und|oder)$/.test(lower))) return false;
    return formsOf(m, wantedForm(m)).length > 0;
  },
  suggest: (m) => formsOf(m, wantedForm(m)),
  wrong: [
    ['Das Paket wurde gestern lieferte.', 'Das Paket wurde gestern geliefert.'],
    ['Ich habe am Samstag neue Schuhe kaufte.', 'Ich habe am Samstag neue Schuhe gekauft.'],
    ['Er hat mir gestern beim Umzug half.', 'Er hat mir gestern beim Umzug geholfen.'],
    ['Ich habe den Brief gestern schreibt', 'Ich habe den Brief gestern geschrieben'],
    ['Wir haben viel arbeitet', 'Wir haben viel gearbeitet'],
  ],
  right: ['Die Tür wurde von Kugeln durchsiebt.', 'Er ist krank, sagte sie.', 'Wie das Haus war, wusste niemand.'],
});

const wantedForm = (m: Match): number =>
  /^(?:wird|werden|werde|wirst|werdet)$/.test(m.token('helper').lower) ? Feature.infinitive : Feature.pastParticiple;

/** einen Platz zu bekommt. */
export const finiteAfterZu = defineRule({
  id: 'de.verb-forms.zu-infinitive',
  pattern: [word('zu'), onlyFinite().as('verb').mark(), close()],
  suggest: (m) =>
    m
      .token('verb')
      .readings.map(({ lemma }) => lemma)
      .filter((lemma, i, all) => all.indexOf(lemma) === i),
  wrong: [
    ['Es ist schwer, einen Platz zu bekommt.', 'Es ist schwer, einen Platz zu bekommen.'],
    ['Wir hoffen, euch bald zu sehe.', 'Wir hoffen, euch bald zu sehen.'],
    ['Ich habe keine Lust, heute zu koche.', 'Ich habe keine Lust, heute zu kochen.'],
  ],
  right: [
    'Er sagte, es sei schwer, einen Platz zu bekommen.',
    'Das ist zu viel, sagte er.',
    'Sie macht die Tür zu und geht.',
  ],
});

/** Ich wurde mich freuen: würde plus infinitive. */
export const wouldInfinitive = defineRule({
  id: 'de.verb-forms.wurde-wuerde',
  patterns: [
    [
      words('wurde wurdest wurden wurdet').as('would').mark(),
      filler().repeat(1, 10),
      new Element((token) => token.kind === 'word' && token.text === token.lower)
        .and(can(Pos.verb, Feature.infinitive))
        .as('verb'),
      close(),
    ],
  ],
  where: (m) => {
    const verb = m.token('verb');
    const { tokens } = m.sentence;
    if (verb.readings.some(({ pos, features }) => pos !== Pos.verb || (features & Feature.pastParticiple) !== 0))
      return false;
    const between = tokens.slice(m.from + 1, verb.index);
    if (between.some((token) => token.lower === 'zu' || (token.verbForm !== 0 && token.text === token.lower)))
      return false;
    return !/^(?:werden|sein|haben)$/.test(verb.lower) && !/zu\p{L}+en$/u.test(verb.lower) && isInFront(m);
  },
  suggest: (m) => [m.token('would').lower.replace('wu', 'wü')],
  wrong: [
    ['Ich wurde mich über eine Antwort freuen.', 'Ich würde mich über eine Antwort freuen.'],
    ['Wurden Sie mir bitte einen Termin geben?', 'Würden Sie mir bitte einen Termin geben?'],
    ['Wir wurden gern ein Zimmer buchen.', 'Wir würden gern ein Zimmer buchen.'],
  ],
  right: ['Ich wurde gestern gebeten zu kommen.', 'Er wurde gebeten, zu kommen.', 'Der Kuchen wurde gegessen.'],
});

/** Whether the verb does not end a clause of its own, as in "Es wurde spät, weil wir reden". */
const isInFront = (m: Match): boolean =>
  m.token('verb').index < clauseEnd(m.sentence, m.from) && reads(m.token('verb'), Pos.verb, Feature.infinitive);

const OWN: Readonly<Record<string, string>> = { ich: 'mich', du: 'dich', wir: 'uns' };
const PREPOSITIONS = words('auf über für um bei an sehr schon nach wegen');
const REFLEXIVE = lemmas(
  'freuen bedanken beschweren bewerben erkundigen entschuldigen interessieren kümmern verlieben',
);

const isOwn = (token: Token): boolean => /^(?:mich|dich|uns|sich|euch|wen|wer|wem)$/.test(token.lower);

/** Ich freue auf das Wochenende: the pronoun is missing. */
export const reflexivePronoun = defineRule({
  id: 'de.verb-forms.reflexive',
  patterns: [
    [words('ich du wir').as('subject'), REFLEXIVE.as('verb').mark(), PREPOSITIONS],
    [REFLEXIVE.as('verb'), words('ich du wir').as('subject').mark(), PREPOSITIONS],
  ],
  where: (m) => {
    const clause = m.sentence.tokens.slice(clauseStart(m.sentence, m.from), clauseEnd(m.sentence, m.from));
    return isFinite(m.token('verb')) && !clause.some(isOwn);
  },
  suggest: (m) => [`${m.marked()[0]?.text ?? ''} ${OWN[m.token('subject').lower] ?? ''}`],
  wrong: [
    ['Ich freue schon auf das Wochenende.', 'Ich freue mich schon auf das Wochenende.'],
    ['Hiermit bewerbe ich um die Stelle als Verkäufer.', 'Hiermit bewerbe ich mich um die Stelle als Verkäufer.'],
    ['Wir interessieren für die Wohnung.', 'Wir interessieren uns für die Wohnung.'],
  ],
  right: ['Ich freue mich auf das Wochenende.', 'Das interessiert mich.', 'Wen interessieren wir schon?'],
});
