// Attributes, their verification, and the password of the person signed in (VAL-16, VAL-17).
import type { AuthContext } from '../context.ts';
import { attribute } from '../library/library.ts';
import type { Sessions } from '../session/sessions.ts';
import type { AsUser } from '../session/signedInUser.ts';
import { attributesOf, type UserData } from '../session/userData.ts';
import { codeDelivery } from '../signIn/signUp.ts';
import type { AuthService, CodeDelivery } from '../types.ts';
import { codeOf, passwordOf } from '../validate.ts';

type Attributes = Pick<
  AuthService,
  | 'userAttributes'
  | 'updateAttributes'
  | 'deleteAttributes'
  | 'sendAttributeCode'
  | 'verifyAttribute'
  | 'changePassword'
>;

/** Attributes the service never lets an app write; silently dropped. */
const isFixed = (name: string) => name === 'sub' || name.includes('_verified');

/** Attributes of the person signed in. */
export function createAttributes(ctx: AuthContext, sessions: Sessions, asUser: AsUser): Attributes {
  /** The id token carries name and address, so fetch one with the new values. Failing to get it yet is not an error. */
  const renew = () => sessions.refresh().catch(() => undefined);

  return {
    async userAttributes() {
      const list = await asUser<UserData['UserAttributes']>((user, { done }) =>
        user.getUserAttributes((error, attributes) => done(error, attributes)),
      );
      return attributesOf({ UserAttributes: list ?? [] });
    },

    async updateAttributes(given) {
      const changes = Object.entries(given).filter(([name]) => !isFixed(name));
      // Nothing to send counts as success, but only when someone is signed in.
      await sessions.required();
      if (changes.length === 0) return { status: 'SUCCESS', codes: [] };
      const codes = await asUser<CodeDelivery[]>((user, { resolve, reject }) =>
        user.updateAttributes(
          changes.map(([name, value]) => attribute(name, name === 'email' ? value.trim() : value)),
          (error, _status, result?: { CodeDeliveryDetailsList?: Parameters<typeof codeDelivery>[0][] }) =>
            error ? reject(error) : resolve((result?.CodeDeliveryDetailsList ?? []).map(codeDelivery)),
        ),
      );
      await renew();
      return { status: 'SUCCESS', codes };
    },

    async deleteAttributes(names) {
      await asUser<string>((user, { done }) => user.deleteAttributes([...names], done));
      await renew();
    },

    sendAttributeCode: (name) =>
      asUser<CodeDelivery>((user, { resolve, reject }) =>
        user.getAttributeVerificationCode(name, {
          onSuccess: () => resolve(codeDelivery({ AttributeName: name })),
          onFailure: reject,
          inputVerificationCode: (data: unknown) =>
            resolve(
              codeDelivery((data as { CodeDeliveryDetails?: Parameters<typeof codeDelivery>[0] }).CodeDeliveryDetails),
            ),
        }),
      ),

    async verifyAttribute(name, givenCode) {
      const code = codeOf(givenCode);
      await asUser<string>((user, { resolve, reject }) =>
        user.verifyAttribute(name, code, { onSuccess: resolve, onFailure: reject }),
      );
      const username = sessions.username();
      if (username) ctx.library.user(username).clearCachedUserData();
      await renew();
    },

    async changePassword(oldPassword, newPassword) {
      const [before, after] = [passwordOf(oldPassword), passwordOf(newPassword)];
      await asUser<string>((user, { done }) => user.changePassword(before, after, done));
    },
  };
}
