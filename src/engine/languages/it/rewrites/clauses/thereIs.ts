// Openings that only say that something is: ci sono molte persone che pensano, molte persone pensano.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { finiteReadings, isFinite } from '../../../../rules/ask.ts';
import { anyWord, Element, oneOf, sentenceStart, tagged, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { CLITIC } from '../../reading/clauseWords.ts';

const isClitic = new Element(({ lower }) => CLITIC.test(lower));

/** Whether the verb can be of this person and number, and states something. */
const fits = (verb: Token, features: number): boolean =>
  isFinite(verb) &&
  finiteReadings(verb).some(
    (each) => (each.features & features) === features && (each.features & Feature.indicative) !== 0,
  );

/** Ci sono molte persone che pensano: molte persone pensano. */
export const thereAre = defineRewrite({
  id: 'it.rewrite.there-are',
  kind: 'opening',
  pattern: [
    sentenceStart(),
    words('ci').mark(),
    words('sono erano').mark(),
    words('molti molte tanti tante alcuni alcune parecchi parecchie diversi diverse pochi poche numerosi numerose')
      .as('many')
      .mark(),
    tagged(Pos.adjective).optional().as('adjective').mark(),
    tagged(Pos.noun, Feature.plural).as('noun').mark(),
    words('che').mark(),
    isClitic.repeat(0, 2),
    anyWord().as('verb'),
  ],
  where: (m) => fits(m.token('verb'), Feature.third | Feature.plural),
  suggest: (m) => [['many', 'adjective', 'noun'].flatMap((name) => m.all(name).map(({ text }) => text)).join(' ')],
  wrong: [
    ['Ci sono molte persone che pensano così.', 'Molte persone pensano così.'],
    ['Ci sono alcuni vicini che non salutano.', 'Alcuni vicini non salutano.'],
    ['Ci sono tanti giovani che cercano lavoro.', 'Tanti giovani cercano lavoro.'],
  ],
  right: ['Ci sono molte persone.', 'Ci sono molte persone che conosco.', 'Ci sono alcuni libri che mi piace leggere.'],
});

/** C'è qualcuno che bussa: qualcuno bussa. */
export const thereIs = defineRewrite({
  id: 'it.rewrite.there-is',
  kind: 'opening',
  pattern: [
    sentenceStart(),
    words("c'").mark(),
    words('è era').mark(),
    words('qualcuno qualcosa').as('who').mark(),
    words('che').mark(),
    isClitic.repeat(0, 2),
    anyWord().as('verb'),
  ],
  where: (m) => m.sentence.tokens.at(-1)?.text !== '?' && fits(m.token('verb'), Feature.third | Feature.singular),
  suggest: (m) => [m.text('who')],
  wrong: [
    ["C'è qualcuno che bussa.", 'Qualcuno bussa.'],
    ["C'è qualcosa che non funziona.", 'Qualcosa non funziona.'],
    ["C'era qualcuno che gridava.", 'Qualcuno gridava.'],
  ],
  right: ["C'è qualcuno?", "C'è qualcosa che vorrei dire.", "C'è qualcuno che sappia nuotare?"],
});

/** È Maria che ha chiamato: Maria ha chiamato. */
export const cleft = defineRewrite({
  id: 'it.rewrite.cleft',
  kind: 'opening',
  pattern: [
    sentenceStart(),
    words('è sono sei siamo siete').mark(),
    oneOf(words('io tu lui lei noi voi loro'), tagged(Pos.properNoun)).as('who').mark(),
    words('che').mark(),
    isClitic.repeat(0, 2),
    anyWord().as('verb'),
  ],
  where: (m) => {
    const who = m.token('who');
    const persons: Readonly<Record<string, number>> = {
      io: Feature.first | Feature.singular,
      tu: Feature.second | Feature.singular,
      noi: Feature.first | Feature.plural,
      voi: Feature.second | Feature.plural,
      loro: Feature.third | Feature.plural,
    };
    const next = m.after();
    return (
      fits(m.token('verb'), persons[who.lower] ?? Feature.third | Feature.singular) &&
      next?.text !== '?' &&
      next?.pos !== Pos.properNoun
    );
  },
  suggest: (m) => [m.text('who')],
  wrong: [
    ['È Maria che ha chiamato il medico.', 'Maria ha chiamato il medico.'],
    ['Sono io che ho aperto la porta.', 'Io ho aperto la porta.'],
    ['Siamo noi che paghiamo il conto.', 'Noi paghiamo il conto.'],
  ],
  right: ['È Maria che vedo.', 'È Roma che ama Carlo.', 'È lui.'],
});
