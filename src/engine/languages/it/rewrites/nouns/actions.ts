// Nouns of action after a preposition, for their verbs: mediante l'installazione del programma, installando il programma.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite, type RewriteDraft } from '../../../../rewrite/defineRewrite.ts';
import { hasInnerCapital } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, type Element, oneOf, tagged, word, words } from '../../../../rules/pattern.ts';
import { valuesIn, wordsIn } from '../../../../rules/wordRows.ts';
import { articleIn, classes, isRepeated } from '../phrases/classes.ts';
import table from '../rows/purposes.words.tsv';

const verbs = valuesIn(table, 'verb');
const nouns = wordsIn(table);

/** "del", "della": not bare "di", whose noun may be a kind of thing. */
const of = (): Element => (classes['del'] as () => Element)().as('of').mark();

/** A preposition and its article, and a noun of action with what it is done to. */
const acting = (
  prepositions: string,
  articles: string,
  write: (m: Match, verb: string) => string,
): Pick<RewriteDraft, 'patterns' | 'where' | 'suggest'> => ({
  patterns: [
    [
      words(prepositions).mark(),
      words(articles).mark(),
      word(...nouns)
        .as('noun')
        .mark(),
      of(),
    ],
  ],
  // "L'evento Prima della modifica": part of a name
  where: (m) => !isRepeated(m) && !m.marked().some(hasInnerCapital),
  suggest: (m) => {
    const text = write(m, verbs.get(m.token('noun').lower) ?? '');
    return text === '' ? [] : [`${text} ${articleIn(m.token('of'))}`];
  },
});

/** Mediante l'installazione del programma: installando il programma. */
export const byDoing = defineRewrite({
  id: 'it.rewrite.by-doing',
  kind: 'nominal',
  ...acting(
    'mediante attraverso tramite',
    "la il lo l'",
    (m, verb) => m.sentence.lexicon.inflect(verb, Pos.verb, Feature.gerund)[0] ?? '',
  ),
  wrong: [
    ["Si risolve mediante l'installazione del programma.", 'Si risolve installando il programma.'],
    ['Risparmiano attraverso la riduzione delle spese.', 'Risparmiano riducendo le spese.'],
    ['Aiutano tramite la raccolta dei fondi.', 'Aiutano raccogliendo i fondi.'],
  ],
  right: ['Passa attraverso la porta.', 'Lo so tramite la radio.', "Si risolve mediante l'installazione di programmi."],
});

/** Prima dell'installazione del programma: prima di installare il programma. */
export const beforeDoing = defineRewrite({
  id: 'it.rewrite.before-doing',
  kind: 'nominal',
  ...acting('prima', "della del dello dell'", (_, verb) => `prima di ${verb}`),
  wrong: [
    ["Leggere bene prima dell'installazione del programma.", 'Leggere bene prima di installare il programma.'],
    ['Lavati le mani prima della preparazione della cena.', 'Lavati le mani prima di preparare la cena.'],
    ['Controlla tutto prima della pubblicazione del libro.', 'Controlla tutto prima di pubblicare il libro.'],
  ],
  right: ['Arriva prima della festa.', 'Prima della pioggia era bello.', 'Controlla prima della pubblicazione.'],
});

/** Senza la verifica dei dati: senza verificare i dati. */
export const withoutDoing = defineRewrite({
  id: 'it.rewrite.without-doing',
  kind: 'nominal',
  ...acting('senza', "la il lo l'", (_, verb) => `senza ${verb}`),
  wrong: [
    ['Non si decide senza la verifica dei dati.', 'Non si decide senza verificare i dati.'],
    ['Non si parte senza il controllo dei freni.', 'Non si parte senza controllare i freni.'],
    ['Non finisce senza la soluzione del problema.', 'Non finisce senza risolvere il problema.'],
  ],
  right: ['Esce senza la giacca.', 'Non si parte senza il controllo.', 'Lavora senza la sorella.'],
});

/** Il libro che è stato scritto ieri: il libro scritto ieri. */
export const reducedRelative = defineRewrite({
  id: 'it.rewrite.reduced-relative',
  kind: 'wordy',
  pattern: [
    oneOf(tagged(Pos.noun), tagged(Pos.adjective)),
    words('che').mark(),
    words('è sono').mark(),
    words('stato stata stati state').mark(),
    can(Pos.verb, Feature.pastParticiple).as('participle'),
  ],
  // "che è stato scritto e che piace": the clause goes on
  where: (m) =>
    !/^(?:e|ed|o|ma)$/.test(m.after()?.lower ?? '') && (m.token('participle').verbForm & Feature.pastParticiple) !== 0,
  suggest: () => [''],
  wrong: [
    ['Il libro che è stato scritto da Anna piace a tutti.', 'Il libro scritto da Anna piace a tutti.'],
    ['Le case che sono state costruite qui sono care.', 'Le case costruite qui sono care.'],
    ['Ecco la lettera che è stata inviata ieri.', 'Ecco la lettera inviata ieri.'],
  ],
  right: [
    'Il libro che è stato scritto e che piace è questo.',
    'Credo che sia stato scritto ieri.',
    'So che è stato scritto ieri.',
  ],
});
