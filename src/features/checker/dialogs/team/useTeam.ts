// The team's file as the dictionary shows it, and what can be done with it.
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { fail, type Result } from '../../../../lib/errors.ts';
import { loadCloud } from '../../../../services/cloud/load.ts';
import { readTextFile } from '../../../../services/files.ts';
import { log } from '../../../../services/log.ts';
import { useSession } from '../../../../services/person/session.ts';
import { TEAM_LIMITS, type TeamFile } from '../../../../services/words/teamFile.ts';
import { type ReadTeam, readTeam, type TeamRefusal } from '../../../../services/words/teamImport.ts';
import { keepTeam, teamStore, watchTeam } from '../../../../services/words/teamWords.ts';

/** Longest name that is kept, in characters. */
const LONGEST_NAME = 200;

/** Another device may have changed it, also for someone whose Premium has ended and whose device has never had it. */
async function bring(): Promise<void> {
  const { openCloud } = await loadCloud();
  await (await openCloud()).syncProfile(true);
}

/** A person's file; null for none, and for nobody. Reads it, and asks the cloud for it. */
export function useTeam(owner: string | null): TeamFile | null {
  const kept = useStore(teamStore);
  useEffect(() => {
    if (owner === null) return;
    const waits = (error: unknown) => log.warn('The team’s words wait', error);
    watchTeam().catch(waits);
    bring().catch(waits);
  }, [owner]);
  return kept.owner === owner ? kept.file : null;
}

/**
 * Keeps a file as the team's words of the person who chose it. Refuses by a code; rejects with what `readTextFile` does, and
 * with the failures of the device's storage.
 */
export async function takeTeam(owner: string, file: File): Promise<Result<ReadTeam, TeamRefusal | 'noPremium'>> {
  if (file.size > TEAM_LIMITS.bytes) return fail('tooLarge');
  const read = readTeam(file.name.slice(0, LONGEST_NAME), await readTextFile(file), Date.now());
  if (!read.ok) return read;
  // The plan may have ended while the file was being chosen.
  if (useSession.getState().plan !== 'premium') return fail('noPremium');
  await keepTeam(owner, read.value.file);
  return read;
}
