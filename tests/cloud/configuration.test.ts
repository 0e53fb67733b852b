// The configuration that the project ships: it names the local cloud, and its policy is limited to this site.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BASE } from '../../scripts/cloud/local/core/cloud.ts';
import { NAMES, PROVIDER_CLIENTS } from '../../scripts/cloud/local/core/settings.ts';
import { contentSecurityPolicy } from '../../scripts/web/headers.ts';
import { readConfigText } from '../../src/services/config/configSchema.ts';

const { config, problems } = readConfigText(readFileSync('public/config.json', 'utf8'));

describe('public/config.json', () => {
  it('is valid and names the local cloud', () => {
    expect(problems).toEqual([]);
    expect(config.auth).toMatchObject({
      region: NAMES.region,
      userPoolId: NAMES.userPoolId,
      clientId: NAMES.clientId,
      identityPoolId: NAMES.identityPoolId,
      providers: {
        google: { clientId: PROVIDER_CLIENTS.google },
        facebook: { clientId: PROVIDER_CLIENTS.facebook },
        amazon: { clientId: PROVIDER_CLIENTS.amazon },
      },
    });
    expect(config.storage).toMatchObject({ bucket: NAMES.bucket });
    for (const endpoint of Object.values(config.endpoints)) expect(endpoint).toMatch(new RegExp(`^${BASE}(/|$)`));
  });

  it.each(['app', 'ai'] as const)('adds no foreign origin to the policy of %s', (variant) => {
    const without = contentSecurityPolicy({ ...config, auth: undefined, endpoints: {} }, variant, true);
    expect(contentSecurityPolicy(config, variant, true)).toBe(without);
    if (variant === 'app') expect(without).toContain("connect-src 'self';");
  });
});
