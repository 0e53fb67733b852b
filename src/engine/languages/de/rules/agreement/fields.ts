// Agreement of subject and verb in any clause whose parts can all be read: after other clauses, with numbers, with es.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { canBeFinite, finiteReadings, isFinite, isVerbal } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element } from '../../../../rules/pattern.ts';
import { reads, type Sentence, type Token } from '../../../../rules/token.ts';
import { chunksOf } from '../../reading/chunks.ts';
import { fieldNumber, isLikeParticiple } from '../../reading/fieldNumber.ts';
import { conflictOf } from '../../reading/subjects.ts';
import { isBreak, isNoun, isVerbForm } from '../../reading/words.ts';
import { verbFor } from './subjectVerb.ts';

/** A verb by all readings but those of particles that look like it: stand. */
const isVerb = (token: Token): boolean =>
  (token.text === token.lower || token.index === 0) && token.text.length > 2 && isVerbForm(token);

/** "kombiniert mit einem Sprung", "bringe die Daten mit": a participle or a command. */
const mayBeOther = (sentence: Sentence, verb: Token): boolean =>
  isLikeParticiple(sentence, verb) ||
  (verb.text.endsWith('e') &&
    !isNoun(sentence.tokens[verb.index - 1]) &&
    finiteReadings(verb).some(({ features }) => (features & Feature.imperative) !== 0));

/** "Eine andere Adresse verwenden": a heading or the text of a button ends with an infinitive and without a mark. */
const isOfLabel = ({ tokens }: Sentence, verb: Token): boolean =>
  verb === tokens.at(-1) && reads(verb, Pos.verb, Feature.infinitive);

/** "die Planung und das kalkulieren": a noun that lacks its capital, by the article before it. */
const isNounInSmall = ({ tokens }: Sentence, token: Token): boolean =>
  tokens[token.index - 1]?.lower === 'das' &&
  !isBreak(tokens[token.index - 2]) &&
  reads(token, Pos.verb, Feature.infinitive);

/** The verb in the number of its subject; nothing where it agrees, or the subject cannot be told. */
function fixes(m: Match): string[] {
  const verb = m.token('verb');
  if (!isVerb(verb) || isOfLabel(m.sentence, verb)) return [];
  if (m.sentence.tokens.slice(verb.index).some((token) => isNounInSmall(m.sentence, token))) return [];
  const isSure = (isFinite(verb) || isSecond(m)) && !mayBeOther(m.sentence, verb);
  const wanted = (isSure && conflictOf(m.sentence, verb)?.wanted) || fieldNumber(m.sentence, verb);
  return wanted ? verbFor(m, 'verb', wanted) : [];
}

/** sinken: a finite form that the tagger takes for an infinitive. */
const isLikeInfinitive = (token: Token): boolean =>
  isVerbal(token.pos) &&
  token.text === token.lower &&
  canBeFinite(token) &&
  (reads(token, Pos.verb, Feature.infinitive) || reads(token, Pos.auxiliary, Feature.infinitive));

/** Whether it is the only verb of a sentence and stands where its finite verb does: Die Zahl der Schüler sinken seit Jahren. */
function isSecond(m: Match): boolean {
  const { tokens } = m.sentence;
  const verb = m.token('verb');
  const [first, more] = chunksOf(m.sentence, 0, verb.index);
  if (!first || more || first.from !== 0 || (first.kind !== 'phrase' && first.kind !== 'prepositional')) return false;
  return (
    isBreak(tokens.at(-1)) &&
    tokens.length > verb.index + 2 &&
    !tokens.some(
      (each) =>
        (each !== verb && canBeFinite(each) && each.text === each.lower && each.pos === Pos.verb) || isFinite(each),
    )
  );
}

/** Bei uns fuhr die Maschinen; es kommt zwanzig Freunde. */
export const clauseNumber = defineRule({
  id: 'de.agreement-subject-verb.in-clause',
  priority: -1,
  pattern: [new Element((token) => isFinite(token) || isLikeInfinitive(token)).as('verb').mark()],
  where: (m) => fixes(m).length > 0,
  suggest: fixes,
  wrong: [
    [
      'Das stimmt nicht, bei uns fuhr die Maschinen noch lange.',
      'Das stimmt nicht, bei uns fuhren die Maschinen noch lange.',
    ],
    [
      'Heute Abend ist frei, und morgen kommt etwa zwanzig Gäste.',
      'Heute Abend ist frei, und morgen kommen etwa zwanzig Gäste.',
    ],
    ['Er sagt, in diesem Viertel entsteht gerade 40 Häuser.', 'Er sagt, in diesem Viertel entstehen gerade 40 Häuser.'],
    ['Er fragt sich, wem diese Regeln dient.', 'Er fragt sich, wem diese Regeln dienen.'],
    ['Ich rief laut, aber die beiden winkte nur.', 'Ich rief laut, aber die beiden winkten nur.'],
    ['Bis ich fertig war, verging drei ganze Wochen.', 'Bis ich fertig war, vergingen drei ganze Wochen.'],
    ['Die Zahl der Schüler sinken seit Jahren.', 'Die Zahl der Schüler sinkt seit Jahren.'],
    ['Am 14. April treffen sich der Vorstand im Gasthof.', 'Am 14. April trifft sich der Vorstand im Gasthof.'],
    ['Es kommt etwa hundert Leute zu dem Konzert.', 'Es kommen etwa hundert Leute zu dem Konzert.'],
    [
      'Am Freitag treffen sich der Vorstand mit dem Trainer, um den Plan zu besprechen.',
      'Am Freitag trifft sich der Vorstand mit dem Trainer, um den Plan zu besprechen.',
    ],
    ['Wem gehört diese zwei Jacken?', 'Wem gehören diese zwei Jacken?'],
    ['Wie hoch ist die Heizkosten?', 'Wie hoch sind die Heizkosten?'],
    ['Leider hat die beiden Geräte nicht funktioniert.', 'Leider haben die beiden Geräte nicht funktioniert.'],
    [
      'Ganz hinten, versteckt unter alten Decken, lagen ein kleiner Koffer.',
      'Ganz hinten, versteckt unter alten Decken, lag ein kleiner Koffer.',
    ],
    ['Mein Bruder, der in Ulm wohnt, arbeiten bei der Bahn.', 'Mein Bruder, der in Ulm wohnt, arbeitet bei der Bahn.'],
    ['Der Tee, den sie uns gekocht haben, wirkten gut.', 'Der Tee, den sie uns gekocht haben, wirkte gut.'],
    ['Seit er krank ist, arbeiten mein Vater nicht mehr.', 'Seit er krank ist, arbeitet mein Vater nicht mehr.'],
    ['Er hat zwei Hunde, die im Hof schläft.', 'Er hat zwei Hunde, die im Hof schlafen.'],
    ['Der Muskel, den man trainieren müssen, ist klein.', 'Der Muskel, den man trainieren muss, ist klein.'],
    ['Er will wissen, wo das Kind heute wohnen.', 'Er will wissen, wo das Kind heute wohnt.'],
    ['Das ist ein Baum, an dem ein Netz hängen.', 'Das ist ein Baum, an dem ein Netz hängt.'],
    ['Deswegen geben es für mich andere Themen.', 'Deswegen gibt es für mich andere Themen.'],
    [
      'Das Embargo haben nach den Worten Bazins zum Verlust geführt.',
      'Das Embargo hat nach den Worten Bazins zum Verlust geführt.',
    ],
    ['Dies müssen nun von den Ländern umgesetzt werden.', 'Dies muss nun von den Ländern umgesetzt werden.'],
    ['Parteichef Klaus haben in seiner Rede geschwiegen.', 'Parteichef Klaus hat in seiner Rede geschwiegen.'],
    [
      'Diese Pistole, die eher klein ist, können auf Dauer sehr viel leisten.',
      'Diese Pistole, die eher klein ist, kann auf Dauer sehr viel leisten.',
    ],
    [
      'Der Präsident des Hauses, Newt Gingrich, wollen sich nicht aufstellen lassen.',
      'Der Präsident des Hauses, Newt Gingrich, will sich nicht aufstellen lassen.',
    ],
    ['Unsere Hinweise findet Sie wie immer auf der Seite.', 'Unsere Hinweise finden Sie wie immer auf der Seite.'],
    ['Die Eltern meines Freundes hat ein Haus am See.', 'Die Eltern meines Freundes haben ein Haus am See.'],
    [
      'Weil meine Großeltern kein Auto hat, hole ich sie ab.',
      'Weil meine Großeltern kein Auto haben, hole ich sie ab.',
    ],
    ['Was macht deine Kinder in den Ferien?', 'Was machen deine Kinder in den Ferien?'],
    ['Heute Morgen war die Straßen sehr glatt.', 'Heute Morgen waren die Straßen sehr glatt.'],
    ['In der Firma arbeitet über hundert Menschen.', 'In der Firma arbeiten über hundert Menschen.'],
    ['Zudem will beide Seiten dringend verhandeln.', 'Zudem wollen beide Seiten dringend verhandeln.'],
    [
      'Vor allem seine Rede im letzten Akt gehen unter die Haut.',
      'Vor allem seine Rede im letzten Akt geht unter die Haut.',
    ],
  ],
  right: [
    'Bei uns fuhren die Maschinen noch lange.',
    'Eine andere Adresse verwenden',
    'Hier liegt zwei Meter Schnee.',
    'Das Amt der Justiz und für Verbraucher kann neue Regeln erlassen.',
    'Wer diese Leute ehren will, muss alles sagen.',
    'Die Proben zusammen und das Stück sollen zählen.',
    'In der Kiste lag eine Menge Bücher.',
    'Er kam früh und brachte frische Blumen mit.',
    'Das größte Problem sind die Kosten.',
    'Die Zahl der Schüler sinken zu sehen, tut weh.',
    'Es kommt auf zwei Dinge an.',
    'Den besten Kaffee kochen wir selbst.',
    'Den Schrank, den wir bestellt hatten, haben die Männer geliefert.',
    'Das Auto haben wir verkauft.',
    'Ihr Mann, von Beruf Gärtner, hat uns geholfen.',
    'Dazu gehören der Park, das Schloss und der See.',
    'Im Hof stehen ein Baum, eine Bank und ein Tisch.',
    'Das Buch haben nicht wenige gelesen.',
    'In der Pause geben es die Lehrer zurück.',
    'Er kann alles, wenn auch nicht sofort, allein und ohne Hilfe schaffen.',
    'Wieso besitzt ihr so viele Gläser?',
    'Immer mehr Leute wollen aber wenig Arbeit haben und den Garten behalten.',
    'Er will ihren Wert erhöhen und damit die Demokratie stärken.',
    'Die meisten Einwohner hat Rostock.',
    'Die Bücher hat eine Frau gekauft.',
    'Die Kinder hat er immer gern.',
    'Die Stadt erinnern das Museum, die Meile und der Turm an ihn.',
    'Angehörige, die nicht hier wohnen, haben das gleiche Recht.',
    'Bitte aktualisiere die Daten für dein Konto.',
    'Parteichef Klaus und sein Bruder haben geschwiegen.',
    'Zu meinen Aufgaben gehören die Planung und das kalkulieren.',
    'Eine Mehrheit der Leute, die hier wohnen, haben zugestimmt.',
  ],
});
