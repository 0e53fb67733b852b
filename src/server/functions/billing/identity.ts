// The identity under which the owner of an ID token keeps documents. The pool of identities is asked, because what a caller
// says about itself could be somebody else's.
const LIMIT_MS = 3000;

/** Asks the identity pool. Undefined if it does not accept the token; rejects if it does not answer. */
export function createIdentityFinder(
  { region, identityPoolId, issuer }: { region: string; identityPoolId: string; issuer: string },
  send: typeof fetch = fetch,
): (idToken: string) => Promise<string | undefined> {
  return async (idToken) => {
    const answer = await send(`https://cognito-identity.${region}.amazonaws.com/`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AWSCognitoIdentityService.GetId' },
      body: JSON.stringify({ IdentityPoolId: identityPoolId, Logins: { [issuer.replace('https://', '')]: idToken } }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    // The token has been checked already: refused here, its account was just removed or disabled.
    if (answer.status === 400) return undefined;
    if (!answer.ok) throw new Error(`The identity pool answered ${answer.status}`);
    const { IdentityId } = (await answer.json()) as { IdentityId?: unknown };
    return typeof IdentityId === 'string' ? IdentityId : undefined;
  };
}
