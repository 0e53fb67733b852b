// What the packages weigh, for the pages: sizes in bytes as `npm run pack:all` prints them. A test compares them with what is packed.

/** The version that the links lead to. */
export const PACKAGE_VERSION = '0.1.0';

/** Where the built site has its downloads. */
export const DOWNLOADS = '/downloads/';

/** A file that is offered. */
export interface Offered {
  readonly file: string;
  readonly bytes: number;
}

const offered = (name: string, ending: 'tgz' | 'zip', bytes: number): Offered => ({
  file: `${name}-${PACKAGE_VERSION}.${ending}`,
  bytes,
});

/** The suite, which has all others in it. */
export const suite = offered('spelling-check-suite', 'zip', 67_965_000);
/** The JavaScript library. */
export const library = offered('spelling-check-sdk', 'tgz', 3_140_000);
/** Command line, language server and HTTP server. */
export const commands = offered('spelling-check-cli', 'tgz', 2_258_000);
/** Dictionaries, by language. */
export const packs = {
  en: offered('spelling-check-pack-en', 'tgz', 4_945_000),
  fr: offered('spelling-check-pack-fr', 'tgz', 4_962_000),
  de: offered('spelling-check-pack-de', 'tgz', 4_871_000),
  it: offered('spelling-check-pack-it', 'tgz', 4_668_000),
  es: offered('spelling-check-pack-es', 'tgz', 4_930_000),
} as const;

/** The library for Java, as a Maven project. */
export const javaLibrary = offered('spelling-check-java', 'zip', 1_624_000);
/** The provider for Enchant, as source. */
export const enchantProvider = offered('spelling-check-enchant', 'zip', 1_600_000);

/** The form checker, for pages with a build and without. */
export const formChecker = offered('spelling-check-form', 'tgz', 1_713_000);
/** The add-on for Thunderbird, with its dictionaries. */
export const thunderbirdAddOn = offered('spelling-check-thunderbird', 'zip', 11_079_000);

/** All files that pages link to, with their sizes. @internal */
export const products: readonly Offered[] = [
  suite,
  library,
  commands,
  javaLibrary,
  enchantProvider,
  formChecker,
  thunderbirdAddOn,
  ...Object.values(packs),
];

/** Scripts of the library after gzip. */
export const librarySizes = { core: 74_300, tables: 30_700, leastRules: 85_400, mostRules: 166_700, oneFile: 893_000 };

/** Words a second on one core, with Node 20, in English prose; measured, rounded down. */
export const speeds = { spelling: 50_000, grammar: 8_000, full: 3_000 };
