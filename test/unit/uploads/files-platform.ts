import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server as TusServer } from '@tus/server';

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
  /** Stops and starts again on the same port, with only what is on disk. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const pathOf = (request: IncomingMessage): URL => new URL(request.url ?? '/', 'http://platform');

const hashOf = async (stream: AsyncIterable<Uint8Array>): Promise<{ hash: string; size: number }> => {
  const hash = createHash('sha256');
  let size = 0;
  for await (const part of stream) {
    hash.update(part);
    size += part.byteLength;
  }
  return { hash: hash.digest('hex'), size };
};

/**
 * The files service of the platform: its calls, a host for uploads in one request, and a real tus server on
 * disk.
 */
export async function startFilesPlatform(): Promise<FilesPlatform> {
  const folder = await mkdtemp(join(tmpdir(), 'storewire-tus-'));
  const uploads = new Map<string, string>();
  const finished = new Map<string, StoredFile>();
  const looks = new Map<string, number>();
  let server: Server;
  let running: TusServer | undefined;
  // created on demand: its store creates the folder again, perhaps while a short test removes it
  const tus = (): TusServer => (running ??= makeTus());

  function makeTus(): TusServer {
    return new TusServer({
      path: '/tus',
      datastore: new FileStore({ directory: folder }),
      onUploadCreate: async (_request, upload) => {
        const token = upload.metadata?.['token'] ?? '';
        const isNew = platform.tokens.includes(token) && !uploads.has(token);
        if (!isNew)
          throw Object.assign(new Error('refused'), {
            status_code: 403,
            body: `the token ${token} is not good for an upload`,
          });
        uploads.set(token, upload.id);
        return {};
      },
    });
  }

  const platform: FilesPlatform = {
    url: '',
    files: [],
    seen: [],
    admins: new Set(['admin']),
    tokens: [],
    uploadHost: undefined,
    intercept: undefined,
    looks: 0,
    outcome: 'READY',
    isForgetful: false,
    async restart() {
      const { port } = new URL(platform.url);
      await close();
      running = undefined;
      await listen(Number(port));
    },
    async stop() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };

  const descriptorOf = (file: StoredFile): object => {
    const seen = looks.get(file.id) ?? 0;
    looks.set(file.id, seen + 1);
    const operationStatus = seen < platform.looks ? 'PENDING' : platform.outcome;
    const url = `https://static.example.com/${file.id}`;
    return {
      file: {
        ...file,
        url,
        private: false,
        mediaType: 'OTHER',
        labels: [],
        siteId: 'site',
        state: 'OK',
        operationStatus,
      },
    };
  };

  function accept(
    displayName: string,
    contentType: string | undefined,
    { hash, size }: { hash: string; size: number },
  ): StoredFile {
    const file = { id: `file-${randomUUID()}`, displayName, contentType, hash, sizeInBytes: String(size) };
    platform.files.push(file);
    return file;
  }

  /** The calls of the contract. */
  function call(name: string, input: Record<string, unknown>): object | undefined {
    const host = platform.uploadHost ?? platform.url;
    if (name === 'generate-upload-url')
      return { uploadUrl: `${host}/upload/ticket-${randomUUID()}?proof=canary-${randomUUID()}` };
    if (name === 'generate-resumable-upload-url') {
      const uploadToken = `canary.${randomUUID()}`;
      platform.tokens.push(uploadToken);
      return { uploadProtocol: 'TUS', uploadUrl: `${host}/tus`, uploadToken };
    }
    if (name === 'import')
      return descriptorOf(accept(String(input['displayName']), undefined, { hash: '', size: 0 }));
    if (name === 'generate-file-download-url')
      return {
        downloadUrls: [{ url: `https://download.example.com/${input['fileId']}?proof=1`, assetKey: 'src' }],
      };
    return undefined;
  }

  async function finish(token: string, displayName: string): Promise<[status: number, body: object]> {
    const before = finished.get(token);
    if (before)
      return platform.isForgetful
        ? [403, { message: `the token ${token} was used` }]
        : [200, descriptorOf(before)];
    const id = uploads.get(token);
    const upload =
      id === undefined
        ? undefined
        : await tus()
            .datastore.getUpload(id)
            .catch(() => undefined);
    if (!upload || upload.offset !== upload.size)
      return [404, { message: `the upload of ${token} is not complete` }];
    const file = accept(
      displayName,
      upload.metadata?.['contentType'] ?? undefined,
      await hashOf(createReadStream(join(folder, upload.id))),
    );
    finished.set(token, file);
    return [200, descriptorOf(file)];
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    const { pathname, searchParams } = pathOf(request);
    response.setHeader('access-control-allow-origin', '*');
    const isCall = pathname.startsWith('/site-media/');
    const input =
      isCall && method === 'POST' ? (JSON.parse(await textOf(request)) as Record<string, unknown>) : {};
    const seen = { method, path: request.url ?? '', authorization: headers.authorization, headers, input };
    if (method !== 'OPTIONS') platform.seen.push(seen);
    if (await platform.intercept?.(seen, request, response)) return;
    const token = /^\/tus\/(canary[^/]+)$/.exec(pathname)?.[1];
    if (pathname.startsWith('/tus') && !(token && (method === 'PUT' || method === 'OPTIONS')))
      return tus().handle(request, response);
    if (method === 'OPTIONS')
      return void response
        .writeHead(204, {
          'access-control-allow-headers': '*, authorization',
          'access-control-allow-methods': '*',
        })
        .end();
    if (token)
      return answer(
        response,
        ...(await finish(decodeURIComponent(token), searchParams.get('filename') ?? '')),
      );
    if (pathname.startsWith('/upload/')) {
      const file = accept(searchParams.get('filename') ?? '', headers['content-type'], await hashOf(request));
      return answer(response, 200, descriptorOf(file));
    }
    if (!platform.admins.has(headers.authorization ?? ''))
      return answer(response, 403, { message: 'Forbidden' });
    const name = pathname.slice('/site-media/v1/files/'.length);
    const file = platform.files.find(({ id }) => id === searchParams.get('fileId'));
    const body = name === 'get-file-by-id' ? file && descriptorOf(file) : call(name, input);
    answer(response, body ? 200 : 404, body ?? { message: 'Not found' });
  }

  const listen = async (port: number): Promise<void> => {
    server = createServer((request, response) => {
      handle(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
    platform.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  await listen(0);
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

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}
