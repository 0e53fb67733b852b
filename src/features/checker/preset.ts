// The checker settings preselected by an address. Pure.
import type { Category, Level, TextLanguage } from '../../engine/index.ts';
import type { Genre } from './editor/samples.ts';

/** See the head of this file. All parts are optional; `{}` is the plain checker. */
export interface CheckerPreset {
  language?: TextLanguage;
  /** Show one kind of finding only. */
  filter?: Category;
  genre?: Genre;
  /** How strictly this visit starts checking. */
  level?: Level;
  /** Start with a sample text, unless there is a text already. */
  sample?: boolean;
  /** The view to open beside the text. */
  side?: 'statistics' | 'progress';
  /** A meaningless part of the address; the user is told about it. */
  ignored?: string;
}
