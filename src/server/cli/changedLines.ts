// Which lines of which files have changed in git since a commit: with what is staged, what is not, and files that git does
// not know yet.
import { execFileSync } from 'node:child_process';
import { CommandError } from './failure.ts';

/** Lines from 1, by file, seen from the current folder; `all` for a new file. */
export type ChangedLines = Map<string, Set<number> | 'all'>;

function git(args: readonly string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: string };
    const why = code === 'ENOENT' ? 'git is not installed' : (stderr ?? '').split('\n')[0] || 'git failed';
    throw new CommandError(`--diff: ${why}`, 2);
  }
}

/** What has changed since `reference`. Throws CommandError where there is no repository or no such commit. */
export function changedLines(reference: string): ChangedLines {
  if (reference.startsWith('-')) throw new CommandError(`--diff ${reference}: name a commit or a branch.`, 2);
  const changed: ChangedLines = new Map();
  const diff = git([
    '-c',
    'core.quotepath=off',
    'diff',
    '--relative',
    '-U0',
    '--no-color',
    '--no-ext-diff',
    '--no-prefix',
    reference,
    '--',
  ]);
  readDiff(diff, changed);
  for (const file of git(['ls-files', '-z', '--others', '--exclude-standard']).split('\0')) {
    if (file) changed.set(file, 'all');
  }
  return changed;
}

/** Takes the new lines of a diff without context. */
export function readDiff(diff: string, changed: ChangedLines): void {
  let lines: Set<number> | undefined;
  let left = 0;
  for (const line of diff.split('\n')) {
    // Inside a hunk a line may look like a header.
    if (left > 0) {
      if (line.startsWith('+') || line.startsWith('-')) left--;
      continue;
    }
    const hunk = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (hunk) {
      const [, removed = '1', start = '1', added = '1'] = hunk;
      for (let i = 0; i < Number(added); i++) lines?.add(Number(start) + i);
      left = Number(removed) + Number(added);
    } else if (line.startsWith('+++ ')) {
      const name = unquoted(line.slice(4).replace(/\t$/, ''));
      lines = new Set();
      if (name !== '/dev/null') changed.set(name, lines);
    }
  }
}

/** git quotes names with unusual characters as C does. */
function unquoted(name: string): string {
  if (!name.startsWith('"')) return name;
  const bytes = name.slice(1, -1).replace(/\\([0-7]{3}|.)/g, (_, code: string) => {
    if (code.length === 3) return String.fromCharCode(Number.parseInt(code, 8));
    return { n: '\n', t: '\t' }[code] ?? code;
  });
  return bytes;
}
