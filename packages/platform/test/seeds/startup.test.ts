/** Schemas are compiled when the package is generated: nothing compiles them when a platform starts. */
import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';

test('the package contains the validators of requests, and no compiler of schemas', () => {
  const { modules } = inject('bundled');
  const packages = modules.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
  expect([...new Set(packages)].toSorted()).toEqual(['typebox']);
  expect(modules.filter((path) => /platform\/generate\/|scripts\//.test(path))).toEqual([]);
  expect(modules.some((path) => path.endsWith('platform/generated/validators.js'))).toBe(true);
});

// compiling a schema makes a function from text, which this process cannot
test('a platform starts and validates where no code can be made from text', async () => {
  const script = `
    import { createPlatform } from ${JSON.stringify(pathToFileURL(inject('bundled').entry).href)};
    const platform = createPlatform({ clock: '2026-03-01T09:00:00Z' });
    const authorization = platform.issueToken({ role: 'staff' }).accessToken;
    const response = await platform.fetch('http://127.0.0.1:4010/stores/v1/products', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ product: { name: 5, priceData: { price: 1 } } }),
    });
    const { details } = await response.json();
    console.log(details.validationError.fieldViolations[0].field);
    await platform.close();`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--disallow-code-generation-from-strings',
    ...['--input-type=module', '--eval', script],
  ]);
  expect(stdout).toBe('product.name\n');
});
