import { importFile as importCall } from '../../generated/operations/files.ts';
import type { FileDescriptor, FileDescriptorResponse, ImportFileInput } from '../../generated/types.ts';
import type { Transport } from '../core/options.ts';
import { refuseInput } from '../errors/store-error.ts';
import { settle, type WaitOptions } from './ready.ts';

/** Options of `importFile`. */
export interface ImportOptions {
  /** How long to wait until the platform has the file. `false` gives the descriptor at once, which is then `PENDING`. */
  wait?: Omit<WaitOptions, 'signal'> | false | undefined;
  /** Ends the call and the wait. The platform goes on with an import that has begun. */
  signal?: AbortSignal | undefined;
}

/**
 * Has the platform fetch a file from the web, and waits until it can use it. Takes what the call `importFile` of the contract takes, and fails as
 * that call and `waitUntilReady` fail. It is never repeated by itself, as each import makes a file.
 *
 * @example
 * import { apiKey, createTransport } from 'storewire';
 * import { importFile } from 'storewire/uploads';
 *
 * const store = createTransport({ auth: apiKey({ key: 'IST.eyJ', siteId: '3f0c9a5e-52d1-4b7e-8a86-0c4f1de7b935' }) });
 * const { id } = await importFile(store, { url: 'https://photos.example.org/harbour/tidal-mug.png', displayName: 'tidal-mug.png' });
 * console.log(id);
 */
export async function importFile(client: Transport, input: ImportFileInput, { wait, signal }: ImportOptions = {}): Promise<FileDescriptor> {
  if (!/^https?:$/.test(protocolOf(input.url))) throw refuseInput(importCall.info.id, 'url', 'must be a whole http or https address');
  const secrets = Object.values(input.urlHeaders ?? {}).filter((value) => typeof value === 'string');
  const { file } = (await client.send<FileDescriptorResponse>({ ...importCall.info, hide: () => secrets }, input, { signal })).data;
  return wait === false ? file : settle(client, file.id, file, { ...wait, signal });
}

const protocolOf = (address: string): string => (URL.canParse(address) ? new URL(address).protocol : '');
