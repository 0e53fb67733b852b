// A verb before an infinitive that the infinitive can do without: je me permets de vous écrire, je vous écris.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isOne, isTaggedVerb, listed } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemma, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { joinsInfinitive } from '../../../common/rewrites/around.ts';
import { inFrenchForm } from '../inForm.ts';

const PRONOUNS = "me m' te t' se s' nous vous le la l' les lui leur y en";

/** An infinitive with the pronouns before it. */
const pronouns = () => words(PRONOUNS).repeat(0, 2).as('pronouns').mark();
const infinitive = () =>
  new Element((token) => isTaggedVerb(token) && reads(token, Pos.verb, Feature.infinitive)).as('infinitive').mark();

/** The pronouns and the infinitive in the form of the verb before it. */
function carried(m: Match, named: string): string[] {
  if (joinsInfinitive(m)) return [];
  const infinitive = m.token('infinitive').lower;
  const form = inFrenchForm(m.sentence, m.token('verb'), infinitive, [named]);
  if (form === null) return [];
  const written = m.all('pronouns').map(({ text }) => (/['’]$/.test(text) ? text : `${text} `));
  // Pronouns lose or get back their vowel before another form: l'envoyer, l'envoie.
  return [`${written.join('')}${form}`];
}

/** Whether the verb stands in a simple tense, so that être or avoir need not be chosen. */
const isSimple = (m: Match): boolean => !reads(m.token('verb'), Pos.verb, Feature.pastParticiple);

/** je me permets de vous écrire: je vous écris. */
export const allowOneself = defineRewrite({
  id: 'fr.rewrite.allow-oneself',
  kind: 'direct',
  pattern: [
    words("me m' nous").mark(),
    lemma('permettre').as('verb').mark(),
    word('de', "d'").mark(),
    pronouns(),
    infinitive(),
  ],
  where: (m) => isSimple(m) && isOne(m.before(), listed('je nous')),
  suggest: (m) => carried(m, 'permettre'),
  wrong: [
    ['Je me permets de vous contacter au sujet du bail.', 'Je vous contacte au sujet du bail.'],
    ['Je me permets de revenir vers vous.', 'Je reviens vers vous.'],
    ['Nous nous permettons de vous rappeler la date.', 'Nous vous rappelons la date.'],
  ],
  right: ['Il se permet de fumer ici.', 'Cela me permet de vous écrire.', 'Je ne me permettrais pas de vous juger.'],
});

/** je tiens à vous remercier: je vous remercie. */
export const wantTo = defineRewrite({
  id: 'fr.rewrite.want-to',
  kind: 'direct',
  pattern: [
    word('je', 'nous').as('who'),
    lemma('tenir').as('verb').mark(),
    word('à').mark(),
    word('vous', 'te').as('pronouns').mark(),
    new Element((token) =>
      isOne(token, listed('remercier féliciter dire informer présenter adresser confirmer exprimer')),
    )
      .as('infinitive')
      .mark(),
  ],
  suggest: (m) => carried(m, 'tenir'),
  wrong: [
    ['Je tiens à vous remercier de votre aide.', 'Je vous remercie de votre aide.'],
    ['Nous tenons à vous féliciter.', 'Nous vous félicitons.'],
    ['Je tiens à te dire merci.', 'Je te dis merci.'],
  ],
  right: ['Je tiens à ce livre.', 'Il tient à vous voir.', 'Je tiens à venir.'],
});

/** je ne manquerai pas de vous rappeler: je vous rappellerai. */
export const notFail = defineRewrite({
  id: 'fr.rewrite.not-fail',
  kind: 'negation',
  pattern: [
    word('ne').mark(),
    lemma('manquer').as('verb').mark(),
    word('pas').mark(),
    word('de', "d'").mark(),
    pronouns(),
    infinitive(),
  ],
  suggest: (m) => carried(m, 'manquer'),
  wrong: [
    ['Je ne manquerai pas de vous rappeler.', 'Je vous rappellerai.'],
    ['Nous ne manquerons pas de répondre à votre lettre.', 'Nous répondrons à votre lettre.'],
    ['Elle ne manque pas de saluer ses voisins.', 'Elle salue ses voisins.'],
  ],
  right: ['Il ne manque pas de courage.', 'Tu me manques.', 'Ne manquez pas le train.'],
});

/** avoir pour effet de réduire: réduire. */
export const haveForEffect = defineRewrite({
  id: 'fr.rewrite.have-for-effect',
  kind: 'nominal',
  pattern: [
    lemma('avoir').as('verb').mark(),
    word('pour').mark(),
    word('effet', 'conséquence', 'résultat').mark(),
    word('de', "d'").mark(),
    pronouns(),
    infinitive(),
  ],
  suggest: (m) => carried(m, 'avoir'),
  wrong: [
    ['Cette loi a pour effet de réduire les délais.', 'Cette loi réduit les délais.'],
    ['La crise aura pour conséquence de ralentir les ventes.', 'La crise ralentira les ventes.'],
    ["Ce choix avait pour résultat d'augmenter les prix.", 'Ce choix augmentait les prix.'],
  ],
  right: ['Ce remède a un effet rapide.', "L'effet de la loi est clair.", 'Il a pour voisin un boulanger.'],
});

/** What is still to come: est amené à devenir. */
const BECOMING = listed('devenir disparaître évoluer grandir croître jouer remplacer durer changer');

/** vous serez amené à voyager: vous voyagerez. */
export const beLedTo = defineRewrite({
  id: 'fr.rewrite.be-led-to',
  kind: 'direct',
  pattern: [
    lemma('être').as('verb').mark(),
    words('amené amenée amenés amenées appelé appelée appelés appelées').mark(),
    word('à').mark(),
    pronouns(),
    infinitive(),
  ],
  where: (m) => isSimpleBe(m) && !isOne(m.token('infinitive'), BECOMING),
  suggest: (m) => carried(m, 'être'),
  wrong: [
    ['Vous serez amené à voyager souvent.', 'Vous voyagerez souvent.'],
    ['Les élèves sont amenés à travailler en groupe.', 'Les élèves travaillent en groupe.'],
    ['Elle sera appelée à diriger le service.', 'Elle dirigera le service.'],
  ],
  right: ['Il a été amené à la gare.', 'Elle est appelée à dix heures.', 'Le chien est amené au parc.'],
});

/** A form of être that is no participle: "a été amené" is left alone. */
function isSimpleBe(m: Match): boolean {
  return m.token('verb').lower !== 'été';
}

/** je suis en train de lire: je lis. */
export const inProgress = defineRewrite({
  id: 'fr.rewrite.in-progress',
  kind: 'wordy',
  pattern: [
    words('suis es est sommes êtes sont').as('verb').mark(),
    word('en').mark(),
    word('train').mark(),
    word('de', "d'").mark(),
    pronouns(),
    infinitive(),
  ],
  suggest: (m) => carried(m, 'être'),
  wrong: [
    ['Je suis en train de lire votre lettre.', 'Je lis votre lettre.'],
    ['Nous sommes en train de préparer la salle.', 'Nous préparons la salle.'],
    ['Ils sont en train de changer les règles.', 'Ils changent les règles.'],
  ],
  right: ['Elle est en train.', 'Il vient en train de Lyon.', 'Ils étaient en train de lire.'],
});
