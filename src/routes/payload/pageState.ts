// The JSON block in each page: data from the prerenderer that the browser needs before it can render.
import type { EmbeddedConfig } from '../../services/config/config.ts';
import { log } from '../../services/log.ts';
import type { RouteRow } from '../table.ts';

/** Content of `<script type="application/json" id="page-state">`. */
export interface PageState extends EmbeddedConfig {
  shell: RouteRow['shell'];
  /** Whether the root element holds the page's HTML. */
  prerendered: boolean;
  /** The English texts of the page under their name. */
  payload?: { key: string; texts: unknown };
  /** Set in 404.html: the address has no page, whatever it looks like. */
  error?: { statusCode: number; message: string };
}

/** Id of the element. */
export const PAGE_STATE_ID = 'page-state';

/** Reads the block; undefined if missing or incomplete, in which case the page is rendered from scratch with defaults. */
export function readPageState(): PageState | undefined {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  if (!text) return undefined;
  try {
    const state = JSON.parse(text) as Partial<PageState> | null;
    // The build has checked the configuration field by field; this only checks that it is complete.
    if (typeof state?.config?.baseUrl === 'string' && Array.isArray(state.problems) && state.shell) {
      return state as PageState;
    }
  } catch (error) {
    log.error(error);
  }
  return undefined;
}
