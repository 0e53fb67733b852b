// Whether the person greeted is the one whom the rest of the letter addresses.
import { closingAt } from './closing.ts';
import type { GreetedName, Greeting } from './greeting.ts';
import type { LetterFacts, LetterFinding, Line } from './types.ts';

const NAME = "\\p{Lu}[\\p{L}\\p{M}'’-]*\\p{Ll}";
/** In short names one letter makes another name: Anna, Anne. */
const LEAST_LETTERS = 4;

/** Whether two names differ in one letter, and not by an ending. */
function isNear(a: string, b: string): boolean {
  if (a === b || a.startsWith(b) || b.startsWith(a) || Math.min(a.length, b.length) < LEAST_LETTERS) return false;
  let same = 0;
  while (a.charAt(same) === b.charAt(same)) same += 1;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  return same > 0 && (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1));
}

/** Whether one of two may be a short form of the other: Alexander, Alex; Katherine, Kate. */
const mayBeShort = (a: string, b: string): boolean =>
  a.slice(0, 2).toLowerCase() === b.slice(0, 2).toLowerCase() || a.includes(b) || b.includes(a);

const surnameOf = ({ name }: GreetedName): string => name.split(' ').at(-1) ?? name;

/** A surname with its title, spelt another way than in the greeting: Frau Meier, Frau Maier. */
function* nearSurnames(
  own: string,
  greeted: readonly GreetedName[],
  { titles }: LetterFacts,
): Generator<LetterFinding> {
  const titled = greeted.filter(({ title }) => title !== null);
  if (titled.length === 0) return;
  const pattern = new RegExp(`(?<!\\p{L})(?:${titles})\\.? (?:${NAME} )?(${NAME})`, 'gu');
  for (const { 0: whole, 1: name = '', index } of own.matchAll(pattern)) {
    const start = index + whole.length - name.length;
    if (titled.some((one) => surnameOf(one) === name || one.name === name)) continue;
    const near = titled.find((one) => isNear(surnameOf(one), name));
    if (near) yield { kind: 'name', start, end: start + name.length, params: { name: surnameOf(near), found: name } };
  }
}

/** Someone else is spoken to: "How are you, Peter?" in a letter to Anna. */
function* otherSpokenTo(
  own: string,
  greeted: readonly GreetedName[],
  { beforeName, and, notNames }: LetterFacts,
  end: number,
): Generator<LetterFinding> {
  if (greeted.length === 0 || greeted.some(({ title }) => title !== null)) return;
  const pattern = new RegExp(
    `(?<!\\p{L})(?:${beforeName}), (${NAME})(?=[,.!?]| [!?])(?!, (?:${NAME})(?: ${and} |,))`,
    'giu',
  );
  const isNobody = (name: string) => notNames.includes(name.toLowerCase());
  const known = greeted.flatMap(({ name }) => name.split(' '));
  for (const { 0: whole, 1: name = '', index } of own.matchAll(pattern)) {
    const start = index + whole.length - name.length;
    // At the end it is the writer's own name.
    if (start >= end || !/^\p{Lu}/u.test(name) || isNobody(name) || known.some((one) => mayBeShort(one, name)))
      continue;
    yield { kind: 'name', start, end: start + name.length, params: { name: greeted[0]?.name ?? '', found: name } };
  }
}

/** The greeted name under the letter. */
function signature(lines: readonly Line[], greeted: readonly GreetedName[], closing: number): LetterFinding[] {
  const [only] = greeted;
  if (!only || greeted.length > 1 || closing < 0) return [];
  const line = lines.slice(closing + 1).find(({ text }) => text.replace(/[,.!]$/, '') === only.name);
  return line
    ? [{ kind: 'signature', start: line.start, end: line.start + only.name.length, params: { name: only.name } }]
    : [];
}

/** The titles that a greeting or a formula has: Madame, Monsieur. */
const titlesIn = (text: string): string[] =>
  [...text.matchAll(/(?<!\p{L})(Ma(?:dame|demoiselle)|Mesdames|M(?:onsieur|essieurs))(?!\p{L})/giu)].map(([title]) =>
    /^(?:monsieur|messieurs)$/i.test(title) ? 'm' : 'f',
  );

function otherTitle(own: string, greeting: Greeting, { closingTitles }: LetterFacts): LetterFinding[] {
  const hit = closingTitles?.exec(own);
  const found = hit?.groups?.['title'];
  if (!hit || !found) return [];
  const [first, later] = [titlesIn(greeting.line.text), titlesIn(found)];
  if (first.length === 0 || later.length === 0 || later.some((title) => first.includes(title))) return [];
  const start = hit.index + hit[0].lastIndexOf(found);
  const name = greeting.line.text.replace(/[,!: ]+$/, '');
  return [{ kind: 'title', start, end: start + found.length, params: { name, found } }];
}

/** See the head of this file. */
export function nameFindings(
  own: string,
  lines: readonly Line[],
  greeting: Greeting,
  facts: LetterFacts,
): LetterFinding[] {
  const { names, line } = greeting;
  const body = own.slice(0, line.start) + ' '.repeat(line.text.length) + own.slice(line.start + line.text.length);
  const closing = closingAt(lines, facts, greeting.at + 1);
  const lastLine = lines.at(closing >= 0 ? closing : -1);
  return [
    ...nearSurnames(body, names, facts),
    ...otherSpokenTo(own, names, facts, lastLine?.start ?? own.length),
    ...signature(lines, names, closing),
    ...otherTitle(own, greeting, facts),
  ];
}
