// Further facts about the person signed in, besides who it is (session/currentUser.ts).
import type { CurrentUser } from '../session/currentUser.ts';
import type { Sessions } from '../session/sessions.ts';
import { asPerson } from '../session/signedInUser.ts';
import { attributesOf } from '../session/userData.ts';
import type { AuthService } from '../types.ts';

type AboutUser = Pick<AuthService, 'verifiedContact' | 'userSession'>;

/** Which addresses are verified, and when the session ends. */
export function createAboutUser(sessions: Sessions, { userData }: Pick<CurrentUser, 'userData'>): AboutUser {
  return {
    async verifiedContact() {
      const data = await asPerson(sessions, async () => userData((await sessions.required()).user, false));
      const attributes = attributesOf(data);
      const contact = { verified: {} as Record<string, string>, unverified: {} as Record<string, string> };
      for (const name of ['email', 'phone_number']) {
        const value = attributes[name];
        const kind = attributes[`${name}_verified`] === true ? 'verified' : 'unverified';
        if (typeof value === 'string' && value) contact[kind][name] = value;
      }
      return contact;
    },
    async userSession(user) {
      const open = await sessions.open(user);
      const { session } = open;
      const end = Math.min(session.getIdToken().getExpiration(), session.getAccessToken().getExpiration());
      return { username: open.user.getUsername(), expiresAt: (end + session.getClockDrift()) * 1000 };
    },
  };
}
