// What the popover shows about one finding.
import type { Issue } from '../../engine/index.ts';
import { fillSlots } from '../../lib/fillSlots.ts';
import { isSpelling, type Message } from '../texts/message.ts';
import type { Texts } from '../texts/texts.ts';
import { build } from './build.ts';
import { SIGNS } from './popoverStyles.ts';

/** A finding and what can be done about it. */
export interface CardFacts {
  issue: Issue;
  message: Message;
  /** Undefined while they are looked for. */
  fixes: readonly string[] | undefined;
  at: number;
  of: number;
  /** Words can be kept on this device. */
  canAdd: boolean;
}

/** The ways out. */
export interface CardActions {
  fix(text: string): void;
  ignoreHere(): void;
  ignoreWord(): void;
  add(): void;
  next(): void;
  close(): void;
}

/** Line, sign and hue of a finding: names look like consistency, everything else like its category. */
export const lookOf = (issue: Issue) => (issue.type === 'unknown-name' ? 'consistency' : issue.category);

/** The contents of the popover. */
export function buildCard(facts: CardFacts, texts: Texts, actions: CardActions): HTMLElement[] {
  const { issue, message, fixes, at, of } = facts;
  const { words } = texts;
  const look = lookOf(issue);
  const button = (text: string, onClick: () => void, label: string | null = null) =>
    build('button', { type: 'button', onClick, 'aria-label': label }, text);
  const isName = issue.type === 'unknown-name';
  const isWord = isSpelling(issue);
  const question = issue.type === 'misspelling' ? words.perhapsWord : words.perhaps;
  const isQuestion = issue.certainty === 'maybe' && !isName && !issue.group;
  const closing = button('×', actions.close, words.close);
  closing.className = 'close';

  return [
    build(
      'div',
      { class: `head ${look}` },
      build('span', { class: 'sign', 'aria-hidden': 'true' }, SIGNS[look]),
      build('span', {}, message.title),
      of > 1 ? build('span', { class: 'place' }, fillSlots(words.position, { at: `${at}`, of: `${of}` })) : null,
      closing,
    ),
    build(
      'div',
      { class: 'fixes', role: 'group', 'aria-label': words.fixes, 'aria-busy': `${!fixes}`, lang: issue.language },
      isName ? button(words.keepName, actions.ignoreWord) : null,
      ...(fixes ?? []).map((fix) => button(fix, () => actions.fix(fix))),
      fixes ? null : build('p', {}, words.looking),
      fixes?.length === 0 && !isName ? build('p', {}, words.noFixes) : null,
    ),
    build(
      'div',
      { class: 'why' },
      isQuestion ? build('p', {}, question) : null,
      message.why ? build('p', {}, message.why) : null,
      issue.example
        ? build(
            'dl',
            {},
            build('dt', {}, words.wrong),
            build('dd', { lang: issue.language }, issue.example[0]),
            build('dt', {}, words.right),
            build('dd', { lang: issue.language }, issue.example[1]),
          )
        : null,
    ),
    build(
      'div',
      { class: 'foot' },
      button(words.ignoreHere, actions.ignoreHere),
      isWord && !isName ? button(words.ignoreWord, actions.ignoreWord) : null,
      isWord && facts.canAdd ? button(words.add, actions.add) : null,
      of > 1 ? button(words.next, actions.next) : null,
    ),
  ];
}
