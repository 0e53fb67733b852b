// The JSON block in each page: what the prerenderer knew and the browser needs before it can render.
import type { EmbeddedConfig } from '../services/config.ts';
import type { PayloadKey, RouteRow } from './table.ts';

/** Content of `<script type="application/json" id="page-state">`. */
export interface PageState extends EmbeddedConfig {
  shell: RouteRow['shell'];
  /** Whether the root element holds the page's HTML. */
  prerendered: boolean;
  /** The English texts of the page. */
  payload?: { key: PayloadKey; texts: unknown };
  /** Set in 404.html: the address has no page, whatever it looks like. */
  error?: { statusCode: number; message: string };
}

/** Id of the element. */
export const PAGE_STATE_ID = 'page-state';

/** Reads the block; undefined when the page has none. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as PageState) : undefined;
}
