// The library's cookie storage: loaded only where the configuration keeps sessions in cookies (CFG-9).
import { CookieStorage } from 'amazon-cognito-identity-js';
import type { CookieConfig } from '../../config/config.ts';
import type { AuthStorage } from './stores.ts';

/** Options of the library's cookie storage. */
type CookieOptions = NonNullable<ConstructorParameters<typeof CookieStorage>[0]>;

/** Only the options that are set; the library treats undefined as invalid. */
const given = (options: CookieConfig): CookieOptions =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

/** The library's cookie storage; refuses wrong options with the messages of CFG-9. */
export const cookieStorage = (options: CookieConfig): AuthStorage => new CookieStorage(given(options));
