// The texts of a tool's page: embedded in its HTML, or fetched while the checker is already in use.
import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToolTexts } from '../../lib/pages/toolTexts.ts';
import { activeLocale } from '../../services/i18n/i18n.ts';
import { defaultLocale } from '../../services/i18n/locales.ts';
import { log } from '../../services/log.ts';
import { isToolPage, toolPageOf } from '../tools.ts';
import { loadPayload, payloadOf } from './payloadStore.ts';

/** The texts of the tool at a path in the reader's language, as soon as they are here; without a network there are none. */
export function useToolTexts(path: string): ToolTexts | undefined {
  useTranslation();
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const locale = activeLocale();
  const isTool = isToolPage(path);
  const texts = isTool ? payloadOf('toolPage', locale, path) : undefined;
  const isMissing = isTool && !texts;
  useEffect(() => {
    if (!isMissing) return;
    let gone = false;
    loadPayload(path, locale).then(() => {
      if (!gone) refresh();
    }, log.warn);
    return () => {
      gone = true;
    };
  }, [isMissing, path, locale]);
  return texts;
}

/** What the page at a path is called: the checker, or a tool by its own texts or by what the checker's say of it. */
export function useToolHeading(path: string): string {
  useTranslation();
  const locale = activeLocale();
  const tool = toolPageOf(path);
  const named = payloadOf('toolPage', locale, path);
  if (named) return named.title;
  const checker = payloadOf('checker', locale) ?? payloadOf('checker', defaultLocale);
  if (checker) return tool ? checker.tools[tool].title : checker.heading;
  return payloadOf('toolPage', defaultLocale, path)?.title ?? '';
}
