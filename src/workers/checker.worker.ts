// The thread in which texts are checked. The only place of the site that runs the engine.
import { createChecker, loadRules } from '../engine/index.ts';
import type { CheckerProcedures } from './api.ts';
import { createHandlers } from './handlers.ts';
import { answerCalls } from './rpc.ts';

answerCalls<CheckerProcedures>(self, createHandlers(createChecker(), loadRules));
