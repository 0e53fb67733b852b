// The English names of pages that only the long footer and the help name. They load with them, as the checker's texts do
// (checkerTexts.ts).
import { places } from '../../../locales/en/app.json?footer';
import { addEnglish } from './i18n.ts';

addEnglish({ places });
