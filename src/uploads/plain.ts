import { generateFileUploadUrl } from '../../generated/operations/files.ts';
import type { FileDescriptor } from '../../generated/types.ts';
import { asRecord, asText } from '../errors/normalise.ts';
import { isStoreError, type StoreError } from '../errors/store-error.ts';
import { checkAddress, secretsOf, withFileName } from './address.ts';
import { askFor } from './ask.ts';
import { isRefused, isSourceFailed, unknownOutcome } from './failures.ts';
import { readDescriptor } from './host-answer.ts';
import { repeating } from './repeat.ts';
import { send } from './send.ts';
import type { Sending } from './sending.ts';

/** Answers by which the host says that it has taken nothing. */
const NOT_TAKEN = new Set([408, 429, 503]);

/** Codes of Node for a connection that was never made. */
const NOT_CONNECTED = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/;

/** Sends a file in one request, again only when the one before cannot have made a file. */
export async function sendWhole(sending: Sending, blob: Blob): Promise<FileDescriptor> {
  const { client, facts, signal } = sending;
  let isNotTaken = false;
  const once = async (): Promise<FileDescriptor> => {
    isNotTaken = false;
    const { uploadUrl } = await askFor(client, generateFileUploadUrl, { ...facts, sizeInBytes: String(blob.size) }, signal);
    const address = checkAddress(uploadUrl);
    let isWhole = false;
    const onWhole = (): void => {
      isWhole = true;
    };
    try {
      return await put(sending, blob, address, onWhole);
    } catch (error) {
      if (!isStoreError(error) || error.reason === 'abort' || isSourceFailed(error)) throw error;
      isNotTaken = error.status === undefined ? !isWhole || wasNeverConnected(error) : NOT_TAKEN.has(error.status);
      throw isNotTaken || isRefused(error) ? error : unknownOutcome(error);
    }
  };
  return repeating(sending, () => isNotTaken, once);
}

async function put({ client, facts, signal, timeoutMs, onProgress }: Sending, body: Blob, address: URL, onWhole: () => void): Promise<FileDescriptor> {
  onProgress(0);
  const request = { method: 'PUT', address: withFileName(address, facts.fileName), headers: { 'content-type': facts.mimeType }, body };
  return readDescriptor(await send(client.network, { ...request, secrets: secretsOf(address), timeoutMs, signal, onProgress, onWhole }));
}

/** The code stands on the error of the socket, below that of `fetch`. */
function wasNeverConnected({ cause }: StoreError): boolean {
  const socketError = asRecord(asRecord(cause)?.['cause']);
  return NOT_CONNECTED.test(asText(socketError?.['code']) ?? '');
}
