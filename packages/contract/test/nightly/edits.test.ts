/** The edits that CONTRIBUTING shows, made in a copy of the description. */
import { cp, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { run } from 'storewire-dev-kit/process';
import { makeSandbox } from 'storewire-dev-kit/sandbox';
import { describe, expect, onTestFinished, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../../..');
const EDITS = 'packages/contract/test/edits';
const CHECK = join(ROOT, 'packages/tools/src/lint/contract.ts');

const diffs = (await readdir(join(ROOT, EDITS))).map((name) => `${EDITS}/${name}`);
const contributing = await readFile(join(ROOT, 'CONTRIBUTING.md'), 'utf8');

const git = async (folder: string, ...args: string[]): Promise<string> => {
  const { code, output } = await run('git', args, { cwd: folder });
  if (code !== 0) throw new Error(output);
  return output;
};

/** What `npm run check:contract` prints after the edits of a diff, but for those of one file. */
async function check(diff: string, without = 'none'): Promise<string> {
  const { folder, remove } = await makeSandbox();
  onTestFinished(remove);
  await cp(join(ROOT, 'openapi'), join(folder, 'openapi'), { recursive: true });
  await git(folder, 'apply', `--exclude=${without}`, join(ROOT, diff));
  return (await run(process.execPath, [CHECK, 'openapi'], { cwd: folder })).output;
}

describe.each(diffs)('the edits of %s', async (diff) => {
  const files = (await git(ROOT, 'apply', '--numstat', diff)).match(/\S+$/gm) ?? [];

  test('are shown in CONTRIBUTING: the lines themselves, or how many in which file', async () => {
    const lines = (await readFile(join(ROOT, diff), 'utf8')).trimEnd();
    const stat = (await git(ROOT, 'apply', '--stat', diff)).trimEnd();
    expect([lines, stat].some((shown) => contributing.includes(shown))).toBe(true);
  });

  test('keep the rules of the contract', async () => {
    expect(await check(diff)).toBe('No problems found.\n');
  });

  test.each(files)('break them without %s', async (file) => {
    expect(await check(diff, file)).toMatch(/^openapi\/\S+:\d+:\d+ /m);
  });
});
