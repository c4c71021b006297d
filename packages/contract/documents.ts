import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPlatform } from 'storewire-platform';
import {
  makeAsyncApi,
  makePortable,
  ROLES,
  readDescription,
  toOpenApi30,
  withCodeSamples,
} from 'storewire-tools';

/** The documents of a contract by file name: all calls, the calls of each role, the events, and the local platform. */
async function makeDocuments(rootFile: string): Promise<Map<string, object>> {
  const source = await readDescription(rootFile);
  const portable = makePortable(source);
  return new Map<string, object>([
    ['openapi.json', withCodeSamples(portable, source)],
    ['openapi-3.0.json', toOpenApi30(portable)],
    ['asyncapi.json', makeAsyncApi(source, portable)],
    ['platform.json', await describePlatform()],
    ...ROLES.map((role): [string, object] => [`openapi-${role}.json`, makePortable(source, role)]),
  ]);
}

/** The admin API of the local platform, whose port is a variable of the server. */
async function describePlatform(): Promise<object> {
  const platform = createPlatform();
  const response = await platform.fetch('http://127.0.0.1:4010/__dev/openapi.json');
  await platform.close();
  const port = { default: '4010', description: 'The port at which the platform was started.' };
  const servers = [{ url: 'http://127.0.0.1:{port}/__dev', variables: { port } }];
  return { ...((await response.json()) as object), servers };
}

/** Makes `documents/` of the contract of this repository. */
export async function writeDocuments(): Promise<void> {
  const rootFile = join(import.meta.dirname, '../../openapi/openapi.yaml');
  const folder = join(import.meta.dirname, 'documents');
  const documents = await makeDocuments(rootFile);
  await mkdir(folder, { recursive: true });
  for (const [name, document] of documents) {
    const file = join(folder, name);
    // only tools read them, and without indentation they are a third smaller
    await writeFile(`${file}.new`, `${JSON.stringify(document)}\n`);
    // another process may read the file
    await rename(`${file}.new`, file);
  }
}
