// Negation, pleonasms, numbers and dates, and the space before tall punctuation marks.
import { Pos } from '../../../../lexicon/features.ts';
import { isOne, listed } from '../../../../rules/ask.ts';
import { defineRule, defineTextRule } from '../../../../rules/defineRule.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import { reads } from '../../../../rules/token.ts';
import { elides, isSurelyFinite } from '../../reading/words.ts';
import pleonasms from '../../rows/pleonasms.tsv';

/** A negation without its ne: on a pas reçu. */
export const missingNe = defineRule({
  id: 'fr.negation.ne',
  patterns: [
    [
      word('je', "j'", 'tu', 'il', 'on', 'ils', 'nous', 'vous', 'elle', 'elles', "c'", 'ça').as('s').mark(),
      new Element((token) => isOne(token, listed("me m' te t' se s' le la les l' lui leur y en"))).repeat(0, 2).mark(),
      new Element((token) => isSurelyFinite(token)).as('v').mark(),
      word('pas', 'jamais', 'rien').as('n'),
    ],
  ],
  unless: {
    'a ne before the subject, or a pronoun that is none': {
      when: (m) => isOne(m.before(), listed("ne n' et ou avec pour à de")),
      right: 'Je doute que vivre avec elle ait jamais été facile.',
    },
    'ever, in a comparison': {
      when: (m) => isOne(m.token('n'), listed('jamais')) && isOne(m.before(), listed("que qu'")),
      right: "C'est le plus beau film que j'aie jamais vu.",
    },
    'quite a few, not the least': {
      when: (m) =>
        isOne(m.token('n'), listed('pas')) && (isOne(m.after(), listed('mal moins')) || reads(m.after(), Pos.numeral)),
      right: 'Je mange pas mal de fruits.',
    },
    'an object before the verb': {
      when: (m) =>
        isOne(m.token('s'), listed('nous vous elle elles')) &&
        isOne(m.before(), listed('je tu il on qui nous vous elle')),
      right: 'Est-ce que vous vous êtes jamais demandé pourquoi ?',
    },
  },
  suggest: (m) => {
    const tokens = m.marked();
    const [subject, ...rest] = tokens;
    const first = rest[0];
    if (!subject || !first) return [];
    const ne = elides(first.lower) ? "n'" : 'ne ';
    const own =
      subject.lower === "j'" ? (subject.text === "J'" ? 'Je' : 'je') : subject.lower === "c'" ? 'ce' : subject.text;
    let text = `${own} ${ne}${first.text}`;
    for (const token of rest.slice(1)) text += (token.spaceBefore ? ' ' : '') + token.text;
    return [text];
  },
  wrong: [
    ['On a pas reçu le colis.', "On n'a pas reçu le colis."],
    ["J'ai jamais vu ça.", "Je n'ai jamais vu ça."],
    ['Je comprends rien à ce mail.', 'Je ne comprends rien à ce mail.'],
  ],
  right: ["On n'a pas reçu le colis.", 'Je mange pas mal de fruits.', "Il n'a rien dit."],
});

const TIMES =
  'lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre';

/** The same thing said twice: monter en haut. */
export const pleonasm = defineRule({
  id: 'fr.style.pleonasm',
  category: 'style',
  type: 'style',
  level: 'picky',
  ...rowsOf(pleonasms),
});

const ORDINAL = /(?<![\p{L}\p{N}])(\d{1,3}) ?(ème|ere|ère|ième|iem|nd[e]? ?ème)(?![\p{L}])/giu;

/** Abbreviated ordinals: 2e, 1re; not 2ème, 1ère. */
export const ordinals = defineTextRule({
  id: 'fr.typography.ordinals',
  level: 'picky',
  find: (paragraph) =>
    [...paragraph.matchAll(ORDINAL)].map((hit) => {
      const fix = hit[1] === '1' && /re$/i.test(hit[2] ?? '') ? '1re' : `${hit[1]}e`;
      return { start: hit.index, end: hit.index + hit[0].length, replacements: [fix], params: { found: hit[0], fix } };
    }),
  wrong: [
    ["C'est la 2ème fois.", "C'est la 2e fois."],
    ['Il est en 1ère année.', 'Il est en 1re année.'],
    ["J'habite au 3ième étage.", "J'habite au 3e étage."],
  ],
  right: ["C'est la 2e fois.", 'Il est en 1re année.', 'Le 1er mai.'],
});

const TALL = /(?<=[\p{L}\p{N})\]»"])([;!?]+|:(?=\s|$))(?!\/\/)/gu;

/** French puts a space before ; : ! and ?. */
export const tallMarks = defineTextRule({
  id: 'fr.typography.space-before-mark',
  type: 'whitespace',
  level: 'picky',
  find: (paragraph) =>
    [...paragraph.matchAll(TALL)]
      .filter((hit) => !/\S*(?:https?|www|@|=|&)\S*$/.test(paragraph.slice(Math.max(0, hit.index - 60), hit.index)))
      .map((hit) => {
        const fix = `\u202f${hit[0]}`;
        return {
          start: hit.index,
          end: hit.index + hit[0].length,
          replacements: [fix],
          params: { found: hit[0], fix },
        };
      }),
  wrong: [
    ['Tu viens?', 'Tu viens\u202f?'],
    ['Bravo à tous!', 'Bravo à tous\u202f!'],
    ['Voici la liste: pain, lait.', 'Voici la liste\u202f: pain, lait.'],
  ],
  right: ['Tu viens\u202f?', 'Bravo à tous !', 'Le site https://example.org/?a=b est là.'],
});

/** "le 1 mai": the first of the month is 1er. */
export const firstOfMonth = defineRule({
  id: 'fr.typography.first-of-month',
  pattern: [
    word('le', 'du', 'au', 'dès').as('d'),
    new Element((token) => token.kind === 'number' && token.text === '1').as('n').mark(),
    word(...TIMES.split(' ').slice(7)),
  ],
  suggest: () => ['1er'],
  wrong: [
    ['Le magasin ferme le 1 mai.', 'Le magasin ferme le 1er mai.'],
    ['Ouvert du 1 juin au 30 août.', 'Ouvert du 1er juin au 30 août.'],
    ['RDV le 1 mars à 9 h.', 'RDV le 1er mars à 9 h.'],
  ],
  right: ['Le bus 1 ne roule pas en août.', 'Le dossier 1 est clos depuis mai.', 'Le chapitre 1 parle du mois de mai.'],
});
