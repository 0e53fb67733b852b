// The program's side of a thread: the library's methods, each a call. The thread is ended by `dispose`, or by its own crash,
// after which every call rejects with `worker-crashed`.
import { applyChange } from '../../engine/index.ts';
import { AppError } from '../../lib/errors.ts';
import { createCaller, type Port, type CallOptions as RpcOptions } from '../../workers/rpc.ts';
import type { CheckerOptions } from '../checker.ts';
import { SpellingCheckError, toFailure } from '../errors.ts';
import { tellOnce } from '../notice.ts';
import type { CallOptions, SpellingChecker, SpellingDocument, TextOptions } from '../types.ts';
import type { LibraryProcedures, PackPlace } from './api.ts';

/** A started thread, whatever its kind. */
export interface Thread {
  port: Port;
  /** Called once when it ends without being told to. */
  onCrash(listener: () => void): void;
  terminate(): void;
}

/** How a checker in a thread is made: the packs are an address or a place, because a source cannot cross threads. */
export interface ThreadOptions extends Omit<CheckerOptions, 'packs'> {
  packs: string | URL;
}

/** A checker in a thread. Rejects like `createSpellingChecker`. */
export async function createCheckerIn(
  thread: Thread,
  packs: PackPlace,
  options: Omit<CheckerOptions, 'packs'>,
): Promise<SpellingChecker> {
  let isOver = false;
  let nextDocument = 1;
  const end = (code: 'disposed' | 'worker-crashed') => {
    if (isOver) return;
    isOver = true;
    thread.terminate();
    caller.close(new AppError('unknown', { params: { failure: code } }));
  };
  const caller = createCaller<LibraryProcedures>(thread.port, () => end('worker-crashed'));
  thread.onCrash(() => end('worker-crashed'));

  const call: Call = async (method, args, { signal } = {}) => {
    try {
      const how: RpcOptions = signal ? { signal } : {};
      return await (caller.call as Caller)(method, args, how);
    } catch (thrown) {
      throw toFailure(thrown);
    }
  };

  const { languages = [], messages = 'en', depth = 'full', defaults = {}, licenseKey } = options;
  const license = await call('start', {
    packs,
    languages: [...languages],
    messages,
    depth,
    defaults,
    licenseKey,
  }).catch((thrown: unknown) => {
    end('disposed');
    throw thrown;
  });
  tellOnce(license, options.onNotice);

  return {
    license,
    load: async (...wanted) => void (await call('load', { languages: wanted })),
    loaded: () => call('loaded', null),
    check: (text, textOptions, how) => call('check', { text, options: textOptions }, how),
    fix: (text, fixOptions) => call('fix', { text, options: fixOptions }),
    suggest: (word, language, suggestOptions) => call('suggest', { word, language, options: suggestOptions }),
    detect: (text) => call('detect', { text }),
    async open(text, textOptions) {
      const document = nextDocument++;
      await call('open', { document, text, options: textOptions });
      return documentIn(call, document, text);
    },
    dispose: () => end('disposed'),
  };
}

type Call = <M extends keyof LibraryProcedures>(
  method: M,
  args: Parameters<LibraryProcedures[M]>[0],
  how?: CallOptions,
) => Promise<ReturnType<LibraryProcedures[M]>>;
/** The same as `Caller.call`, in types that the compiler can follow for a method that is not known yet. */
type Caller = <M extends keyof LibraryProcedures>(
  method: M,
  args: Parameters<LibraryProcedures[M]>[0],
  how: RpcOptions,
) => Promise<ReturnType<LibraryProcedures[M]>>;

function documentIn(call: Call, document: number, opened: string): SpellingDocument {
  let text: string | null = opened;
  const current = (): string => {
    if (text === null) throw new SpellingCheckError('disposed', 'the document is closed');
    return text;
  };
  return {
    async edit(changes) {
      text = changes.reduce(applyChange, current());
      await call('edit', { document, changes: [...changes] });
    },
    setOptions: async (options: TextOptions) => void (await call('setOptions', { document, options })),
    check: (how) => call('checkDocument', { document }, how),
    fixes: (options) => call('fixes', { document, options }),
    text: current,
    close() {
      text = null;
      call('close', { document }).catch(() => undefined);
    },
  };
}
