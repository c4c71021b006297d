import { generateFileResumableUploadUrl } from '../../generated/operations/files.ts';
import type { FileDescriptor } from '../../generated/types.ts';
import { asText } from '../errors/normalise.ts';
import { isStoreError, type StoreError } from '../errors/store-error.ts';
import { checkAddress, finishingAddress, secretsOf } from './address.ts';
import { askFor } from './ask.ts';
import type { Content } from './content.ts';
import { failed, isOutcomeUnknown, isRefused, unknownOutcome } from './failures.ts';
import { readDescriptor } from './host-answer.ts';
import type { Memory, Place } from './memory.ts';
import { repeating } from './repeat.ts';
import { send } from './send.ts';
import type { Sending } from './sending.ts';
import { isHeldUp, mayPass, transfer } from './tus.ts';

/** What sending in pieces needs. */
export interface PieceSending extends Sending {
  content: Content;
  memory: Memory;
  chunkBytes: number;
}

/** Sends a file in pieces, from where an earlier upload of it ended, and finishes it. */
export async function sendInPieces(sending: PieceSending): Promise<FileDescriptor> {
  const { memory } = sending;
  try {
    const recalled = await memory.recall();
    const isAsked = recalled?.isSent === true;
    const place = isAsked ? recalled : await sendPieces(sending, recalled);
    const descriptor = await finish(sending, place, isAsked);
    await memory.forget();
    return descriptor;
  } catch (error) {
    // the next upload of the same file goes on after what may pass
    if (!isStoreError(error) || !mayPass(error) || isOutcomeUnknown(error)) await memory.forget();
    throw error;
  }
}

/** Sends every piece, each time from where the host then is. What the host has lost, and what was never created, is begun anew. */
async function sendPieces(sending: PieceSending, recalled: Place | undefined): Promise<Place> {
  let place = recalled;
  let mayGoOn = false;
  let furthest = 0;
  const attempt = async (countAnew: () => void): Promise<Place> => {
    mayGoOn = false;
    place ??= await begin(sending);
    const current = place;
    const onArrived = (bytes: number): void => {
      if (bytes > furthest) countAnew();
      furthest = Math.max(furthest, bytes);
    };
    try {
      await sendTo(sending, current, onArrived);
      return current;
    } catch (error) {
      const isLost = isStoreError(error) && current.url !== undefined && isGone(error);
      mayGoOn = isLost || (isStoreError(error) && mayPass(error));
      // a token is for one creation, of which nobody knows whether it happened
      if (isLost || !current.url) place = undefined;
      if (isLost && current === recalled) return attempt(countAnew);
      throw error;
    }
  };
  return repeating(sending, () => mayGoOn, attempt);
}

/** By these a host says that it has no such upload any more (tus 1.0.0, HEAD). */
const isGone = ({ status = 0 }: StoreError): boolean => [403, 404, 410].includes(status);

async function begin({ client, facts, content, signal }: PieceSending): Promise<Place> {
  const input = { ...facts, sizeInBytes: String(content.size), uploadProtocol: 'TUS' };
  const { uploadUrl, uploadToken } = await askFor(client, generateFileResumableUploadUrl, input, signal);
  const token = asText(uploadToken);
  if (!token?.isWellFormed()) throw failed({ reason: 'badAnswer', description: 'The platform gave no upload token' });
  return { endpoint: checkAddress(uploadUrl).href, token };
}

/** One run, which marks where it has been created. */
function sendTo(sending: PieceSending, place: Place, onArrived: (bytes: number) => void): Promise<void> {
  const { client, facts, content, gate, memory, signal, chunkBytes, timeoutMs, onProgress } = sending;
  const { endpoint, token, url } = place;
  const secrets = secretsOfPlace(place);
  const onCreated = (created: string): void => {
    if (created === place.url) return;
    place.url = created;
    secrets.push(...secretsOfPlace(place));
    void memory.keep(place);
  };
  const at = url ? { uploadUrl: checkAddress(url).href } : { endpoint };
  const metadata = { filename: facts.fileName, contentType: facts.mimeType, token };
  const host = { network: client.network, timeoutMs, secrets };
  return transfer({ ...host, content, at, metadata, chunkBytes, signal: gate.cutting(signal), onCreated, onArrived, onProgress });
}

/** Asks for the file of all pieces. Asking again is safe, as a token makes one file. */
async function finish(sending: PieceSending, place: Place, isAsked: boolean): Promise<FileDescriptor> {
  const { client, facts, content, memory, signal, timeoutMs, onProgress } = sending;
  onProgress(content.size);
  place.isSent = true;
  await memory.keep(place);
  const address = finishingAddress(checkAddress(place.endpoint), place.token, facts.fileName);
  const secrets = secretsOfPlace(place);
  let wasAsked = isAsked;
  const ask = async (): Promise<FileDescriptor> => {
    const mayBeDone = wasAsked;
    wasAsked = true;
    try {
      return readDescriptor(await send(client.network, { method: 'PUT', address, headers: {}, secrets, timeoutMs, signal }));
    } catch (error) {
      // refused because it was granted before, perhaps
      throw mayBeDone && isStoreError(error) && isRefused(error) && !isHeldUp(error) ? unknownOutcome(error) : error;
    }
  };
  return repeating(sending, isHeldUp, ask);
}

const secretsOfPlace = ({ endpoint, token, url }: Place): string[] => [
  token,
  encodeURIComponent(token),
  ...[endpoint, url ?? ''].filter((address) => URL.canParse(address)).flatMap((address) => secretsOf(new URL(address))),
];
