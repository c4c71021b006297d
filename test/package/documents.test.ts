import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deadLinksOf } from 'storewire-dev-kit/markdown';
import { type Mock, startMock } from 'storewire-tools/mock';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { runNode } from './project.ts';

const alone = inject('alone');
const installed = join(alone, 'node_modules/storewire');
const read = (file: string): Promise<string> => readFile(join(installed, file), 'utf8');

test('every link of a published document leads to a published file and heading', async () => {
  const files = await Array.fromAsync(glob('**/*.md', { cwd: installed }));
  expect(files).toContain('docs/guides/start.md');
  expect((await Promise.all(files.map((file) => deadLinksOf(installed, file)))).flat()).toEqual([]);
});

test('the documents have the number of calls, hooks and handlers that the package has', async () => {
  const program = `
import * as calls from 'storewire/operations';
console.log(Object.values(calls).filter((call) => call.info).length);
`;
  await writeFile(join(alone, 'count.js'), program);
  const count = Number((await runNode(['count.js'], alone)).output);
  const { paths } = JSON.parse(await read('generated/contract.json')) as {
    paths: Record<string, Record<string, Record<string, unknown>>>;
  };
  const operations = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter((each) => each['operationId'] !== undefined && each['x-fallback-of'] === undefined);
  const sent = operations.filter((each) => each['x-effect'] !== 'navigate').length;
  expect(count).toBe(operations.length);
  expect(await read('generated/api.md')).toContain(`# Store platform: ${count} calls`);
  expect((await read('README.md')).replaceAll('\n', ' ')).toContain(
    `${count} typed calls, each a separate function with a runtime schema. ${sent} of them have an SWR hook and a mock handler; the other ${count - sent}`,
  );
  expect(await read('CHANGELOG.md')).toContain(`${count} calls, of which ${count - sent} are URLs`);
});

describe('the first example of README.md', () => {
  let mock: Mock;
  beforeAll(async () => {
    mock = await startMock({
      description: fileURLToPath(import.meta.resolve('storewire-contract/wire.json')),
      port: 0,
    });
  });
  afterAll(() => mock.close());

  test('runs in Node against the mock, unchanged but for its port', async () => {
    const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(await read('README.md')) ?? [];
    expect(code).toContain("'http://127.0.0.1:4010'");
    await writeFile(join(alone, 'first.js'), code.replace('http://127.0.0.1:4010', mock.url));
    expect((await runNode(['first.js'], alone)).output).toMatch(/^\d+ lines in the cart\n$/);
  });
});

test('package.json names no address that does not exist', async () => {
  const { repository, homepage, bugs } = JSON.parse(await read('package.json')) as Record<string, unknown>;
  expect([repository, homepage, bugs]).toEqual([undefined, undefined, undefined]);
});
