// The texts of findings as JSON files at an address: for service workers, which cannot load modules later.
import { SpellingCheckError } from '../errors.ts';
import type { TextSource } from './source.ts';

/** Texts of the folder `texts/` of the package, wherever it was copied to. */
export function textsAt(address: string | URL): TextSource {
  const base = String(address).replace(/\/?$/, '/');
  return async (language, part) => {
    const url = `${base}${language}.${part}.json`;
    let response: Response;
    try {
      response = await fetch(url);
    } catch (cause) {
      throw new SpellingCheckError('network', url, cause);
    }
    if (!response.ok) throw new SpellingCheckError('network', `${url} answered ${response.status}`);
    return (await response.json()) as unknown;
  };
}
