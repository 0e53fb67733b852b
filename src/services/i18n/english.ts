// The English texts of the first load: the frame, errors, what every page shows. Those of the checker and of a few
// pages come with them.
import {
  account,
  ads,
  catalog,
  errors,
  nav,
  pwa,
  routes,
  share,
  site,
  status,
  theme,
} from '../../../locales/en/app.json';

/** Sections of locales/en/app.json that every page may show. */
export const firstEnglish = { account, ads, catalog, errors, nav, pwa, routes, share, site, status, theme };
