import { expect, it, onTestFinished, vi } from 'vitest';
import { consoleListener, createClient } from '../../../src/index.ts';

/** Runs calls and returns what the console shows. */
async function printed(statuses: number[]): Promise<string[]> {
  const lines: string[] = [];
  for (const name of ['groupCollapsed', 'log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((...args: unknown[]) => {
      lines.push(
        `${name} ${args.map((arg) => (typeof arg === 'string' ? arg : JSON.stringify(arg))).join(' ')}`,
      );
    });
  onTestFinished(() => void vi.restoreAllMocks());
  const client = createClient({
    baseUrl: 'https://shop.example',
    on: consoleListener(),
    retry: { baseMs: 0 },
    headers: { authorization: 'canary-token' },
    fetch: async () =>
      Response.json({ product: { name: 'canary-body' } }, { status: statuses.shift() ?? 200 }),
  });
  await client.products.getProduct({ id: 'canary-id' }).catch(() => undefined);
  return lines;
}

it('prints one line per call with its result and duration, in a group with the facts', async () => {
  const [line, facts, ...others] = await printed([503, 200]);
  expect(line).toMatch(/^groupCollapsed storewire products\.getProduct 200 \d+ ms$/);
  expect([facts, others]).toEqual([expect.stringContaining('"attempts":2'), []]);
});

it('prints why a call failed', async () => {
  const [line, facts, ...others] = await printed([404]);
  expect(line).toMatch(/^groupCollapsed storewire products\.getProduct 404 NOT_FOUND \d+ ms$/);
  expect([facts, others]).toEqual([expect.stringMatching(/^error .*"operation":"products.getProduct"/), []]);
});

it('prints no value of an input, a header or a body', async () => {
  expect(JSON.stringify([await printed([200]), await printed([500, 500, 500])])).not.toContain('canary');
});
