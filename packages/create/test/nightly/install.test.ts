import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from 'storewire-dev-kit/process';
import { expect, test } from 'vitest';
import { COMMAND, newFolder } from '../command.ts';

test('an install that fails is reported, and the files stay', async () => {
  const folder = await newFolder();
  const env = { ...process.env, npm_config_offline: 'true', npm_config_cache: join(folder, 'cache') };
  const args = [COMMAND, 'shop', '--template', 'vite'];
  const { code, output } = await run(process.execPath, args, { cwd: folder, env });
  expect(code).toBe(1);
  expect(output).toContain('create-storewire: npm install failed in shop: run it again there');
  expect(existsSync(join(folder, 'shop/package.json'))).toBe(true);
});
