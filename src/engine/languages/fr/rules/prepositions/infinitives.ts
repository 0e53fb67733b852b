// What stands between a verb and an infinitive: apprendre à nager, oublier de fermer, préférer partir.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import {
  canBeInfinitive,
  canBeNoun,
  canBeParticiple,
  hasInnerCapital,
  isOne,
  isTaggedVerb,
  listed,
} from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { valuesIn } from '../../../../rules/wordRows.ts';
import { adverbs, canBeConjugated, isClitic, isSurelyFinite, withDe } from '../../reading/words.ts';
import infinitives from '../../rows/infinitives.words.tsv';
import infinitivesReflexive from '../../rows/infinitivesReflexive.words.tsv';

const PREPOSITIONS = valuesIn(infinitives, 'preposition');

const REFLEXIVE = valuesIn(infinitivesReflexive, 'preposition');

/** What a verb takes before an infinitive; undefined if its readings differ or none is in the table. */
function takenBy(verb: Token, table = PREPOSITIONS): string | undefined {
  const taken = new Set(verb.readings.filter((each) => each.pos === Pos.verb).map((each) => table.get(each.lemma)));
  return taken.size === 1 ? [...taken][0] : undefined;
}

/** Verbs that may have à or de, but never an infinitive alone; with what is usual. */
const NEVER_BARE: ReadonlyMap<string, string> = new Map([
  ['demander', 'de'],
  ['finir', 'de'],
  ['rêver', 'de'],
  ['commencer', 'à'],
  ['continuer', 'à'],
]);

/** What is missing between a verb and its infinitive. */
const missingAfter = (verb: Token): string | undefined =>
  takenBy(verb) ??
  verb.readings.flatMap(({ pos, lemma }) => (pos === Pos.verb ? (NEVER_BARE.get(lemma) ?? []) : []))[0];

const governing = (): Element =>
  new Element(
    (token) =>
      isTaggedVerb(token) && (takenBy(token) ?? takenBy(token, REFLEXIVE)) !== undefined && !hasInnerCapital(token),
  );

/** What the verb of a match takes, with its reflexive pronoun if it has one. */
const takenIn = (m: Match): string | undefined => takenBy(m.token('v'), isReflexive(m) ? REFLEXIVE : PREPOSITIONS);

/** Whether a pronoun before the verb can only be reflexive: se met, nous nous mettons, je me suis mis. */
function isReflexive(m: Match): boolean {
  const { tokens } = m.sentence;
  let at = m.token('v').index - 1;
  while (reads(tokens[at], Pos.auxiliary) || isOne(tokens[at], listed('y en'))) at--;
  if (isOne(tokens[at], listed("se s'"))) return true;
  if (isOne(tokens[at], listed('nous vous'))) return tokens[at]?.lower === tokens[at - 1]?.lower;
  const subject = isOne(tokens[at - 1], listed("ne n'")) ? tokens[at - 2] : tokens[at - 1];
  return (
    (isOne(tokens[at], listed("me m'")) && isOne(subject, listed('je'))) ||
    (isOne(tokens[at], listed("te t'")) && isOne(subject, listed('tu')))
  );
}

/** An infinitive that cannot be a noun: à manger and de dîner may be things. */
const plainInfinitive = (): Element =>
  new Element(
    (token) =>
      canBeInfinitive(token) &&
      !hasInnerCapital(token) &&
      (!canBeNoun(token) || isOne(token, listed('être avoir faire savoir'))) &&
      !isOne(token, listed('manger boire')),
  );

/** Whether nous or vous is the subject of the verb that follows: nous pensons, vous avez refusé. */
function isSubject(tokens: readonly Token[], at: number): boolean {
  const person = tokens[at]?.lower === 'nous' ? Feature.first : Feature.second;
  let next = at + 1;
  while (isClitic(tokens[next])) next++;
  return (
    reads(tokens[next], Pos.verb, person | Feature.plural) ||
    reads(tokens[next], Pos.auxiliary, person | Feature.plural)
  );
}

/** Whether a pronoun before the verb may be reflexive, which often changes what it takes: se refuser à. */
function mayBeReflexive(m: Match): boolean {
  const { tokens } = m.sentence;
  for (let i = m.token('v').index - 1; i >= m.token('v').index - 3; i--) {
    const token = tokens[i];
    if (isOne(token, listed('nous vous')) && isSubject(tokens, i)) return tokens[i - 1]?.lower === token?.lower;
    if (isOne(token, listed("s' se m' me t' te nous vous"))) return true;
    if (!token || !(isClitic(token) || reads(token, Pos.auxiliary))) return false;
  }
  return false;
}

/** Whether the verb is used as such: after its subject or an auxiliary, or an infinitive of its own. */
function isVerbHere(m: Match): boolean {
  const verb = m.token('v');
  if (isSurelyFinite(verb)) return true;
  const before = m.before();
  // il est interdit de, il est autorisé de: without a person, de follows
  if (canBeParticiple(verb) && isOne(before, listed('est était sera été pas')) && !isReflexive(m)) return false;
  if (canBeParticiple(verb) && reads(before, Pos.auxiliary)) return true;
  if (canBeParticiple(verb) && !canBeConjugated(verb)) return false;
  if (canBeInfinitive(verb)) return !canBeNoun(verb);
  return isClitic(before) || isOne(before, listed("je j' tu il elle on ils elles qui"));
}

const fixes = (m: Match): string[] => {
  const taken = takenIn(m);
  const next = m.token('n');
  if (taken === 'à') return [`à ${next.text}`];
  return [taken === 'de' ? withDe(next) : next.text];
};

const NOT_WITH_A = listed('penser savoir devoir pouvoir vouloir aimer compter aller');

/** Il consiste de préparer, je préfère de partir: another preposition than the verb takes. */
export const infinitivePreposition = defineRule({
  id: 'fr.prepositions.infinitive',
  pattern: [
    governing().as('v'),
    adverbs(),
    word('à', 'de', "d'").as('p').mark(),
    new Element((token) => isClitic(token) || canBeInfinitive(token)).as('n').mark(),
  ],
  where: (m) => {
    const verb = m.token('v');
    const taken = takenIn(m);
    const written = m.token('p').lower === 'à' ? 'à' : 'de';
    if (taken === undefined || taken === written || !isVerbHere(m)) return false;
    const { tokens } = m.sentence;
    let at = m.token('n').index;
    while (isClitic(tokens[at]) || isOne(tokens[at], listed('pas plus jamais rien'))) at++;
    const infinitive = tokens[at];
    if (!infinitive || !canBeInfinitive(infinitive) || isOne(infinitive, listed('manger boire partir'))) return false;
    const hasObject = reads(tokens[at + 1], Pos.determiner) || isClitic(tokens[at - 1]);
    if (canBeNoun(infinitive) && !hasObject && !isOne(infinitive, listed('être avoir faire savoir'))) return false;
    if (taken !== 'à' && !isReflexive(m) && mayBeReflexive(m)) return false;
    return taken !== 'none' || written === 'de' || !verb.readings.some((each) => NOT_WITH_A.has(each.lemma));
  },
  unless: {
    'what comes to be done': {
      when: (m) => isOne(m.before(), listed("ce qu' que quoi rien")),
      right: 'Que proposer à grignoter avant le dîner ?',
    },
  },
  suggest: fixes,
  wrong: [
    ['Mon travail consiste de préparer les voyages.', 'Mon travail consiste à préparer les voyages.'],
    ["J'ai appris de conduire à vingt ans.", "J'ai appris à conduire à vingt ans."],
    ['Je préfère de prendre le train.', 'Je préfère prendre le train.'],
    ["J'espère de vous revoir bientôt.", "J'espère vous revoir bientôt."],
    ['Il a essayé à ouvrir la porte.', "Il a essayé d'ouvrir la porte."],
    ['Nous avons réussi de finir à temps.', 'Nous avons réussi à finir à temps.'],
    ['Elle a refusé à nous répondre.', 'Elle a refusé de nous répondre.'],
    ["Il s'est mis de chanter.", "Il s'est mis à chanter."],
    ['Nous nous contentons à regarder.', 'Nous nous contentons de regarder.'],
    ['Nous pensons de venir vous voir.', 'Nous pensons venir vous voir.'],
  ],
  right: [
    "J'ai appris à conduire à vingt ans.",
    'Je préfère partir plutôt que de rester.',
    'Il se refuse à nous répondre.',
    "Elle m'a proposé à boire.",
    'Il a appris de ses erreurs.',
    'Les frais sont offerts à partir de vingt euros.',
    'Voici les plats proposés à emporter.',
  ],
});

const DIRECT = listed(
  'oublier essayer éviter accepter refuser risquer tenter regretter promettre permettre envisager apprendre réussir hésiter parvenir cesser proposer conseiller interdire décider recommander suggérer mériter ordonner craindre empêcher inviter encourager aider renoncer consentir tâcher',
);

const ADVERB = (): Element => word('pas', 'plus', 'jamais', 'toujours').optional();

const bareGoverning = (): Element =>
  new Element((token) => isTaggedVerb(token) && missingAfter(token) !== undefined && !hasInnerCapital(token));

/** J'ai oublié fermer la porte: the preposition is missing. */
export const infinitiveMissing = defineRule({
  id: 'fr.prepositions.infinitive-missing',
  patterns: [
    [bareGoverning().as('v'), ADVERB(), plainInfinitive().as('n').mark()],
    [
      bareGoverning().as('v'),
      ADVERB(),
      new Element((token) => isClitic(token) && !token.text.startsWith('-') && !isOne(token, listed("ne n'")))
        .as('n')
        .mark(),
      plainInfinitive(),
    ],
  ],
  where: (m) => {
    const verb = m.token('v');
    return (
      missingAfter(verb) !== undefined &&
      verb.readings.some((each) => DIRECT.has(each.lemma) || NEVER_BARE.has(each.lemma)) &&
      isVerbHere(m) &&
      (!canBeNoun(verb) ||
        isOne(m.before(), listed("je j' tu il elle on nous vous ils elles me m' te t' lui leur ne n'")))
    );
  },
  suggest: (m) => [missingAfter(m.token('v')) === 'à' ? `à ${m.token('n').text}` : withDe(m.token('n'))],
  wrong: [
    ["J'ai oublié fermer la porte.", "J'ai oublié de fermer la porte."],
    ['Nous essayons comprendre la règle.', 'Nous essayons de comprendre la règle.'],
    ['Elle hésite partir si loin.', 'Elle hésite à partir si loin.'],
    ['Vous risquez avoir froid.', "Vous risquez d'avoir froid."],
    ["J'ai oublié m'inscrire au cours.", "J'ai oublié de m'inscrire au cours."],
    ['Il commence pleuvoir, rentrons vite.', 'Il commence à pleuvoir, rentrons vite.'],
    ["Il m'a aidé remplir le formulaire.", "Il m'a aidé à remplir le formulaire."],
  ],
  right: [
    "J'ai oublié de fermer la porte.",
    'Il faut essayer, comprendre, recommencer.',
    'Elle sait éviter de répondre.',
    'Les plats proposés peuvent changer souvent.',
  ],
});
