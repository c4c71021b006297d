import { createClient, isStoreError } from '../../../src/index.ts';

/** The message of a call to a server that cannot be reached. */
export async function messageFrom(baseUrl: string): Promise<string> {
  const client = createClient({ baseUrl, retry: false });
  const call = client.products.queryProducts({ query: { filter: { name: { $eq: 'canary' } } } });
  return call.then(
    () => 'no error',
    (error: unknown) => (isStoreError(error) ? error.message : String(error)),
  );
}

Object.assign(globalThis, { messageFrom });
