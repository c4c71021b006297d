/** The ports of `npm start`. */
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { checkPorts, choosePort, startOptions } from '../../scripts/start-options.ts';

test('options name the ports, and PORT that of the store front', () => {
  expect(startOptions([], {}).ports).toEqual({});
  expect(startOptions([], { PORT: '3000' }).ports).toEqual({ storeFront: 3000 });
  const all = ['--port', '3001', '--platform-port=4000', '--docs-port', '4001', '--office-port', '4002'];
  expect(startOptions(all, { PORT: '3000' }).ports).toEqual({
    storeFront: 3001,
    platform: 4000,
    docs: 4001,
    backOffice: 4002,
  });
  const options = startOptions(['--dev', '--help', '--catalog', '3'], {});
  expect(options).toEqual({ isDevelopment: true, isHelp: true, catalogVersion: 3, ports: {} });
});

test('options that are not valid are named', () => {
  for (const [args, environment, message] of [
    [['--port', 'x'], {}, '--port must be a port from 1 to 65535, not x'],
    [['--docs-port', '0'], {}, '--docs-port must be'],
    [[], { PORT: '70000' }, 'PORT must be'],
    [['--ports', '1'], {}, '--ports'],
    [['--catalog', '2'], {}, '--catalog must be 1 or 3, not 2'],
  ] as const)
    expect(() => startOptions(args, environment)).toThrow(message);
});

test('a port that browsers refuse is named', async () => {
  await expect(checkPorts({ docs: 4321, backOffice: 6566 })).rejects.toThrow('Port 6566 is one that fetch');
  await checkPorts({ docs: 4321 });
});

test('a server takes the port of its option, otherwise one on which nothing listens', async () => {
  expect(await choosePort({ docs: 4321 }, 'docs')).toBe(4321);
  const free = await choosePort({}, 'docs');
  const other = createServer();
  onTestFinished(() => void other.close());
  await new Promise<void>((listening) => other.listen(free, '127.0.0.1', listening));
  expect(await choosePort({}, 'docs')).toBeGreaterThan(free);
});
