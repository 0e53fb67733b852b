// The commands on the page of the mail plug-ins: `npm run clients:enchant` asks what the last one asks.
import install from './samples/enchant-install.txt?raw';
import attempt from './samples/enchant-try.txt?raw';

/** Building and installing the provider. */
export const enchantInstall = install.trimEnd();

/** Asking it. */
export const enchantTry = attempt.trimEnd();
