// A context net of one byte, for tests of how nets are loaded: it minds every word that begins with that letter.
import { PackError, type Rule, type TextLanguage } from '../../src/engine/index.ts';
import type { CreateNetCheck } from '../../src/engine/net/types.ts';
import { rulesOf } from '../../src/engine/rules/registry.ts';
import type { NetRule } from '../../src/engine/rules/types.ts';

/** The file of a net that minds words with this initial. */
export const netFile = (initial: string): Uint8Array => Uint8Array.of(initial.charCodeAt(0));

/** A net that throws when it reads a sentence, as no net should. */
export const BROKEN_NET = '!';

/** How many sentences fake nets have read. */
export const readings = { count: 0 };

const createCheck: CreateNetCheck = ({ rules, bytes }) => {
  if (bytes.length !== 1) throw new PackError('net length');
  const initial = String.fromCharCode(bytes[0] as number);
  const rule = rules[0] as NetRule;
  return {
    inSentence(sentence, _, findings) {
      readings.count++;
      if (initial === BROKEN_NET) throw new Error('a bug in the check');
      for (const { kind, text, start, end } of sentence.tokens) {
        if (kind !== 'word' || !text.startsWith(initial)) continue;
        findings.push({ start, end, replacements: [`Z${text}`], params: { found: text, fix: `Z${text}` }, rule });
      }
    },
  };
};

/** The id of the rule that asks the net. */
export const netRuleId = (language: TextLanguage): string => `${language}.net.fake`;

/** The rules of a language, with no net but the fake one. */
export const rulesWithNet = (language: TextLanguage): readonly Rule[] => [
  ...rulesOf(language).filter(({ kind }) => kind !== 'net'),
  {
    id: netRuleId(language),
    kind: 'net',
    finds: 'word',
    category: 'grammar',
    type: 'grammar',
    createCheck,
    wrong: [],
    right: [],
  },
];
