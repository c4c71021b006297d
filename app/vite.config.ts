import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter(), tailwindcss()],
  // the public entry points of the client, from their source: see tsconfig.json
  resolve: { tsconfigPaths: true, dedupe: ['react', 'react-dom', 'swr'] },
  // React Router writes types there whenever a file of the app changes
  server: { watch: { ignored: ['**/.react-router/**', '**/build/**'] } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // many small chunks compress badly: what every page needs is in two
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|swr|use-sync-external-store|cookie)[\\/]/,
                },
                { name: 'shop', minShareCount: 8 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
});
