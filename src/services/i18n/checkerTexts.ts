// The English texts that only the checker and its help show. Whoever shows them imports this file, so that they travel
// in the same part of the build and other pages do not carry them. Other languages arrive whole.
import { checker, dictionary, help, issues, samples, settings, statistics } from '../../../locales/en/app.json?checker';
import { addEnglish } from './i18n.ts';

addEnglish({ checker, dictionary, help, issues, samples, settings, statistics });
