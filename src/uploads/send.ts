import { LONGEST_MS } from '../core/clock.ts';
import { parseHiding } from '../core/hide.ts';
import { aborted, failed, sourceFailed } from './failures.ts';
import type { HostAnswer } from './host-answer.ts';

/** One request to the upload host. It carries no credentials but its address. */
export interface HostRequest {
  method: string;
  address: URL;
  headers: Readonly<Record<string, string>>;
  body?: Blob | undefined;
  /** What no error may repeat, as hosts quote what they refuse. */
  secrets: readonly string[];
  /** Longest time without news. */
  timeoutMs: number;
  signal: AbortSignal;
  /** Is told how many bytes of the body were sent, where that can be known. */
  onProgress?: ((sentBytes: number) => void) | undefined;
  /** The whole body has left, or it cannot be known that it has not. */
  onWhole?: (() => void) | undefined;
}

type Exchange = (request: HostRequest, network: typeof fetch) => Promise<HostAnswer>;

/** Sends a request. Any answer is a success here; a failure is a `StoreError` of the kind `system`. */
export async function send(network: typeof fetch, request: HostRequest): Promise<HostAnswer> {
  const { signal, timeoutMs } = request;
  const cut = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const live = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => cut.abort(new DOMException(`No news for ${timeoutMs} ms`, 'TimeoutError')), Math.min(timeoutMs, LONGEST_MS));
  };
  const onProgress = (sentBytes: number): void => {
    live();
    request.onProgress?.(sentBytes);
  };
  // only XMLHttpRequest tells how much of a body was sent
  const exchange: Exchange = typeof XMLHttpRequest === 'function' ? byXhr : byFetch;
  live();
  try {
    return withoutSecrets(await exchange({ ...request, onProgress, signal: AbortSignal.any([signal, cut.signal]) }, network), request.secrets);
  } catch (cause) {
    if (signal.aborted) throw aborted(signal.reason);
    if (isUnreadable(cause)) throw sourceFailed(cause);
    throw failed(cut.signal.aborted ? { reason: 'timeout', cause: cut.signal.reason } : { reason: 'network', cause });
  } finally {
    clearTimeout(timer);
  }
}

function withoutSecrets(answer: HostAnswer, secrets: readonly string[]): HostAnswer {
  if (answer.status < 300) return answer;
  return { ...answer, text: JSON.stringify(parseHiding(answer.text, secrets)) };
}

/** A file that was changed or taken away meanwhile. `fetch` tells of it below its own error. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && [error, error.cause].some((each) => each instanceof Error && /^Not(?:Readable|Found)Error$/.test(each.name));

const byFetch: Exchange = async ({ method, address, headers, body, signal, onWhole }, network) => {
  signal.throwIfAborted();
  onWhole?.();
  const response = await network(address.href, { method, headers, body: body ?? null, signal, redirect: 'manual' });
  return { status: response.status, header: (name) => response.headers.get(name), text: await response.text() };
};

const byXhr: Exchange = ({ method, address, headers, body, signal, onProgress, onWhole }) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const xhr = new XMLHttpRequest();
    const onAbort = (): void => xhr.abort();
    signal.addEventListener('abort', onAbort);
    xhr.upload.onprogress = ({ loaded }) => onProgress?.(loaded);
    xhr.upload.onload = () => onWhole?.();
    xhr.onload = () => resolve({ status: xhr.status, header: (name) => xhr.getResponseHeader(name), text: xhr.responseText });
    // it does not tell whether the file or the line is at fault, but a file that fails once fails again
    xhr.onerror = () =>
      (body ?? new Blob())
        .slice(0, 1)
        .arrayBuffer()
        .then(() => reject(new TypeError('The upload host cannot be reached')), reject);
    xhr.onabort = () => reject(signal.reason);
    xhr.onloadend = () => signal.removeEventListener('abort', onAbort);
    xhr.open(method, address.href);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.send(body ?? null);
  });
