// The script for a page without a build: `<script src="form.js" data-spelling-check="textarea" defer></script>`.
import type { FormChecker } from './checker.ts';
import type { Defaults, Setting } from './field/options.ts';
import { type FormCheckerOptions, startFormChecker } from './start.ts';

declare global {
  interface Window {
    SpellingCheck?: FormChecker;
  }
}

const SETTINGS: readonly Setting[] = ['language', 'level', 'start', 'validate', 'keys', 'dictionary'];

/** The options that a script element's attributes say. */
function optionsFrom(script: HTMLScriptElement): FormCheckerOptions {
  const value = (name: string) => script.getAttribute(`data-spelling-${name}`) ?? undefined;
  const defaults: Defaults = {};
  for (const name of SETTINGS) {
    const wanted = value(name);
    if (wanted !== undefined) defaults[name] = wanted;
  }
  const [fields, packs, worker, locale] = ['check', 'packs', 'worker', 'interface'].map(value);
  return {
    base: script.src,
    defaults,
    ...(fields && { fields }),
    ...(packs && { packs }),
    ...(worker && { worker }),
    ...(locale && { locale }),
  };
}

const script = document.currentScript;
// A page that has the script twice is checked once.
if (script instanceof HTMLScriptElement && !window.SpellingCheck)
  window.SpellingCheck = startFormChecker(optionsFrom(script));
