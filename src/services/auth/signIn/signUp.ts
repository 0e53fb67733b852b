// Creating and confirming accounts, and a forgotten password (SUP-1 to SUP-7).
import { AuthError } from '../authFailure.ts';
import type { AuthContext } from '../context.ts';
import { attribute } from '../library/library.ts';
import { libraryError } from '../library/libraryErrors.ts';
import type { AuthService, CodeDelivery, SignUpParams, SignUpResult } from '../types.ts';
import { codeOf, passwordOf, usernameOf } from '../validate.ts';
import { createSignUpSessions, type KeptSessions } from './signUpSessions.ts';

/** The service's report of a sent code. */
interface SentCode {
  AttributeName?: string;
  DeliveryMedium?: string;
  Destination?: string;
}

/** Converts a code's destination to our type. */
export function codeDelivery(details: SentCode | undefined): CodeDelivery {
  return {
    attribute: details?.AttributeName ?? 'email',
    medium: details?.DeliveryMedium === 'SMS' ? 'SMS' : 'EMAIL',
    destination: details?.Destination ?? '',
  };
}

/** The sign-up arguments: an object, or the old positional form (VAL-5, VAL-15). */
function paramsOf(given: unknown, password?: string, email?: string, phone?: string): SignUpParams {
  if (typeof given === 'string') {
    const attributes = { ...(email ? { email } : {}), ...(phone ? { phone_number: phone } : {}) };
    return { username: given, password: password ?? '', attributes };
  }
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return given as SignUpParams;
  throw new AuthError('SignUpError', 'Error creating account', {
    cause: new TypeError('The first parameter must be a non-empty string or an object'),
  });
}

type SignUp = Pick<
  AuthService,
  'signUp' | 'confirmSignUp' | 'resendSignUp' | 'forgotPassword' | 'forgotPasswordSubmit'
>;

/** Signing up. */
export function createSignUp({ library, emit, env }: AuthContext, keptSessions: KeptSessions): SignUp {
  const sessions = createSignUpSessions(env.now, keptSessions);
  const told = async <T>(event: 'signUp' | 'forgotPassword' | 'forgotPasswordSubmit', work: () => Promise<T>) => {
    try {
      const result = await work();
      emit({ name: event });
      return result;
    } catch (error) {
      emit({ name: `${event}_failure`, reason: error instanceof AuthError ? error.code : 'UnknownError', data: error });
      throw error;
    }
  };

  return {
    signUp: (given, givenPassword, email, phone) =>
      told('signUp', async (): Promise<SignUpResult> => {
        const params = paramsOf(given, givenPassword, email, phone);
        const username = usernameOf(params.username);
        const password = passwordOf(params.password);
        const attributes = Object.entries(params.attributes ?? {}).map(([name, value]) =>
          attribute(name, name === 'email' ? value.trim() : value),
        );
        return library.run<SignUpResult>(
          library.pool,
          ({ resolve, reject }) =>
            library.pool.signUp(username, password, attributes, [], (error, result) => {
              if (error || !result) return reject(libraryError(error));
              const { codeDeliveryDetails, userConfirmed, userSub } = result;
              resolve({
                username,
                userConfirmed,
                userSub,
                codeDelivery: codeDeliveryDetails && codeDelivery(codeDeliveryDetails),
              });
            }),
          { seen: (data) => sessions.keep('signedUp', username, data) },
        );
      }),

    async confirmSignUp(given, givenCode, { moveAlias = false } = {}) {
      const username = usernameOf(given);
      const code = codeOf(givenCode);
      const user = library.user(username);
      const session = sessions.take('signedUp', username);
      await library.run<void>(
        user,
        ({ resolve, reject }) =>
          user.confirmRegistration(code, moveAlias, (error) => (error ? reject(libraryError(error)) : resolve())),
        {
          seen: (data) => sessions.keep('confirmed', username, data),
          ...(session ? { add: { Session: session } } : {}),
        },
      );
      emit({ name: 'confirmSignUp' });
    },

    async resendSignUp(given) {
      const user = library.user(usernameOf(given));
      return library.run<CodeDelivery>(user, ({ resolve, reject }) =>
        user.resendConfirmationCode((error: Error | undefined, result?: { CodeDeliveryDetails?: SentCode }) =>
          error ? reject(libraryError(error)) : resolve(codeDelivery(result?.CodeDeliveryDetails)),
        ),
      );
    },

    forgotPassword: (given) =>
      told('forgotPassword', async () => {
        const user = library.user(usernameOf(given));
        return library.run<CodeDelivery>(user, ({ resolve, reject }) =>
          user.forgotPassword({
            onSuccess: (data: { CodeDeliveryDetails?: SentCode }) => resolve(codeDelivery(data.CodeDeliveryDetails)),
            onFailure: (error) => reject(libraryError(error)),
          }),
        );
      }),

    forgotPasswordSubmit: (given, givenCode, newPassword) =>
      told('forgotPasswordSubmit', async () => {
        const user = library.user(usernameOf(given));
        const code = codeOf(givenCode);
        const password = passwordOf(newPassword);
        await library.run<void>(user, ({ resolve, reject }) =>
          user.confirmPassword(code, password, {
            onSuccess: () => resolve(),
            onFailure: (error) => reject(libraryError(error)),
          }),
        );
      }),
  };
}
