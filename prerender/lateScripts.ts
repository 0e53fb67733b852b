// Puts a built document's scripts behind its first frame: their addresses move to the element of boot.js, which loads
// them once the page has been painted, and evaluates the entry's step by step. A document that is empty until its script runs keeps them as they are.
const ENTRY = /\s*<script type="module" src="(\/assets\/[^"]+)" defer><\/script>/;
const PRELOAD = /<link rel="modulepreload"( data-step)? href="([^"]+)">/g;
const BOOT = '<script src="/boot.js"></script>';

/** The document with its scripts listed on the element of boot.js. Throws when it has no entry or no boot.js. */
export function withLateScripts(html: string): string {
  const entry = ENTRY.exec(html)?.[1];
  if (!entry || !html.includes(BOOT)) throw new Error('The document has no entry script or no boot.js');
  const files = [...html.matchAll(PRELOAD)].map(([, step, file]) => ({ step: step !== undefined, file }));
  const listed = (step: boolean) => files.filter((one) => one.step === step).map(({ file }) => file);
  const steps = [...listed(true), entry].join(' ');
  return html
    .replace(ENTRY, '')
    .replaceAll(PRELOAD, '')
    .replace(BOOT, `<script src="/boot.js" data-steps="${steps}" data-chunks="${listed(false).join(' ')}"></script>`);
}
