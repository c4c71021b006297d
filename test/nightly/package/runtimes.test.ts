import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchChromium } from 'storewire-dev-kit/chromium';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { run } from '../../../scripts/bootstrap/child.js';
import { bundle } from './bundle.ts';
import { oldestNode } from './oldest-node.ts';
import { fixture } from './project.ts';
import { openShop, type Shop } from './shop.ts';

const alone = inject('alone');
let script: string;
let shop: Shop;

beforeAll(async () => {
  for (const name of ['calls.js', 'in-node.js'])
    await writeFile(join(alone, name), await fixture(`${name}.txt`));
  script = await bundle(alone, await fixture('in-bundle.js.txt'), { format: 'iife' });
});

/** What the calls of `fixtures/calls.js.txt` come to, wherever they are made. */
const EXPECTED = {
  byFunction: 'Mugs',
  requestId: 'r-1',
  byName: 'Mugs',
  posted: ['Mugs', 'Bowls'],
  repeated: 'Found again',
  refused: {
    kind: 'client',
    code: 'NOT_FOUND',
    status: 404,
    message: 'Not here.',
  },
  unsafe: {
    kind: 'validation',
    code: 'INVALID_ARGUMENT',
    message: 'INVALID_ARGUMENT: "id" must not be a dot segment',
  },
  late: {
    kind: 'system',
    reason: 'timeout',
    message: 'System error occurred',
  },
  // browsers keep status and headers of a redirect to themselves
  moved: expect.objectContaining({ kind: 'system', reason: 'badAnswer' }),
  aborted: {
    kind: 'system',
    reason: 'abort',
    message: 'System error occurred',
  },
  raw: '"anything"',
};

async function inNode(node: string): Promise<string> {
  const { code, stdout, output } = await run(node, ['in-node.js', shop.url], { cwd: alone });
  if (code !== 0 || stdout !== output) throw new Error(output);
  return stdout;
}

async function inChromium(): Promise<string> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(shop.url);
    const result = await page.evaluate(
      (url) => (globalThis as unknown as { makeCalls: (url: string) => Promise<string> }).makeCalls(url),
      shop.url,
    );
    expect(complaints).toEqual([]);
    return result;
  } finally {
    await browser.close();
  }
}

describe('the packed package', () => {
  beforeEach(async () => {
    shop = await openShop(script);
  });
  afterEach(() => shop.close());

  test.each([
    { runtime: 'the Node of the tools', make: () => inNode(process.execPath) },
    { runtime: 'the oldest Node that it supports', make: async () => inNode(await oldestNode()) },
    { runtime: 'Chromium', make: inChromium },
  ])('makes the same calls with the same outcome in $runtime', async ({ make }) => {
    const { calls, ...facts } = JSON.parse(await make()) as { calls: number };
    expect(calls).toBeGreaterThan(130);
    expect(facts).toEqual(EXPECTED);
    expect(shop.asked.filter((each) => each.endsWith('/collections/flaky'))).toHaveLength(2);
    expect(shop.asked.filter((each) => each === 'POST /oauth2/token')).toHaveLength(1);
    expect(shop.asked).not.toContain('GET /elsewhere');
  });
});
