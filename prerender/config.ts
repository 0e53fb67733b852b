// Reads public/config.json for everything that is built. Once: a change means a new build.
import { readFileSync } from 'node:fs';
import { applyConfig, type EmbeddedConfig } from '../src/services/config/config.ts';
import { readConfigText } from '../src/services/config/configSchema.ts';

let embedded: EmbeddedConfig | undefined;

/** The checked configuration; also puts it in force for code that asks `getConfig()`. */
export function loadBuildConfig(file = 'public/config.json'): EmbeddedConfig {
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
