// Dashes between parts of a sentence, written in several ways: closed up — like this — or with a shorter one.
import { defineDocumentRule } from '../rules/defineRule.ts';
import { clearMain } from './majority.ts';

/** Between two words in small letters, or after a comma: a dash in a name or a range is another thing. */
const DASH = /(?<=\p{Ll}{2}[,)”»"]?)(?: (?:—|–|--?) |—)(?=[(“«"]?\p{Ll})/gu;

/** See the head of this file. */
export const dashShape = defineDocumentRule({
  id: 'common.consistency.dashes',
  category: 'style',
  priority: -1,
  sight({ own }, add) {
    for (const { 0: dash, index } of own.matchAll(DASH)) add('dashes', dash, index, index + dash.length);
  },
  mainOf: (uses) => clearMain(uses, 4, 3),
  turn: (_text, _start, _end, _way, into) => into,
  label: (_topic, way) => `a${way}b`,
  wrong: [
    [
      'The house – an old one – was cold. The stove – small and black – was out. We left—at last.',
      'The house – an old one – was cold. The stove – small and black – was out. We left – at last.',
    ],
    [
      'The house—an old one—was cold. The stove—small and black—was out. We left – at last.',
      'The house—an old one—was cold. The stove—small and black—was out. We left—at last.',
    ],
    [
      'The house – an old one – was cold. The stove – small and black – was out. We left -- at last.',
      'The house – an old one – was cold. The stove – small and black – was out. We left – at last.',
    ],
  ],
  right: [
    'The house – an old one – was cold. The stove – small and black – was out.',
    'The house – an old one – was cold. The London–Leeds train was late.',
    'The house – an old one – was cold. We left—at last.',
  ],
});
