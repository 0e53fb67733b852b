// The bill of materials of a release: CycloneDX 1.6, every package with what is in it. It says when it was made by the newest
// entry of the changelog, so that the same source always gives the same bytes.
import { readFileSync } from 'node:fs';
import { VERSION } from '../../src/sdk/version.ts';
import { digest, type Packed } from './pack.ts';
import type { Component } from './recipe.ts';

const OWN = 'Spelling Check';

/** Licences as CycloneDX wants them: one id by itself, anything longer as an expression. */
const licences = (expression: string) =>
  /^[A-Za-z0-9.+-]+$/.test(expression) && !expression.startsWith('LicenseRef')
    ? [{ license: idOf(expression) }]
    : [{ expression: expression.replaceAll('LGPLLR', 'LGPLLR') }];

/** Ids that SPDX knows; a name otherwise. */
const idOf = (name: string) =>
  /^(?:MIT|ISC|BSD-\d-Clause|0BSD|Apache-2\.0|GPL-3\.0-only|MPL-[\d.]+|CC-BY-SA-4\.0)$/.test(name)
    ? { id: name }
    : { name };

const refOf = ({ name, version }: Pick<Component, 'name' | 'version'>) =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

function componentOf(part: Component) {
  const { name, version, licence, source, type } = part;
  return {
    type,
    'bom-ref': refOf(part),
    name,
    version,
    purl: refOf(part),
    licenses: licences(licence),
    externalReferences: [{ type: 'distribution', url: source }],
  };
}

/** The bill as JSON text. */
export function billOfMaterials(packages: readonly Packed[]): string {
  const parts = new Map<string, Component>();
  for (const { facts } of packages) for (const part of facts.components) parts.set(refOf(part), part);
  const own = packages.map(({ name, sha256, facts, kind }) => ({
    type: facts.components.some(({ type }) => type === 'data') ? 'data' : 'library',
    'bom-ref': refOf({ name, version: VERSION }),
    name,
    version: VERSION,
    description: facts.description,
    ...(kind === 'npm' && { purl: refOf({ name, version: VERSION }) }),
    licenses: licences(facts.licence),
    hashes: [{ alg: 'SHA-256', content: sha256 }],
  }));
  const suite = `suite@${VERSION}`;
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(packages)}`,
    version: 1,
    metadata: {
      ...timestamp(),
      component: { type: 'application', 'bom-ref': suite, name: OWN, version: VERSION },
    },
    components: [...own, ...[...parts.values()].sort((a, b) => (refOf(a) < refOf(b) ? -1 : 1)).map(componentOf)],
    dependencies: [
      { ref: suite, dependsOn: own.map((one) => one['bom-ref']) },
      ...packages.map(({ name, facts }) => ({
        ref: refOf({ name, version: VERSION }),
        dependsOn: [...new Set(facts.components.map(refOf))].sort(),
      })),
    ],
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** An id that is the content's: the same packages, the same id. */
function uuidOf(packages: readonly Packed[]): string {
  const hex = digest(Buffer.from(packages.map(({ sha256 }) => sha256).join('\n')));
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) & 3);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}

function timestamp(): { timestamp?: string } {
  const day = /\b(20\d\d-\d\d-\d\d)\b/.exec(readFileSync('CHANGELOG.md', 'utf8'))?.[1];
  return day ? { timestamp: `${day}T00:00:00Z` } : {};
}
