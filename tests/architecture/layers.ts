// The table of layers: who may import whom, and where each package may be used. The first match wins.

/** One layer. `may` and `packages` are matched against paths from the root and names of packages. */
export interface Layer {
  name: string;
  files: RegExp;
  may: readonly RegExp[];
  packages: readonly RegExp[];
  /** Files that the layer may import as types only. */
  types?: readonly RegExp[];
  /** The part of the path that names a unit; units in the same layer may not import each other. */
  unit?: RegExp;
}

const REACT = [/^react(-dom|-router|-i18next)?(\/|$)/];
const lib = /^src\/lib\//;
const ui = /^src\/ui\//;
const services = /^src\/services\//;
const workerDoor = /^src\/workers\/(client|api|documentsClient|consoleClient)\.ts$/;
const engineDoors = /^src\/(engine|documents)\/index\.ts$/;
const locales = /^locales\//;
const sdk = /^src\/sdk\//;
const engineDoor = /^src\/engine\/index\.ts$/;
const calls = /^src\/workers\/rpc\.ts$/;
const widget = /^src\/widget\//;

/** The layers of src, prerender and scripts. */
export const layers: readonly Layer[] = [
  // What the site and the operator's functions say to each other: both check it, so it is below both.
  { name: 'messages', files: /^src\/lib\/billing\//, may: [/^src\/lib\/billing\//], packages: [/^valibot$/] },
  // The same for language models: both ask them, and read what they answer.
  { name: 'model messages', files: /^src\/lib\/ai\//, may: [/^src\/lib\/ai\//], packages: [/^valibot$/] },
  // The same for the HTTP API: its description, which its pages show.
  { name: 'api messages', files: /^src\/lib\/api\//, may: [/^src\/lib\/api\//], packages: [] },
  { name: 'lib', files: lib, may: [lib], packages: [] },
  { name: 'engine', files: /^src\/engine\//, may: [/^src\/engine\//, /^src\/lib\/textChanges\.ts$/], packages: [] },
  {
    name: 'documents',
    files: /^src\/documents\//,
    may: [/^src\/documents\//, lib],
    types: [engineDoors],
    packages: [/^fflate$/, /^pdfjs-dist/, /^parse5$/],
  },
  {
    name: 'worker entry',
    files: /^src\/workers\/.*\.worker\.ts$/,
    may: [/^src\/workers\//, sdk, lib, engineDoors],
    packages: [],
  },
  { name: 'workers', files: /^src\/workers\//, may: [/^src\/workers\//, lib], types: [engineDoors], packages: [] },
  {
    name: 'auth',
    files: /^src\/services\/auth\//,
    may: [services, lib],
    packages: [/^amazon-cognito-identity-js$/, /^@aws-sdk\/client-cognito-identity$/],
  },
  {
    name: 'cloud',
    files: /^src\/services\/cloud\//,
    may: [services, lib],
    packages: [/^@aws-sdk\/(client-s3|s3-request-presigner)$/, /^idb$/, /^zustand(\/|$)/, /^valibot$/],
  },
  {
    name: 'services',
    files: services,
    may: [services, lib, workerDoor, locales],
    types: [engineDoors],
    packages: [/^i18next$/, /^idb$/, /^zustand(\/|$)/, /^valibot$/],
  },
  { name: 'ui', files: ui, may: [ui, lib], packages: [...REACT.slice(0, 1), /^@fontsource/] },
  {
    name: 'features',
    files: /^src\/features\//,
    may: [ui, services, lib, workerDoor],
    types: [engineDoors],
    unit: /^src\/features\/[^/]+\//,
    packages: [...REACT, /^zustand(\/|$)/, /^@codemirror\//, /^qrcode$/, /^parse5$/],
  },
  {
    name: 'routes',
    files: /^src\/routes\//,
    may: [/^src\/(routes|features|ui|services|lib)\//, workerDoor],
    types: [locales],
    packages: [...REACT, /^zustand(\/|$)/],
  },
  {
    name: 'sdk in Node',
    files: /^src\/sdk\/node\//,
    may: [sdk, lib, engineDoor, calls],
    packages: [/^node:/],
  },
  { name: 'sdk', files: sdk, may: [sdk, lib, engineDoor, calls], packages: [] },
  {
    name: 'commands',
    files: /^src\/server\/cli\//,
    may: [/^src\/server\/(cli|api)\//, sdk, lib, engineDoor],
    packages: [/^node:/, /^valibot$/, /^ignore$/, /^vscode-languageserver(\/|$)/],
  },
  {
    name: 'server',
    files: /^src\/server\//,
    may: [/^src\/server\//, sdk, lib, engineDoors],
    packages: [/^node:/, /^valibot$/, /^stripe$/, /^aws-jwt-verify(\/|$)/, /^@aws-sdk\/client-dynamodb$/],
  },
  {
    name: 'widget worker',
    files: /^src\/widget\/.*\.worker\.ts$/,
    may: [widget, sdk, /^src\/workers\//, lib, engineDoors],
    packages: [],
  },
  { name: 'widget', files: widget, may: [widget, sdk, /^src\/workers\//, lib], types: [engineDoors], packages: [] },
  {
    name: 'service worker',
    files: /^src\/sw\.ts$/,
    may: [/^src\/routes\/(table|tools|match)\.ts$/, lib],
    packages: [/^workbox-/],
  },
  {
    name: 'entries',
    files: /^src\/(entry-client|entry-server|App)\.tsx$/,
    may: [/^src\/App\.tsx$/, /^src\/(routes|services|lib|ui)\//],
    packages: [...REACT, /^i18next$/],
  },
  {
    name: 'prerender',
    files: /^prerender\//,
    may: [
      /^prerender\//,
      /^index\.html$/,
      /^src\/(entry-client|entry-server)\.tsx$/,
      /^src\/routes\//,
      services,
      lib,
      /^src\/ui\/styles\//,
      /^scripts\/web\/(headers|hosts)\.ts$/,
    ],
    packages: [/^vite/, /^node:/],
  },
];
