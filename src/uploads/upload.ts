import type { FileDescriptor } from '../../generated/types.ts';
import { checkAmount } from '../core/amounts.ts';
import { within } from '../core/clock.ts';
import type { Transport } from '../core/options.ts';
import { inform } from '../core/tell.ts';
import type { UploadSource } from './content.ts';
import { extensionOf, type FileFacts, factsOf, UNKNOWN_TYPE } from './facts.ts';
import { cutShort, isMimeMismatch } from './failures.ts';
import { createGate } from './gate.ts';
import { keyOf, remembering } from './memory.ts';
import { openContent } from './open-content.ts';
import type { UploadOptions, UploadProgress } from './options.ts';
import { sendInPieces } from './pieces.ts';
import { sendWhole } from './plain.ts';
import { settle } from './ready.ts';
import { patience } from './repeat.ts';
import { defaultStore } from './resume-store.ts';
import type { Sending } from './sending.ts';

/** The platform takes no longer file in one piece (public docs: 10 MB). */
const ABOVE_BYTES = 10_000_000;

/** An upload under way. Await it for the descriptor; an `async` function that returns it gives that, not this. */
export interface Upload extends Promise<FileDescriptor> {
  /**
   * Holds the upload back until `resume()`; the phase is `paused` as soon as nothing more is sent. A file that is sent in one request does not stop
   * within it: it is held back before, and before it is sent again. In the phase `processing` there is nothing to hold back.
   */
  pause(): void;
  /** Goes on, from the last byte that has arrived. */
  resume(): void;
  /** Gives the upload up and forgets it: it then fails as `system` with the reason `abort`. To go on later, pause, or just leave the page. */
  abort(): void;
}

/**
 * Uploads a file and waits until the platform can use it. Fails as `validation`, before anything is sent, when the file is not what the options allow
 * or the platform takes; as `system` with the code `OUTCOME_UNKNOWN` when the file may have arrived, but nobody has said so, and with `SOURCE_FAILED`
 * when it cannot be read, as one that was changed or deleted meanwhile.
 *
 * The bytes go straight to the upload host that the platform names, without the credentials of the client. A file above 10 MB goes in pieces, by
 * tus: it survives cuts, and an upload of the same file by the same identity with the same options goes on after a reload, a failure or a renewal of
 * tokens. This needs the package `tus-js-client`, which is loaded only then. Visitors and members are refused with a 403.
 *
 * @example
 * import { createClient } from 'storewire';
 * import { upload } from 'storewire/uploads';
 *
 * declare const staffId: string;
 * // the backend keeps the session, so the page says who is there
 * const auth = { headers: () => ({}), identity: async () => staffId };
 * const client = createClient({ baseUrl: `${location.origin}/api/store`, auth });
 *
 * export async function addPicture(file: File, bar: HTMLProgressElement) {
 *   const sending = upload(client, file, {
 *     accept: ['image/*'],
 *     maxBytes: 25_000_000,
 *     labels: ['mug'],
 *     onProgress: ({ sentBytes, totalBytes }) => {
 *       bar.value = sentBytes / totalBytes;
 *     },
 *   });
 *   addEventListener('offline', () => sending.pause());
 *   addEventListener('online', () => sending.resume());
 *   const { id, url } = await sending;
 *   return { id, url };
 * }
 */
export function upload(client: Transport, source: UploadSource, options: UploadOptions = {}): Upload {
  const stop = new AbortController();
  const tell = progressTeller(options);
  const gate = createGate((isHeld) => tell({ phase: isHeld ? 'paused' : 'sending' }));
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal;
  const done = within(Number.POSITIVE_INFINITY, signal, cutShort, (inner) => run({ client, gate, signal: inner, tell }, source, options));
  return Object.assign(done, { pause: gate.pause, resume: gate.resume, abort: () => stop.abort() });
}

type Tell = (change: Partial<UploadProgress>) => void;

function progressTeller({ onProgress }: UploadOptions): Tell {
  const progress: UploadProgress = { sentBytes: 0, totalBytes: 0, phase: 'sending' };
  return (change) => {
    Object.assign(progress, change);
    if (onProgress) void inform(onProgress, { ...progress });
  };
}

type Course = Pick<Sending, 'client' | 'gate' | 'signal'> & { tell: Tell };

async function run({ tell, ...course }: Course, source: UploadSource, options: UploadOptions): Promise<FileDescriptor> {
  const { client, signal } = course;
  const { resumableAboveBytes = ABOVE_BYTES, chunkBytes = 5_000_000, timeoutMs = 120_000, wait } = options;
  checkAmount('chunkBytes', chunkBytes, 1, Number.POSITIVE_INFINITY);
  const facts = factsOf(source, options);
  const content = await openContent(source, { ...options, resumableAboveBytes }, signal);
  tell({ totalBytes: content.size });
  const onProgress = (sentBytes: number): void => tell({ sentBytes });
  const sending = { ...course, timeoutMs, retry: patience(options.retry), onProgress };
  const file = await sendGuessed(facts, options, async (each) => {
    if (content.blob && content.size <= resumableAboveBytes) return sendWhole({ ...sending, facts: each }, content.blob);
    // a client that cannot tell its people apart must not go on with the upload of another
    const owner = await client.identity().catch(() => undefined);
    const { store = owner === 'none' ? null : defaultStore() } = options;
    const key = owner && store ? await keyOf(owner, client, source, each) : undefined;
    return remembering(store, key, (memory) => sendInPieces({ ...sending, facts: each, content, memory, chunkBytes }));
  });
  tell({ sentBytes: content.size, phase: 'processing' });
  return wait === false ? file : settle(client, file.id, file, { ...wait, signal });
}

/** A type that was only guessed, and that the platform refuses, is left to the platform to find out. */
async function sendGuessed(
  facts: FileFacts,
  { mimeType, accept }: UploadOptions,
  send: (facts: FileFacts) => Promise<FileDescriptor>,
): Promise<FileDescriptor> {
  try {
    return await send(facts);
  } catch (error) {
    const isNamed = mimeType !== undefined || accept !== undefined;
    if (!isMimeMismatch(error) || isNamed || facts.mimeType === UNKNOWN_TYPE || !extensionOf(facts.fileName)) throw error;
    return send({ ...facts, mimeType: UNKNOWN_TYPE });
  }
}
