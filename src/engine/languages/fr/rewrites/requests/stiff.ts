// Stiff requests and formulas of letters, and how one would say them to somebody.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isOne, isTaggedVerb, listed } from '../../../../rules/ask.ts';
import { anything, Element, oneOf, punctuation, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { joinsInfinitive } from '../../../common/rewrites/around.ts';
import { elides } from '../../reading/words.ts';

const isInfinitive = (token: Token): boolean =>
  (isTaggedVerb(token) && reads(token, Pos.verb, Feature.infinitive)) || isOne(token, listed('être avoir'));

const infinitive = () => new Element(isInfinitive).as('infinitive');
/** What may follow veuillez besides the infinitive: pronouns, ne pas. */
const before = () => words("me m' nous le la l' les lui leur y en ne pas").repeat(0, 3).as('before');

/** What is a formula of its own. */
const FORMULAS = listed('agréer recevoir accepter croire trouver noter');

/** veuillez remplir: merci de remplir. */
export const pleaseDo = defineRewrite({
  id: 'fr.rewrite.please-do',
  kind: 'friendly',
  pattern: [sentenceStart(), word('veuillez').mark(), before().mark(), infinitive().mark()],
  where: (m) => !FORMULAS.has(m.token('infinitive').lower) && !joinsInfinitive(m),
  suggest: (m) => {
    const tokens = [...m.all('before'), m.token('infinitive')];
    const text = tokens
      .map((token) => (/['’]$/.test(token.text) ? token.text : `${token.text} `))
      .join('')
      .trim();
    return [elides(text.toLowerCase()) && !/^\p{L}+['’]/u.test(text) ? `merci d'${text}` : `merci de ${text}`];
  },
  wrong: [
    ['Veuillez remplir ce formulaire.', 'Merci de remplir ce formulaire.'],
    ["Veuillez m'envoyer la facture.", "Merci de m'envoyer la facture."],
    ['Veuillez attendre ici.', "Merci d'attendre ici."],
  ],
  right: ['Veuillez agréer mes salutations.', 'Vous veuillez rester.', 'Veuillez noter la date.'],
});

/** n'hésitez pas à me contacter: contactez-moi. */
export const noHesitation = defineRewrite({
  id: 'fr.rewrite.no-hesitation',
  kind: 'negation',
  patterns: [
    [
      word("n'").mark(),
      words('hésitez hésite hésitons').as('verb').mark(),
      word('pas').mark(),
      word('à').mark(),
      words("me m' nous le la l' les").optional().as('before').mark(),
      infinitive().mark(),
    ],
  ],
  where: (m) => (isOne(m.before(), listed('et , :')) || m.from === 0) && !joinsInfinitive(m),
  suggest: (m) => {
    const verb = m.token('verb').lower;
    const features = verb.endsWith('ez')
      ? Feature.second | Feature.plural
      : verb.endsWith('ons')
        ? Feature.first | Feature.plural
        : Feature.second | Feature.singular;
    const [order] = m.sentence.lexicon.inflect(
      m.token('infinitive').lower,
      Pos.verb,
      Feature.imperative | Feature.present | features,
    );
    const [plain] =
      order === undefined
        ? m.sentence.lexicon.inflect(m.token('infinitive').lower, Pos.verb, Feature.imperative | features)
        : [order];
    if (plain === undefined) return [];
    const [pronoun] = m.all('before');
    if (!pronoun) return [plain];
    if (pronoun.lower === "l'") return [];
    const own = /^m[e']$/.test(pronoun.lower) ? 'moi' : pronoun.lower;
    return [`${plain}-${own}`];
  },
  wrong: [
    ["N'hésitez pas à me contacter.", 'Contactez-moi.'],
    ["N'hésitez pas à poser vos questions.", 'Posez vos questions.'],
    ["N'hésite pas à m'appeler ce soir.", 'Appelle-moi ce soir.'],
  ],
  right: ["Vous n'hésitez pas à partir.", "N'hésitez pas.", "Il n'hésite pas à mentir."],
});

const CLOSING = listed('salutations sentiments considération respects hommages');

/** Veuillez agréer, Madame, l'expression de mes salutations distinguées: bien cordialement. */
export const closing = defineRewrite({
  id: 'fr.rewrite.closing',
  kind: 'friendly',
  patterns: [
    [
      sentenceStart(),
      words('veuillez').mark(),
      words('agréer recevoir accepter croire').mark(),
      anything().repeat(1, 18).as('rest').mark(),
      oneOf(punctuation('.', ',')),
    ],
    [
      sentenceStart(),
      words('je nous').mark(),
      word('vous').mark(),
      words('prie prions').mark(),
      word("d'", 'de').mark(),
      words('agréer recevoir accepter croire').mark(),
      anything().repeat(1, 18).as('rest').mark(),
      oneOf(punctuation('.', ',')),
    ],
    [
      punctuation(','),
      words('je nous').mark(),
      word('vous').mark(),
      words('prie prions').mark(),
      word("d'", 'de').mark(),
      words('agréer recevoir accepter croire').mark(),
      anything().repeat(1, 18).as('rest').mark(),
      punctuation('.', ','),
    ],
    [
      sentenceStart(),
      words('recevez agréez').mark(),
      anything().repeat(1, 18).as('rest').mark(),
      oneOf(punctuation('.', ',')),
    ],
  ],
  where: (m) => m.all('rest').some((token) => CLOSING.has(token.lower)) && m.to === m.sentence.tokens.length,
  suggest: () => ['bien cordialement'],
  wrong: [
    ["Veuillez agréer, Madame, l'expression de mes salutations distinguées.", 'Bien cordialement.'],
    ["Je vous prie d'agréer, Madame, Monsieur, mes salutations distinguées.", 'Bien cordialement.'],
    [
      "Dans l'attente de votre réponse, je vous prie d'agréer, Monsieur, mes salutations distinguées.",
      "Dans l'attente de votre réponse, bien cordialement.",
    ],
    ["Recevez, Monsieur, l'assurance de mes sentiments les meilleurs.", 'Bien cordialement.'],
  ],
  right: ['Veuillez agréer ma demande.', 'Recevez nos colis chez vous.', 'Mes salutations à ta mère.'],
});
