import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { expect, onTestFinished, test } from 'vitest';
import layers from '../checks/layers.cjs';

/** The rules that files of a repository break, each as `file: rule`. */
async function brokenRules(files: Readonly<Record<string, string>>): Promise<string[]> {
  const baseDir = await mkdtemp(join(tmpdir(), 'storewire-layers-'));
  onTestFinished(() => rm(baseDir, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(baseDir, path)), { recursive: true });
    await writeFile(join(baseDir, path), text);
  }
  const rules = { validate: true, ruleSet: { forbidden: layers.forbidden } };
  const { output } = await cruise(['.'], { baseDir, ...rules });
  if (typeof output === 'string') throw new TypeError('dependency-cruiser returned a text');
  return output.summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
}

const RULE = 'internal-is-for-packages-that-pin-the-client';

test('only packages that need exactly one version of the client may import storewire/internal', async () => {
  const allowed = ['server', 'tools', 'platform', 'react-admin'].map((name) => `packages/${name}/src/a.js`);
  const forbidden = [
    'packages/backoffice/app/a.js',
    'packages/backoffice/server/a.js',
    'packages/create/src/a.js',
    'packages/docs/src/a.js',
    'packages/storefront/app/a.js',
    'packages/storefront/server/a.js',
    'src/a.js',
  ];
  const importOf = (file: string): string =>
    `import './${posix.relative(dirname(file), 'src/internal.ts')}';\n`;
  const files = [...allowed, ...forbidden].map((file): [string, string] => [file, importOf(file)]);
  const broken = await brokenRules({ 'src/internal.ts': '', ...Object.fromEntries(files) });
  expect(broken.filter((each) => each.endsWith(RULE)).toSorted()).toEqual(
    forbidden.map((file) => `${file}: ${RULE}`),
  );
});
