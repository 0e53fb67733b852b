// The browser's XML parser, for Node tests that run the cloud clients as built for the browser. It is loaded when the first
// response needs it.
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
