/**
 * `npm run generate:types`: the types that openapi-typescript makes of openapi/. With `--check` it writes nothing, and
 * fails if a file is not what it would write.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeTypes, readDescription } from 'storewire-tools';

const root = resolve(import.meta.dirname, '..');
const document = await readDescription(join(root, 'openapi/openapi.yaml'));
for (const [name, text] of await makeTypes(document, '../src/runtime/index.ts')) {
  const file = join(root, 'generated', name);
  if (!process.argv.includes('--check')) await writeFile(file, text);
  else if (text !== (await readFile(file, 'utf8'))) {
    console.error(`generated/${name} is out of date: run npm run generate and commit the result`);
    process.exitCode = 1;
  }
}
