// The browser's reader of XML, for tests in Node that run the clients of the cloud as they are built for the browser. It is
// loaded by the first answer that needs it.
import { createRequire } from 'node:module';

type Jsdom = { JSDOM: new () => { window: Record<string, unknown> } };

let window: Record<string, unknown> | undefined;
for (const name of ['DOMParser', 'Node']) {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => {
      window ??= new (createRequire(import.meta.url)('jsdom') as Jsdom).JSDOM().window;
      return window[name];
    },
  });
}
