// A passive whose agent stands there, turned round: le plan a été approuvé par le conseil, le conseil a approuvé le plan.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { isOne, isTaggedVerb, listed } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { anything, Element, lemma, punctuation, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { elides } from '../../reading/words.ts';
import { hasPassive, isNounPhrase, numberOf, textOf, textWithin } from '../nounPhrases.ts';

/** What is no agent although it follows par. */
const NO_AGENT = listed(
  'suite force voie biais fait moyen courrier poste mail téléphone train avion temps mois an jour semaine ailleurs exemple rapport endroit méthode méthodes moyens outil outils formulaire mot mots terme lettre écrit ordre défaut principe',
);
/** Where what follows the agent begins. */
const AFTER = listed('en le lors hier lundi mardi mercredi jeudi vendredi samedi dimanche depuis pendant avant après');
const MONTHS = listed('janvier février mars avril mai juin juillet août septembre octobre novembre décembre');

/** Whether a token is what en and le stand before in a date. */
const isDate = (token: Token | undefined): boolean => token?.kind === 'number' || isOne(token, MONTHS);

const subject = () => anything().repeat(1, 10).as('subject').mark();
const done = () => new Element(hasPassive).as('done').mark();
const agent = () => anything().repeat(1, 12).as('agent').mark();
const end = () => punctuation('.', '!');

interface Agent {
  own: readonly Token[];
  rest: readonly Token[];
}

/** The agent, and what stands behind it. */
function agentOf(m: Match): Agent {
  const all = m.all('agent');
  const cut = all.findIndex(
    (token, i) => i > 0 && isOne(token, AFTER) && (!/^(?:en|le)$/.test(token.lower) || isDate(all[i + 1])),
  );
  return cut < 0 ? { own: all, rest: [] } : { own: all.slice(0, cut), rest: all.slice(cut) };
}

function isTurnable(m: Match): boolean {
  const { own, rest } = agentOf(m);
  if (!isNounPhrase(own) || numberOf(own) === 0 || own.some((token) => NO_AGENT.has(token.lower))) return false;
  if (rest.some((token) => token.kind === 'punctuation' || (isTaggedVerb(token) && token.verbForm === 0))) return false;
  return isPronoun(m) || isNounPhrase(m.all('subject'));
}

const isPronoun = (m: Match): boolean =>
  m.all('subject').length === 1 && isOne(m.token('subject'), listed('il elle ils elles'));

/** The singular or plural of the third person. */
function finite(m: Match, token: Token, lemma: string, number: number): string | undefined {
  const reading = token.readings.find(
    ({ pos, features, lemma: own }) =>
      (pos === Pos.verb || pos === Pos.auxiliary) &&
      (own === 'être' || own === 'avoir') &&
      (features & (Feature.indicative | Feature.conditional)) !== 0 &&
      (features & Feature.third) !== 0,
  );
  if (!reading) return undefined;
  const kept =
    reading.features &
    (Feature.indicative |
      Feature.conditional |
      Feature.present |
      Feature.imperfect |
      Feature.preterite |
      Feature.future);
  for (const pos of [Pos.verb, Pos.auxiliary]) {
    const [form] = m.sentence.lexicon.inflect(lemma, pos, kept | Feature.third | number);
    if (form !== undefined) return form;
  }
  return undefined;
}

const lemmaOf = (token: Token): string | undefined =>
  token.readings.find(({ pos, features }) => pos === Pos.verb && (features & Feature.pastParticiple) !== 0)?.lemma;

function turned(m: Match): string[] {
  const { own, rest } = agentOf(m);
  const number = numberOf(own);
  const verb = lemmaOf(m.token('done'));
  if (!verb) return [];
  const isCompound = m.has('been');
  const helper = finite(m, m.token('be'), isCompound ? 'avoir' : verb, number);
  if (helper === undefined) return [];
  const who = textOf(m, own);
  const tail = rest.length > 0 ? ` ${textOf(m, rest)}` : '';
  if (isPronoun(m)) {
    const plain = { il: 'le', elle: 'la' }[m.token('subject').lower] ?? 'les';
    const object = plain !== 'les' && elides(helper) ? "l'" : `${plain} `;
    return [`${who} ${object}${helper}${isCompound ? ` ${m.token('done').text}` : ''}${tail}`];
  }
  const [participle] = m.sentence.lexicon.inflect(
    verb,
    Pos.verb,
    Feature.pastParticiple | Feature.masculine | Feature.singular,
  );
  if (participle === undefined) return [];
  return [`${who} ${helper}${isCompound ? ` ${participle}` : ''} ${textWithin(m, m.all('subject'))}${tail}`];
}

/** Le plan a été approuvé par le conseil: le conseil a approuvé le plan. */
export const passive = defineRewrite({
  id: 'fr.rewrite.passive',
  kind: 'passive',
  patterns: [
    [
      sentenceStart(),
      subject(),
      lemma('avoir').as('be').mark(),
      word('été').as('been').mark(),
      done(),
      word('par').mark(),
      agent(),
      end(),
    ],
    [
      sentenceStart(),
      subject(),
      words('est sont était étaient sera seront serait seraient fut furent').as('be').mark(),
      word('été').repeat(0, 0).as('been'),
      done(),
      word('par').mark(),
      agent(),
      end(),
    ],
  ],
  where: isTurnable,
  suggest: turned,
  wrong: [
    ['Le plan a été approuvé par le conseil.', 'Le conseil a approuvé le plan.'],
    ['Les lettres seront signées par la directrice.', 'La directrice signera les lettres.'],
    ['Elle a été élue par les membres du club.', "Les membres du club l'ont élue."],
    ['Le pont a été construit par les ouvriers en 1990.', 'Les ouvriers ont construit le pont en 1990.'],
    ['La maison est habitée par mon oncle.', 'Mon oncle habite la maison.'],
  ],
  right: [
    'Chaque lettre est suivie par un mot à quatre syllabes.',
    'Le plan a été approuvé par la suite.',
    'Le plan a été envoyé par courrier.',
    "La maison a été vendue par ceux qui l'avaient achetée.",
    'Il est passé par le parc.',
    'Il est venu par le train.',
  ],
});
