// The functions of the magic link as AWS starts them. SITE_ORIGIN and MAIL_SENDER come from the template.

import { createMagicLink } from './magicLink.ts';
import { readMailSettings, sendMail } from './mail.ts';
import { magicLinkMail } from './mailTexts.ts';

const { define, create, verify } = createMagicLink({
  siteOrigin: process.env['SITE_ORIGIN'] ?? '',
  async sendLink({ to, link, code, language }) {
    await sendMail(readMailSettings(process.env), { to, ...magicLinkMail(language, link, code) });
  },
});

/** Which challenge comes next. */
export const defineAuthChallenge = define;
/** Sends the link. */
export const createAuthChallenge = create;
/** Whether the answer is the link's secret or its code. */
export const verifyAuthChallengeResponse = verify;
