// Pages of somebody else's, with the form checker in them: own markup and headers, the checker's files from the built site.
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentType } from '../../scripts/web/contentTypes.ts';

/** A page as its owner wrote it. */
export interface FormPage {
  body: string;
  head?: string;
  /** Attributes of the html element. */
  html?: string;
  headers?: Record<string, string>;
  /** Attributes of the script element; null leaves the script out. */
  script?: string | null;
}

/** The pages and where they are. */
export interface FormPages {
  origin: string;
  /** Addresses of all files that were asked for, in order. */
  asked: string[];
  pages: Record<string, FormPage>;
  /** The page's own scripts by their path. */
  scripts: Record<string, string>;
  close(): Promise<void>;
}

/** The policy of a careful page: nothing inline, nothing from elsewhere, nothing evaluated. */
export const STRICT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; worker-src 'self'; require-trusted-types-for 'script'; trusted-types spelling-check";

/** The folder that the samples name, as somebody would have made it. */
const fileOf = (path: string) =>
  path.replace(/^\/spelling-check\/packs\//, '/packs/').replace(/^\/spelling-check\//, '/form-checker/');

const SCRIPT = 'src="/form-checker/form.js" data-spelling-packs="/packs/" defer';

function documentOf({
  body,
  head = '',
  html = 'lang="en"',
  script = 'data-spelling-check="textarea, input"',
}: FormPage) {
  const tag = script === null ? '' : `<script ${SCRIPT} ${script}></script>`;
  return `<!doctype html><html ${html}><head><meta charset="utf-8"><title>Page</title>${head}${tag}</head><body>${body}</body></html>`;
}

/** Serves pages by their name, and the files of a folder. */
export async function openFormPages(root = process.env['FORM_ROOT'] ?? 'dist/client'): Promise<FormPages> {
  const asked: string[] = [];
  const pages: Record<string, FormPage> = {};
  const scripts: Record<string, string> = {};
  const answer = async (url: string, response: ServerResponse) => {
    const path = url.split('?')[0] ?? '/';
    const page = pages[path.slice(1)];
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers });
      response.end(documentOf(page));
      return;
    }
    asked.push(path);
    const body =
      scripts[path] ?? (path.includes('..') ? null : await readFile(join(root, fileOf(path))).catch(() => null));
    if (!body) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': contentType(path), 'access-control-allow-origin': '*' });
    response.end(body);
  };
  const server = createServer(({ url = '/' }, response) => void answer(url, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    pages,
    scripts,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
