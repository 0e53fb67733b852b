// The client, the prerendering and the service worker. Three steps build them (scripts/build.ts); see prerender/.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import ssr from 'vite-plugin-ssr/plugin';
import { loadBuildConfig } from './prerender/config.ts';
import { rowFiles } from './scripts/rows/plugin.ts';
import { alias } from './scripts/web/alias.ts';
import { cloudClients } from './scripts/web/cloudClients.ts';
import { devServer } from './scripts/web/devServer.ts';
import { layerOrder } from './scripts/web/layerOrder.ts';
import { noteModules } from './scripts/web/notices.ts';
import { pageGroups } from './scripts/web/pageChunks.ts';
import { precachedFiles, webManifest } from './scripts/web/pwaOptions.ts';
import { signInGroups } from './scripts/web/signInChunks.ts';
import { textParts } from './scripts/web/textParts.ts';

const { config } = loadBuildConfig();

/** The tool would write the worker when the client is built; the pages it must hold exist only after prerendering. */
const pwa = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src',
  filename: 'sw.ts',
  injectRegister: false,
  outDir: 'dist/client',
  manifest: webManifest(config),
  // The system asks for them when it installs the application; no page shows them.
  includeManifestIcons: false,
  injectManifest: {
    globDirectory: 'dist/client',
    ...precachedFiles,
    buildPlugins: { vite: [noteModules()] },
  },
}).map((plugin) => {
  if (plugin.name === 'vite-plugin-pwa:build') delete plugin.closeBundle;
  return plugin;
});

/** The rules of a language are told from those of the others by its code. */
const rulesFile = ({ facadeModuleId }: { facadeModuleId?: string | null }): string =>
  `assets/rules/${/\/languages\/(\w+)\//.exec(facadeModuleId ?? '')?.[1] ?? '[name]'}-[hash].js`;

export default defineConfig({
  plugins: [
    react(),
    layerOrder(),
    textParts(),
    rowFiles(),
    cloudClients(),
    devServer(),
    noteModules(),
    ssr({ prerender: { partial: true }, disableAutoFullBuild: true, trailingSlash: true }),
    pwa,
  ],
  resolve: { alias },
  // amazon-cognito-identity-js carries a Buffer that asks for Node's global object.
  define: { global: 'globalThis' },
  server: { host: '127.0.0.1', watch: { ignored: ['**/.cache/**', '**/dist/**'] } },
  build: {
    target: 'es2022',
    // Nothing inline: data addresses of small files would need exceptions in the policy for fonts and styles.
    assetsInlineLimit: 0,
    // All styles are 13 kB (brotli): one file that is kept is better than a dozen that block the first frame.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups: [...pageGroups(), ...signInGroups] } } },
  },
  // The rules of the text languages: parts of the checker's thread that come with a language (scripts/web/pwaOptions.ts).
  worker: {
    format: 'es',
    plugins: () => [rowFiles(), noteModules()],
    rolldownOptions: { output: { chunkFileNames: rulesFile } },
  },
});
