import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { PACKAGE } from '../../server/start.ts';
import { openWith } from '../scripted-platform.ts';

/** As long as a few deadlines: what hangs fails. */
const IN_TIME = { timeout: 60_000 };

test('while the platform is silent, everything responds in time with the status 503', IN_TIME, async () => {
  const { send } = await openWith(() => undefined);
  const paths = ['/sitemap.xml', '/en/collections/mugs', '/en/products/tidal-mug', '/en/orders/x'];
  const answers = await Promise.all(paths.map(async (path) => [path, (await send(path)).status]));
  expect(answers).toEqual(paths.map((path) => [path, 503]));
});

test('a server without NODE_ENV runs the production build of React, which is twice as fast', async () => {
  const script = `
    import { createRequire } from 'node:module';
    import { serveBuild } from ${JSON.stringify(join(PACKAGE, 'server/start.ts'))};
    const clientId = '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541';
    const settings = { storeUrl: 'http://127.0.0.1:9', clientId, origin: 'http://localhost' };
    const { close } = await serveBuild({ port: 0, settings });
    const loaded = Object.keys(createRequire(import.meta.url).cache);
    console.log(loaded.flatMap((file) => /react-dom-server\\S*(?:development|production)/.exec(file) ?? []).join());
    await close();`;
  const { NODE_ENV: _, ...env } = process.env;
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], { env });
  expect(stdout).toContain('production');
  expect(stdout).not.toContain('development');
});
