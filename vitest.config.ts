import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // by default one core is left idle, which is half of the machine on two cores
    maxWorkers: '100%',
    setupFiles: ['test/setup.ts'],
    tags: [{ name: 'slow', description: 'Takes seconds, alone or with its file; `npm run check` skips it.' }],
    // only what hangs reaches these limits, however busy the machine is
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/{unit,regressions}/**/*.test.{ts,tsx}'],
          // loading the same modules again for each file would take a third of the time
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['test/contract/**/*.test.ts'],
          globalSetup: ['test/contract/prism.ts'],
        },
      },
      { extends: true, test: { name: 'descriptions', include: ['test/descriptions/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'platform',
          include: ['platform/test/**/*.test.ts'],
          isolate: false,
          globalSetup: ['platform/test/returned-codes.ts'],
        },
      },
      { extends: true, test: { name: 'faults', include: ['test/faults/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'package',
          include: ['test/package/**/*.test.ts'],
          globalSetup: ['test/package/setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'redis', include: ['test/redis/**/*.test.ts'], globalSetup: ['test/redis/setup.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'guests',
          include: ['test/guests/**/*.test.ts'],
          globalSetup: ['test/guests/setup.ts'],
          // installing and building real projects, some of which take minutes
          testTimeout: 1_200_000,
          fileParallelism: false,
        },
      },
      { extends: true, test: { name: 'e2e', include: ['test/e2e/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'docs',
          include: ['docs/site/test/**/*.test.ts'],
          globalSetup: ['docs/site/test/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          include: ['app/e2e/**/*.test.ts'],
          // files share the browser, and load the platform and the store front once
          isolate: false,
          globalSetup: ['app/e2e/setup.ts'],
          // a whole browser, server and platform on a machine that is shared in CI; the report names what was repeated
          retry: process.env['CI'] ? 1 : 0,
        },
      },
    ],
  },
});
