// The same file under another name, so that the build can put its sections into different chunks.
declare module '*/app.json?checker' {
  import type english from '../../../locales/en/app.json';

  export const checker: (typeof english)['checker'];
  export const dictionary: (typeof english)['dictionary'];
  export const help: (typeof english)['help'];
  export const issues: (typeof english)['issues'];
  export const samples: (typeof english)['samples'];
  export const settings: (typeof english)['settings'];
  export const statistics: (typeof english)['statistics'];
}

declare module '*/app.json?pages' {
  import type english from '../../../locales/en/app.json';

  export const form: (typeof english)['form'];
  export const legal: (typeof english)['legal'];
  export const premium: (typeof english)['premium'];
}

declare module '*/app.json?offer' {
  import type english from '../../../locales/en/app.json';

  export const offer: (typeof english)['offer'];
}

declare module '*/app.json?footer' {
  import type english from '../../../locales/en/app.json';

  export const places: (typeof english)['places'];
}

declare module '*/app.json?share' {
  import type english from '../../../locales/en/app.json';

  export const share: (typeof english)['share'];
}
