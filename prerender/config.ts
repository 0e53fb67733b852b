// Reads public/config.json for the whole build, or the file that SITE_CONFIG names. Read only once: a change requires a new
// build.
import { readFileSync } from 'node:fs';
import { applyConfig, type EmbeddedConfig } from '../src/services/config/config.ts';
import { readConfigText } from '../src/services/config/configSchema.ts';

let embedded: EmbeddedConfig | undefined;

/** The validated configuration; also activates it for code that calls `getConfig()`. */
export function loadBuildConfig(file = process.env['SITE_CONFIG'] ?? 'public/config.json'): EmbeddedConfig {
  if (!embedded) {
    let source = '';
    try {
      source = readFileSync(file, 'utf8');
    } catch {
      source = '{}';
    }
    embedded = readConfigText(source);
    applyConfig(embedded);
  }
  return embedded;
}
