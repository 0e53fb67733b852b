// The first segment of /{tool}/*: a closed list, so that an unknown address is a real 404 (product.md, "Tools").
// What follows may name a text language and then a sample: /grammar-check/french/, /email/german/sample/.

/** Text languages as they are written in addresses. */
export const languageSegments = {
  english: 'en',
  french: 'fr',
  german: 'de',
  italian: 'it',
  spanish: 'es',
} as const;

/** A text language's code. */
export type ToolLanguage = (typeof languageSegments)[keyof typeof languageSegments];

/** What an address below /checker/help/ names: the index of a language or of all, or a page about rules of a language. */
export function ruleAddress(path: string): 'all' | 'language' | 'page' | undefined {
  const [, segment = '', page] = /^\/checker\/help\/([a-z]+)\/(?:(.+)\/)?$/.exec(path) ?? [];
  if (segment !== 'rules' && !Object.hasOwn(languageSegments, segment)) return undefined;
  if (page) return 'page';
  return segment === 'rules' ? 'all' : 'language';
}

/** Tools that preselect the category that is shown; proofreading shows all. */
export const categoryTools = {
  'spell-check': 'spelling',
  'grammar-check': 'grammar',
  'punctuation-check': 'punctuation',
  proofread: undefined,
} as const;

/** Tools that preselect the level and the sample text: what is written to be judged is read more strictly than mail. */
export const genreTools = { essay: 'picky', email: 'standard', cv: 'picky', letter: 'picky' } as const;

/** Tools with a page of their own: title, description, HTML before any script. */
export const toolPages = [
  ...(Object.keys(categoryTools) as (keyof typeof categoryTools)[]),
  ...(Object.keys(languageSegments) as (keyof typeof languageSegments)[]),
  ...(Object.keys(genreTools) as (keyof typeof genreTools)[]),
] as const;

/** Such a tool. */
export type ToolPage = (typeof toolPages)[number];

/** The tool whose page an address is, or belongs to; undefined for the checker itself. */
export function toolPageOf(path: string): ToolPage | undefined {
  const first = path.split('/')[1];
  return toolPages.find((tool) => tool === first);
}

/** The address of a tool's page. */
export const toolPath = (tool: ToolPage): string => `/${tool}/`;

/** Whether an address is that of a tool's page, and not below it. */
export function isToolPage(path: string): boolean {
  const tool = toolPageOf(path);
  return tool !== undefined && path === toolPath(tool);
}

/** Every tool that exists. */
export const knownTools: readonly string[] = [...toolPages, 'checker'];

/** Parts of the checker that have an address below /checker/. */
export const checkerViews = ['documents', 'statistics', 'progress'] as const;

/** What an address preselects in the checker. */
export interface ToolPreset {
  tool: string;
  /** The one kind of finding that is shown. */
  category?: NonNullable<(typeof categoryTools)[keyof typeof categoryTools]>;
  language?: ToolLanguage;
  genre?: keyof typeof genreTools;
  level?: (typeof genreTools)[keyof typeof genreTools];
  view?: (typeof checkerViews)[number];
  sample: boolean;
  /** The meaningless part of the address; the checker mentions it and carries on. */
  ignored: string;
}

/** Whether the first segment of an address is a tool. */
export function isKnownTool(tool: string | undefined): tool is string {
  return tool !== undefined && knownTools.includes(tool);
}

function keyOf<T extends object>(table: T, value: string): keyof T | undefined {
  return Object.hasOwn(table, value) ? (value as keyof T) : undefined;
}

function memberOf<T extends string>(list: readonly T[], value: string): T | undefined {
  return list.find((item) => item === value);
}

/** Reads `{tool}` and the rest of the path. Never throws; a rest without meaning is returned in `ignored`. */
export function readTool(tool: string, rest = ''): ToolPreset {
  const preset: ToolPreset = { tool, sample: false, ignored: '' };
  const kind = keyOf(categoryTools, tool);
  const category = kind && categoryTools[kind];
  const genre = keyOf(genreTools, tool);
  if (category) preset.category = category;
  if (genre) Object.assign(preset, { genre, level: genreTools[genre] });
  const segments = [tool, ...rest.split('/').filter(Boolean)];
  const ignored: string[] = [];
  segments.forEach((segment, index) => {
    const language = Object.entries(languageSegments).find(([name]) => name === segment)?.[1];
    const view = memberOf(checkerViews, segment);
    if (language && !preset.language) preset.language = language;
    else if (segment === 'sample' && index > 0) preset.sample = true;
    else if (view && tool === 'checker') preset.view = view;
    else if (index > 0) ignored.push(segment);
  });
  preset.ignored = ignored.join('/');
  return preset;
}
