// Ends sessions and accounts.
import { text } from '../input.ts';
import { checkClient } from './checks.ts';
import type { Operations } from './pool.ts';

/** GlobalSignOut, RevokeToken, DeleteUser. */
export const endingOperations: Operations = {
  GlobalSignOut(pool, input) {
    pool.tokens.revokeAll(pool.tokens.userOf(input['AccessToken']));
    return {};
  },

  RevokeToken(pool, input) {
    checkClient(input);
    pool.tokens.revoke(text(input, 'Token'));
    return {};
  },

  DeleteUser(pool, input) {
    const user = pool.tokens.userOf(input['AccessToken']);
    pool.tokens.revokeAll(user);
    pool.users.remove(user.sub);
    return {};
  },
};
