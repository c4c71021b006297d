import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { browsersHere } from './scripts/bootstrap/browser.js';
import { TestReport } from './scripts/test-report.ts';

/** The packages of this repository are read from their sources. */
const conditions = ['storewire-source', ...defaultServerConditions];

type Options = NonNullable<TestProjectInlineConfiguration['test']>;

const chromium = process.env['STOREWIRE_CHROMIUM'] ?? browsersHere(process.env)[0] ?? '';

/** Tests that start a browser, servers or a build. */
const WITH_PROGRAMS = [
  '**/e2e/**',
  '**/test/package/**',
  'test/calls/**',
  'packages/storefront/test/*.test.ts',
];

/**
 * What is not run: folders named `nightly`, unless all is run (`npm run test:all`), pages where there is no browser,
 * and in `npm run check` what takes long.
 */
const excludedIn = (mode: string): string[] => [
  '**/{node_modules,build,dist}/**',
  ...(mode === 'all' ? [] : ['**/nightly/**']),
  ...(mode === 'check' ? WITH_PROGRAMS : []),
  ...(chromium ? [] : ['**/e2e/**']),
];

/** How long a test waits for something, in milliseconds. */
const waitMs = (mode: string): number => (mode === 'all' ? 60_000 : 15_000);

/** The cases of properties, see `storewire-dev-kit/case-count`. */
const casesIn = (mode: string): number =>
  Number(process.env['STOREWIRE_CASES'] ?? (mode === 'all' ? 1 : 0.1));

/** How long a test may take, in milliseconds. Ten times the cases take ten times as long. */
const testTimeout = (mode: string): number =>
  mode === 'all' || casesIn(mode) >= 1 ? 240_000 * Math.max(casesIn(mode), 1) : 20_000;

/** A project of tests. Its name is that of `--project`. */
const project = (name: string, include: string | string[], options: Options = {}) => ({
  extends: true as const,
  test: { name, include: [include].flat(), ...options },
});

/** Its files share the modules that they load, since loading them takes much of the time. */
const SHARED = { isolate: false };

/** A journey has dozens of steps, and the browser shares two cores with the other workers. */
const journeyTimeout = (mode: string): number => (mode === 'all' ? 240_000 : 60_000);

/** React reads it when it is loaded, and files share React with the build that they test. */
const PRODUCTION = { NODE_ENV: 'production' };

/** Node loads their modules itself, which is faster; it reads no JSX and cannot load a module twice. */
const NATIVE: Options = { ...SHARED, experimental: { viteModuleRunner: false, nodeLoader: false } };

export default defineConfig(({ mode }) => ({
  ssr: { resolve: { conditions } },
  // in which Vitest loads the files of `globalSetup`
  environments: { __vitest__: { resolve: { conditions } } },
  resolve: { conditions },
  test: {
    // a worker waits for its browser and servers a third of the time
    maxWorkers: availableParallelism() + 1,
    // `npm run check` shows what fails
    reporters: mode === 'check' ? ['minimal'] : ['default', new TestReport(chromium !== '')],
    silent: mode === 'check',
    setupFiles: ['storewire-dev-kit/setup'],
    env: {
      STOREWIRE_CHROMIUM: chromium,
      STOREWIRE_WAIT_MS: String(waitMs(mode)),
      STOREWIRE_CASES: String(casesIn(mode)),
      STOREWIRE_MODE: mode,
    },
    exclude: excludedIn(mode),
    testTimeout: testTimeout(mode),
    // for builds, and the start of servers and browsers
    hookTimeout: 120_000,
    expect: { poll: { timeout: waitMs(mode) } },
    projects: [
      // the client
      project('unit', 'test/{unit,scripts}/**/*.test.ts', SHARED),
      // tests in a document end with .tsx: a worker ends when the next file needs another environment
      project('react', 'test/unit/**/*.test.tsx', SHARED),
      project('calls', 'test/calls/**/*.test.ts', {
        ...NATIVE,
        globalSetup: 'test/calls/prism.ts',
      }),
      project('faults', 'test/nightly/faults/**/*.test.ts', NATIVE),
      project('redis', 'packages/server/nightly/**/*.test.ts', {
        globalSetup: 'packages/server/nightly/redis/setup.ts',
      }),
      project('e2e', 'test/e2e/**/*.test.ts', { ...SHARED, testTimeout: journeyTimeout(mode) }),
      project('smoke', 'test/package/**/*.test.ts'),
      project('package', 'test/nightly/package/**/*.test.ts', {
        globalSetup: 'test/nightly/package/setup.ts',
      }),
      project('guests', 'test/nightly/guests/**/*.test.ts', {
        globalSetup: 'test/nightly/guests/setup.ts',
        // installing and building real projects, some of which take minutes
        testTimeout: 1_200_000,
        hookTimeout: 1_200_000,
        fileParallelism: false,
      }),
      // packages/
      project('dev-kit', 'packages/dev-kit/test/**/*.test.ts'),
      project('tools', 'packages/tools/test/**/*.test.ts', NATIVE),
      project('contract', 'packages/contract/test/**/*.test.ts', {
        ...NATIVE,
        globalSetup: 'packages/contract/test/setup.ts',
      }),
      project('platform', 'packages/platform/{test,e2e}/**/*.test.ts', {
        ...NATIVE,
        globalSetup: ['packages/platform/test/bundled.ts', 'packages/platform/test/coverage.ts'],
      }),
      project('storefront-unit', 'packages/storefront/test/unit/**/*.test.ts', SHARED),
      project(
        'storefront',
        ['packages/storefront/e2e/**/*.test.ts', 'packages/storefront/test/{,nightly/}*.test.ts'],
        {
          ...NATIVE,
          testTimeout: journeyTimeout(mode),
          env: PRODUCTION,
          globalSetup: 'packages/storefront/test/setup.ts',
        },
      ),
      project('create', 'packages/create/test/**/*.test.ts'),
      project('react-admin', 'packages/react-admin/test/**/*.test.{ts,tsx}', SHARED),
      project('server', 'packages/server/test/**/*.test.ts', SHARED),
      project('backoffice', 'packages/backoffice/{test,e2e}/**/*.test.ts', {
        ...NATIVE,
        testTimeout: journeyTimeout(mode),
        globalSetup: 'packages/backoffice/test/setup.ts',
      }),
      project('docs', 'packages/docs/test/unit/**/*.test.ts', NATIVE),
      project('docs-pages', 'packages/docs/test/nightly/**/*.test.ts', {
        globalSetup: 'packages/docs/test/nightly/setup.ts',
      }),
    ],
  },
}));
