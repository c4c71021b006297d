import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { planCartsUpgrade } from '../../../src/upgrade/carts/upgrade-carts.ts';
import { ProjectError } from '../../../src/upgrade/project.ts';
import type { Upgrade } from '../../../src/upgrade/upgrade.ts';
import { CONFIG, runUpgrade, writeProject } from '../project.ts';

const plan = (folder: string): Promise<Upgrade> => planCartsUpgrade(folder, () => undefined);

test('code that TypeScript does not check is listed and not changed', async () => {
  const code = `import { createClient } from 'storewire';\ncreateClient().currentCart.getCurrentCart();\n`;
  const { uses, texts } = await plan(await writeProject({ 'a.js': code, 'b.ts': `// @ts-nocheck\n${code}` }));
  expect(uses.map(({ file, isMechanical }) => ({ file, isMechanical }))).toEqual([
    { file: 'a.js', isMechanical: false },
    { file: 'b.ts', isMechanical: false },
  ]);
  expect(texts.size).toBe(0);
});

test('the projects of a tsconfig.json are upgraded together', async () => {
  const server = { ...CONFIG, include: ['server'], references: [] };
  const solution = { files: [], references: [{ path: './server.json' }, { path: './pages.json' }] };
  const folder = await writeProject(
    {
      'server.json': JSON.stringify(server),
      'pages.json': JSON.stringify({ ...CONFIG, include: ['pages'] }),
      'server/cart.ts': `import { createClient } from 'storewire';\nexport const read = () => createClient().currentCart.getCurrentCart();\n`,
      'pages/cart.ts': `import { read } from '../server/cart.ts';\nexport const discount = async () => (await read()).cart.discount;\n`,
    },
    solution,
  );
  const { uses } = await plan(folder);
  expect(uses).toMatchObject([
    { file: 'server/cart.ts', name: 'currentCart.getCurrentCart', isMechanical: false },
    { file: 'pages/cart.ts', name: 'Cart.discount', isMechanical: false },
  ]);
});

test('a project that cannot be read is an error that says why', async () => {
  await expect(plan(await writeProject({}, null))).rejects.toThrow(/has no tsconfig\.json$/);
  await expect(plan(await writeProject({}))).rejects.toThrow(ProjectError);
  const folder = await writeProject({ 'a.ts': `import 'storewire/operations';\n` });
  await rm(join(folder, 'node_modules'), { recursive: true });
  await expect(plan(folder)).rejects.toThrow(
    'storewire/operations cannot be resolved. Install the project first',
  );
});

describe('the command', () => {
  test('lists the uses, and fails while there are any', async () => {
    const folder = await writeProject({
      'a.ts': `import { createClient } from 'storewire';\nawait createClient().currentCart.deleteCurrentCart();\n`,
    });
    const listed = await runUpgrade('upgrade-carts', folder);
    expect(listed).toMatchObject({ code: 1 });
    expect(listed.output).toContain(
      '/a.ts:2:34: mechanical: currentCart.deleteCurrentCart -> currentCartV2.deleteCurrentCartV2\n',
    );
    expect(listed.output).toContain(
      '1 use of version 1 of carts and checkouts in 1 of 1 file: 1 mechanical, 0 by hand',
    );
    const written = await runUpgrade('upgrade-carts', folder, '--write');
    expect(written).toMatchObject({ code: 0 });
    expect(written.output).toContain('Changed 1 use in 1 file\n');
    const again = await runUpgrade('upgrade-carts', folder);
    expect(again).toMatchObject({ code: 0 });
    expect(again.output).toContain('No use of version 1 of carts and checkouts in 1 file\n');
  });

  test('prints one line about a folder without a tsconfig.json', async () => {
    const { code, output } = await runUpgrade('upgrade-carts', await writeProject({}, null));
    expect(code).toBe(2);
    expect(output).toMatch(/^Reading the project\n.+ has no tsconfig\.json\n$/);
  });
});
