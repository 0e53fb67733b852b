// The content types of the files that the site has, by their endings.
import { extname } from 'node:path';

/** Types by ending. */
export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.tgz': 'application/gzip',
  '.zip': 'application/zip',
};

/** The type of a file by its name. */
export const contentType = (file: string): string => TYPES[extname(file)] ?? 'application/octet-stream';
