import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

/** The name of the file with the texts of a language. */
const textOf = (module: string): string | null => {
  const [, language] = /\/text\/(\w\w)\.ts$/.exec(module) ?? [];
  return language ? `text-${language}` : null;
};

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
              // many small files compress badly: what seven pages import is one file, and so are the texts of a language,
              // which take along what they import, unless it is in a file already
              groups: [{ name: 'shared', minShareCount: 7, priority: 1 }, { name: textOf }],
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
