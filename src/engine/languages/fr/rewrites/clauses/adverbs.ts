// How sure or how frequent something is, said before it, for an adverb in its place: peut-être qu'il vient, il vient peut-être.
import { Feature, Group } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import type { Turn } from '../../../../rewrite/types.ts';
import { listed } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { sentenceStart } from '../../../../rules/pattern.ts';
import { type Clause, clauseAfter, leadBefore, opening, withSubject } from '../clause.ts';

/** Verbs whose present is true of now and later alike, unlike that of deeds: il est peut-être. */
const STATES = listed('être avoir');

const at = (list: string) => [sentenceStart(), ...opening(list)];

/** A clause stated, the adverb behind its verb. */
function stated(m: Match, clause: Clause, form: string, adverb: string): Turn {
  const text = `${leadBefore(clause.lead, form)}${form} ${adverb}`;
  return { from: m.from, to: clause.verb.index, texts: [withSubject(clause.subject, text)] };
}

/** The same in the indicative, for a clause in the subjunctive. */
function turned(m: Match, adverb: string): Turn | null {
  const clause = clauseAfter(m, Feature.subjunctive);
  if (!clause || (clause.features & Feature.present) === 0) return null;
  const wish = Feature.indicative | Feature.present | (clause.who & (Group.person | Group.number));
  const [form] = m.sentence.lexicon.inflect(clause.lemma, clause.pos, wish);
  return form === undefined ? null : stated(m, clause, form, adverb);
}

/** Peut-être qu'il a oublié: il a peut-être oublié. */
export const maybe = defineRewrite({
  id: 'fr.rewrite.maybe',
  kind: 'direct',
  goals: ['clearer', 'formal'],
  patterns: [
    'peut-être que',
    'sans doute que',
    'sûrement que',
    'probablement que',
    'certainement que',
    'apparemment que',
  ].map(at),
  turn: (m) => {
    const clause = clauseAfter(m, Feature.indicative);
    if (!clause) return null;
    const { tokens } = m.sentence;
    const said = tokens
      .slice(m.from, m.to - 1)
      .map(({ lower }) => lower)
      .join(' ');
    return stated(m, clause, clause.verb.text, said);
  },
  wrong: [
    ["Peut-être qu'il a oublié la date.", 'Il a peut-être oublié la date.'],
    ['Peut-être que vous connaissez déjà mon astuce.', 'Vous connaissez peut-être déjà mon astuce.'],
    ['Sans doute que le train est en retard.', 'Le train est sans doute en retard.'],
    ["Peut-être qu'elle ne viendra pas.", 'Elle ne viendra peut-être pas.'],
  ],
  right: ['Peut-être viendra-t-il.', 'Je crois que peut-être il vient.', 'Peut-être que oui.'],
});

/** Il est possible que le colis soit perdu: le colis est peut-être perdu. */
export const possibly = defineRewrite({
  id: 'fr.rewrite.possibly',
  kind: 'direct',
  patterns: ['il est possible que', 'il se peut que', 'il se pourrait que', 'il peut se faire que'].map(at),
  turn: (m) => {
    const clause = clauseAfter(m, Feature.subjunctive);
    return clause && STATES.has(clause.lemma) ? turned(m, 'peut-être') : null;
  },
  wrong: [
    ['Il est possible que le colis soit perdu.', 'Le colis est peut-être perdu.'],
    ["Il se peut que j'aie oublié la clé.", "J'ai peut-être oublié la clé."],
    ["Il est possible qu'elle ne soit pas chez elle.", "Elle n'est peut-être pas chez elle."],
  ],
  right: ['Il est possible de payer.', "Il est possible qu'il pleuve.", "Est-il possible qu'il soit parti ?"],
});

/** Il y a de fortes chances que le colis soit perdu: le colis est probablement perdu. */
export const probably = defineRewrite({
  id: 'fr.rewrite.probably',
  kind: 'direct',
  patterns: [
    'il y a de fortes|grandes chances que',
    'il y a de fortes|grandes chances pour que',
    'il y a toutes les chances que',
    'il est probable que',
    'il est fort|très probable que',
  ].map(at),
  turn: (m) => {
    const clause = clauseAfter(m, Feature.subjunctive);
    if (clause && STATES.has(clause.lemma) && (clause.features & Feature.indicative) === 0)
      return turned(m, 'probablement');
    const stating = clauseAfter(m, Feature.indicative);
    return stating && m.sentence.tokens[m.to - 2]?.lower === 'probable'
      ? stated(m, stating, stating.verb.text, 'probablement')
      : null;
  },
  wrong: [
    ['Il y a de fortes chances que la nappe soit usée.', 'La nappe est probablement usée.'],
    ["Il est probable qu'il viendra lundi.", 'Il viendra probablement lundi.'],
    ["Il est fort probable que les clients aient reçu l'avis.", "Les clients ont probablement reçu l'avis."],
  ],
  right: ['Il y a de fortes chances.', "Il y a de fortes chances qu'il pleuve.", 'Il est probable.'],
});

/** Il arrive que les trains soient en retard: les trains sont parfois en retard. */
export const sometimes = defineRewrite({
  id: 'fr.rewrite.sometimes',
  kind: 'opening',
  patterns: ['il arrive que', 'il arrive parfois que', 'il peut arriver que', 'il se trouve parfois que'].map(at),
  turn: (m) => turned(m, 'parfois'),
  wrong: [
    ['Il arrive que les trains soient en retard.', 'Les trains sont parfois en retard.'],
    ["Il arrive parfois qu'elle oublie ses clés.", 'Elle oublie parfois ses clés.'],
    ['Il peut arriver que la porte soit fermée.', 'La porte est parfois fermée.'],
  ],
  right: ['Il arrive à midi.', 'Il arrive que tout le monde rie.', 'Il est arrivé que la porte soit fermée.'],
});

/** Il est fréquent que les trains soient en retard: les trains sont souvent en retard. */
export const often = defineRewrite({
  id: 'fr.rewrite.often',
  kind: 'opening',
  patterns: ['il arrive souvent que', 'il est fréquent que', 'il arrive fréquemment que'].map(at),
  turn: (m) => turned(m, 'souvent'),
  wrong: [
    ['Il est fréquent que les trains soient en retard.', 'Les trains sont souvent en retard.'],
    ["Il arrive souvent qu'il vienne le soir.", 'Il vient souvent le soir.'],
    ['Il est fréquent que les clients demandent un devis.', 'Les clients demandent souvent un devis.'],
  ],
  right: ['Il est fréquent.', "C'est un bruit fréquent.", 'Il arrive souvent en retard.'],
});

/** Il n'est pas rare que les trains soient en retard: les trains sont souvent en retard. */
export const notRare = defineRewrite({
  id: 'fr.rewrite.not-rare',
  kind: 'negation',
  patterns: ["il n' est pas rare que", "il n' est pas exceptionnel|inhabituel que"].map(at),
  turn: (m) => turned(m, 'souvent'),
  wrong: [
    ["Il n'est pas rare que les trains soient en retard.", 'Les trains sont souvent en retard.'],
    ["Il n'est pas rare qu'elle vienne à pied.", 'Elle vient souvent à pied.'],
    ["Il n'est pas rare que les clients demandent un devis.", 'Les clients demandent souvent un devis.'],
  ],
  right: ["Il n'est pas rare de voir un renard.", "Il est rare qu'il vienne.", "Ce n'est pas rare."],
});
