import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { codeBlocksOf, deadLinksOf, linksOf } from 'storewire-dev-kit/markdown';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');
const run = promisify(execFile);

test('every link of a document of the repository leads to a file and a heading', async () => {
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { cwd: root });
  const files = stdout.split('\n').filter((file) => existsSync(join(root, file)) && file.endsWith('.md'));
  expect(files).toContain('CONTRIBUTING.md');
  expect((await Promise.all(files.map((file) => deadLinksOf(root, file)))).flat()).toEqual([]);
});

/** The pages of `packages/docs/guides` by file name. */
const guides = new Map(
  readdirSync(join(root, 'packages/docs/guides')).map((file) => [
    file,
    readFileSync(join(root, 'packages/docs/guides', file), 'utf8'),
  ]),
);

test.each([...guides])(
  'the guide %s has a title, a group, an order, a goal, an installation and at most 300 lines, and ends with links',
  (_file, text) => {
    expect(text).toMatch(
      /^---\ntitle: .+\ndescription: .+\.\ngroup: .+\norder: \d+\n(?:synonyms:\n(?: {2}.+\n)+)?---\n\nAt the end of this page, /,
    );
    expect(text.split('\n').length).toBeLessThanOrEqual(301);
    const commands = codeBlocksOf(text).filter(({ language }) => language === 'sh');
    expect(commands.map(({ code }) => code).join('')).toMatch(/^npm (?:install|create|run create) /m);
    const end = text.split('\n## ').at(-1) ?? '';
    expect(end).toMatch(/^Next\n\n- /);
    expect(linksOf(end).length).toBeGreaterThan(1);
    // what is no guide has another location on a site
    expect(
      linksOf(text).filter(
        (target) => !/^(?:\.\/[\w-]+\.md|\.\.\/public\/[\w-]+\.webp)?(?:#|$)/.test(target),
      ),
    ).toEqual([]);
  },
);

test('the README has at most 700 words, and no two guides have the same order', async () => {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  expect(readme.split(/\s+/).length).toBeLessThanOrEqual(700);
  const orders = Array.from(guides.values(), (text) => /^order: (.+)$/m.exec(text)?.[1]);
  expect(new Set(orders).size).toBe(orders.length);
});

test('every guide is at most three links away from the first one', () => {
  const reached = new Set(['start.md']);
  for (let clicks = 0; clicks < 3; clicks++)
    for (const file of [...reached])
      for (const target of linksOf(guides.get(file) ?? '')) reached.add(target.replace(/^\.\/|#.*$/g, ''));
  expect([...guides.keys()].filter((file) => !reached.has(file))).toEqual([]);
});

test('ARCHITECTURE.md fits on two screens and names only files and folders that exist', async () => {
  const page = await readFile(join(root, 'ARCHITECTURE.md'), 'utf8');
  expect(page.split('\n').length).toBeLessThanOrEqual(120);
  const named = Array.from(
    page.matchAll(/`((?:openapi|src|scripts|generated|test|app|docs|platform)\/[\w./-]*)`/g),
    ([, path]) => path ?? '',
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
