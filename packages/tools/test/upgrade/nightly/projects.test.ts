import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ProjectError } from '../../../src/upgrade/project.ts';
import { planUpgrade, type Upgrade } from '../../../src/upgrade/upgrade.ts';
import { CONFIG, runUpgrade, writeProject } from '../project.ts';

const plan = (folder: string): Promise<Upgrade> => planUpgrade(folder, () => undefined);

const CODE = "import type { currentCart } from '@wix/ecom';\nexport type Cart = currentCart.Cart;\n";

test('code that TypeScript does not check is listed and not changed', async () => {
  const { uses, texts } = await plan(await writeProject({ 'a.ts': `// @ts-nocheck\n${CODE}` }));
  expect(uses).toMatchObject([{ file: 'a.ts', isMechanical: false }]);
  expect(texts.size).toBe(0);
});

test('the projects of a tsconfig.json are upgraded together', async () => {
  const solution = { files: [], references: [{ path: './server.json' }, { path: './pages.json' }] };
  const folder = await writeProject(
    {
      'server.json': JSON.stringify({ ...CONFIG, include: ['server'], references: [] }),
      'pages.json': JSON.stringify({ ...CONFIG, include: ['pages'] }),
      'server/cart.ts': CODE,
      'pages/cart.ts': "export type { Cart } from '../server/cart.ts';\n",
    },
    solution,
  );
  const { files, uses } = await plan(folder);
  expect(files).toBe(2);
  expect(uses).toMatchObject([{ file: 'server/cart.ts', isMechanical: true }]);
});

test('a project that cannot be read is an error that says why', async () => {
  await expect(plan(await writeProject({}, null))).rejects.toThrow(/has no tsconfig\.json$/);
  await expect(plan(await writeProject({}))).rejects.toThrow(ProjectError);
  const folder = await writeProject({ 'a.ts': `import '@wix/ecom';\n` });
  await rm(join(folder, 'node_modules'), { recursive: true });
  await expect(plan(folder)).rejects.toThrow('@wix/ecom cannot be resolved. Install the project first');
});

describe('the command', () => {
  test('lists the uses, and fails while there are any', async () => {
    const folder = await writeProject({ 'a.ts': CODE });
    const listed = await runUpgrade(folder);
    expect(listed).toMatchObject({ code: 1 });
    expect(listed.output).toContain('/a.ts:2:20: mechanical: currentCart.Cart -> Cart\n');
    expect(listed.output).toContain("1 use of the platform's SDK in 1 of 1 file: 1 mechanical, 0 by hand");
    const written = await runUpgrade(folder, '--write');
    expect(written).toMatchObject({ code: 0 });
    expect(written.output).toContain('Changed 1 use in 1 file\n');
    const again = await runUpgrade(folder);
    expect(again).toMatchObject({ code: 0 });
    expect(again.output).toContain("No use of the platform's SDK in 1 file\n");
  });

  test('prints one line about a folder without a tsconfig.json', async () => {
    const { code, output } = await runUpgrade(await writeProject({}, null));
    expect(code).toBe(2);
    expect(output).toMatch(/^Reading the project\n.+ has no tsconfig\.json\n$/);
  });
});
