import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { browsersHere } from './scripts/bootstrap/find-browser.js';

/** The packages of this repository are read from their sources. */
const conditions = ['storewire-source', ...defaultServerConditions];

type Options = NonNullable<TestProjectInlineConfiguration['test']>;

/** A project of tests. Its name is that of `--project`. */
const project = (name: string, include: string | string[], options: Options = {}) => ({
  extends: true as const,
  test: { name, include: [include].flat(), ...options },
});

/** Its files share the modules that they load, since loading them takes much of the time. */
const SHARED = { isolate: false };

export default defineConfig({
  ssr: { resolve: { conditions } },
  // in which Vitest loads the files of `globalSetup`
  environments: { __vitest__: { resolve: { conditions } } },
  resolve: { conditions },
  test: {
    // a worker waits for its browser and servers a third of the time
    maxWorkers: availableParallelism() + 1,
    setupFiles: ['storewire-dev-kit/setup'],
    env: { STOREWIRE_CHROMIUM: browsersHere(process.env)[0] ?? '' },
    tags: [{ name: 'slow', description: 'Takes seconds, alone or with its file; `npm run check` skips it.' }],
    // only what hangs reaches these limits, however busy the machine is
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      // the client
      project('unit', 'test/{unit,scripts}/**/*.test.{ts,tsx}', SHARED),
      project('calls', 'test/contract/**/*.test.ts', {
        ...SHARED,
        globalSetup: 'test/contract/prism.ts',
      }),
      project('faults', 'test/faults/**/*.test.ts', SHARED),
      project('redis', 'test/redis/**/*.test.ts', { globalSetup: 'test/redis/setup.ts' }),
      project('e2e', 'test/e2e/**/*.test.ts', SHARED),
      project('package', 'test/package/**/*.test.ts', { globalSetup: 'test/package/setup.ts' }),
      project('guests', 'test/guests/**/*.test.ts', {
        globalSetup: 'test/guests/setup.ts',
        // installing and building real projects, some of which take minutes
        testTimeout: 1_200_000,
        hookTimeout: 1_200_000,
        fileParallelism: false,
      }),
      // packages/
      project('dev-kit', 'packages/dev-kit/test/**/*.test.ts'),
      project('tools', 'packages/tools/test/**/*.test.ts', {
        ...SHARED,
        exclude: ['packages/tools/test/descriptions/**'],
      }),
      project('descriptions', 'packages/tools/test/descriptions/**/*.test.ts'),
      project('contract', 'packages/contract/test/**/*.test.ts', {
        ...SHARED,
        globalSetup: 'packages/contract/test/setup.ts',
      }),
      project('platform', 'packages/platform/test/**/*.test.ts', {
        ...SHARED,
        globalSetup: [
          'packages/platform/test/returned-codes.ts',
          'packages/platform/test/seen-properties.ts',
        ],
      }),
      project('platform-pages', 'packages/platform/e2e/**/*.test.ts', SHARED),
      project('storefront', 'packages/storefront/test/**/*.test.ts', SHARED),
      project('storefront-pages', 'packages/storefront/e2e/**/*.test.ts', {
        // files share the browser, and load the platform and the store front once
        ...SHARED,
        globalSetup: 'packages/storefront/e2e/setup.ts',
      }),
      project('create', 'packages/create/test/**/*.test.ts'),
      project('react-admin', 'packages/react-admin/test/**/*.test.{ts,tsx}'),
      project('backoffice', 'packages/backoffice/test/**/*.test.ts', {
        ...SHARED,
        globalSetup: 'packages/backoffice/test/setup.ts',
      }),
      project('backoffice-pages', 'packages/backoffice/e2e/**/*.test.ts', {
        ...SHARED,
        globalSetup: 'packages/backoffice/test/setup.ts',
      }),
      project('docs', 'packages/docs/test/unit/**/*.test.ts', SHARED),
      project('docs-pages', 'packages/docs/test/*.test.ts', { globalSetup: 'packages/docs/test/setup.ts' }),
    ],
  },
});
