import { createHash, randomBytes } from 'node:crypto';
import { expect, onTestFinished, vi } from 'vitest';
import { createTransport, fixedToken, memoryStorage, type Transport } from '../../../src/index.ts';
import { type UploadOptions, type UploadSource, upload } from '../../../src/uploads/index.ts';
import { everythingOf, failureOf } from '../helpers/failure.ts';
import { type BadLine, badLine } from './broken-connection.ts';
import { answer, type FilesPlatform, type Intercept, startFilesPlatform } from './files-platform.ts';

/** Fast retries, and a storage of the test's own. */
export const quick = (): UploadOptions & { store: ReturnType<typeof memoryStorage> } => ({
  retry: { retries: 6, baseMs: 1, maxMs: 5 },
  wait: { everyMs: 1 },
  store: memoryStorage(),
});

/** `quick`, in chunks of 10000 bytes. */
export const inPieces = (): ReturnType<typeof quick> => ({
  ...quick(),
  resumableAboveBytes: 0,
  chunkBytes: 10_000,
});

/** Retries that no test lives to see. */
export const NEVER_AGAIN = { baseMs: 10 ** 8, maxMs: 10 ** 8 };

/** Makes this process a page with a `sessionStorage`, until the end of the test. */
export function stubPage(): void {
  const texts = new Map<string, string>();
  vi.stubGlobal('document', {});
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
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
  const details = { applicationError: { code: 'NO', description: text, data: { url: request.url } } };
  return answering(403, { message: text, details })(seen, request, response);
};

/** In pieces, with the storage, without retries. */
export const storing = (store: UploadOptions['store']): UploadOptions => ({
  ...inPieces(),
  retry: false,
  store,
});

/** Makes an upload fail after two pieces. */
export async function failMidway(
  platform: FilesPlatform,
  source: UploadSource,
  options: UploadOptions,
  client = clientOf(platform),
): Promise<void> {
  const before = platform.intercept;
  const cut = acting('PATCH', cutting, 3);
  platform.intercept = before ? both(before, cut) : cut;
  expect((await failureOf(upload(client, source, options))).reason).toBe('network');
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

/** Makes the host lose the upload whose n-th chunk it is sent. */
export function forgetting(chunk: number, status = 404): Intercept {
  let chunks = 0;
  let lost = '';
  return (seen, ...rest) => {
    if (seen.method === 'PATCH' && ++chunks === chunk) lost = seen.path;
    return seen.path === lost && answering(status)(seen, ...rest);
  };
}

/** Methods of all requests to the upload host. */
export const toHost = ({ seen }: FilesPlatform): string[] =>
  seen.filter(({ path }) => !path.startsWith('/site-media')).map(({ method }) => method);
