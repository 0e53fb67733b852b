// The English texts that only the checker and its help show. Components that show them import this file, so that they end
// up in the same chunk and other pages do not carry them. Other languages load as a whole.
import { checker, dictionary, help, issues, samples, settings, statistics } from '../../../locales/en/app.json?checker';
import { addEnglish } from './i18n.ts';

addEnglish({ checker, dictionary, help, issues, samples, settings, statistics });
