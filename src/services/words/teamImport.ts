// A team's word list from a file and back into one: what is refused, and what is left out. Pure; never throws on any content.
import { fail, ok, type Result } from '../../lib/errors.ts';
import { TEAM_LIMITS, type TeamFile } from './teamFile.ts';
import { readWords, type WordFormat, writeWords } from './wordFiles.ts';
import { cleanWord } from './words.ts';

/** Why a file is not taken. */
export type TeamRefusal = 'noWords' | 'notWords' | 'tooLarge' | 'tooMany';

/** A file that is taken, and how many of its lines are no words. */
export interface ReadTeam {
  file: TeamFile;
  left: number;
}

/** The team's file from the content of one. Prose and tables are refused: most of their lines are no words. */
export function readTeam(name: string, content: string, at: number): Result<ReadTeam, TeamRefusal> {
  if (content.length > TEAM_LIMITS.bytes) return fail('tooLarge');
  const lines = readWords(content);
  const found = lines.flatMap((line) => cleanWord(line) ?? []);
  const left = lines.length - found.length;
  if (found.length === 0) return fail('noWords');
  if (left > found.length) return fail('notWords');
  const words = [...new Set(found)];
  return words.length > TEAM_LIMITS.words ? fail('tooMany') : ok({ file: { name, words, at }, left });
}

/** The file's content again, in the format that its name tells. */
export function writeTeam({ name, words }: TeamFile): string {
  const ending = /\.(dic|json)$/i.exec(name)?.[1]?.toLowerCase() as WordFormat | undefined;
  return writeWords(words, ending ?? 'txt');
}
