import { type ImageModifiers, type ImageService, imageAddress } from './address.ts';

/** What is shown until the picture has loaded: `true` a tiny one, a size, a size with quality, or an address. */
export type Placeholder = boolean | string | number | readonly [width: number, height?: number, quality?: number];

const SIZE = 10;
const QUALITY = 50;

/** Address of the placeholder; null when there is none. */
export function placeholderAddress(
  input: string,
  placeholder: Placeholder | undefined,
  modifiers: ImageModifiers = {},
  service: ImageService = {},
): string | null {
  if (placeholder === undefined || placeholder === false) return null;
  if (typeof placeholder === 'string' && placeholder !== '') return placeholder;
  const list: readonly (number | undefined)[] =
    typeof placeholder === 'number'
      ? [placeholder, placeholder]
      : Array.isArray(placeholder)
        ? placeholder
        : [SIZE, SIZE];
  const [width = SIZE, height = width, quality = QUALITY] = list;
  return imageAddress(input, { ...modifiers, width, height, quality }, service);
}
