// The English texts that only some pages show: contact form, legal texts, Premium. They load with those pages, as the
// checker's texts do (checkerTexts.ts).
import { form, legal, premium } from '../../../locales/en/app.json?pages';
import { addEnglish } from './i18n.ts';

addEnglish({ form, legal, premium });
