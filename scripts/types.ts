/** `npm run check:types`: the types of the client and of every package, and the type tests with TypeScript 5 too. */
import { globSync } from 'node:fs';
import { run } from './bootstrap/child.js';
import { ROOT, runStages, type Step } from './steps.ts';

const NATIVE = 'node_modules/@typescript/native/bin/tsc';

const step = (name: string, args: readonly string[]): Step => ({
  name,
  run: () => run(process.execPath, [...args], { cwd: ROOT }),
});

const packages = globSync('packages/*/tsconfig.json', { cwd: ROOT }).map(
  (file) => file.split(/[\\/]/)[1] ?? '',
);

const STAGES = [
  // React Router writes the types of the routes
  [step('routes', ['node_modules/@react-router/dev/bin.cjs', 'typegen', 'packages/storefront'])],
  [
    step('client', [NATIVE, '-p', '.']),
    ...packages.toSorted().map((name) => step(name, [NATIVE, '-p', `packages/${name}`])),
    step('type tests with TypeScript 5', ['node_modules/typescript/bin/tsc', '-p', 'test/types']),
  ],
];

process.exitCode = (await runStages(STAGES, console.log, 'types')) ? 0 : 1;
