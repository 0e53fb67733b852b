// The script of the checker's thread in Node.
import { parentPort } from 'node:worker_threads';
import { packsAt } from '../packs/source.ts';
import { answerWithChecker } from '../worker/thread.ts';
import { nodePort } from './nodePort.ts';
import { installedPacks, packsIn } from './packFolder.ts';

if (parentPort) {
  answerWithChecker(nodePort(parentPort), (place) => {
    if ('address' in place) return packsAt(place.address);
    return 'folder' in place ? packsIn(place.folder) : installedPacks(place.installed);
  });
}
