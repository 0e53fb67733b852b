// Finds help entries by words. Case and accents do not matter; every word typed must begin a word of the entry.

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

/** The groups with their matching entries; an empty query matches everything. Groups without a match are left out. */
export function searchHelp(groups: readonly HelpGroup[], query: string): HelpGroup[] {
  const asked = wordsOf(query);
  const matches = (entry: HelpEntry) => {
    const words = wordsOf(`${entry.question} ${entry.answer}`);
    return asked.every((part) => words.some((word) => word.startsWith(part)));
  };
  return groups
    .map((group) => ({ ...group, items: group.items.filter(matches) }))
    .filter((group) => group.items.length > 0);
}
