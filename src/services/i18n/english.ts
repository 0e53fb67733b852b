// The English texts of the first load: the frame, errors and everything that all pages show. Texts of the checker and of
// some pages load with those pages.
import { account, ads, catalog, errors, nav, pwa, routes, site, status, theme } from '../../../locales/en/app.json';

/** Sections of locales/en/app.json that any page may show. */
export const firstEnglish = { account, ads, catalog, errors, nav, pwa, routes, site, status, theme };
