// Which modules of the sign-in travel as one file; pageChunks.ts, which goes first, has those of every page and of the
// checker. Left to itself the build makes a file of each part that two late parts share, and twenty small files are a third
// larger than one when they are compressed.

const SERVICE =
  /[\\/]src[\\/]services[\\/]auth[\\/](?:\w+[\\/])?(?:accountNames|answers|auth|bigInteger|buffer|challenges|clock|context|createAuth|currentUser|endings|environment|hostedAddress|http|lazily|library|libraryErrors|noUserPool|pendingLink|retry|sessions|sha256|signIn|signUpSessions|signedIn|signedInUser|stores|transport|userData|validate)\.ts$/;
const LIBRARY = /[\\/]amazon-cognito-identity-js[\\/]es[\\/](?!CookieStorage)/;
const PAGE = /[\\/]src[\\/]routes[\\/](?:account[\\/]accountFrame|pages[\\/]SignIn)\.tsx$/;
const SCREENS =
  /[\\/]src[\\/]features[\\/]account[\\/](?:AccountPage\.tsx|Flow\.tsx|problem\.ts|input\.ts|flow[\\/](?!answers|newAccount|usedLinks|useNew)|parts[\\/](?!Totp|Qr|Code|Resend|New)|screens[\\/](?:SignIn|State))/;

/** Groups for the build: the identity service, and the form of signing in with what all its screens share. */
export const signInGroups = [
  { name: 'identity', test: (id: string) => SERVICE.test(id) || LIBRARY.test(id) },
  { name: 'signIn', test: (id: string) => SCREENS.test(id) || PAGE.test(id) },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));
