import { readFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFolder } from '../../../scripts/generate/write.ts';
import { makeSandbox, typeCheck } from './sandbox.ts';
import { generateFrom } from './shop.ts';
test('exp', async () => {
  const sandbox = await makeSandbox();
  const text = await readFile('/tmp/exp/in.yaml', 'utf8');
  await mkdir(join(sandbox.folder, 'out'));
  const files = await generateFrom(join(sandbox.folder, 'out'), text);
  await writeFolder(join(sandbox.folder, 'out'), files);
  await writeFolder('/tmp/exp/out', files);
  const errors = await typeCheck(sandbox.folder, '--exactOptionalPropertyTypes', '--noUnusedLocals', '--noUnusedParameters');
  console.log(errors.filter((e) => e.startsWith('out/')).map((e) => e.slice(0, 400)).join('\n'));
  console.log(errors.length);
  await sandbox.remove();
}, 100000);
