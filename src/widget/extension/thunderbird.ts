// The add-on in Thunderbird's background: the engine's page, and the script that goes into each message being written.
import { browserApi } from './browserApi.ts';

interface ComposeScripts {
  scripting: {
    compose: {
      getRegisteredScripts(): Promise<{ id: string }[]>;
      registerScripts(scripts: { id: string; js: string[]; css: string[] }[]): Promise<void>;
    };
  };
}

const ID = 'spelling-check';

/** Registered once; Thunderbird may have kept it from the last start. */
async function register(): Promise<void> {
  const { compose } = (browserApi() as unknown as ComposeScripts).scripting;
  const known = await compose.getRegisteredScripts();
  if (!known.some(({ id }) => id === ID))
    await compose.registerScripts([{ id: ID, js: ['compose.js'], css: ['highlights.css'] }]);
}

void register();
