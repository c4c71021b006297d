/** What `npm run check` does with changed files. */
import { expect, test } from 'vitest';
import { checksOf, runAll, type Step, testsOf } from '../../scripts/check.ts';

const namesOf = (steps: readonly Step[]): string[] => steps.map(({ name }) => name);

test('of a guide, the samples are compiled, and the rules for guides are tested', () => {
  const guide = 'packages/docs/guides/errors.md';
  const checks = checksOf([guide]);
  expect(namesOf(checks)).toEqual(['format and lint', 'check:samples']);
  expect(checks[1]?.command).toContain(guide);
  expect(testsOf([guide])).toEqual([
    expect.objectContaining({
      command: expect.arrayContaining(['packages/docs/test/unit/documentation.test.ts']),
    }),
  ]);
});

test.each([
  'openapi/orders/paths.yaml',
  'generated/schemas.ts',
  'packages/react-admin/generated/orders.ts',
  'packages/tools/src/generate/types.ts',
  'orval.config.ts',
  'package-lock.json',
])('a change of %s is compared with what is generated', (file) => {
  expect(namesOf(checksOf([file]))).toContain('check:fresh');
});

test.each([
  'packages/create/shared/react/shop/inputs.ts',
  'packages/create/templates/vite/src/store.ts',
  'packages/storefront/app/store/product/product.ts',
])('a change of %s runs the tests of the templates that are made of it', (file) => {
  expect(testsOf([file]).flatMap(({ command }) => command)).toContain('packages/create/test');
});

test.each([
  ['openapi/orders/paths.yaml', 'packages/contract/test'],
  ['openapi/orders/paths.yaml', 'test/scripts/tools.test.ts'],
  ['packages/tools/src/orval/index.ts', 'test/scripts/tools.test.ts'],
  ['orval.config.ts', 'test/scripts/tools.test.ts'],
  ['openapi-ts.config.ts', 'test/scripts/tools.test.ts'],
  ['src/index.ts', 'packages/docs/test/unit/public-docs.test.ts'],
  ['packages/backoffice/README.md', 'packages/backoffice/test/calls.test.ts'],
])('a change of %s runs the tests that read it', (file, tests) => {
  expect(testsOf([file]).flatMap(({ command }) => command)).toContain(tests);
});

test('the types of a package are checked although a file of it is gone', () => {
  expect(namesOf(checksOf(['src/gone.ts', 'packages/storefront/app/gone.tsx']))).toEqual(
    expect.arrayContaining(['types:node', 'types:bundler']),
  );
});

test('all faults are printed, each under the name of what has found it', async () => {
  const step = (name: string, code: string): Step => ({ name, command: [process.execPath, '-e', code] });
  const printed: string[] = [];
  const isPassed = await runAll(
    [
      step('types', 'console.log("a type"); process.exitCode = 1'),
      step('layers', 'console.log("nothing")'),
      step('tests', 'console.error("a test"); process.exitCode = 1'),
    ],
    2,
    (text: string) => void printed.push(text),
  );
  expect(isPassed).toBe(false);
  expect(printed.toSorted()).toEqual(['✓ layers', '✗ tests\n\na test\n', '✗ types\n\na type\n']);
});
