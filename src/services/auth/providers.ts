// The providers a person may sign in with, by the hosted login's names.
import type { ProviderName } from '../config/config.ts';
import type { HostedProvider } from './types.ts';

/** Names of the configuration and of the hosted login. */
export const hostedProviders: Readonly<Record<ProviderName, HostedProvider>> = {
  google: 'Google',
  facebook: 'Facebook',
  amazon: 'LoginWithAmazon',
};

/** Whether a text names a provider. */
export const isProvider = (name: string): name is ProviderName => Object.hasOwn(hostedProviders, name);
