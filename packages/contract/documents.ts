import { join } from 'node:path';
import { createPlatform } from 'storewire-platform';
import { makeAsyncApi, readDescription, writeFolder } from 'storewire-tools';

/** Makes `documents/` of the contract of this repository: its events, and the local platform. */
export async function writeDocuments(): Promise<void> {
  const contract = await readDescription(join(import.meta.dirname, '../../openapi/openapi.yaml'));
  const documents = {
    'asyncapi.json': makeAsyncApi(contract),
    'platform.json': await describePlatform(),
  };
  // only tools read them, and without indentation they are a third smaller
  const files = Object.entries(documents).map(
    ([name, document]) => [name, `${JSON.stringify(document)}\n`] as const,
  );
  await writeFolder(join(import.meta.dirname, 'documents'), new Map(files));
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
