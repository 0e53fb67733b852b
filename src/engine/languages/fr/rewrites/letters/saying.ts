// What one writes in order to say, said; what one invites to do, asked for: je vous écris pour demander, consultez notre site.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { among } from '../../../../rules/ask.ts';
import { Element, word, words } from '../../../../rules/pattern.ts';
import { joinsInfinitive } from '../../../common/rewrites/around.ts';
import { elides } from '../../reading/words.ts';

/** Verbs that do what they say, to somebody. */
const TO_YOU = among(
  'informer remercier signaler demander confirmer annoncer rappeler féliciter proposer inviter présenter transmettre adresser communiquer envoyer',
);
/** The same, without anybody. */
const ALONE = among('postuler solliciter contester résilier réclamer réserver annuler commander');

const who = () => words('je nous').as('who').mark();

/** Je vous écris pour vous demander un délai: je vous demande un délai. */
export const writeTo = defineRewrite({
  id: 'fr.rewrite.write-to',
  kind: 'direct',
  patterns: [
    [
      who(),
      word('vous', "t'").as('whom').mark(),
      words('écris écrivons contacte contactons').mark(),
      words('pour').mark(),
      word('vous', 'te', "t'").optional().as('again').mark(),
      new Element((token) => TO_YOU(token) || ALONE(token)).as('infinitive').mark(),
    ],
    [
      who(),
      word('vous', "t'").as('whom').mark(),
      words('écris écrivons contacte contactons').mark(),
      word('afin').mark(),
      word('de', "d'").mark(),
      word('vous', 'te', "t'").optional().as('again').mark(),
      new Element((token) => TO_YOU(token) || ALONE(token)).as('infinitive').mark(),
    ],
  ],
  where: (m) => !joinsInfinitive(m) && (ALONE(m.token('infinitive')) ? !m.has('again') : m.has('again')),
  suggest: (m) => {
    const isMany = m.token('who').lower === 'nous';
    const features = Feature.first | (isMany ? Feature.plural : Feature.singular);
    const wish = features | Feature.indicative | Feature.present;
    const [form] = m.sentence.lexicon.inflect(m.token('infinitive').lower, Pos.verb, wish);
    if (form === undefined) return [];
    const subject = isMany ? 'nous' : 'je';
    if (!m.has('again')) return [elides(form) && !isMany ? `j'${form}` : `${subject} ${form}`];
    if (m.token('whom').lower === 'vous') return [`${subject} vous ${form}`];
    return [elides(form) ? `${subject} t'${form}` : `${subject} te ${form}`];
  },
  wrong: [
    ['Je vous écris pour vous demander un délai.', 'Je vous demande un délai.'],
    ['Je vous écris pour postuler au poste de cuisinier.', 'Je postule au poste de cuisinier.'],
    ['Nous vous contactons afin de vous rappeler la date.', 'Nous vous rappelons la date.'],
    ["Je t'écris pour te remercier du livre.", 'Je te remercie du livre.'],
  ],
  right: [
    'Je vous écris pour le plaisir.',
    'Je vous écris pour vous demander et obtenir un délai.',
    'Il vous écrit pour vous remercier.',
  ],
});

const ASKED = among(
  'consulter lire vérifier remplir contacter télécharger compléter adresser envoyer renseigner signer utiliser suivre choisir indiquer préciser conserver prendre visiter',
);

/** Nous vous invitons à consulter notre site: consultez notre site. */
export const invite = defineRewrite({
  id: 'fr.rewrite.invite',
  kind: 'direct',
  pattern: [
    word('je', 'nous').mark(),
    word('vous').mark(),
    words('invite invitons').mark(),
    word('à').mark(),
    words('me nous').optional().as('pronoun').mark(),
    new Element(ASKED).as('infinitive').mark(),
  ],
  where: (m) => (m.from === 0 || m.before()?.kind === 'punctuation') && !joinsInfinitive(m),
  suggest: (m) => {
    const wish = Feature.imperative | Feature.present | Feature.second | Feature.plural;
    const { lexicon } = m.sentence;
    const infinitive = m.token('infinitive').lower;
    const [form = lexicon.inflect(infinitive, Pos.verb, wish & ~Feature.present)[0]] = lexicon.inflect(
      infinitive,
      Pos.verb,
      wish,
    );
    if (form === undefined) return [];
    const [pronoun] = m.all('pronoun');
    if (!pronoun) return [form];
    return [`${form}-${pronoun.lower === 'me' ? 'moi' : 'nous'}`];
  },
  wrong: [
    ['Nous vous invitons à consulter notre site.', 'Consultez notre site.'],
    ['Je vous invite à me contacter en cas de doute.', 'Contactez-moi en cas de doute.'],
    [
      'Pour toute question, nous vous invitons à remplir le formulaire.',
      'Pour toute question, remplissez le formulaire.',
    ],
  ],
  right: ['Je vous invite à dîner.', 'Nous vous invitons à la fête.', 'Nous vous invitons à lire et signer le bail.'],
});
