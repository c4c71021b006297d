/**
 * `npm run build`: the documents for tools that know nothing of this project: all calls, the calls of each
 * caller, and the events.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CALLERS, makeAsyncApi, makePortable, readDescription, toOpenApi30 } from 'storewire-tools';

const folder = join(import.meta.dirname, 'documents');

const source = await readDescription(resolve(import.meta.dirname, '../../openapi/openapi.yaml'));
const portable = makePortable(source);
const documents: [name: string, document: object][] = [
  ['openapi.json', portable],
  ['openapi-3.0.json', toOpenApi30(portable)],
  ['asyncapi.json', makeAsyncApi(source, portable)],
  ...CALLERS.map((caller): [string, object] => [`openapi-${caller}.json`, makePortable(source, caller)]),
];
await mkdir(folder, { recursive: true });
// only tools read them, and without indentation they are a third smaller
for (const [name, document] of documents)
  await writeFile(join(folder, name), `${JSON.stringify(document)}\n`);
