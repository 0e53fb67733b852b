// The tool's hook: an address in, a whole document out.
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import template from '../../index.html?raw';
import { renderDocument } from '../document.ts';

interface Asset {
  assetType: string | null;
  inject: false | 'HTML_BEGIN' | 'HTML_END';
}

/** The tool would preload the font files of every script and style; the document requests the one it needs. */
function injectFilter(assets: Asset[]): void {
  for (const asset of assets) if (asset.assetType === 'font') asset.inject = false;
}

export default async function onRenderHtml({ urlPathname }: { urlPathname: string }) {
  const html = await renderDocument(urlPathname, template);
  return { documentHtml: escapeInject`${dangerouslySkipEscape(html)}`, injectFilter };
}
