/** The ports of `npm start`. */
import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { onFreePort } from '../../scripts/free-port.ts';
import { startOptions } from '../../scripts/start-options.ts';

/** A port that this process listens on, and what is said about it. */
async function busyPort() {
  const other = createServer();
  onTestFinished(() => void other.close());
  const port = await new Promise<number>((resolve) =>
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port)),
  );
  const lines: string[] = [];
  return { port, lines, log: (line: string): void => void lines.push(line) };
}

/** Where the system says which program listens. */
const NAMED = process.platform === 'linux';

describe('a busy port', () => {
  test('leads to the next one, with a line that names the program', async () => {
    const { port, lines, log } = await busyPort();
    const server = await onFreePort({ port }, log, async (free) => free);
    expect(server).toBeGreaterThan(port);
    const program = NAMED ? `node in .+, process ${process.pid}` : '.+';
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^Port ${port} is in use by ${program}, taking ${server} instead$`)),
    ]);
  });

  test('that an option names is an error', async () => {
    const { port, log } = await busyPort();
    const started = onFreePort({ port, option: '--port' }, log, async (free) => free);
    await expect(started).rejects.toThrow(
      new RegExp(`^Port ${port} is in use by .+: choose another with --port$`),
    );
  });

  test('that another program takes at the last moment is passed over too', async () => {
    const tried: number[] = [];
    const server = await onFreePort(
      { port: 49_152 },
      () => undefined,
      async (port) => (tried.push(port) === 1 ? undefined : port),
    );
    expect(tried).toHaveLength(2);
    expect(server).toBe(tried[1]);
  });
});

describe('the options of npm start', () => {
  const portsOf = (args: string[], environment = {}) => {
    const { ports } = startOptions(args, environment);
    return [ports?.storeFront.port, ports?.platform.port, ports?.docs.port, ports?.backOffice.port];
  };

  test('name the ports, and PORT that of the store front', () => {
    expect(portsOf([])).toEqual([5173, 4010, 4020, 4030]);
    expect(portsOf([], { PORT: '3000' })).toEqual([3000, 4010, 4020, 4030]);
    const all = ['--port', '3001', '--platform-port=4000', '--docs-port', '4001', '--office-port', '4002'];
    expect(portsOf(all, { PORT: '3000' })).toEqual([3001, 4000, 4001, 4002]);
    expect(startOptions(['--dev', '--help'], {})).toEqual({ isDevelopment: true, ports: undefined });
  });

  test('that are not valid are named', () => {
    for (const [args, environment, message] of [
      [['--port', 'x'], {}, '--port must be a port from 1 to 65535, not x'],
      [['--docs-port', '0'], {}, '--docs-port must be'],
      [[], { PORT: '70000' }, 'PORT must be'],
      [['--ports', '1'], {}, '--ports'],
    ] as const)
      expect(() => startOptions(args, environment)).toThrow(message);
  });
});
