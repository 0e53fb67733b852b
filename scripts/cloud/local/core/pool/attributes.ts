// User attributes, and the codes that verify an address.
import { fail } from '../errors.ts';
import { pairs, text, texts } from '../input.ts';
import { type Delivery, sendCode, spendCode } from './codes.ts';
import type { Operations, Pool } from './pool.ts';
import type { User } from './users.ts';

const LONGEST_VALUE = 2048;
const PHONE = /^\+[1-9][0-9]{4,14}$/;

/** Refuses an attribute that a client may not write, or an invalid value. */
export function checkAttribute(pool: Pool, name: string, value: string): void {
  if (!pool.settings.writable.includes(name)) {
    fail('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
  }
  if (value.length > LONGEST_VALUE) fail('InvalidParameterException', `Attribute ${name} is too long`);
  if (name === 'phone_number' && value !== '' && !PHONE.test(value)) {
    fail('InvalidParameterException', 'Invalid phone number format.');
  }
  if (name === 'email' && !/^[^\s@]+@[^\s@]+$/.test(value)) {
    fail('InvalidParameterException', 'Invalid email address format.');
  }
}

function checkFree(pool: Pool, user: User, name: string, value: string): void {
  const owner = name === 'email' ? pool.users.find(value) : undefined;
  if (owner && owner.sub !== user.sub) {
    fail('AliasExistsException', 'An account with the given email already exists.');
  }
}

function setAddress(pool: Pool, user: User, name: string, value: string): Delivery | undefined {
  checkFree(pool, user, name, value);
  if (user.attributes[name] === value) {
    delete user.pendingAttributes[name];
    return undefined;
  }
  if (pool.settings.verifyBeforeUpdate.includes(name)) {
    user.pendingAttributes[name] = value;
  } else {
    user.attributes[name] = value;
    user.attributes[`${name}_verified`] = 'false';
  }
  return value === '' ? undefined : sendCode(pool, user, `attribute:${name}`, value);
}

/** GetUser, UpdateUserAttributes, DeleteUserAttributes, and the codes for an attribute. */
export const attributeOperations: Operations = {
  GetUser(pool, input) {
    const user = pool.tokens.userOf(input['AccessToken']);
    return {
      Username: user.username,
      UserAttributes: Object.entries(user.attributes).map(([Name, Value]) => ({ Name, Value })),
      ...(user.mfa.length > 0 && { UserMFASettingList: user.mfa }),
      ...(user.preferredMfa && { PreferredMfaSetting: user.preferredMfa }),
    };
  },

  UpdateUserAttributes(pool, input) {
    const user = pool.tokens.userOf(input['AccessToken']);
    const wanted = pairs(input, 'UserAttributes');
    for (const [name, value] of wanted) checkAttribute(pool, name, value);
    const sent: Delivery[] = [];
    for (const [name, value] of wanted) {
      if (name === 'email' || name === 'phone_number') {
        const details = setAddress(pool, user, name, value);
        if (details) sent.push(details);
      } else {
        user.attributes[name] = value;
      }
    }
    pool.users.save();
    return { CodeDeliveryDetailsList: sent };
  },

  DeleteUserAttributes(pool, input) {
    const user = pool.tokens.userOf(input['AccessToken']);
    const names = texts(input, 'UserAttributeNames');
    for (const name of names) {
      if (name === 'email') fail('InvalidParameterException', 'Cannot delete required attribute email');
      checkAttribute(pool, name, '');
    }
    for (const name of names) {
      delete user.attributes[name];
      delete user.attributes[`${name}_verified`];
      if (name === 'phone_number') user.mfa = user.mfa.filter((type) => type !== 'SMS_MFA');
    }
    if (user.preferredMfa && !user.mfa.includes(user.preferredMfa)) user.preferredMfa = undefined;
    pool.users.save();
    return {};
  },

  GetUserAttributeVerificationCode(pool, input) {
    const user = pool.tokens.userOf(input['AccessToken']);
    const name = text(input, 'AttributeName');
    const value = user.pendingAttributes[name] ?? user.attributes[name];
    if (!value || (name !== 'email' && name !== 'phone_number')) {
      fail('InvalidParameterException', `User does not have attribute ${name}`);
    }
    return { CodeDeliveryDetails: sendCode(pool, user, `attribute:${name}`, value) };
  },

  VerifyUserAttribute(pool, input) {
    const user = pool.tokens.userOf(input['AccessToken']);
    const name = text(input, 'AttributeName');
    const pending = user.pendingAttributes[name];
    if (pending) checkFree(pool, user, name, pending);
    spendCode(pool, user, `attribute:${name}`, text(input, 'Code'));
    if (pending) {
      user.attributes[name] = pending;
      delete user.pendingAttributes[name];
    }
    user.attributes[`${name}_verified`] = 'true';
    pool.users.save();
    return {};
  },
};
