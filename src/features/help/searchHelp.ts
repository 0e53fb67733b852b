// Finds help entries by words, as people type them: case, accents and endings do not matter, rare words count most.

/** A help question with its answer. */
export interface HelpEntry {
  readonly question: string;
  readonly answer: string;
  /** The answer if documents can be stored in an account. */
  readonly withAccounts?: string | undefined;
}

/** A group of help entries under a heading. */
export interface HelpGroup {
  readonly heading: string;
  readonly items: readonly HelpEntry[];
}

/** The help of an installation: with documents in accounts, some answers differ and there is one more group. */
export function helpGroups(
  { groups, withAccounts }: { readonly groups: readonly HelpGroup[]; readonly withAccounts: HelpGroup },
  documents: boolean,
): readonly HelpGroup[] {
  if (!documents) return groups;
  const answered = ({ question, answer, withAccounts: other = answer }: HelpEntry) => ({ question, answer: other });
  return [...groups.map(({ heading, items }) => ({ heading, items: items.map(answered) })), withAccounts];
}

function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss');
  return plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
}

/** A word typed fits one of the text that it begins, or that differs from it in a short ending only: öffnen, öffne. */
function begins(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true;
  const stem = typed.slice(0, Math.max(SHORTEST_STEM, typed.length - LONGEST_ENDING));
  return typed.length > SHORTEST_STEM && word.startsWith(stem) && word.length <= typed.length + LONGEST_ENDING;
}
const SHORTEST_STEM = 4;
const LONGEST_ENDING = 2;
/** What a word in the question counts more than one in the answer. */
const IN_QUESTION = 2;
/** Where no entry has all the words: those that have at least this share of what the best one has. */
const NEARLY = 0.75;

/**
 * The groups with their matching entries, the best first; an empty query matches everything. Entries with all the words are
 * shown; if there is none, those with the rarest of them, because people type whole sentences.
 */
export function searchHelp(groups: readonly HelpGroup[], query: string): readonly HelpGroup[] {
  const asked = [...new Set(wordsOf(query))];
  if (asked.length === 0) return groups;
  const entries = groups.flatMap(({ items }) => items);
  const found = entries.map(({ question, answer }) => {
    const [first, second] = [wordsOf(question), wordsOf(answer)];
    return asked.map((typed) =>
      first.some((word) => begins(word, typed)) ? IN_QUESTION : second.some((word) => begins(word, typed)) ? 1 : 0,
    );
  });
  // Inverse document frequency (Spärck Jones 1972): "the" says little, "pdf" says much.
  const weights = asked.map((_, at) => Math.log(1 + entries.length / (1 + found.filter((one) => one[at]).length)));
  const scores = new Map(
    entries.map((entry, i) => {
      const hits = found[i] as number[];
      const score = hits.reduce((sum, hit, at) => sum + hit * (weights[at] as number), 0);
      return [entry, { score, isWhole: !hits.includes(0) }];
    }),
  );
  const scoreOf = (entry: HelpEntry) => scores.get(entry)?.score ?? 0;
  const best = Math.max(0, ...entries.map(scoreOf));
  const hasWhole = [...scores.values()].some(({ isWhole }) => isWhole);
  const isShown = (entry: HelpEntry) =>
    hasWhole ? scores.get(entry)?.isWhole : best > 0 && scoreOf(entry) >= NEARLY * best;
  const byScore = (a: HelpEntry, b: HelpEntry) => scoreOf(b) - scoreOf(a);
  return groups
    .map((group) => ({ ...group, items: group.items.filter(isShown).sort(byScore) }))
    .filter((group) => group.items.length > 0)
    .sort((a, b) => byScore(a.items[0] as HelpEntry, b.items[0] as HelpEntry));
}
