import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter(), tailwindcss()],
  // the packages of this repository, from their sources
  resolve: { conditions: ['storewire-source', ...defaultClientConditions] },
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
    ssr: {
      build: { rolldownOptions: { input: './server/app.ts' } },
      resolve: { conditions: ['storewire-source', ...defaultServerConditions] },
    },
  },
});
