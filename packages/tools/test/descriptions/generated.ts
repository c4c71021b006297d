/** The tests of public descriptions: what is generated from each compiles, and one call of it responds. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createTransport, fixedToken, type Operation } from 'storewire';
import { makeSandbox, typeCheck } from 'storewire-dev-kit/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generate } from '../../src/generate/generate.ts';
import { writeFolder } from '../../src/generate/write.ts';
import { startMock } from '../../src/mock/server.ts';
import { readWire } from '../../src/mock/wire.ts';
import { IMPORTS } from '../generate/shop.ts';
import { type PublicDescription, readPublic } from './public.ts';

type Calls = Record<string, Operation<Record<string, unknown>, unknown>>;

/** Defines the tests of these descriptions. */
export function testDescriptions(descriptions: readonly PublicDescription[]): void {
  let sandbox: Awaited<ReturnType<typeof makeSandbox>>;
  let errors: string[];

  /** All that is generated is one program, as the types of the package would take most of the time of each. */
  beforeAll(async () => {
    sandbox = await makeSandbox();
    for (const description of descriptions) {
      const { input, store } = filesOf(sandbox.folder, description);
      await mkdir(join(input, '..'), { recursive: true });
      await writeFile(input, await readPublic(description));
      await writeFolder(store, await generate({ input, imports: IMPORTS }));
    }
    errors = await typeCheck(sandbox.folder, '--exactOptionalPropertyTypes', '--noUnusedLocals');
  });
  afterAll(() => sandbox?.remove());

  test('what is generated has no error outside of the folders of the descriptions', () => {
    const prefixes = descriptions.map((description) => filesOf(sandbox.folder, description).prefix);
    expect(errors.filter((error) => !prefixes.some((prefix) => error.startsWith(prefix)))).toEqual([]);
  });

  describe.each(descriptions)('$name', (description) => {
    test('what is generated compiles under strict options', () => {
      expect(errors.filter((error) => error.startsWith(filesOf(sandbox.folder, description).prefix))).toEqual(
        [],
      );
    });

    test('a call of it responds through the mock', async () => {
      const { input, store } = filesOf(sandbox.folder, description);
      const mock = await startMock({ description: await readWire(input), port: 0 });
      try {
        const response = await callOne(description, { store, url: mock.url });
        expect(response).toBeTypeOf('object');
      } finally {
        await mock.close();
      }
    });
  });
}

/** Where the description and its client are. */
function filesOf(
  folderOfAll: string,
  { name }: PublicDescription,
): { input: string; store: string; prefix: string } {
  const prefix = `${name.replaceAll(/\W+/g, '-').toLowerCase()}/`;
  const folder = join(folderOfAll, prefix);
  return { input: join(folder, 'description/openapi.yaml'), store: join(folder, 'store'), prefix };
}

async function callOne(
  { call, input = {}, authorization }: PublicDescription,
  { store, url }: { store: string; url: string },
): Promise<unknown> {
  const calls = (await import(pathToFileURL(join(store, 'operations/index.ts')).href)) as Calls;
  const client = createTransport({
    baseUrl: url,
    ...(authorization ? { auth: fixedToken(authorization) } : {}),
  });
  const operation = calls[call];
  if (!operation) throw new Error(`${call} is not generated`);
  return operation(client, input);
}
