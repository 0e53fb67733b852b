// Forms as the card payment provider's interface takes them: `line_items[0][price_data][currency]=eur` is a tree.

/** A part of a form. */
export interface Tree {
  [name: string]: string | Tree;
}

const MOST_PARTS = 200;

/** Reads a form into a tree without prototypes, so that no name of a field is special. */
export function readForm(body: string): Tree {
  const root = Object.create(null) as Tree;
  for (const [name, value] of [...new URLSearchParams(body)].slice(0, MOST_PARTS)) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let at = root;
    for (const step of path) {
      const next = at[step];
      if (typeof next === 'object') at = next;
      else {
        const made = Object.create(null) as Tree;
        at[step] = made;
        at = made;
      }
    }
    at[last] = value;
  }
  return root;
}

/** A text of a tree by its path, e.g. `line_items.0.quantity`. */
export function field(tree: Tree, path: string): string | undefined {
  let at: string | Tree | undefined = tree;
  for (const step of path.split('.')) at = typeof at === 'object' ? at[step] : undefined;
  return typeof at === 'string' ? at : undefined;
}

/** The texts of a part, e.g. its metadata. */
export function texts(tree: Tree, path: string): Record<string, string> {
  let at: string | Tree | undefined = tree;
  for (const step of path.split('.')) at = typeof at === 'object' ? at[step] : undefined;
  if (typeof at !== 'object') return {};
  return Object.fromEntries(Object.entries(at).filter((one): one is [string, string] => typeof one[1] === 'string'));
}
