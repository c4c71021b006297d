import { createHash, randomBytes } from 'node:crypto';
import { defaultOptions, type PreviousUpload } from 'tus-js-client';
import { expect, onTestFinished, vi } from 'vitest';
import { createTransport, fixedToken, type Transport } from '../../../src/index.ts';
import { upload } from '../../../src/uploads/index.ts';
import { everythingOf, failureOf } from '../helpers/failure.ts';
import { controlTimers } from '../helpers/timers.ts';
import { type BadLine, badLine } from './broken-connection.ts';
import { answer, type FilesPlatform, type Intercept, startFilesPlatform } from './files-platform.ts';

/** By tus, however small the file is. */
export const BY_TUS = { resumableAboveBytes: 0 };

/** Makes the library keep unfinished uploads, as it does in pages, until the end of the test. Returns what it keeps. */
export function keepUploads(): Map<string, PreviousUpload> {
  const kept = new Map<string, PreviousUpload>();
  const { urlStorage } = defaultOptions;
  defaultOptions.urlStorage = {
    findAllUploads: async () => [...kept.values()],
    findUploadsByFingerprint: async (fingerprint) =>
      [...kept.values()].filter(({ urlStorageKey }) => urlStorageKey.startsWith(fingerprint)),
    removeUpload: async (key) => void kept.delete(key),
    addUpload: async (fingerprint, each) => {
      const urlStorageKey = `${fingerprint}::${kept.size}`;
      // as JSON, in which pages keep them
      kept.set(urlStorageKey, JSON.parse(JSON.stringify({ ...each, urlStorageKey })) as PreviousUpload);
      return urlStorageKey;
    },
  };
  onTestFinished(() => {
    defaultOptions.urlStorage = urlStorage;
  });
  return kept;
}

/**
 * Lets the waits of work pass quickly. While the platform handles a request, time passes as usual: on a busy machine,
 * the limits of the request would be over before it is handled.
 */
export async function hurried<T>(platform: FilesPlatform, start: () => Promise<T>): Promise<T> {
  controlTimers();
  let isDone = false;
  const work = start().finally(() => {
    isDone = true;
  });
  const failed = work.catch(() => undefined);
  while (!isDone) await vi.advanceTimersByTimeAsync(platform.handling > 0 ? 0 : 50);
  await failed;
  return work;
}

export async function platformForTest(): Promise<{ platform: FilesPlatform; client: Transport }> {
  const platform = await startFilesPlatform();
  onTestFinished(() => platform.stop());
  return { platform, client: clientOf(platform) };
}

export const clientOf = (platform: FilesPlatform): Transport =>
  createTransport({ baseUrl: platform.url, auth: fixedToken('admin'), retry: { retries: 2, baseMs: 1 } });

/** Puts a connection that breaks between the uploader and the upload host. */
export async function breaking(platform: FilesPlatform, cuts: readonly number[]): Promise<BadLine> {
  const line = await badLine(platform.url, cuts);
  onTestFinished(() => line.close());
  platform.uploadHost = line.url;
  return line;
}

export const fileOf = (size: number, name = 'film.mp4', type = 'video/mp4'): File =>
  new File([randomBytes(size)], name, { type, lastModified: 1 });

/** A file of two chunks. */
export const film = (): File => fileOf(5_500_000);

const sha256 = async (blob: Blob): Promise<string> =>
  createHash('sha256')
    .update(new Uint8Array(await blob.arrayBuffer()))
    .digest('hex');

/** Checks that the platform has these files, whole, and no others. */
export async function expectStored(platform: FilesPlatform, ...files: Blob[]): Promise<void> {
  expect(platform.files.map(({ hash }) => hash)).toEqual(await Promise.all(files.map(sha256)));
}

/** Checks that no console shows a token or a URL of an upload. */
export const expectNoSecrets = (failure: Error): void =>
  expect(everythingOf(failure)).not.toMatch(/canary|ticket|\/upload\/|\/tus(?!-)/);

/** A rejection that quotes the URL of the request, whole and in parts. */
export const quotingUrl: Intercept = (seen, request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'https://host.example');
  const parts = [`https://${request.headers.host}${request.url}`, pathname, ...pathname.split('/').slice(2)];
  const text = [...parts, searchParams.get('ticket')].join(' is no upload, ');
  const details = { applicationError: { code: text, description: text, data: { url: request.url } } };
  return answering(403, { message: text, details })(seen, request, response);
};

/** Interrupts an upload in its second chunk, as a page does that is left. */
export async function interrupt(
  platform: FilesPlatform,
  file: Blob,
  client = clientOf(platform),
): Promise<void> {
  const stop = new AbortController();
  const before = platform.intercept;
  const abort = acting('PATCH', () => stop.abort() ?? true, 2);
  platform.intercept = before ? both(before, abort) : abort;
  const failure = await failureOf(
    upload(client, file, { ...BY_TUS, fileName: 'film.mp4', signal: stop.signal }),
  );
  expect(failure.reason).toBe('abort');
  platform.intercept = before;
  platform.seen.length = 0;
}

/** Acts on the n-th requests to the upload host with this method; on all without numbers. */
export function acting(method: string, act: Intercept, ...numbers: number[]): Intercept {
  let count = 0;
  return (seen, request, response) => {
    if (seen.method !== method || seen.path.startsWith('/site-media')) return false;
    count++;
    return (numbers.length === 0 || numbers.includes(count)) && act(seen, request, response);
  };
}

/** Responds instead of the host. */
export const answering =
  (status: number, body: object = {}, headers: Record<string, string> = {}): Intercept =>
  (_seen, _request, response) => {
    answer(response, status, body, { 'tus-resumable': '1.0.0', ...headers });
    return true;
  };

export const cutting: Intercept = (_seen, request) => request.socket.destroy() !== undefined;
/** Lets the platform handle the request, and cuts the connection before it responds. */
export const losing: Intercept = (_seen, _request, response) => {
  response.end = (() => response.destroy()) as unknown as typeof response.end;
  return false;
};

export const both =
  (first: Intercept, second: Intercept): Intercept =>
  async (...args) =>
    (await first(...args)) || second(...args);

/** Methods of all requests to the upload host. */
export const toHost = ({ seen }: FilesPlatform): string[] =>
  seen.filter(({ path }) => !path.startsWith('/site-media')).map(({ method }) => method);
