// The template of a pool whose operator lets it send codes of its own by mail (EMAIL_OTP), which ours does not.
import { readFileSync } from 'node:fs';

const OURS = 'AllowedFirstAuthFactors: [PASSWORD]';

/** The template with the pool's own codes by mail. */
export const withMailCodes: string = readFileSync('scripts/cloud/template.yaml', 'utf8').replace(
  OURS,
  'AllowedFirstAuthFactors: [PASSWORD, EMAIL_OTP]',
);
