// The conventions that readers rely on, as checks over the source text.
import { type Source, withoutComments } from './imports.ts';

const MOST_LINES = 250;
/** Data tables and tests. */
const MOST_DATA_LINES = 400;
const DATA = /\.test\.tsx?$|\/tables\.\w+\.ts$|\/(table|layers|rules|samples)\.ts$|\/(words|tables|data)\/\w+\.ts$/;

type Check = (source: Source) => string[];

const at = (path: string, text: string, index: number) => `${path}:${text.slice(0, index).split('\n').length}`;

function findAll(pattern: RegExp, { path, text }: Source, what: string): string[] {
  const code = withoutComments(text);
  return [...code.matchAll(pattern)].map(
    (match) => `${at(path, code, match.index)}: ${what} (${match[0].trim().slice(0, 60)})`,
  );
}

/** Files have one job: at most 250 lines, data tables and tests 400. */
export const checkLength: Check = ({ path, text }) => {
  const lines = text.split('\n').length - 1;
  const most = DATA.test(path) ? MOST_DATA_LINES : MOST_LINES;
  return lines > most ? [`${path}: ${lines} lines, at most ${most}`] : [];
};

/** No `any`, and no switched-off checks. */
export const checkTypes: Check = (source) => [
  ...findAll(/(?::|<|\bas|,|\|)\s*any\b(?!\s*[:(])/g, source, 'any'),
  ...(/@ts-(ignore|expect-error|nocheck)|oxlint-disable|eslint-disable|biome-ignore/.test(source.text)
    ? [`${source.path}: switches a check off`]
    : []),
];

/** Where something is printed: the log, and the one line of the library (sdk/notice.ts). */
const PRINTS = ['src/services/log.ts', 'src/sdk/notice.ts'];

/** The console belongs to these and to scripts. */
export const checkConsole: Check = (source) =>
  PRINTS.includes(source.path) ? [] : findAll(/\bconsole\.\w+/g, source, 'console outside the log');

/** Words that mark something as unfinished. */
export const checkFinished: Check = ({ path, text }) =>
  /\b(TODO|FIXME|XXX|HACK)\b/.test(text) ? [`${path}: says that it is not finished`] : [];

/** No default exports except pages. */
export const checkDefaults: Check = (source) =>
  source.path.startsWith('src/routes/pages/') ? [] : findAll(/^export default\b/gm, source, 'default export');

/** Barrel files hide where things live; only the engine and the documents have one entry point each. */
export const checkBarrels: Check = ({ path }) =>
  /\/index\.tsx?$/.test(path) && !/^src\/(engine|documents)\/index\.ts$/.test(path) ? [`${path}: barrel file`] : [];

/** User-facing texts belong in locales/: no letters between tags or in attributes that are read aloud. */
export const checkJsxText: Check = (source) => {
  if (!source.path.endsWith('.tsx')) return [];
  return [
    ...findAll(/(?<![=\s(<-])>\s*[A-Z][\p{L}’' ,-]+[^<>{}()=;]*<\//gu, source, 'text in JSX'),
    ...findAll(/\s(?:alt|title|placeholder|aria-label|label)="[^"]*\p{L}{2}[^"]*"/gu, source, 'text in an attribute'),
  ];
};

/** HTML from strings, and style attributes in prerendered pages, are blocked by the policy. */
export const checkPolicy: Check = (source) => [
  ...findAll(
    /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write)\b/g,
    source,
    'HTML from a string',
  ),
  ...(source.path.endsWith('.tsx') ? findAll(/\sstyle=\{/g, source, 'style attribute') : []),
];

/** All conventions. */
export const conventions: Record<string, Check> = {
  length: checkLength,
  types: checkTypes,
  console: checkConsole,
  finished: checkFinished,
  defaults: checkDefaults,
  barrels: checkBarrels,
  'texts in JSX': checkJsxText,
  policy: checkPolicy,
};
