// The template for a pool whose operator lets it mail its own codes (EMAIL_OTP), which ours does not.
import { readFileSync } from 'node:fs';

const OURS = 'AllowedFirstAuthFactors: [PASSWORD]';

/** The template with the pool's own mailed codes. */
export const withMailCodes: string = readFileSync('scripts/cloud/template.yaml', 'utf8').replace(
  OURS,
  'AllowedFirstAuthFactors: [PASSWORD, EMAIL_OTP]',
);
