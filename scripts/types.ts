/** `npm run generate:types`: the types that openapi-typescript makes of openapi/. */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeTypes, readDescription } from 'storewire-tools';

const root = resolve(import.meta.dirname, '..');
const document = await readDescription(join(root, 'openapi/openapi.yaml'));
for (const [name, text] of await makeTypes(document, '../src/runtime/index.ts'))
  await writeFile(join(root, 'generated', name), text);
