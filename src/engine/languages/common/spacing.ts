// Spaces around punctuation marks: none before a comma, one after it, none inside brackets, never two in a row.
import { defineTextRule } from '../../rules/defineRule.ts';
import type { TextFinding, TextRule } from '../../rules/types.ts';

/** Every match of a global expression, as a finding with a computed replacement. */
function each(paragraph: string, expression: RegExp, fix: (hit: RegExpExecArray) => string | null): TextFinding[] {
  const findings: TextFinding[] = [];
  expression.lastIndex = 0;
  for (let hit = expression.exec(paragraph); hit; hit = expression.exec(paragraph)) {
    const replacement = fix(hit);
    if (replacement === null) continue;
    const start = hit.index;
    findings.push({
      start,
      end: start + hit[0].length,
      replacements: [replacement],
      params: { found: hit[0], fix: replacement },
    });
  }
  return findings;
}

const BEFORE_COMMA = /(?<=[\p{L}\p{N})\]"\u201d\u2019])[ \u00a0]+([,.;:!?])(?![\p{L}\p{N}.,;:!?)(])/gu;

/** A space before a mark that should follow its word directly; the language itself puts one before `spacedMarks`. */
export const spaceBeforeMark = (spacedMarks: string): TextRule =>
  defineTextRule({
    id: 'common.spacing.before-mark',
    type: 'whitespace',
    find: (paragraph) => each(paragraph, BEFORE_COMMA, ([, mark = '']) => (spacedMarks.includes(mark) ? null : mark)),
    wrong: [
      ['I bought apples , pears and plums.', 'I bought apples, pears and plums.'],
      ['Thanks for your help .', 'Thanks for your help.'],
      ['Are you coming tonight ?', 'Are you coming tonight?'],
    ],
    right: ['I bought apples, pears and plums.', 'The file is called .gitignore here.', 'He waited ... and left.'],
  });

const AFTER_COMMA = /(?<=\p{L})[,;](?=\p{L}{2})/gu;

/** A comma or semicolon with no space after it. */
export const spaceAfterComma = defineTextRule({
  id: 'common.spacing.after-comma',
  type: 'whitespace',
  find: (paragraph) => each(paragraph, AFTER_COMMA, ([mark]) => `${mark} `),
  wrong: [
    ['We need bread,milk and eggs.', 'We need bread, milk and eggs.'],
    ['Hi Anna,thanks for the photos.', 'Hi Anna, thanks for the photos.'],
    ['It rained;we stayed at home.', 'It rained; we stayed at home.'],
  ],
  right: ['We need bread, milk and eggs.', 'It costs 1,200 euros.', 'The list is a,b,c.'],
});

// React.ReactNode, Math.Round(x): names in code, not sentences.
const AFTER_STOP = /(?<=\p{Ll}{2})([.!?])(?=\p{Lu}\p{Ll}+(?![\p{L}\p{N}(_]))/gu;

/** React.Component: a full stop between two capitalised words joins the parts of a name. */
const joinsName = ({ 1: mark, index, input }: RegExpExecArray): boolean =>
  mark === '.' && /\p{Lu}\p{L}{0,40}$/u.test(input.slice(Math.max(0, index - 41), index));

/** A sentence that starts right after the full stop of the previous one, without a space. */
export const spaceAfterStop = defineTextRule({
  id: 'common.spacing.after-stop',
  type: 'whitespace',
  find: (paragraph) => each(paragraph, AFTER_STOP, (hit) => (joinsName(hit) ? null : `${hit[1]} `)),
  wrong: [
    ['It was late.We went home.', 'It was late. We went home.'],
    ['Did you see it?She was there.', 'Did you see it? She was there.'],
    ['Thank you so much!See you on Monday.', 'Thank you so much! See you on Monday.'],
  ],
  right: ['It was late. We went home.', 'We use Node.js every day.', 'The class extends React.Component here.'],
});

const DOUBLE_SPACE = /(?<=[\p{L}\p{N},;:]) {2,}(?=[\p{L}\p{N}(])/gu;

/** Two or more spaces between words. */
export const doubleSpace = defineTextRule({
  id: 'common.spacing.double',
  type: 'whitespace',
  level: 'picky',
  find: (paragraph) => each(paragraph, DOUBLE_SPACE, () => ' '),
  wrong: [
    ['There are  two spaces here.', 'There are two spaces here.'],
    ['Please call  me tomorrow.', 'Please call me tomorrow.'],
    ['Yes,  of course.', 'Yes, of course.'],
  ],
  right: ['There is one space here.', '  An indented line.', 'Two sentences.  Two spaces between them.'],
});

const INSIDE_BRACKETS = /([([])[ \u00a0]+(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.!?])[ \u00a0]+([)\]])/gu;

/** Spaces inside brackets. */
export const spaceInBrackets = defineTextRule({
  id: 'common.spacing.brackets',
  type: 'whitespace',
  find: (paragraph) => each(paragraph, INSIDE_BRACKETS, ([, opening, closing]) => opening ?? closing ?? null),
  wrong: [
    ['The rest ( about ten) came later.', 'The rest (about ten) came later.'],
    ['The rest (about ten ) came later.', 'The rest (about ten) came later.'],
    ['See page 12 [ in the appendix].', 'See page 12 [in the appendix].'],
  ],
  right: ['The rest (about ten) came later.', '[ ] buy bread', 'Smile :) and go on.'],
});

/** All spacing rules. */
export const spacingRules = (spacedMarks: string): readonly TextRule[] => [
  spaceBeforeMark(spacedMarks),
  spaceAfterComma,
  spaceAfterStop,
  doubleSpace,
  spaceInBrackets,
];
