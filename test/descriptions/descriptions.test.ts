import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generate } from '../../scripts/generate/generate.ts';
import { writeFolder } from '../../scripts/generate/write.ts';
import { startMock } from '../../scripts/mock/server.ts';
import { readWire } from '../../scripts/mock/wire.ts';
import { createTransport, fixedToken, type Operation } from '../../src/index.ts';
import { makeSandbox, typeCheck } from '../unit/generate/sandbox.ts';
import { IMPORTS } from '../unit/generate/shop.ts';
import { DESCRIPTIONS, type PublicDescription, readPublic } from './public.ts';

type Calls = Record<string, Operation<Record<string, unknown>, unknown>>;

describe.each(DESCRIPTIONS)('$name', (description) => {
  let sandbox: Awaited<ReturnType<typeof makeSandbox>>;
  let input: string;

  beforeAll(async () => {
    sandbox = await makeSandbox();
    input = join(sandbox.folder, 'description/openapi.yaml');
    await mkdir(join(sandbox.folder, 'description'));
    await writeFile(input, await readPublic(description));
    await writeFolder(join(sandbox.folder, 'store'), await generate({ input, imports: IMPORTS }));
  });
  afterAll(() => sandbox.remove());

  test('what is generated compiles under strict options', async () => {
    expect(await typeCheck(sandbox.folder, '--exactOptionalPropertyTypes', '--noUnusedLocals')).toEqual([]);
  });

  test('a call of it responds through the mock', async () => {
    const mock = await startMock({ description: await readWire(input), port: 0 });
    try {
      const response = await callOne(description, { folder: sandbox.folder, url: mock.url });
      expect(response).toBeTypeOf('object');
    } finally {
      await mock.close();
    }
  });
});

async function callOne(
  { call, input = {}, authorization }: PublicDescription,
  { folder, url }: { folder: string; url: string },
): Promise<unknown> {
  const calls = (await import(pathToFileURL(join(folder, 'store/operations/index.ts')).href)) as Calls;
  const client = createTransport({
    baseUrl: url,
    ...(authorization ? { auth: fixedToken(authorization) } : {}),
  });
  const operation = calls[call];
  if (!operation) throw new Error(`${call} is not generated`);
  return operation(client, input);
}
