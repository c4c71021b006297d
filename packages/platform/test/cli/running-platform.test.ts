import { afterEach, expect, test, vi } from 'vitest';
import { runListen, runLogs, runTrigger } from '../../src/cli/index.ts';
import { createReceiver } from '../receiver.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const commands = [
  { name: 'listen', run: (...args: string[]) => runListen(['--forward-to', 'localhost:3000', ...args]) },
  { name: 'trigger', run: (...args: string[]) => runTrigger(['order_approved', ...args]) },
  { name: 'logs', run: (...args: string[]) => runLogs(args) },
];

/** A URL at which nothing listens. */
const NOTHING = 'http://127.0.0.1:9';
const START_IT = `Nothing listens at ${NOTHING}: start it with npx storewire platform, or name its URL with --url`;

test.each(commands)('$name says in one line what to do when nothing listens at the URL', async ({ run }) => {
  for (const url of [NOTHING, `${NOTHING}/`, '127.0.0.1:9'])
    await expect(run('--url', url)).rejects.toThrow(START_IT);
  vi.stubEnv('STOREWIRE_URL', NOTHING);
  await expect(run()).rejects.toThrow(START_IT);
});

test.each(commands)('$name names a server that is no platform', async ({ run }) => {
  const { url, statuses } = await createReceiver();
  for (const status of [200, 404]) {
    statuses.push(status);
    await expect(run('--url', url)).rejects.toThrow(
      `${new URL(url).origin} is no local platform of storewire`,
    );
  }
});

test.each(commands)('$name --help describes its options', async ({ name, run }) => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  await run('--help');
  expect(print).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(new RegExp(`^ {2}storewire ${name} [\\s\\S]*--url URL`)),
  );
});
