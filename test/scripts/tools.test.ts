/** What is committed in generated/ is what its tools write, each run alone by its own command. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from 'storewire-tools';
import { afterAll, expect, test } from 'vitest';
import { copyContract, type Tool } from './contract-copy.ts';

const { folder, npx, remove } = await copyContract();
afterAll(remove);

async function texts(): Promise<Map<string, string>> {
  const names = await listFiles(folder);
  const all = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return new Map(names.map((name, index) => [name, all[index] ?? '']));
}

test.each<[tool: Tool, what: string, written: string[]]>([
  ['orval', 'hooks', ['generated/hooks']],
  ['openapi-ts', 'runtime schemas', ['generated/zod/requests.ts', 'generated/zod/responses.ts']],
])(
  'npx %s writes the %s that are committed, and nothing else',
  async (tool, _what, written) => {
    const committed = await texts();
    for (const path of written) await rm(join(folder, path), { recursive: true });
    const { code, output } = await npx(tool);
    expect(code, output).toBe(0);
    expect(await texts()).toEqual(committed);
  },
  // while all cores are busy
  60_000,
);
