// The thread that checks the fields of a page.
import { createChecker, loadRules } from '../../engine/index.ts';
import { answerCalls } from '../../workers/rpc.ts';
import { createFieldHost, type FieldHost } from './host.ts';
import type { ThreadProcedures } from './procedures.ts';

let host: FieldHost | null = null;

answerCalls<ThreadProcedures>(self, {
  begin({ packs }) {
    host ??= createFieldHost(createChecker(), packs, loadRules);
    return null;
  },
  field({ port }) {
    host?.serve(port);
    return null;
  },
});
