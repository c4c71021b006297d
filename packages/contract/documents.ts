import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CALLERS, makeAsyncApi, makePortable, readDescription, toOpenApi30 } from 'storewire-tools';

/** The documents of a contract by file name: all calls, the calls of each caller, and the events. */
async function makeDocuments(rootFile: string): Promise<Map<string, object>> {
  const source = await readDescription(rootFile);
  const portable = makePortable(source);
  return new Map<string, object>([
    ['openapi.json', portable],
    ['openapi-3.0.json', toOpenApi30(portable)],
    ['asyncapi.json', makeAsyncApi(source, portable)],
    ...CALLERS.map((caller): [string, object] => [`openapi-${caller}.json`, makePortable(source, caller)]),
  ]);
}

/** Makes `documents/` of the contract of this repository. */
export async function writeDocuments(): Promise<void> {
  const rootFile = join(import.meta.dirname, '../../openapi/openapi.yaml');
  const folder = join(import.meta.dirname, 'documents');
  const documents = await makeDocuments(rootFile);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  // only tools read them, and without indentation they are a third smaller
  for (const [name, document] of documents)
    await writeFile(join(folder, name), `${JSON.stringify(document)}\n`);
}
