// The English texts of what shares an address. They load with what shows them, as the checker's texts do (checkerTexts.ts).
import { share } from '../../../locales/en/app.json?share';
import { addEnglish } from './i18n.ts';

addEnglish({ share });
