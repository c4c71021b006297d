import { createHash, randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { createTransport, fixedToken, memoryStorage, type Transport } from '../../../src/index.ts';
import type { UploadOptions } from '../../../src/uploads/index.ts';
import { type BadLine, badLine } from './broken-connection.ts';
import { answer, type FilesPlatform, type Intercept, startFilesPlatform } from './files-platform.ts';

/** Fast retries, and a storage of the test's own. */
export const quick = (): UploadOptions & { store: ReturnType<typeof memoryStorage> } => ({
  retry: { retries: 6, baseMs: 1, maxMs: 5 },
  wait: { everyMs: 1 },
  store: memoryStorage(),
});

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

export const sha256 = async (blob: Blob): Promise<string> =>
  createHash('sha256')
    .update(new Uint8Array(await blob.arrayBuffer()))
    .digest('hex');

/** Lets the platform handle the request, and cuts the connection before it responds. */
export function loseAnswer(response: ServerResponse): void {
  response.end = (() => response.destroy()) as unknown as typeof response.end;
}

/** Methods of all requests to the upload host. */
export const toHost = ({ seen }: FilesPlatform): string[] =>
  seen.filter(({ path }) => !path.startsWith('/site-media')).map(({ method }) => method);

/** Makes the host lose the upload whose n-th chunk it is sent. */
export function losing(chunk: number, status = 404): Intercept {
  let chunks = 0;
  let lost = '';
  return ({ method, path }, _request, response) => {
    if (method === 'PATCH' && ++chunks === chunk) lost = path;
    if (path !== lost) return false;
    answer(response, status, {});
    return true;
  };
}
