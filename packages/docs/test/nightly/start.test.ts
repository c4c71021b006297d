import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');

test('npm start prints a link to the docs, where they are served', async () => {
  // with the sources of the store front, as the link does not need a build of it
  const child = spawn(process.execPath, ['scripts/start.ts', '--dev'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  let printed = '';
  for await (const line of createInterface(child.stdout)) {
    printed += `${line}\n`;
    if (/^ +To start over/.test(line)) break;
  }
  const [, url = ''] = /^ +Docs +(http:\/\/localhost:\d+) /m.exec(printed) ?? [];
  expect(url, printed).not.toBe('');
  // the first visit gets a page that reloads itself until the pages are known to be up to date
  await expect.poll(async () => (await fetch(url)).status).toBe(200);
  expect(await (await fetch(url)).text()).toContain('href="/guides/start/"');
});
