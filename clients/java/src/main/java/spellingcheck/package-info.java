/**
 * Spell checking without a network: {@link spellingcheck.SpellingDictionary} reads the data files of Spelling Check and says
 * whether words are right and what wrong ones were meant to be, with the same answers as the website. For grammar, ask the
 * HTTP API: see {@link spellingcheck.http}.
 */
package spellingcheck;
