// ha and ho written without their h after a subject or conjunction, and o and anno written with one.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isTaggedFinite, isVerbal } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import { TIME } from '../../reading/clauses.ts';
import { nounPhraseAt } from '../../reading/nounPhrases.ts';
import annoHannoRows from '../../rows/annoHanno.tsv';

/** Participles that are not also nouns: "a posto" is not a form of avere. */
const participle = can(Pos.verb, Feature.pastParticiple | Feature.masculine | Feature.singular).except(can(Pos.noun));

/** Whether a relative clause has a noun phrase after "a", and no verb: la zia che a tre gatti. */
function isOnlyVerb(m: Match): boolean {
  const { tokens } = m.sentence;
  const phrase = nounPhraseAt(tokens, m.to);
  if (!phrase || TIME.test(phrase.head.lower)) return false;
  if (
    tokens
      .slice(0, m.from)
      .some(({ lower }) =>
        /^(?:a|ad|al|allo|alla|ai|agli|alle|all'|più|meno|meglio|peggio|piuttosto|altro|prima|tanto|sia)$/.test(lower),
      )
  )
    return false;
  const rest = tokens.slice(m.to);
  const end = rest.findIndex(({ kind }) => kind === 'punctuation');
  return !rest
    .slice(0, end < 0 ? rest.length : end)
    .some((token) => isVerbal(token.pos) && token.verbForm !== Feature.pastParticiple);
}

/** mia sorella a comprato; anche se a piovuto. */
export const haveAfterSubject = defineRule({
  id: 'it.homophones.ha-subject',
  patterns: [
    [
      tagged([Pos.noun, Pos.properNoun]).as('subject'),
      words('non').repeat(0, 1),
      word('a').as('have').mark(),
      words('già mai sempre anche appena finalmente').repeat(0, 1),
      participle,
    ],
    [
      oneOf(words('se che chi dove quando perché come quanto cosa lui lei nessuno qualcuno tutti questo')),
      word('a').as('have').mark(),
      words('già mai sempre anche appena finalmente').repeat(0, 1),
      oneOf(participle, form(/^(?:fatto|detto|visto|scritto|letto|preso|messo|chiesto)$/)),
    ],
    [oneOf(tagged(Pos.noun), punctuation(',')), word('che').as('that'), word('a').as('have').mark()],
  ],
  where: (m) => !m.names('that') || isOnlyVerb(m),
  suggest: () => ['ha'],
  wrong: [
    ['Mia zia a comprato una bicicletta.', 'Mia zia ha comprato una bicicletta.'],
    ['Esco anche se a piovuto tutto il giorno.', 'Esco anche se ha piovuto tutto il giorno.'],
    ['Ho una zia che a una bottega in centro.', 'Ho una zia che ha una bottega in centro.'],
    ['Il vicino, che a tre cani, non dorme mai.', 'Il vicino, che ha tre cani, non dorme mai.'],
    ['Il treno a perso mezz’ora per la neve.', 'Il treno ha perso mezz’ora per la neve.'],
  ],
  right: [
    'Mia zia ha messo la testa a posto.',
    'La strada a sinistra.',
    'Una donna che a quarant’anni ha cambiato lavoro.',
    'La zia che a un certo punto si alza.',
    'A Natale andiamo tutti a Roma.',
    'Vado a casa.',
  ],
});

/** l'hanno prossimo. */
export const annoHanno = defineRule({ id: 'it.homophones.anno-hanno', ...rowsOf(annoHannoRows) });

/** Words that "o" joins to another of the same kind. */
const PAIRS = /^(?:sì|no|più|meno|oggi|domani|prima|poi|dopo|qui|lì)$/;

/** in macchina ho in treno; bianco ho nero. */
export const haveForOr = defineRule({
  id: 'it.homophones.o-ho',
  patterns: [
    [
      words('in con a per di da al alla nel nella').as('first'),
      words('il la lo un una mio mia').repeat(0, 1),
      tagged([Pos.noun, Pos.properNoun]),
      word('ho').mark(),
      words('in con a per di da al alla nel nella').as('second'),
    ],
    [
      tagged([Pos.noun, Pos.adjective, Pos.properNoun]),
      word('ho').mark(),
      words('quello quella quelli quelle'),
      oneOf(can(Pos.adjective), words('con di da del della al in')),
    ],
    [tagged(Pos.numeral), word('ho').mark(), tagged(Pos.numeral)],
    [tagged(Pos.properNoun), word('ho').mark(), tagged(Pos.properNoun)],
    [can(Pos.verb, Feature.infinitive), word('ho').mark(), can(Pos.verb, Feature.infinitive)],
    [tagged(Pos.adjective), word('ho').mark(), tagged(Pos.adjective)],
    [form(PAIRS), word('ho').mark(), form(PAIRS)],
    [words('un una'), tagged(Pos.noun), word('ho').mark(), words('un una'), tagged(Pos.noun)],
  ],
  unless: {
    'prepositions that are no pair': {
      when: (m) => {
        const [one, two] = [m.sentence.tokens[m.from], m.after(0)];
        return m.to - m.from >= 4 && one?.pos === Pos.preposition && one.lower.charAt(0) !== two?.lower.charAt(0);
      },
      right: 'Credo che in fondo ho da dire molto.',
    },
    'the first verb': {
      when: (m) => {
        const ho = m.marked()[0]?.index ?? 0;
        return !m.sentence.tokens.slice(0, ho).some(isTaggedFinite);
      },
      right: 'In estate ho in mente di partire.',
    },
  },
  suggest: () => ['o'],
  wrong: [
    ['Non so se venire in macchina ho in treno.', 'Non so se venire in macchina o in treno.'],
    ['Preferisci il vino rosso ho quello bianco?', 'Preferisci il vino rosso o quello bianco?'],
    ['Vuoi mangiare ho dormire?', 'Vuoi mangiare o dormire?'],
    ['Ne prendo due ho tre.', 'Ne prendo due o tre.'],
    ['Chi preferisci, Anna ho Maria?', 'Chi preferisci, Anna o Maria?'],
    ['Vuoi un caffè lungo ho corto?', 'Vuoi un caffè lungo o corto?'],
    ['Vieni oggi ho domani?', 'Vieni oggi o domani?'],
    ['Vuoi mangiare ho bere?', 'Vuoi mangiare o bere?'],
    ['Prendi una mela ho una pera.', 'Prendi una mela o una pera.'],
    ['Ti va una pizza ho una pasta?', 'Ti va una pizza o una pasta?'],
  ],
  right: ['A casa ho due gatti.', 'Di sera ho paura.', 'Oggi ho poco tempo.'],
});
