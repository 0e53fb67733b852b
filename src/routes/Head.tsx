// A page's document head: React moves these elements there, the prerenderer writes them there.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENTS_PATH } from '../services/cloud/configured.ts';
import { getConfig } from '../services/config/config.ts';
import { activeLocale } from '../services/i18n/i18n.ts';
import { defaultLocale, localeOf } from '../services/i18n/locales.ts';
import { payloadName, payloadOf } from './payload/payloadStore.ts';
import { type RouteRow, rowPath } from './table.ts';
import { toolPageOf } from './tools.ts';

interface HeadTexts {
  title: string;
  description: string;
}

/** The address search engines should list. A tool's languages and samples are the same page as the tool. */
export function canonicalPath(row: RouteRow, path: string, product: string): string {
  if (row.many) return path;
  return row.id === 'tool' ? path.replace(/^(\/[^/]+\/).*$/, '$1') : rowPath(row, product);
}

function useHeadTexts(row: RouteRow, path: string): HeadTexts {
  const { t } = useTranslation();
  if (row.id === 'tool' && path === DOCUMENTS_PATH) return { title: t('routes.documents'), description: '' };
  if (row.titleKey) return { title: t(`routes.${row.titleKey}`), description: '' };
  if (!row.payload) return { title: '', description: '' };
  const name = payloadName(row, path);
  const here = payloadOf(row.payload, activeLocale(), name) ?? (row.spare && payloadOf(row.spare, activeLocale()));
  const texts = here ?? payloadOf(row.payload, defaultLocale, name);
  if (texts && 'tools' in texts) {
    const tool = toolPageOf(path);
    return tool ? texts.tools[tool] : row.id === 'checkerAi' ? texts.ai : texts;
  }
  return texts ?? { title: '', description: '' };
}

/**
 * Title, description, canonical address and previews of a page; what previews show besides is written while
 * prerendering (prerender/social.ts), as networks read the document alone. Home is titled with the brand alone.
 */
export function Head({ row, path }: { row: RouteRow; path: string }) {
  const { t, i18n } = useTranslation();
  const { brand, baseUrl, product } = getConfig();
  const documentLanguage = localeOf(row.language ?? i18n.language)?.iso;
  useEffect(() => {
    if (documentLanguage) document.documentElement.lang = documentLanguage;
  }, [documentLanguage]);
  const { title, description } = useHeadTexts(row, path);
  // Personal documents must not be indexed.
  const hidden = row.private || path === DOCUMENTS_PATH;
  const fullTitle = row.id === 'home' || !title ? brand : t('routes.page', { page: title, brand });
  const canonical = `${baseUrl}${canonicalPath(row, path, product.slug)}`;
  return (
    <>
      <title>{fullTitle}</title>
      {description ? <meta name="description" content={description} /> : null}
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      {hidden ? null : (
        <>
          <meta property="og:title" content={title || brand} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={canonical} />
        </>
      )}
    </>
  );
}
