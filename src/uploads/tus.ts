import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';
import { isTransient } from '../core/retry.ts';
import { isStoreError, type StoreError } from '../errors/store-error.ts';
import { checkAddress } from './address.ts';
import type { Content } from './content.ts';
import { failed } from './failures.ts';
import { failingAnswer, type HostAnswer } from './host-answer.ts';
import { send } from './send.ts';

/** One run of the tus protocol: from creation, or from where an earlier run ended, to the last piece. */
export interface Transfer {
  content: Content;
  /** Where to create the upload, or the upload itself. */
  at: { endpoint: string } | { uploadUrl: string };
  metadata: Record<string, string>;
  /** What no error may repeat. The place of the upload joins them once it is known. */
  secrets: readonly string[];
  chunkBytes: number;
  timeoutMs: number;
  network: typeof fetch;
  /** Ends the run at once. It then fails with the reason of the signal. */
  signal: AbortSignal;
  onCreated: (url: string) => void;
  /** Is told how many bytes the host says that it has. */
  onArrived: (bytes: number) => void;
  onProgress: (sentBytes: number) => void;
}

/** What may be tried again as it is: also an upload that is locked by a request that was cut. */
export const isHeldUp = (failure: StoreError): boolean => isTransient(failure, undefined) || failure.status === 423;

/** What may be tried again from where the host then is: also an upload that is further than was thought. */
export const mayPass = (failure: StoreError): boolean => isHeldUp(failure) || failure.status === 409;

/** Does one run. What its library throws quotes addresses and headers, so only our own errors come out. */
export async function transfer({ content, at, metadata, chunkBytes, signal, onCreated, onArrived, onProgress, ...host }: Transfer): Promise<void> {
  const { Upload } = await loadTus();
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const settle = (end: () => void): void => {
      signal.removeEventListener('abort', onAbort);
      end();
    };
    const onAbort = (): void =>
      settle(() => {
        void upload.abort();
        reject(signal.reason);
      });
    // the bytes come from the reader, not from the first argument
    const upload = new Upload(new Blob(), {
      ...at,
      metadata,
      uploadSize: content.size,
      chunkSize: chunkBytes,
      // its own repetitions would use the token again when the host fails to say how far it is
      retryDelays: null,
      onUploadUrlAvailable: () => onCreated(upload.url ?? ''),
      onProgress: (sentBytes) => onProgress(sentBytes),
      onAfterResponse: (_request, response) => onArrived(offsetOf(response)),
      onChunkComplete: (length) => {
        if (!(length > 0 && length <= chunkBytes)) throw failed(LOST_COUNT);
      },
      onSuccess: ({ lastResponse }) => settle(() => (offsetOf(lastResponse) === content.size ? resolve() : reject(failed(LOST_COUNT)))),
      onError: (error) => settle(() => reject(toFailure(error))),
      // it would keep the metadata, and with them the token, in localStorage
      storeFingerprintForResuming: false,
      fingerprint: async () => '',
      httpStack: stackOn(host),
      fileReader: { openFile: async () => ({ size: content.size, slice: (start, end) => pieceOf(content, start, end), close: () => undefined }) },
    });
    signal.addEventListener('abort', onAbort);
    upload.start();
  });
}

const offsetOf = (response: HttpResponse): number => Number(response.getHeader('upload-offset') ?? 0);

/** A host that takes nothing, or says that it has more than it was sent. */
const LOST_COUNT = { reason: 'badAnswer', description: 'The upload host has lost count of the bytes' } as const;

async function loadTus() {
  try {
    return await import('tus-js-client');
  } catch (cause) {
    throw new TypeError('files above resumableAboveBytes need the package tus-js-client, which cannot be loaded', { cause });
  }
}

const pieceOf = async (content: Content, start: number, end: number): Promise<{ value: Blob; done: boolean }> => ({
  value: await content.slice(start, end),
  done: end >= content.size,
});

type Host = Pick<Transfer, 'network' | 'timeoutMs' | 'secrets'>;

/** The library's requests, by our way of sending. A request that was cut never answers, so that nothing of it comes late. */
const stackOn = (host: Host): HttpStack => ({
  getName: () => 'storewire',
  createRequest: (method, url) => requestOn(host, method, url),
});

function requestOn({ network, ...host }: Host, method: string, url: string): HttpRequest {
  const headers: Record<string, string> = {};
  const cut = new AbortController();
  let onProgress: ((sentBytes: number) => void) | undefined;
  const never = new Promise<never>(() => undefined);
  return {
    getMethod: () => method,
    getURL: () => url,
    setHeader: (name, value) => {
      headers[name] = value;
    },
    getHeader: (name) => headers[name],
    setProgressHandler: (handler) => {
      onProgress = handler;
    },
    send: (body: Blob | null) =>
      send(network, { method, address: checkAddress(url), headers, body: body ?? undefined, signal: cut.signal, onProgress, ...host }).then(
        toResponse,
        (error) => (cut.signal.aborted ? never : Promise.reject(error)),
      ),
    abort: async () => cut.abort(),
    getUnderlyingObject: () => undefined,
  };
}

const toResponse = (answer: HostAnswer): HttpResponse => ({
  getStatus: () => answer.status,
  getHeader: (name) => answer.header(name) ?? undefined,
  getBody: () => answer.text,
  getUnderlyingObject: () => answer,
});

/** Our own failure under that of the library, or what the answer means. */
function toFailure(error: Error): StoreError {
  const { causingError, originalResponse } = error as { causingError?: Error | null; originalResponse?: HttpResponse | null };
  if (isStoreError(error)) return error;
  if (isStoreError(causingError)) return causingError;
  if (originalResponse && originalResponse.getStatus() >= 300) return failingAnswer(originalResponse.getUnderlyingObject());
  return failed({ reason: 'badAnswer', description: 'The upload host does not speak tus as it should' });
}
