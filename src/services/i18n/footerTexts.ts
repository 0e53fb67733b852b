// The English names of the pages that only the long footer of the home page lists. They load with it (pageTexts.ts).
import { places } from '../../../locales/en/app.json?footer';
import { addEnglish } from './i18n.ts';

addEnglish({ places });
