// The local cloud's fixed names, and the rules that it takes from the template.
import type { Template } from './policy/template.ts';

/** Names that public/config.json repeats. Region and pool look like the real ones. */
export const NAMES = {
  region: 'local',
  userPoolId: 'local_SpellingCheck',
  /** The part of the pool's id that the password proof (SRP) contains. */
  poolName: 'SpellingCheck',
  clientId: 'localclient000000000000000',
  identityPoolId: 'local:00000000-0000-4000-8000-000000000001',
  bucket: 'documents',
  /** Releases of the site, when a deployment is rehearsed. */
  siteBucket: 'site',
  /** Issuer of tokens and, without https://, the pool's key among the logins of the identity pool. */
  issuer: 'https://cognito-idp.local.amazonaws.com/local_SpellingCheck',
} as const;

/** The keys of whoever runs the site: they open its bucket, and no other. */
export const OPERATOR_KEYS = { accessKeyId: 'localoperator', secretAccessKey: 'localoperator-secret' } as const;

/** Client ids of the stand-in providers. */
export const PROVIDER_CLIENTS = { google: 'local-google', facebook: 'local-facebook', amazon: 'local-amazon' } as const;

/** A level of objects that an operator can enable. */
export type SharedLevel = 'public' | 'protected';

/** Prices where nothing else is said, in the form of config.json. */
export const PRICES = {
  currency: 'EUR',
  premiumMonthly: 5,
  premiumYearly: 48,
  singleServer: 490,
  singleSite: 190,
  globalSite: 1900,
  redistribution: 3900,
} as const;

/** Values for the template's parameters. */
export function templateValues(
  origin: string,
  rotation: boolean,
  levels: readonly SharedLevel[] = [],
  prices: object = PRICES,
): Record<string, string> {
  const state = (on: boolean) => (on ? 'ENABLED' : 'DISABLED');
  return {
    SiteOrigin: origin,
    RefreshRotation: state(rotation),
    PublicLevel: state(levels.includes('public')),
    ProtectedLevel: state(levels.includes('protected')),
    GoogleClientId: PROVIDER_CLIENTS.google,
    FacebookAppId: PROVIDER_CLIENTS.facebook,
    AmazonClientId: PROVIDER_CLIENTS.amazon,
    MailSender: 'accounts@localhost',
    Prices: JSON.stringify(prices),
    // Where the model is, whoever starts the cloud says.
    ModelAddress: 'https://model.invalid/v1',
    ModelName: 'local',
    CheckApi: 'ENABLED',
    ContactSupport: 'support@localhost',
    ContactSales: 'sales@localhost',
    LanguagesKey: 'languages/local.zip',
  };
}

/** Rules of the user pool and its client. Durations in seconds. */
export interface PoolSettings {
  password: { length: number; lower: boolean; upper: boolean; numbers: boolean; symbols: boolean };
  mfa: 'OFF' | 'OPTIONAL' | 'ON';
  /** Undefined: devices are not tracked. */
  devices?: { skipsMfa: boolean; onPrompt: boolean };
  flows: readonly string[];
  /** The first factors allowed in USER_AUTH. */
  firstFactors: readonly string[];
  writable: readonly string[];
  verifyBeforeUpdate: readonly string[];
  hideUnknownUsers: boolean;
  accessSeconds: number;
  idSeconds: number;
  refreshSeconds: number;
  sessionSeconds: number;
  rotation: boolean;
  graceSeconds: number;
  scopes: readonly string[];
}

type Fields = Record<string, unknown>;
const fields = (value: unknown): Fields => (value ?? {}) as Fields;
const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const UNITS: Record<string, number> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };

/** Reads the rules from the template. */
export function poolSettings(template: Template): PoolSettings {
  const pool = template.properties('UserPool');
  const client = template.properties('WebClient');
  const password = fields(fields(pool['Policies'])['PasswordPolicy']);
  const units = fields(client['TokenValidityUnits']);
  const device = pool['DeviceConfiguration'] && fields(pool['DeviceConfiguration']);
  const rotation = fields(client['RefreshTokenRotation']);
  const seconds = (token: string) =>
    Number(client[`${token}TokenValidity`]) * (UNITS[String(units[`${token}Token`])] ?? 3600);
  return {
    password: {
      length: Number(password['MinimumLength'] ?? 8),
      lower: password['RequireLowercase'] === true,
      upper: password['RequireUppercase'] === true,
      numbers: password['RequireNumbers'] === true,
      symbols: password['RequireSymbols'] === true,
    },
    mfa: (pool['MfaConfiguration'] ?? 'OFF') as PoolSettings['mfa'],
    ...(device && {
      devices: {
        skipsMfa: device['ChallengeRequiredOnNewDevice'] === true,
        onPrompt: device['DeviceOnlyRememberedOnUserPrompt'] === true,
      },
    }),
    flows: list(client['ExplicitAuthFlows']),
    firstFactors: list(fields(fields(pool['Policies'])['SignInPolicy'])['AllowedFirstAuthFactors'] ?? ['PASSWORD']),
    writable: list(client['WriteAttributes']),
    verifyBeforeUpdate: list(fields(pool['UserAttributeUpdateSettings'])['AttributesRequireVerificationBeforeUpdate']),
    hideUnknownUsers: client['PreventUserExistenceErrors'] === 'ENABLED',
    accessSeconds: seconds('Access'),
    idSeconds: seconds('Id'),
    refreshSeconds: seconds('Refresh'),
    sessionSeconds: Number(client['AuthSessionValidity'] ?? 3) * 60,
    rotation: rotation['Feature'] === 'ENABLED',
    graceSeconds: Number(rotation['RetryGracePeriodSeconds'] ?? 0),
    scopes: list(client['AllowedOAuthScopes']),
  };
}
