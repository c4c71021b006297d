import { createClient, isStoreError } from '../../../src/index.ts';

/** The message and the hint of a call to a server that cannot be reached. */
export async function messageFrom(baseUrl: string): Promise<string> {
  const client = createClient({ baseUrl, retry: false });
  const call = client.products.queryProducts({ query: { filter: { name: { $eq: 'canary' } } } });
  return call.then(
    () => 'no error',
    (error: unknown) => (isStoreError(error) ? `${error.message}: ${error.hint}` : String(error)),
  );
}

Object.assign(globalThis, { messageFrom });
