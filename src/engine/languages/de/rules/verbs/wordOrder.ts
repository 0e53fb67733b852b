// The place of the finite verb: second in a main clause, last in a subordinate one.
import { Pos } from '../../../../lexicon/features.ts';
import { canBeFinite, isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, oneOf, punctuation, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import { isCapitalised, reads, type Token } from '../../../../rules/token.ts';
import { SEPARABLE } from '../../reading/separable.ts';
import { clauseEnd, finite, isVerbLast, noun } from '../../reading/words.ts';
import { isAuxiliary, isOnlyParticiple, isTurned } from './turned.ts';

const pronoun = (): Element => words('ich du er wir man ihr es sie');

const INTRODUCING = 'aber und denn';

const ASIDE = /\b(?:fragst|fragen|ehrlich|recht|richtig|täusche|irre|erlauben|gestatten)\b/;

/** Heute ich gehe: the verb comes second. */
export const verbSecond = defineRule({
  id: 'de.word-order.verb-second',
  patterns: [
    [
      sentenceStart(),
      words(
        'heute gestern morgen übermorgen vorgestern dann danach deshalb deswegen daher jetzt leider trotzdem außerdem vielleicht manchmal dort hier morgens abends mittags nachts später zuerst plötzlich normalerweise natürlich meistens oft endlich zuletzt damals inzwischen zusammenfassend abschließend schließlich erstens zweitens drittens anschließend hoffentlich allerdings',
      ),
      pronoun().as('subject').mark(),
      finite().as('verb').mark(),
    ],
    [
      punctuation(','),
      words('deshalb deswegen daher trotzdem dann danach'),
      pronoun().as('subject').mark(),
      finite().as('verb').mark(),
    ],
    [
      sentenceStart(),
      words('meiner deiner seiner unserer'),
      word('meinung'),
      word('nach'),
      pronoun().as('subject').mark(),
      finite().as('verb').mark(),
    ],
    // Letzte Woche ich habe
    [
      sentenceStart(),
      words(INTRODUCING).optional(),
      words('letzte letzten letztes nächste nächsten nächstes jede jeden jedes diese diesen dieses vorige vorigen'),
      words(
        'woche monat jahr tag morgen abend nacht sommer winter herbst wochenende montag dienstag mittwoch donnerstag freitag samstag sonntag mal',
      ),
      pronoun().as('subject').mark(),
      finite().as('verb').mark(),
    ],
    [
      sentenceStart(),
      words(INTRODUCING).optional(),
      words('am im in an auf nach vor bei seit mit zu zum zur beim ab bis trotz wegen'),
      tagged([Pos.determiner, Pos.numeral])
        .and(new Element(({ lower }) => !lower.startsWith('welch')))
        .repeat(0, 1),
      tagged(Pos.adjective).repeat(0, 1),
      new Element((token) => isCapitalised(token) && reads(token, Pos.noun)),
      pronoun().as('subject').mark(),
      finite().as('verb').mark(),
    ],
    [
      sentenceStart(),
      words('wenn weil als nachdem bevor sobald obwohl falls').as('opener'),
      new Element((token) => token.kind === 'word').repeat(2, 12),
      punctuation(','),
      pronoun().as('subject').mark(),
      finite().as('verb').mark(),
    ],
  ],
  where: (m) => {
    const verb = m.token('verb');
    // "Wenn du mich fragst, ich finde das gut": an aside to the reader
    if (
      m.names('opener') &&
      (!isVerbLast(m.sentence, m.from) ||
        isVerbLast(m.sentence, m.to - 3) ||
        ASIDE.test(m.sentence.text.slice(m.sentence.start, verb.start)))
    )
      return false;
    // "Wenn er sagt, er habe Zeit, meint er": a clause in between; "In der Komödie Ich leih dir": a title
    const end = clauseEnd(m.sentence, verb.index);
    if (m.names('opener') && m.sentence.tokens[end]?.text === ',' && isFinite(m.sentence.tokens[end + 1])) return false;
    const subject = m.token('subject');
    if (subject.text !== subject.lower && subject.text !== 'Sie') return false;
    return (
      verb.text === verb.lower &&
      !verb.readings.some(({ pos }) => pos === Pos.adverb || pos === Pos.adjective || pos === Pos.preposition)
    );
  },
  suggest: (m) => [
    `${m.text('verb')} ${m.token('subject').lower === 'sie' ? m.text('subject') : m.token('subject').lower}`,
  ],
  wrong: [
    ['Heute ich gehe nicht zur Arbeit.', 'Heute gehe ich nicht zur Arbeit.'],
    ['Leider wir haben keine Karten mehr bekommen.', 'Leider haben wir keine Karten mehr bekommen.'],
    ['Ich bin krank, deshalb ich bleibe im Bett.', 'Ich bin krank, deshalb bleibe ich im Bett.'],
    ['Meiner Meinung nach wir brauchen mehr Zeit.', 'Meiner Meinung nach brauchen wir mehr Zeit.'],
    ['Am Montag ich gehe zum Arzt.', 'Am Montag gehe ich zum Arzt.'],
    ['Wenn ich Zeit habe, ich komme vorbei.', 'Wenn ich Zeit habe, komme ich vorbei.'],
    ['Nach der Arbeit ich gehe nach Hause.', 'Nach der Arbeit gehe ich nach Hause.'],
    ['Letzte Woche ich habe viel gelernt.', 'Letzte Woche habe ich viel gelernt.'],
    ['Aber vor den Ferien wir haben Prüfungen.', 'Aber vor den Ferien haben wir Prüfungen.'],
  ],
  right: [
    'Heute gehe ich nicht zur Arbeit.',
    'Gestern, ich sage es noch einmal, war zu.',
    'Dann er: „Komm mit!“',
    'Wenn du mich fragst, ich finde das gut.',
    'In welche Schule ich gehe, weiß er nicht.',
  ],
});

/** Openers of subordinate clauses, which end in participle and auxiliary. */
const TURNING = 'weil dass wenn obwohl ob nachdem bevor seit seitdem als bis sobald falls während';

function toTheEnd(m: Match): { text: string; last: Token } | null {
  const { sentence } = m;
  const { tokens, text } = sentence;
  const verb = m.token('verb');
  const end = clauseEnd(m.sentence, verb.index);
  const rest = tokens.slice(verb.index + 1, end);
  const last = rest[rest.length - 1];
  const first = rest[0];
  if (!last || !first || rest.length > 7) return null;
  // "ob geht er mit": the particle joins its verb again
  const isParticle =
    last.verbForm === 0 &&
    SEPARABLE.includes(last.lower) &&
    sentence.lexicon.analyses(last.lower + verb.lower).some(({ pos }) => pos === Pos.verb);
  return { text: `${text.slice(first.start, last.end)}${isParticle ? '' : ' '}${verb.text}`, last };
}

/** weil ich bin krank: the verb ends the clause. */
export const verbLast = defineRule({
  id: 'de.word-order.verb-last',
  patterns: [
    [
      words('weil dass wenn obwohl ob nachdem bevor').as('conjunction'),
      pronoun(),
      finite().as('verb').mark(),
      new Element((token) => token.kind === 'word').repeat(1, 7).mark(),
      oneOf(punctuation('.', ',', '!', '?')),
    ],
    [
      words('weil dass wenn obwohl ob').as('conjunction'),
      words('der die das mein meine dein deine sein seine ihr ihre unser unsere ein eine'),
      noun(),
      finite().as('verb').mark(),
      new Element((token) => token.kind === 'word').repeat(1, 6).mark(),
      oneOf(punctuation('.', ',', '!', '?')),
    ],
    // ob kann ich morgen kommen, weil bin ich krank
    [
      words('ob weil obwohl').as('conjunction'),
      finite().as('verb').mark(),
      words('ich du er wir man ihr es').as('subject').mark(),
      new Element((token) => token.kind === 'word').repeat(1, 8).mark(),
      oneOf(punctuation('.', ',', '!', '?'), word('und')),
    ],
    // weil sie gestern hat angerufen, der Film, den wir haben gesehen
    [
      words(`${TURNING} der die das den dem denen deren dessen welche welcher welches welchen`).as('conjunction'),
      new Element((token) => token.kind !== 'punctuation').repeat(1, 8),
      new Element((token) => isAuxiliary(token)).as('verb').mark(),
      new Element((token) => token.text === token.lower && isOnlyParticiple(token)).as('participle').mark(),
      oneOf(punctuation('.', ',', '!', '?'), words('und')),
    ],
  ],
  where: (m) => {
    const verb = m.token('verb');
    if (m.names('participle')) return isTurned(m);
    const moved = toTheEnd(m);
    const rest = m.sentence.tokens.slice(verb.index + 1, m.to - 1);
    // "ich weiß nicht, ob kann ich kommen": not "weil, sagt er, …"
    if (m.names('subject') && (m.before()?.text !== ',' || isVerbLast(m.sentence, m.from))) return false;
    if (!moved || verb.text !== verb.lower) return false;
    // "weil er will wissen, ...", "dass sie größer ist als er", "wenn ich gehe und ...", "dass er habe gehen müssen"
    if (rest.some((token) => isFinite(token) || /^(?:und|oder|als|wie|zu|sondern|aber|es)$/.test(token.lower)))
      return false;
    if (
      canBeFinite(moved.last) &&
      moved.last.verbForm === 0 &&
      moved.last.pos !== Pos.adverb &&
      moved.last.pos !== Pos.adjective &&
      moved.last.pos !== Pos.noun
    )
      return false;
    const nonfinite = rest.filter((token) => token.verbForm !== 0);
    const isHelper = verb.readings.some(({ lemma }) =>
      /^(?:haben|sein|werden|können|müssen|wollen|sollen|dürfen|mögen)$/.test(lemma),
    );
    return nonfinite.length === 0 || (isHelper && nonfinite.length === 1 && nonfinite[0] === moved.last);
  },
  suggest: (m) => {
    if (m.names('participle')) return [`${m.text('participle')} ${m.text('verb')}`];
    const moved = toTheEnd(m);
    return moved ? [moved.text] : [];
  },
  wrong: [
    ['Ich bleibe zu Hause, weil ich bin krank.', 'Ich bleibe zu Hause, weil ich krank bin.'],
    ['Er sagt, dass er kommt morgen.', 'Er sagt, dass er morgen kommt.'],
    ['Wenn du hast Zeit, ruf mich an.', 'Wenn du Zeit hast, ruf mich an.'],
    ['Ich bleibe hier, weil mein Bruder kommt heute.', 'Ich bleibe hier, weil mein Bruder heute kommt.'],
    [
      'Ich freue mich, weil meine Tochter gestern hat angerufen.',
      'Ich freue mich, weil meine Tochter gestern angerufen hat.',
    ],
    ['Der Film, den wir gestern haben gesehen, war lang.', 'Der Film, den wir gestern gesehen haben, war lang.'],
    ['Sie fragte, ob komme ich morgen mit.', 'Sie fragte, ob ich morgen mitkomme.'],
    ['Sie fragte, ob kann ich morgen kommen.', 'Sie fragte, ob ich morgen kommen kann.'],
    ['Er sagt, dass das Hotel ist sehr teuer.', 'Er sagt, dass das Hotel sehr teuer ist.'],
  ],
  right: [
    'Weil ich krank bin, bleibe ich hier.',
    'Ich weiß, dass sie älter ist als er.',
    'Wenn ich komme und helfe, geht es schneller.',
    'Ich glaube, das haben wir gestern gesehen.',
  ],
});
