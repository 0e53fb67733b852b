// Replaces the package `style-mod` (mapped here in vite.config.ts): the same rules, but always in a constructed style
// sheet, because `style-src 'self'` blocks the <style> element that the package would write. The rules go into the layer
// `base`, so that the style sheets of the components can override them.

/** The properties of a selector; nested selectors contain "&", nested at-rules hold further selectors. */
export interface StyleSpec {
  [propertyOrSelector: string]: string | number | StyleSpec | null;
}

interface StyleOptions {
  finish?(selector: string): string;
}

const splitSelector = (selector: string) => (selector.startsWith('@') ? [selector] : selector.split(/,\s*/));
const cssProperty = (name: string) => name.replace(/_.*/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function render(
  selectors: string[],
  spec: StyleSpec | null,
  target: string[],
  finish: StyleOptions['finish'],
  inKeyframes: boolean,
): void {
  const at = /^@(\w+)\b/.exec(selectors[0] ?? '');
  const keyframes = at?.[1] === 'keyframes';
  if (at && spec === null) {
    target.push(`${selectors[0]};`);
    return;
  }
  const local: string[] = [];
  for (const [name, value] of Object.entries(spec ?? {})) {
    if (name.includes('&')) {
      const nested = name.split(/,\s*/).flatMap((part) => selectors.map((selector) => part.replace('&', selector)));
      render(nested, value as StyleSpec, target, finish, false);
    } else if (value !== null && typeof value === 'object') {
      if (!at) throw new RangeError(`The value of a property (${name}) should be a primitive value.`);
      render(splitSelector(name), value, local, finish, keyframes);
    } else if (value !== null && value !== undefined) local.push(`${cssProperty(name)}: ${value};`);
  }
  if (local.length === 0 && !keyframes) return;
  const finished = finish && !at && !inKeyframes ? selectors.map((selector) => finish(selector)) : selectors;
  target.push(`${finished.join(', ')} {${local.join(' ')}}`);
}

const mounted = new WeakMap<object, { sheet: CSSStyleSheet; modules: StyleModule[] }>();
const names = { count: 0 };

/** A set of rules, created once and mounted in a document or shadow root. Same interface as `style-mod`. */
export class StyleModule {
  readonly rules: string[] = [];

  constructor(spec: Record<string, StyleSpec>, options: StyleOptions = {}) {
    for (const [selector, style] of Object.entries(spec))
      render(splitSelector(selector), style, this.rules, options.finish, false);
  }

  /** The rules as CSS text. */
  getRules(): string {
    return this.rules.join('\n');
  }

  /** A class name that no other module has. */
  static newName(): string {
    names.count += 1;
    return `ͼ${names.count.toString(36)}`;
  }

  /** Applies the rules to a root, in the order of the modules; each module once. */
  static mount(root: Document | ShadowRoot, module: StyleModule | readonly StyleModule[]): void {
    let set = mounted.get(root);
    if (!set) {
      const view = ('defaultView' in root ? root.defaultView : root.ownerDocument.defaultView) ?? globalThis;
      set = { sheet: new view.CSSStyleSheet(), modules: [] };
      mounted.set(root, set);
    }
    const wanted = Array.isArray(module) ? (module as readonly StyleModule[]) : [module as StyleModule];
    const others = set.modules.filter((known) => !wanted.includes(known));
    const next = [...others, ...wanted];
    const same = next.length === set.modules.length && next.every((entry, index) => entry === set.modules[index]);
    if (!same) {
      set.modules = next;
      set.sheet.replaceSync(`@layer base {\n${next.map((entry) => entry.getRules()).join('\n')}\n}`);
    }
    if (!root.adoptedStyleSheets.includes(set.sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, set.sheet];
  }
}
