/** How an image service should change a picture. Sizes in pixels, quality 1 to 100. */
export interface ImageModifiers {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly format?: string | undefined;
  readonly quality?: number | undefined;
  readonly fit?: string | undefined;
  readonly background?: string | undefined;
}

/** The image service: its base address, and the hosts it takes pictures from besides this site. */
export interface ImageService {
  readonly base?: string | undefined;
  readonly hosts?: readonly string[] | undefined;
}

/** The service's base address by default. */
export const DEFAULT_BASE = '/_ipx';

const shortKeys = { width: 'w', height: 'h', format: 'f', quality: 'q', fit: 'fit', background: 'b' } as const;

function modifierText(modifiers: ImageModifiers): string {
  const { width, height, ...rest } = modifiers;
  const both = width !== undefined && height !== undefined;
  const named: ImageModifiers = both ? rest : modifiers;
  const parts = both ? [`s_${width}x${height}`] : [];
  for (const [name, key] of Object.entries(shortKeys)) {
    const value = named[name as keyof ImageModifiers];
    if (value !== undefined) parts.push(`${key}_${encodeURIComponent(value)}`);
  }
  return parts.join(',') || '_';
}

/** Whether the service may fetch this picture: one of our own, or from a listed host. */
function isServed(source: string, hosts: readonly string[]): boolean {
  if (/^data:/i.test(source)) return false;
  if (!/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(source)) return true;
  const absolute = source.startsWith('//') ? `https:${source}` : source;
  return URL.canParse(absolute) && hosts.includes(new URL(absolute).host);
}

/**
 * Address of a picture changed by the image service: base, modifiers in short keys, encoded path. A `data:` address and
 * one from a host that is not listed are returned unchanged. Throws a TypeError for anything but a non-empty string.
 */
export function imageAddress(input: string, modifiers: ImageModifiers = {}, service: ImageService = {}): string {
  if (typeof input !== 'string' || input === '') {
    throw new TypeError(`input must be a string (received ${typeof input}: ${JSON.stringify(input)})`);
  }
  const { base = DEFAULT_BASE, hosts = [] } = service;
  if (!isServed(input, hosts)) return input;
  const path = input.startsWith('/') && !input.startsWith('//') ? input.slice(1) : input;
  return `${base.replace(/\/$/, '')}/${modifierText(modifiers)}/${encodeURI(path).replace(/[?#]/g, encodeURIComponent)}`;
}
