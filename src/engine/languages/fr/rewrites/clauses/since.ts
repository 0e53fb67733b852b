// How long something has gone on, said before it: cela fait trois ans que j'habite ici, depuis trois ans, j'habite ici.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { Element, oneOf, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { clauseAfter } from '../clause.ts';

const time = () => words('an ans année années mois semaine semaines jour jours heure heures minutes').as('time').mark();
const count = () =>
  oneOf(
    new Element((token) => token.kind === 'number' || reads(token, Pos.numeral)),
    words('un une plusieurs quelques'),
  )
    .as('count')
    .mark();
const that = () => word('que', "qu'").mark();

/** Cela fait trois ans que j'habite ici: depuis trois ans, j'habite ici. */
export const since = defineRewrite({
  id: 'fr.rewrite.since',
  kind: 'opening',
  patterns: [
    [sentenceStart(), words('cela ça').mark(), words('fait faisait').mark(), count(), time(), that()],
    [sentenceStart(), word('il').mark(), word('y').mark(), words('a avait').mark(), count(), time(), that()],
    [sentenceStart(), word('voilà').mark(), count(), time(), that()],
  ],
  where: (m) => {
    const clause = clauseAfter(m, Feature.indicative);
    if (!clause || (clause.features & (Feature.present | Feature.imperfect)) === 0) return false;
    // "il y a deux mois que j'ai commandé" is how long ago
    return clause.isDenied || !clause.next || (clause.next.verbForm & Feature.pastParticiple) === 0;
  },
  suggest: (m) => [`depuis ${m.text('count')} ${m.text('time')},`],
  wrong: [
    ["Cela fait trois ans que j'habite à Lyon.", "Depuis trois ans, j'habite à Lyon."],
    ["Voilà deux mois que j'attends une réponse.", "Depuis deux mois, j'attends une réponse."],
    ['Il y a dix ans que nous vivons ici.', 'Depuis dix ans, nous vivons ici.'],
    ["Ça fait une semaine que je n'ai pas reçu de lettre.", "Depuis une semaine, je n'ai pas reçu de lettre."],
  ],
  right: [
    "Il y a deux mois que j'ai commandé la table.",
    "Ça fait trois fois que j'appelle.",
    'Il y a deux ans qui comptent.',
    'Cela fait trois ans.',
  ],
});
