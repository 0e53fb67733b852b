// Which modules of the sign-in are bundled into one file; pageChunks.ts, which comes first, has those of every page and of
// the checker. By default the bundler makes a file of each part that two lazy parts share, and twenty small files are a
// third larger than one when compressed. A file contains what its entry points import, except for what pages without an
// account import too; what the entry points load lazily stays separate.
import { type Graph, isBrowserBuild, pagesOf, path, reach } from './pageChunks.ts';

const IDENTITY = ['src/services/auth/auth.ts'];
const FORM = ['src/routes/pages/SignIn.tsx', 'src/features/account/screens/SignInScreen.tsx'];
/** Only for installations that keep sessions in cookies: src/services/auth/session/cookies.ts loads it. */
const COOKIES = ['node_modules/amazon-cognito-identity-js/es/CookieStorage.js'];
/** What redirects and the documents load too: they must not bring the form along. */
const SHARED = ['src/routes/navigation/redirects.ts', 'src/services/auth/authError.ts'];
/** What only pages of the account import. */
const ACCOUNT = /\/src\/(?:features|routes)\/account\//;

function othersOf(graph: Graph, besides: readonly string[]): Set<string> {
  const others = new Set<string>();
  for (const each of besides) reach(graph, path(each), others);
  for (const page of pagesOf(graph)) {
    const modules = [...reach(graph, page)];
    if (!modules.some((id) => ACCOUNT.test(id))) for (const id of modules) others.add(id);
  }
  return others;
}

/** `besides` are beginnings of others that may need a module without this group. */
function group(name: string, beginnings: readonly string[], besides: readonly string[] = []) {
  let own: ReadonlySet<string> | undefined;
  return {
    name: (id: string, graph: Graph): string | null => {
      if (!isBrowserBuild(graph)) return null;
      if (own === undefined) {
        const others = othersOf(graph, besides);
        const all = beginnings.flatMap((each) => [...reach(graph, path(each))]);
        own = new Set(all.filter((each) => !others.has(each)));
      }
      return own.has(id) ? name : null;
    },
    includeDependenciesRecursively: false,
  };
}

/** Groups for the build: the identity service, what the form shares with others, and the form with all that its screens share. */
export const signInGroups = [
  group('identity', IDENTITY, [...FORM, ...COOKIES]),
  group('signInParts', SHARED),
  group('signIn', FORM, SHARED),
];
