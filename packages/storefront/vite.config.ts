import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

/**
 * Loads chunks on demand without the helper of Vite, which would be on every page: it saves a round trip when they
 * are loaded, and React Router does that for pages.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
};

export default defineConfig({
  plugins: [plainImports, reactRouter(), tailwindcss()],
  resolve: {
    // the packages of this repository, from their sources
    conditions: ['storewire-source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'swr'],
    // React has it since 18
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  // React Router writes types there whenever a file of the app changes
  server: { watch: { ignored: ['**/.react-router/**', '**/build/**'] } },
  // the server reads there which file of the build has which texts
  build: { manifest: true },
  environments: {
    client: {
      build: {
        modulePreload: false,
        rolldownOptions: {
          // nothing here reads a property or a global without using its value
          treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          output: {
            // many small chunks compress badly; a group takes all that its modules import
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|swr|cookie)[\\/]/,
                  priority: 9,
                },
                // what every page needs
                {
                  name: 'shop',
                  test: /icons[\\/]chevron-(?:left|right)\.mjs$|app[\\/](?:entry\.client\.tsx|root\.tsx|format[\\/]plural\.ts|layout[\\/]shell\.tsx|routing[\\/]deferred\.ts)$/,
                  priority: 8,
                },
                { name: 'picture', test: /app[\\/]components[\\/]picture\.tsx$/, priority: 7 },
                {
                  name: 'fields',
                  test: /app[\\/]components[\\/](?:field|select-field|text-field)\.tsx$/,
                  priority: 7,
                },
                {
                  name: 'states',
                  test: /components[\\/](?:badge|error-notice|skeleton)\.tsx$|store[\\/]failure\.ts$/,
                  priority: 5,
                },
                {
                  name: 'account',
                  test: /pages[\\/]account[\\/]account-(?:layout|links|section)\.tsx?$/,
                  priority: 4,
                },
                {
                  name: 'prices',
                  test: /catalog[\\/](?:price\.tsx|stock\.ts|list-price\.ts)$|format[\\/]measure\.ts$/,
                  priority: 5,
                },
                { name: 'cards', test: /catalog[\\/](?:catalog-view\.ts|product-grid\.tsx)$/, priority: 4 },
                {
                  name: 'reads',
                  test: /src[\\/]react[\\/]list\.ts$|generated[\\/]hooks[\\/]products\.ts$/,
                  priority: 3,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: './server/app.ts' } },
      resolve: { conditions: ['storewire-source', ...defaultServerConditions] },
    },
  },
});
