// The code samples of packages. They are files, because tests run them and READMEs quote them (scripts/publish/samples.ts).
import { library, packs } from '../products/packageFacts.ts';
import commands from './samples/cli.txt?raw';
import neovim from './samples/cli-neovim.txt?raw';
import browser from './samples/sdk-browser.txt?raw';
import document from './samples/sdk-document.txt?raw';
import node from './samples/sdk-node.txt?raw';
import server from './samples/server.txt?raw';
import unpack from './samples/suite.txt?raw';

const text = (sample: string): string => sample.trimEnd();

/** Installing the library and a language from a site's own downloads. */
export const installLibrary = (baseUrl: string): string =>
  `npm install ${[library, packs.fr, packs.en].map(({ file }) => `\\\n  ${baseUrl}/downloads/${file}`).join(' ')}`;

/** Of the library. */
export const librarySamples = { node: text(node), browser: text(browser), document: text(document) };

/** Of the suite. */
export const suiteSamples = {
  unpack: text(unpack),
  commands: text(commands),
  neovim: text(neovim),
  server: text(server),
};
