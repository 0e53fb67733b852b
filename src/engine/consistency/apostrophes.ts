// Straight and curly apostrophes in one text.
import { defineDocumentRule } from '../rules/defineRule.ts';
import { clearMain } from './majority.ts';

const APOSTROPHE = /(?<=\p{L})['’](?=\p{L})/gu;
const FORMS: Readonly<Record<string, string>> = { straight: "'", curly: '’' };

/** See the head of this file. */
export const apostropheShape = defineDocumentRule({
  id: 'common.consistency.apostrophes',
  category: 'style',
  // Many hardly see the difference, and where texts were put together there are many places.
  level: 'picky',
  priority: -1,
  sight({ prose }, add) {
    for (const { 0: mark, index } of prose.matchAll(APOSTROPHE)) {
      add('apostrophes', mark === "'" ? 'straight' : 'curly', index, index + 1);
    }
  },
  mainOf: (uses) => clearMain(uses, 3, 3),
  turn: (_text, _start, _end, _way, into) => FORMS[into] ?? null,
  label: (_topic, way) => FORMS[way] ?? '',
  wrong: [
    ["It’s late. We’re tired. They’re here. Don't go.", 'It’s late. We’re tired. They’re here. Don’t go.'],
    ["It's late. We're tired. They're here. Don’t go.", "It's late. We're tired. They're here. Don't go."],
    ["I’m in. She’s out. He’s off. It isn't far.", 'I’m in. She’s out. He’s off. It isn’t far.'],
  ],
  right: [
    'It’s late. We’re tired. They’re here. Don’t go.',
    "It's late. We’re tired.",
    'She said ‘it’s late’, but we’re here and they’re not.',
  ],
});
