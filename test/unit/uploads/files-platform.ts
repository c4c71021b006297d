import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { FileStore } from '@tus/file-store';
import { Server as TusServer } from '@tus/server';
import { listen } from 'storewire-dev-kit/server';

/** A file that the platform has stored. */
export interface StoredFile {
  id: string;
  displayName: string;
  contentType: string | undefined;
  hash: string;
  sizeInBytes: string;
}

/** A request without its body. */
export interface Seen {
  method: string;
  path: string;
  authorization: string | undefined;
  headers: IncomingMessage['headers'];
  /** Input of a call. */
  input: Record<string, unknown>;
}

/** Handles a request instead of the platform and returns true; or only observes it. */
export type Intercept = (
  seen: Seen,
  request: IncomingMessage,
  response: ServerResponse,
) => boolean | Promise<boolean>;

export interface FilesPlatform {
  url: string;
  files: StoredFile[];
  seen: Seen[];
  /** How many requests it is handling. Those that it leaves without a response do not count. */
  handling: number;
  /** Access tokens that may upload. */
  admins: Set<string>;
  /** Upload tokens that were issued. */
  tokens: string[];
  /** The host of upload URLs, if it is not the platform itself. */
  uploadHost: string | undefined;
  intercept: Intercept | undefined;
  /** How many reads of a file return `PENDING` before it is ready. */
  looks: number;
  /** Final status of files. */
  outcome: 'READY' | 'FAILED';
  /** Whether a second request to finish an upload is rejected. */
  isForgetful: boolean;
  stop(): Promise<void>;
}

/**
 * The files service of the platform: its calls, a host for uploads in one request, and a real tus server on
 * disk.
 */
export async function startFilesPlatform(): Promise<FilesPlatform> {
  const folder = await mkdtemp(join(tmpdir(), 'storewire-tus-'));
  const uploads = new Map<string, string>();
  const finished = new Map<string, Promise<StoredFile>>();
  const looks = new Map<string, number>();
  let running: TusServer | undefined;
  // created on demand: its store creates the folder again, perhaps while a short test removes it
  const tus = (): TusServer =>
    (running ??= new TusServer({
      path: '/tus',
      datastore: new FileStore({ directory: folder }),
      onUploadCreate: async (_request, upload) => {
        const token = upload.metadata?.['token'] ?? '';
        const body = `the token ${token} is not good for an upload`;
        if (!platform.tokens.includes(token) || uploads.has(token))
          throw Object.assign(new Error('refused'), { status_code: 403, body });
        uploads.set(token, upload.id);
        return {};
      },
    }));

  const platform: FilesPlatform = {
    url: '',
    files: [],
    seen: [],
    handling: 0,
    admins: new Set(['admin']),
    tokens: [],
    uploadHost: undefined,
    intercept: undefined,
    looks: 0,
    outcome: 'READY',
    isForgetful: false,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await rm(folder, { recursive: true, force: true });
    },
  };

  function descriptorOf(file: StoredFile): object {
    const seen = looks.get(file.id) ?? 0;
    looks.set(file.id, seen + 1);
    const operationStatus = seen < platform.looks ? 'PENDING' : platform.outcome;
    const url = `https://static.example.com/${file.id}`;
    const others = { private: false, mediaType: 'OTHER', labels: [], siteId: 'site', state: 'OK' };
    return { file: { ...file, ...others, url, operationStatus } };
  }

  async function accept(
    displayName: string,
    contentType: string | undefined,
    content: AsyncIterable<Uint8Array>,
  ): Promise<StoredFile> {
    const hash = createHash('sha256');
    let size = 0;
    for await (const part of content) {
      hash.update(part);
      size += part.byteLength;
    }
    const id = `file-${randomUUID()}`;
    const file = { id, displayName, contentType, hash: hash.digest('hex'), sizeInBytes: String(size) };
    platform.files.push(file);
    return file;
  }

  /** The calls of the contract. */
  function call(name: string, fileId: string): object | undefined {
    const host = platform.uploadHost ?? platform.url;
    const file = platform.files.find(({ id }) => id === fileId);
    const uploadToken = `canary.${randomUUID()}`;
    switch (name) {
      case 'get-file-by-id':
        return file && descriptorOf(file);
      case 'generate-upload-url':
        return { uploadUrl: `${host}/upload/ticket-${randomUUID()}?proof=canary-${randomUUID()}` };
      case 'generate-resumable-upload-url':
        platform.tokens.push(uploadToken);
        return { uploadProtocol: 'TUS', uploadUrl: `${host}/tus`, uploadToken };
      default:
        return undefined;
    }
  }

  async function finish(token: string, displayName: string): Promise<[status: number, body: object]> {
    const before = finished.get(token);
    if (before && platform.isForgetful) return [403, { message: `the token ${token} was used` }];
    if (before) return [200, descriptorOf(await before)];
    const id = uploads.get(token);
    const upload =
      id === undefined
        ? undefined
        : await tus()
            .datastore.getUpload(id)
            .catch(() => undefined);
    if (!upload || upload.offset !== upload.size)
      return [404, { message: `the upload of ${token} is not complete` }];
    const type = upload.metadata?.['contentType'] ?? undefined;
    // a request whose connection was cut may still run
    const file = finished.get(token) ?? accept(displayName, type, createReadStream(join(folder, upload.id)));
    finished.set(token, file);
    return [200, descriptorOf(await file)];
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers, url: path = '/' } = request;
    const { pathname, searchParams } = new URL(path, 'http://platform');
    const fileName = searchParams.get('filename') ?? '';
    response.setHeader('access-control-allow-origin', '*');
    const isCall = pathname.startsWith('/site-media/');
    const input = isCall && method === 'POST' ? ((await json(request)) as Record<string, unknown>) : {};
    const seen = { method, path, authorization: headers.authorization, headers, input };
    if (method !== 'OPTIONS') platform.seen.push(seen);
    if (await platform.intercept?.(seen, request, response)) return;
    const token = /^\/tus\/(canary[^/]+)$/.exec(pathname)?.[1];
    if (pathname.startsWith('/tus') && !(token && (method === 'PUT' || method === 'OPTIONS')))
      return tus().handle(request, response);
    if (method === 'OPTIONS') {
      const names = {
        'access-control-allow-headers': '*, authorization',
        'access-control-allow-methods': '*',
      };
      return void response.writeHead(204, names).end();
    }
    if (token) return answer(response, ...(await finish(decodeURIComponent(token), fileName)));
    if (pathname.startsWith('/upload/'))
      return answer(response, 200, descriptorOf(await accept(fileName, headers['content-type'], request)));
    if (!platform.admins.has(headers.authorization ?? ''))
      return answer(response, 403, { message: 'Forbidden' });
    const name = pathname.slice('/site-media/v1/files/'.length);
    const body = call(name, searchParams.get('fileId') ?? '');
    answer(response, body ? 200 : 404, body ?? { message: 'Not found' });
  }

  const server = createServer(async (request, response) => {
    platform.handling++;
    const handled = handle(request, response).catch(() => response.destroy());
    // tus never returns from a request whose response was cut
    await Promise.race([handled, once(response, 'close')]);
    platform.handling--;
  });
  platform.url = `http://127.0.0.1:${await listen(server)}`;
  return platform;
}

export function answer(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
