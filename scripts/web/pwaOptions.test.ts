import { expect, it } from 'vitest';
import { laterFiles } from './pwaOptions.ts';

it('defers what only other languages, a text language, content pages or the cloud need, not what the checker uses', () => {
  const built = {
    entry: {
      file: 'entry.js',
      isEntry: true,
      imports: ['_shared'],
      dynamicImports: ['src/routes/pages/Checker.tsx', 'src/routes/pages/Pricing.tsx', 'locales/de/app.json'],
    },
    _shared: { file: 'shared.js', imports: ['entry'] },
    'src/routes/pages/Pricing.tsx': { file: 'pricing.js', imports: ['_shared', '_plans'] },
    _plans: { file: 'plans.js' },
    'src/routes/pages/Checker.tsx': { file: 'checker.js', dynamicImports: ['src/services/auth/auth.ts'] },
    'src/services/auth/auth.ts': {
      file: 'auth.js',
      imports: ['_shared', '_aws'],
      dynamicImports: ['src/services/cloud/s3.ts'],
    },
    _aws: { file: 'aws.js' },
    'src/services/cloud/s3.ts': { file: 's3.js', imports: ['_aws'] },
    'locales/de/app.json': { file: 'de.js' },
    'src/features/checker/texts.ts': {
      file: 'texts.js',
      dynamicImports: ['locales/en/rules.fr.json', 'locales/en/rules.common.json'],
    },
    'locales/en/rules.fr.json': { file: 'fr.js' },
    'locales/en/rules.common.json': { file: 'common.js' },
    'style.css': { file: 'style.css' },
  };
  expect([...laterFiles(built)].sort()).toEqual([
    'auth.js',
    'aws.js',
    'de.js',
    'fr.js',
    'plans.js',
    'pricing.js',
    's3.js',
  ]);
});
