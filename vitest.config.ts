// Five kinds of tests: `unit` in Node (.test.ts), `cloud` for the clients of the cloud as the build cuts them, `dom` in jsdom
// (.test.tsx), `browser` for components in a real browser (.browser.test.tsx), `e2e` for the built site (tests/pages, tests/flows).
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { rowFiles } from './scripts/rows/plugin.ts';
import { alias } from './scripts/web/alias.ts';
import { BROWSER_ARGS, browserPath } from './scripts/web/browser.ts';
import { cloudClients } from './scripts/web/cloudClients.ts';
import { layerOrder } from './scripts/web/layerOrder.ts';
import { textParts } from './scripts/web/textParts.ts';
import { LongestFirst } from './tests/setup/longestFirst.ts';

const browserTests = '**/*.browser.test.tsx';
const builtSite = ['tests/pages/**/*.test.ts', 'tests/flows/**/*.test.ts'];
/** Tests of what talks to the cloud in the browser: they run what ships, not the packages as they are published. */
const cloudTests = 'src/services/{auth,cloud}/**/*.test.ts';
/** This one compares our addresses with those of the whole client. */
const wholeClient = 'src/services/cloud/endpoints.test.ts';
const cut = {
  plugins: [cloudClients()],
  ssr: {
    resolve: { conditions: ['browser', 'module', 'import', 'default'], mainFields: ['browser', 'module', 'main'] },
  },
};
const cutPackages = { deps: { inline: [/amazon-cognito-identity-js/, /@aws-sdk/, /@smithy/, /@aws-crypto/] } };
const never = ['node_modules/**', 'dist/**', '.cache/**', 'clients/**'];

// A missing browser is reported by the set-up of the projects that need one, and only there.
const executablePath = await browserPath().catch(() => '');

export default defineConfig({
  resolve: { alias },
  plugins: [textParts(), rowFiles()],
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,scripts,prerender,tests}/**/*.test.ts'],
          exclude: [...never, ...builtSite, 'src/services/{auth,cloud}/**/!(endpoints).test.ts'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        ...cut,
        test: {
          name: 'cloud',
          include: [cloudTests],
          exclude: [...never, wholeClient],
          environment: 'node',
          setupFiles: ['tests/setup/xml.ts'],
          server: cutPackages,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'dom',
          include: ['src/**/*.test.tsx', 'tests/**/*.test.tsx'],
          exclude: [...never, browserTests],
          environment: 'jsdom',
          setupFiles: ['tests/setup/dom.ts'],
          // Screens of accounts run the real sign-in, whose arithmetic takes its time.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        plugins: [react(), layerOrder()],
        // Found only when a worker asks for them: preparing them then takes longer than a test may.
        optimizeDeps: { include: ['fflate', 'parse5', 'pdfjs-dist', 'pdfjs-dist/build/pdf.worker.mjs'] },
        test: {
          name: 'browser',
          include: [`src/${browserTests}`, `tests/${browserTests}`],
          exclude: never,
          globalSetup: ['tests/setup/browser.ts'],
          setupFiles: ['tests/setup/texts.ts'],
          api: { host: '127.0.0.1' },
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath, args: BROWSER_ARGS } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: builtSite,
          environment: 'node',
          globalSetup: ['tests/setup/site.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // What is polled for may come as late as what playwright waits for.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
