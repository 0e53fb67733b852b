// The English texts that only some pages show: contact form, legal texts, Premium. They travel with those pages, as the
// texts of the checker do (checkerTexts.ts).
import { form, legal, premium } from '../../../locales/en/app.json?pages';
import { addEnglish } from './i18n.ts';

addEnglish({ form, legal, premium });
