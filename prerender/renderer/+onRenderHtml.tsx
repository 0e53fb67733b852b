// The tool's hook: an address in, a whole document out.
import { dangerouslySkipEscape, escapeInject } from 'vite-plugin-ssr/server';
import template from '../../index.html?raw';
import { renderDocument } from '../document.ts';

export default async function onRenderHtml({ urlPathname }: { urlPathname: string }) {
  const html = await renderDocument(urlPathname, template);
  return escapeInject`${dangerouslySkipEscape(html)}`;
}
