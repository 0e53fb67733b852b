// What only the sentence as a whole shows: a word typed for another, a form or capital that does not fit, a word or comma too many
// or too few.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineNet } from '../../../../net/defineNet.ts';
import { listed } from '../../../../rules/ask.ts';
import { reads, type Sentence } from '../../../../rules/token.ts';

const GREETINGS = listed('hallo hi hey liebe lieber grüezi servus moin');
const OWN_PERSONS = listed('ich du wir ihr');
/** How many words an aside has at most. */
const ASIDE = 5;
/** How far from the verb its pronoun is looked for. */
const REACH = 4;

/**
 * Whether a verb can be what somebody else is said to do: "Er sagt, sie komme morgen." The net knows few such forms. With a
 * pronoun of the first or second person nearby it is no reported speech.
 */
function isReported({ tokens }: Sentence, index: number): boolean {
  const token = tokens[index];
  if (!reads(token, Pos.verb, Feature.subjunctive) && !reads(token, Pos.auxiliary, Feature.subjunctive)) return false;
  return !tokens.slice(Math.max(0, index - REACH), index + REACH).some(({ lower }) => OWN_PERSONS.has(lower));
}

/** A real word that is not the one that was meant. */
export const otherWord = defineNet({
  id: 'de.net.word',
  finds: 'word',
  leavesAlone: isReported,
  wrong: [
    ['Ich warte schon sei einer Stunde auf den Bus.', 'Ich warte schon seit einer Stunde auf den Bus.'],
    ['Kannst du mir sagen, wen der Zug ankommt?', 'Kannst du mir sagen, wenn der Zug ankommt?'],
    ['Das ist der beste Film, denn ich je gesehen habe.', 'Das ist der beste Film, den ich je gesehen habe.'],
    ['Er arbeitet bei einer Firma, sie Autos herstellt.', 'Er arbeitet bei einer Firma, die Autos herstellt.'],
  ],
  right: [
    'Ich warte schon auf den Bus.',
    'Kannst du mir sagen, wen du gestern getroffen hast?',
    'Wir blieben zu Hause, denn ich hatte den Film schon gesehen.',
    'In der Firma werden Autos hergestellt, sie ist sehr alt.',
    'Sie sagte, er habe davon nichts gewusst.',
  ],
});

/** Whether it is an adverb: it has one form, and with a capital it is another word ("morgen", "Morgen"), which the net mixes up in short questions. */
const isAdverb = ({ tokens }: Sentence, index: number): boolean => reads(tokens[index], Pos.adverb);

/** A form of the word that does not go with the words around it, or a capital where there should be none. */
export const otherForm = defineNet({
  id: 'de.net.form',
  finds: 'form',
  leavesAlone: (sentence, index) => isReported(sentence, index) || isAdverb(sentence, index),
  wrong: [
    ['Wir müssen noch viel für die Prüfung gelernt.', 'Wir müssen noch viel für die Prüfung lernen.'],
    ['Am Wochenende wollen wir ins Kino Gehen.', 'Am Wochenende wollen wir ins Kino gehen.'],
    ['Er möchte in diesem Jahr endlich schwimmen Lernen.', 'Er möchte in diesem Jahr endlich schwimmen lernen.'],
  ],
  right: [
    'Wir haben viel für die Prüfung gelernt.',
    'Das Gehen fällt ihm seit dem Unfall schwer.',
    'Beim Lernen hilft ihm seine Schwester.',
    'Der Minister sagte, es gehe nicht um das Geld.',
    'Wann kommt ihr morgen?',
  ],
});

/** A function word too many. */
export const extraWord = defineNet({
  id: 'de.net.extra',
  finds: 'extra',
  wrong: [
    ['Wir haben uns auf die das Wochenende gefreut.', 'Wir haben uns auf das Wochenende gefreut.'],
    ['Er hat sich auf für die Hilfe bedankt.', 'Er hat sich für die Hilfe bedankt.'],
    ['Die Kinder haben an im Garten gespielt.', 'Die Kinder haben im Garten gespielt.'],
  ],
  right: [
    'Wir haben uns auf die Tage am Meer gefreut.',
    'Er hat sich auf die Suche nach einer Wohnung gemacht.',
    'Die Kinder haben an dem Baum im Garten gespielt.',
  ],
});

/** Hallo Herr Berger: in a greeting, names follow without a comma. */
const isGreeting = ({ tokens }: Sentence, index: number): boolean =>
  [tokens[index - 1], tokens[index]].some((token) => GREETINGS.has(token?.lower ?? '') && (token?.index ?? 1) === 0);

/** A comma that is missing. */
export const missingComma = defineNet({
  id: 'de.net.comma',
  finds: 'comma',
  leavesAlone: isGreeting,
  wrong: [
    ['Er fragt sich wo seine Schlüssel sind.', 'Er fragt sich, wo seine Schlüssel sind.'],
    ['Wir hatten viel Zeit deshalb gingen wir zu Fuß.', 'Wir hatten viel Zeit, deshalb gingen wir zu Fuß.'],
    ['Die Leute die dort wohnen kenne ich nicht.', 'Die Leute die dort wohnen, kenne ich nicht.'],
  ],
  right: [
    'Er fragt sich jeden Tag dasselbe.',
    'Wir hatten viel Zeit und gingen deshalb zu Fuß.',
    'Die Leute von dort kenne ich nicht.',
    'Hallo Herr Berger, ich bin krank.',
  ],
});

/** "Entscheidend sei, so die Richterin, dass …": the first of two commas around an aside. */
const opensAside = ({ tokens }: Sentence, index: number): boolean => {
  const comma = tokens[index]?.text === ',' ? index : index + 1;
  if (!/^(?:so|wie|noch|laut|also|das|zum|vor|nach|wenn|auch|und|jedenfalls)$/.test(tokens[comma + 1]?.lower ?? ''))
    return false;
  return tokens.slice(comma + 2, comma + 2 + ASIDE).some(({ text }) => text === ',');
};

/** A comma that parts what belongs together. */
export const extraComma = defineNet({
  id: 'de.net.no-comma',
  finds: 'no-comma',
  leavesAlone: opensAside,
  wrong: [
    ['Wir wollen, morgen nach Berlin fahren.', 'Wir wollen morgen nach Berlin fahren.'],
    ['Er hat, den Brief noch nicht gelesen.', 'Er hat den Brief noch nicht gelesen.'],
    ['Ich möchte, Ihnen für die Einladung danken.', 'Ich möchte Ihnen für die Einladung danken.'],
  ],
  right: [
    'Am nächsten Morgen, einem Sonntag, sind wir früh aufgestanden.',
    'Was er hat, den Brief und das Foto, zeigt er niemandem.',
    'Ich möchte, dass Sie die Einladung annehmen.',
    'Klingeln Sie einfach oder, noch besser, kommen Sie vorbei.',
  ],
});
