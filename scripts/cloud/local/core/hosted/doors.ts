// The doors of the hosted login: authorize, login, the providers' pages, token and logout.
import { redirect } from '../answers.ts';
import type { Template } from '../policy/template.ts';
import { federatedUser } from '../pool/operators.ts';
import type { Pool } from '../pool/pool.ts';
import type { User } from '../pool/users.ts';
import type { Call, Door } from '../route.ts';
import { NAMES } from '../settings.ts';
import { createCodes } from './codes.ts';
import { answerLogin, loginPage } from './loginPage.ts';
import { allowedAddresses, mistake, type Parameters, queryOf, readParameters, refuse, sendBack } from './parameters.ts';
import { HOSTED_PROVIDERS, type Profile, profileOf, providerPage } from './providers.ts';

const ABANDONED = { error: 'access_denied', error_description: 'The sign-in was cancelled' };
const query = ({ url }: Call) => readParameters(url.searchParams);
const form = ({ body }: Call) => readParameters(new URLSearchParams(new TextDecoder().decode(body)));

/** Creates the doors. `base` is their path prefix; `remember` is told who signed in with a provider. */
export function hostedDoors(
  pool: Pool,
  template: Template,
  origin: string,
  base: string,
  remember: (provider: string, profile: Profile) => Record<string, string>,
): Door[] {
  const addresses = allowedAddresses(template, origin);
  const codes = createCodes(pool);
  const check = (parameters: Parameters, site: string) =>
    refuse(parameters, addresses.afterLogin(site), pool.settings.scopes);
  const finish = (parameters: Parameters, user: User) => sendBack(parameters, { code: codes.make(user, parameters) });

  const door = (path: string, method: string, operation: string, answer: Door['answer']): Door => ({
    opens: (asked, by) => asked === path && by === method,
    operation: () => operation,
    answer,
  });

  return [
    door('/oauth2/authorize', 'GET', 'Authorize', (call) => {
      const parameters = query(call);
      const wrong = check(parameters, call.origin);
      if (wrong) return wrong;
      const name = parameters['identity_provider'] ?? 'COGNITO';
      if (name === 'COGNITO') return redirect(`${base}/login?${queryOf(parameters)}`);
      const provider = Object.hasOwn(HOSTED_PROVIDERS, name) ? HOSTED_PROVIDERS[name] : undefined;
      return provider
        ? providerPage(provider.title, `${base}/provider`, parameters)
        : mistake('The provider is not known.');
    }),
    door('/login', 'GET', 'LoginPage', (call) => check(query(call), call.origin) ?? loginPage(base, query(call))),
    door('/login', 'POST', 'Login', async (call) => {
      const fields = form(call);
      const wrong = check(fields, call.origin);
      if (wrong) return wrong;
      if (fields['answer'] === 'cancel') return sendBack(fields, ABANDONED);
      const next = await answerLogin(pool, base, fields, fields, call.origin);
      return next instanceof Response ? next : finish(fields, next);
    }),
    door('/provider', 'POST', 'Provider', (call) => {
      const fields = form(call);
      const wrong = check(fields, call.origin);
      if (wrong) return wrong;
      const name = fields['identity_provider'] ?? '';
      const provider = Object.hasOwn(HOSTED_PROVIDERS, name) ? HOSTED_PROVIDERS[name] : undefined;
      if (!provider) return mistake('The provider is not known.');
      if (fields['answer'] === 'cancel') return sendBack(fields, ABANDONED);
      const profile = profileOf(fields);
      if (!profile) return providerPage(provider.title, `${base}/provider`, fields, 'Enter an e-mail address.');
      const user = federatedUser(pool, name, profile);
      if (!user.enabled) return sendBack(fields, { error: 'access_denied', error_description: 'User is disabled.' });
      const answer = finish(fields, user);
      for (const [header, value] of Object.entries(remember(provider.provider, profile)))
        answer.headers.append(header, value);
      return answer;
    }),
    door('/oauth2/token', 'POST', 'Token', (call) => codes.exchange(form(call))),
    door('/logout', 'GET', 'Logout', (call) => {
      const { client_id, logout_uri = '' } = query(call);
      const allowed = client_id === NAMES.clientId && addresses.afterLogout(call.origin).includes(logout_uri);
      return allowed
        ? redirect(logout_uri)
        : mistake('The address to return to (logout_uri) is not one of the client.');
    }),
  ];
}
