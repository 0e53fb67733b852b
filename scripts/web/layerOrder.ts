// Puts the order of the cascade layers at the start of every component's style sheet, so that the order is known whichever
// sheet a page loads first. (The development server and split chunks put them into the document in any order.)
import type { Plugin } from 'vite';

/** Weakest first; the same line opens src/ui/styles/tokens.css. */
export const LAYERS = '@layer reset, tokens, base, components, screen;';

/** Adds the order to the style sheets of components. */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform(code, id) {
      return /\.module\.css(?:$|\?)/.test(id) ? { code: `${LAYERS}${code}`, map: null } : undefined;
    },
  };
}
