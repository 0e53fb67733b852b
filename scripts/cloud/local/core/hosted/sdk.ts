// Stand-ins for the providers' browser scripts: the parts of gapi.auth2 and FB that an app needs to refresh a token.
// A cookie that only the local cloud reads holds who is signed in with a provider.
import { json, page } from '../answers.ts';
import { type Provider, providerToken } from '../identity/logins.ts';
import type { TokenKeys } from '../pool/keys.ts';
import type { Call, Door } from '../route.ts';
import type { Clock } from '../store.ts';
import { readParameters } from './parameters.ts';
import { type Profile, profileOf, providerPage } from './providers.ts';

const HOUR_MS = 3_600_000;
const TITLES: Record<string, string> = { google: 'Google', facebook: 'Facebook', amazon: 'Amazon' };

// Common to both scripts. `session` is who is signed in when the script is loaded.
const SHARED = `
  const ask = () => fetch(base + '/sdk/' + provider + '/token').then((answer) => (answer.ok ? answer.json() : null));
  const signIn = async () => {
    const page = open(base + '/sdk/' + provider + '/login', '_blank', 'width=520,height=640');
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      session = await ask();
      if (session || !page || page.closed) break;
    }
    if (page) page.close();
    return session;
  };`;

const GOOGLE = `${SHARED}
  const authResponse = () => ({ id_token: session.token, access_token: session.token, expires_at: session.expires_at });
  const user = {
    isSignedIn: () => session !== null,
    getId: () => session && session.id,
    getBasicProfile: () => ({ getEmail: () => session.email, getName: () => session.name }),
    getAuthResponse: authResponse,
    reloadAuthResponse: async () => {
      session = await ask();
      if (!session) throw new Error('not signed in');
      return authResponse();
    },
  };
  const instance = {
    isSignedIn: { get: () => session !== null, listen() {} },
    currentUser: { get: () => user, listen() {} },
    signIn: async () => {
      if (!(await signIn())) throw Object.assign(new Error('popup closed'), { error: 'popup_closed_by_user' });
      return user;
    },
    signOut: async () => { session = null; },
  };
  window.gapi = {
    load: (name, done) => setTimeout(typeof done === 'function' ? done : done.callback),
    auth2: { init: async () => instance, getAuthInstance: () => instance },
  };`;

const FACEBOOK = `${SHARED}
  const status = () => session
    ? { status: 'connected', authResponse: { accessToken: session.token, userID: session.id, expiresIn: Math.round((session.expires_at - Date.now()) / 1000) } }
    : { status: 'unknown', authResponse: null };
  window.FB = {
    init() {},
    getLoginStatus: (done) => { ask().then((fresh) => { session = fresh; done(status()); }, () => done(undefined)); },
    login: (done) => { signIn().then(() => done(status())); },
    logout: (done) => { session = null; if (done) done(status()); },
    api: (path, ...rest) => rest.at(-1)(session ? { id: session.id, name: session.name, email: session.email } : { error: {} }),
  };
  if (typeof window.fbAsyncInit === 'function') window.fbAsyncInit();`;

const SCRIPTS: Readonly<Record<string, string>> = { google: GOOGLE, facebook: FACEBOOK };

/** The cookie that remembers a provider's account. Pages cannot read it. */
export function rememberProfile(keys: TokenKeys, base: string, provider: string, profile: Profile) {
  const value = keys.sign({ token_use: 'providerSession', provider, ...profile });
  return { 'set-cookie': `local-${provider}=${value}; Path=${base}; HttpOnly; SameSite=Lax` };
}

/** Creates the doors under /sdk. */
export function sdkDoors(keys: TokenKeys, clock: Clock, base: string): Door[] {
  const known = ({ request }: Call, provider: string) => {
    const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/);
    const value = cookies.find((one) => one.startsWith(`local-${provider}=`))?.split('=')[1] ?? '';
    const claims = keys.read(value);
    if (!claims || claims['token_use'] !== 'providerSession' || claims['provider'] !== provider) return undefined;
    const profile = { id: String(claims['id']), email: String(claims['email']), name: String(claims['name']) };
    const token = providerToken(keys, clock, provider as Provider, profile);
    return { ...profile, token, expires_at: clock() + HOUR_MS };
  };

  const script = (call: Call): Response => {
    const provider = /\/(\w+)\.js$/.exec(call.path)?.[1] ?? '';
    const setUp = `  const base = '${base}', provider = '${provider}';\n  let session = ${JSON.stringify(known(call, provider) ?? null).replace(/</g, '\\u003c')};`;
    return new Response(`(() => {\n${setUp}${SCRIPTS[provider] ?? ''}\n})();\n`, {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'x-content-type-options': 'nosniff' },
    });
  };

  const signedIn = (call: Call): Response => {
    const provider = call.path.split('/')[2] ?? '';
    const session = known(call, provider);
    return session ? json(session) : json({ error: 'not signed in' }, 401);
  };

  const login = (call: Call): Response => {
    const provider = call.path.split('/')[2] ?? '';
    const title = TITLES[provider] ?? '';
    if (call.request.method === 'GET') return providerPage(title, `${base}${call.path}`, {});
    const fields = readParameters(new URLSearchParams(new TextDecoder().decode(call.body)));
    if (fields['answer'] === 'cancel') return page(title, '<p>Close this window.</p>');
    const profile = profileOf(fields);
    if (!profile) return providerPage(title, `${base}${call.path}`, {}, 'Enter an e-mail address.');
    const answer = page(title, '<p>You are signed in. Close this window.</p>');
    for (const [name, value] of Object.entries(rememberProfile(keys, base, provider, profile))) {
      answer.headers.append(name, value);
    }
    return answer;
  };

  return [
    {
      opens: (path, method) => /^\/sdk\/(google|facebook)\.js$/.test(path) && method === 'GET',
      operation: () => 'SdkScript',
      answer: script,
    },
    {
      opens: (path, method) => /^\/sdk\/(google|facebook|amazon)\/token$/.test(path) && method === 'GET',
      operation: () => 'SdkToken',
      answer: signedIn,
    },
    {
      opens: (path, method) =>
        /^\/sdk\/(google|facebook|amazon)\/login$/.test(path) && (method === 'GET' || method === 'POST'),
      operation: () => 'SdkLogin',
      answer: login,
    },
  ];
}
