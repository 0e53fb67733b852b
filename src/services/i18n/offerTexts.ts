// The English texts of the window that offers Premium. They load with what shows them, as the checker's texts do (checkerTexts.ts).
import { offer } from '../../../locales/en/app.json?offer';
import { addEnglish } from './i18n.ts';

addEnglish({ offer });
