// Account operations other than signing in: attributes, second factors, devices, deletion, download.

import type { AuthContext } from '../context.ts';
import type { CurrentUser } from '../session/currentUser.ts';
import type { Sessions } from '../session/sessions.ts';
import type { SignedIn } from '../session/signedIn.ts';
import type { AsUser } from '../session/signedInUser.ts';
import type { SignInSteps } from '../signIn/signIn.ts';
import type { AuthService } from '../types.ts';
import { createAboutUser } from './aboutUser.ts';
import type { AccountName } from './accountNames.ts';
import { createAttributes } from './attributes.ts';
import { createDeletion } from './deleteUser.ts';
import { createDevices } from './devices.ts';
import { createExport } from './exportAccount.ts';
import { createMfa } from './mfa.ts';

/** Dependencies on the other parts. */
export interface AccountNeeds {
  sessions: Sessions;
  current: CurrentUser;
  asUser: AsUser;
  signIn: SignInSteps;
  signedIn: SignedIn;
  leave(reason?: string): Promise<void>;
}

/** The functions of an account. */
export function createAccountParts(ctx: AuthContext, needs: AccountNeeds): Pick<AuthService, AccountName> {
  const { sessions, current, asUser, leave } = needs;
  const attributes = createAttributes(ctx, sessions, asUser);
  const devices = createDevices(asUser);
  const mfa = createMfa(ctx, needs);
  const { currentAuthenticatedUser } = current;
  return {
    ...createAboutUser(sessions, current),
    ...attributes,
    ...devices,
    ...mfa,
    ...createDeletion(ctx, { sessions, current, asUser, leave }),
    ...createExport(ctx, { ...attributes, ...devices, ...mfa, currentAuthenticatedUser }),
  };
}
