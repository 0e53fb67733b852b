// ha and ho without their h, wherever a subject or a conjunction stands before them.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { can, form, number, oneOf, punctuation, tagged, word, words } from '../../../../rules/pattern.ts';

/** Participles that are nothing else: after a noun "a" could introduce anything else. */
const participle = can(Pos.verb, Feature.pastParticiple | Feature.masculine | Feature.singular)
  .except(can(Pos.noun))
  .except(can(Pos.adverb))
  .except(can(Pos.preposition))
  .except(
    form(/(?:passato|dato|partito|destinato|legato|vicino|relativo|eccetto|incluso|compreso|riguardo|proposito)$/),
  );

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
  ],
  suggest: () => ['ha'],
  wrong: [
    ['Mia zia a comprato una bicicletta.', 'Mia zia ha comprato una bicicletta.'],
    ['Esco anche se a piovuto tutto il giorno.', 'Esco anche se ha piovuto tutto il giorno.'],
    ['Il treno a perso mezz’ora per la neve.', 'Il treno ha perso mezz’ora per la neve.'],
  ],
  right: [
    'Mia zia ha comprato una bicicletta.',
    'La strada a sinistra.',
    'Un anno passato in Francia.',
    'Vado a casa.',
  ],
});

/** l'hanno prossimo. */
export const annoHanno = defineRule({
  id: 'it.homophones.anno-hanno',
  patterns: [
    [
      words("l' un quest' ogni quell' dell' nell' all' dall'"),
      word('hanno').mark(),
      oneOf(words('prossimo scorso passato nuovo dopo prima scolastico e in di nel che'), punctuation('.', ',')),
    ],
    [words('un quest ogni'), word('hanno').mark()],
    [
      oneOf(
        number(),
        words('due tre quattro cinque sei sette otto nove dieci venti trenta molti pochi quanti ultimi primi'),
      ),
      word('hanno').mark(),
      oneOf(words('fa e di in che dopo prima passati scorsi per con'), punctuation('.', ',', '!', '?')),
    ],
  ],
  suggest: (m) => [/^(?:un|quest|ogni|.*')$/.test(m.sentence.tokens[m.from]?.lower ?? '') ? 'anno' : 'anni'],
  wrong: [
    ["L'hanno scorso siamo andati in Grecia.", "L'anno scorso siamo andati in Grecia."],
    ["Quest'hanno dopo le vacanze studio di più.", "Quest'anno dopo le vacanze studio di più."],
    ['Ogni hanno è la stessa storia.', 'Ogni anno è la stessa storia.'],
    ['Il corso dura tre hanno e costa molto.', 'Il corso dura tre anni e costa molto.'],
  ],
  right: ["L'hanno visto tutti.", "L'anno scorso.", 'Loro hanno ragione.'],
});

/** Words that "o" puts beside another of their kind. */
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
    [
      can(Pos.verb, Feature.infinitive).except(can(Pos.noun)),
      word('ho').mark(),
      can(Pos.verb, Feature.infinitive).except(can(Pos.noun)),
    ],
    [
      tagged(Pos.adjective),
      word('ho').mark(),
      tagged(Pos.adjective).except(can(Pos.verb, Feature.pastParticiple)).except(can(Pos.noun)),
    ],
    [form(PAIRS), word('ho').mark(), form(PAIRS)],
    [words('un una'), tagged(Pos.noun), word('ho').mark(), words('un una'), tagged(Pos.noun)],
  ],
  where: (m) => {
    const [one, two] = [m.sentence.tokens[m.from], m.after(0)];
    // "in macchina ho in treno": the same preposition twice; "a casa ho con me"
    return m.to - m.from < 4 || one?.pos !== Pos.preposition || one.lower.charAt(0) === two?.lower.charAt(0);
  },
  suggest: () => ['o'],
  wrong: [
    ['Non so se venire in macchina ho in treno.', 'Non so se venire in macchina o in treno.'],
    ['Preferisci il vino rosso ho quello bianco?', 'Preferisci il vino rosso o quello bianco?'],
    ['Vuoi mangiare ho dormire?', 'Vuoi mangiare o dormire?'],
    ['Vieni oggi ho domani?', 'Vieni oggi o domani?'],
    ['Vuoi mangiare ho bere?', 'Vuoi mangiare o bere?'],
    ['Prendi una mela ho una pera.', 'Prendi una mela o una pera.'],
    ['Ti va una pizza ho una pasta?', 'Ti va una pizza o una pasta?'],
  ],
  right: ['In macchina o in treno.', 'A casa ho un gatto.', 'Di sera ho paura.', 'Oggi ho poco tempo.'],
});

/** All rules of this family. */
export const haveRules = [haveAfterSubject, annoHanno, haveForOr];
