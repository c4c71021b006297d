import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter(), tailwindcss()],
  // the public entry points of the client, from their source: see tsconfig.json
  resolve: {
    tsconfigPaths: true,
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
        rolldownOptions: {
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
                  test: /app[\\/](?:entry\.client\.tsx|root\.tsx|shared[\\/]text[\\/]plural\.ts|storefront[\\/]shell[\\/]shell\.tsx)$/,
                  priority: 8,
                },
                { name: 'picture', test: /shared[\\/]ui[\\/]picture\.tsx$/, priority: 7 },
                { name: 'fields', test: /shared[\\/]ui[\\/](?:select-field|text-field)\.tsx$/, priority: 6 },
                { name: 'states', test: /shared[\\/]ui[\\/](?:error-notice|skeleton)\.tsx$/, priority: 5 },
                { name: 'cards', test: /catalog[\\/]product-grid\.tsx$/, priority: 4 },
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
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
});
