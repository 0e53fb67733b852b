// Reads a hunspell .aff file into tables. Only what the dictionaries of this project use is understood; a directive that
// would change verdicts and is not understood stops the build instead of being skipped.
import { type Condition, compileCondition } from './condition.ts';

/** One PFX or SFX rule. `strip` is taken off the word before `add` is put on. */
export interface Affix {
  flag: string;
  isPrefix: boolean;
  /** May be combined with an affix of the other side. */
  cross: boolean;
  strip: string;
  add: string;
  /** Flags that the affixed form carries on (continuation classes). */
  next: ReadonlySet<string>;
  matches: Condition;
}

/** Names of the special flags that a dictionary may give a letter to. */
export type SpecialFlag =
  | 'NEEDAFFIX'
  | 'ONLYINCOMPOUND'
  | 'FORBIDDENWORD'
  | 'CIRCUMFIX'
  | 'KEEPCASE'
  | 'NOSUGGEST'
  | 'COMPOUNDBEGIN'
  | 'COMPOUNDMIDDLE'
  | 'COMPOUNDEND'
  | 'COMPOUNDPERMITFLAG';

/** A parsed .aff file. */
export interface AffixTable {
  prefixes: ReadonlyMap<string, readonly Affix[]>;
  suffixes: ReadonlyMap<string, readonly Affix[]>;
  special: Readonly<Partial<Record<SpecialFlag, string>>>;
  /** An affix may strip the whole word. */
  fullStrip: boolean;
  /** Capitals may write SS for a sharp s. */
  checkSharps: boolean;
  compoundRules: readonly string[];
  /** Shortest part of a compound, in letters. */
  compoundMinimum: number;
  replacements: readonly (readonly [string, string])[];
  inputConversions: readonly (readonly [string, string])[];
  breaks: readonly string[];
  splitFlags(text: string): string[];
}

const SPECIAL: ReadonlySet<string> = new Set<SpecialFlag>([
  'NEEDAFFIX',
  'ONLYINCOMPOUND',
  'FORBIDDENWORD',
  'CIRCUMFIX',
  'KEEPCASE',
  'NOSUGGEST',
  'COMPOUNDBEGIN',
  'COMPOUNDMIDDLE',
  'COMPOUNDEND',
  'COMPOUNDPERMITFLAG',
]);

/** Directives without influence on whether a word is right. */
const IGNORED: ReadonlySet<string> = new Set(
  'SET NAME LANG HOME VERSION TRY KEY MAP WORDCHARS OCONV FLAG MAXNGRAMSUGS PHONE'.split(' '),
);

/** hunspell's break points when the dictionary names none. */
const DEFAULT_BREAKS = ['-', '^-', '-$'];

const FLAG_SPLITTERS: Record<string, (text: string) => string[]> = {
  char: (text) => [...text],
  'utf-8': (text) => [...text],
  long: (text) => [...text].flatMap((letter, i, all) => (i % 2 === 0 ? [letter + (all[i + 1] ?? '')] : [])),
  num: (text) => text.split(','),
};

/** Parses the text of a .aff file. Throws on a directive that this project does not implement. */
export function parseAffixes(text: string): AffixTable {
  const lines = text.split(/\r?\n/);
  const flagKind = (/^FLAG\s+(\S+)/m.exec(text)?.[1] ?? 'char').toLowerCase();
  const splitFlags = FLAG_SPLITTERS[flagKind];
  if (!splitFlags) throw new Error(`Unknown FLAG type ${flagKind}`);

  const prefixes = new Map<string, Affix[]>();
  const suffixes = new Map<string, Affix[]>();
  const special: Partial<Record<SpecialFlag, string>> = {};
  const compoundRules: string[] = [];
  const replacements: [string, string][] = [];
  const inputConversions: [string, string][] = [];
  let breaks: string[] | null = null;
  let fullStrip = false;
  let checkSharps = false;
  let compoundMinimum = 3;
  const crossByFlag = new Map<string, boolean>();
  const isCount = (field: string | undefined) => field !== undefined && /^\d+$/.test(field);

  for (const line of lines) {
    const fields = line.trim().split(/\s+/);
    const [name = '', first = '', second = ''] = fields;
    if (name === '' || name.startsWith('#')) continue;
    if (name === 'PFX' || name === 'SFX') {
      if (/^[YN]$/.test(second) && isCount(fields[3])) crossByFlag.set(name + first, second === 'Y');
      else addAffix(name === 'PFX', fields);
    } else if (SPECIAL.has(name)) special[name as SpecialFlag] = first;
    else if (name === 'REP' && second) replacements.push([first, second]);
    else if (name === 'ICONV' && second) inputConversions.push([first, second]);
    else if (name === 'BREAK') {
      breaks ??= [];
      if (!isCount(first)) breaks.push(first);
    } else if (name === 'COMPOUNDRULE' && !isCount(first)) compoundRules.push(first);
    else if (name === 'COMPOUNDMIN') compoundMinimum = Number(first);
    else if (name === 'FULLSTRIP') fullStrip = true;
    else if (name === 'CHECKSHARPS') checkSharps = true;
    else if (!IGNORED.has(name) && !['REP', 'ICONV', 'COMPOUNDRULE'].includes(name)) {
      throw new Error(`Affix directive not understood: ${name}`);
    }
  }

  function addAffix(isPrefix: boolean, fields: string[]): void {
    const [name = '', flag = '', strip = '', addition = '', condition = '.'] = fields;
    if (addition === '') return;
    const slash = addition.indexOf('/');
    const add = slash < 0 ? addition : addition.slice(0, slash);
    const affix: Affix = {
      flag,
      isPrefix,
      cross: crossByFlag.get(name + flag) ?? false,
      strip: strip === '0' ? '' : strip,
      add: add === '0' ? '' : add,
      next: new Set(slash < 0 ? [] : splitFlags?.(addition.slice(slash + 1))),
      matches: compileCondition(condition, isPrefix),
    };
    const table = isPrefix ? prefixes : suffixes;
    const list = table.get(flag);
    if (list) list.push(affix);
    else table.set(flag, [affix]);
  }

  return {
    prefixes,
    suffixes,
    special,
    fullStrip,
    checkSharps,
    compoundRules,
    compoundMinimum,
    replacements,
    inputConversions,
    breaks: breaks ?? DEFAULT_BREAKS,
    splitFlags,
  };
}
