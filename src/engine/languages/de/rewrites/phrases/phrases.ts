// Phrases and words that others replace without any change around them.
import { defineRewrite, type RewriteDraft } from '../../../../rewrite/defineRewrite.ts';
import { type RewriteRows, rewriteRows } from '../../../../rewrite/rows.ts';
import { isOne, listed } from '../../../../rules/ask.ts';
import { anyWord } from '../../../../rules/pattern.ts';
import type { Row } from '../../../../rules/rows.ts';
import type { Token } from '../../../../rules/token.ts';
import { noun } from '../../reading/words.ts';
import directRows from '../rows/direct.tsv';
import doubledRows from '../rows/doubled.tsv';
import formalRows from '../rows/formal.tsv';
import friendlyRows from '../rows/friendly.tsv';
import negationRows from '../rows/negation.tsv';
import simpleRows from '../rows/simple.tsv';
import wordyRows from '../rows/wordy.tsv';

/** Adjectives that are nouns in the phrases of the rows: im Allgemeinen, not im allgemeinen Teil. */
const NOMINAL = listed('allgemeinen wesentlichen weiteren ganzen folgenden öfteren');
const isInSmallLetters = (token: Token): boolean => NOMINAL.has(token.lower) && token.text === token.lower;

/** unterm Strich, fürs Erste: the contraction belongs to a set phrase. */
const IDIOMS = listed('strich erste gröbste reihe leben');

/** What strengthens a denial: gar nicht ungefährlich. */
const STRESSING = listed('gar überhaupt absolut so lange');

const phrases = (rows: readonly Row[]): Omit<RewriteRows, 'where'> & Pick<RewriteDraft, 'where'> => ({
  ...rewriteRows(rows, { any: anyWord, noun }),
  where: (m) => !m.marked().some(isInSmallLetters),
});

/** zum jetzigen Zeitpunkt: jetzt. */
export const wordy = defineRewrite({ id: 'de.rewrite.wordy', kind: 'wordy', priority: 1, ...phrases(wordyRows) });

/** bereits schon: bereits. */
export const doubled = defineRewrite({
  id: 'de.rewrite.doubled',
  kind: 'doubled',
  ...phrases(doubledRows),
});

/** unlängst: neulich. */
export const simple = defineRewrite({ id: 'de.rewrite.simple', kind: 'simple', ...phrases(simpleRows) });

/** nix: nichts. */
export const formal = defineRewrite({
  id: 'de.rewrite.formal',
  kind: 'formal',
  ...phrases(formalRows),
  unless: {
    idiom: {
      when: (m) => IDIOMS.has(m.sentence.tokens[(m.marked().at(-1)?.index ?? 0) + 1]?.lower ?? ''),
      right: 'Unterm Strich lohnt es sich.',
    },
  },
});

/** Hochachtungsvoll: Mit freundlichen Grüßen. */
export const friendly = defineRewrite({
  id: 'de.rewrite.friendly',
  kind: 'friendly',
  ...phrases(friendlyRows),
});

/** nicht unwichtig: wichtig. */
export const negation = defineRewrite({
  id: 'de.rewrite.negation',
  kind: 'negation',
  ...phrases(negationRows),
  unless: {
    'stressed: without the denial it is claimed': {
      when: (m) => {
        const [first] = m.marked();
        return first !== undefined && isOne(m.sentence.tokens[first.index - 1], STRESSING);
      },
      right: 'Das ist überhaupt nicht ungefährlich.',
    },
    'the first half of a contrast': {
      when: (m) => {
        const next = (m.marked().at(-1)?.index ?? 0) + 1;
        return m.sentence.tokens[next]?.text === ',' && m.sentence.tokens[next + 1]?.lower === 'sondern';
      },
      right: 'Der Bericht ist nicht vollständig, sondern nur ein Entwurf.',
    },
  },
});

/** Ich bin der Meinung, dass: ich meine, dass. */
export const direct = defineRewrite({ id: 'de.rewrite.direct', kind: 'direct', ...phrases(directRows) });
