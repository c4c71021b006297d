import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Mock, startMock } from '../../scripts/mock/server.ts';
import { root, runNode } from './project.ts';

const alone = inject('alone');
const installed = join(alone, 'node_modules/storewire');
const read = (file: string): Promise<string> => readFile(join(installed, file), 'utf8');

/** Where a heading of Markdown can be linked to. */
const anchorsOf = (markdown: string): string[] =>
  Array.from(markdown.matchAll(/^#+ (.+)$/gm), ([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

test('every link of a published document leads to a published file and heading', async () => {
  const dead: string[] = [];
  let count = 0;
  for await (const file of glob('**/*.md', { cwd: installed }))
    for (const [, target = ''] of (await read(file)).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)) {
      count++;
      const [path = '', anchor] = decodeURI(target).split('#');
      const found = path === '' ? join(installed, file) : join(installed, dirname(file), path);
      const isDead =
        !existsSync(found) ||
        (anchor !== undefined && !anchorsOf(await readFile(found, 'utf8')).includes(anchor));
      if (isDead) dead.push(`${file}: ${target}`);
    }
  expect(dead).toEqual([]);
  expect(count).toBeGreaterThan(10);
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
    mock = await startMock({ description: join(root, 'generated/wire.json'), port: 0 });
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
