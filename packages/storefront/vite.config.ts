import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter(), tailwindcss()],
  // otherwise the first visit of a route finds packages that are not prepared, and loads the page again
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  // React Router writes types there whenever a file of the app changes
  server: { watch: { ignored: ['**/.react-router/**', '**/build/**'] } },
  // the server reads there which file of the build has the texts of a language
  build: { manifest: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // many small files compress badly: what seven pages import is one file
              groups: [{ name: 'shared', minShareCount: 7 }],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
});
