/**
 * The host of upload URLs: files in one request, and in pieces by tus 1.0.0 with creation.
 */
import type { Hono } from 'hono';
import { addFile, finishFile, finishLater } from '../../features/media/calls/add.ts';
import {
  checkSize,
  checkType,
  MAX_PLAIN_BYTES,
  MAX_RESUMABLE_BYTES,
  type Upload,
  uploads,
  uploadWith,
} from '../../features/media/calls/uploads.ts';
import { toDescriptor } from '../../features/media/descriptor.ts';
import { inspect } from '../../features/media/inspect.ts';
import { essenceOf, UNKNOWN_TYPE } from '../../features/media/kinds.ts';
import { files } from '../../features/media/stored-file.ts';
import { type Base, contextOf } from '../../kernel/context/context.ts';
import { Conflict, Failure, Forbidden, invalid } from '../../kernel/errors/failure.ts';
import { originsOf, withOrigins } from '../../kernel/settings/stored-origin.ts';
import { type ReceivedBytes, TooManyBytesError } from '../../kernel/store/media-store.ts';
import { utf8Of } from '../../kernel/values/utf8.ts';
import { checkEncoding } from '../http/body.ts';
import { ALLOWED, failure, headersAt } from '../http/respond.ts';

interface UploadHostOptions {
  base: Base;
  /** Is called after each file that was added. */
  afterWrite: () => void;
  onFault: (error: unknown) => void;
}

const PLAIN = '/_files/upload/:token';
const CREATION = '/_files/resumable';
const PIECES = `${CREATION}/:token`;

const TUS = { 'tus-resumable': '1.0.0', 'tus-version': '1.0.0' };
const SUPPORT = {
  ...TUS,
  'tus-extension': 'creation',
  'tus-max-size': String(MAX_RESUMABLE_BYTES),
};

/** Adds the URLs of uploads to the app. */
export function hostUploads(app: Hono, options: UploadHostOptions): void {
  const host = new UploadHost(options);
  for (const path of [PLAIN, CREATION, PIECES]) app.options(path, () => host.respond(204, null, PREFLIGHT));
  const serve = (path: string, handlers: ReadonlyMap<string, Handle>): void => {
    app.all(path, ({ req }, next) => {
      const method = methodOf(req.raw);
      const handle = handlers.get(method);
      return handle ? host.run(method, req.raw, () => handle(req.raw, req.param('token') ?? '')) : next();
    });
  };
  serve(PLAIN, new Map<string, Handle>([['PUT', (request, token) => host.receive(request, token)]]));
  serve(CREATION, new Map<string, Handle>([['POST', (request) => host.create(request)]]));
  serve(
    PIECES,
    new Map<string, Handle>([
      ['HEAD', (_request, token) => host.position(token)],
      ['PATCH', (request, token) => host.append(request, token)],
      ['PUT', (request, token) => host.finish(request, token)],
    ]),
  );
}

type Handle = (request: Request, token: string) => Response | Promise<Response>;

/** The method of a request. Where a network forbids it, tus sends its name with POST. */
const methodOf = ({ method, headers }: Request): string =>
  method === 'POST' ? (headers.get('x-http-method-override') ?? method).toUpperCase() : method;

const PREFLIGHT = {
  ...SUPPORT,
  'access-control-allow-methods': 'POST, HEAD, PATCH, PUT, OPTIONS',
  'access-control-allow-headers': ALLOWED,
  'access-control-max-age': '7200',
};

/** A request that changes an upload. */
interface Change {
  ended: Promise<unknown>;
  /** Lets no more of its body arrive. */
  interrupt: () => void;
}

class UploadHost {
  readonly #options: UploadHostOptions;
  /** The requests that change uploads at the moment, by the ids of these. */
  readonly #changes = new Map<string, Change>();

  constructor(options: UploadHostOptions) {
    this.#options = options;
  }

  respond(status: number, body: object | null, headers: Readonly<Record<string, string>> = {}): Response {
    const { base } = this.#options;
    const text = body && withOrigins(JSON.stringify(body), originsOf(base));
    return new Response(text, {
      status,
      headers: {
        ...headersAt(base.clock.now()),
        'access-control-expose-headers':
          'x-wix-request-id, date, location, upload-offset, upload-length, tus-resumable, tus-version',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
    });
  }

  async run(
    method: string,
    { headers }: Request,
    handle: () => Response | Promise<Response>,
  ): Promise<Response> {
    if (/^(POST|PATCH)$/.test(method) && headers.get('tus-resumable') !== TUS['tus-resumable'])
      return this.#refuse(412, 'The version of tus must be 1.0.0');
    try {
      checkEncoding(headers.get('content-encoding') ?? undefined);
      return await handle();
    } catch (error) {
      if (!(error instanceof Failure)) this.#options.onFault(error);
      const { status, body } = failure(error);
      return this.respond(status, JSON.parse(body) as object, TUS);
    }
  }

  /** A file in one request. The same bytes again are the same file. */
  async receive(request: Request, token: string): Promise<Response> {
    const { media } = this.#options.base;
    const upload = this.#upload(token, false);
    const body = new RequestBody(request);
    const bytes = await media.receive(body, MAX_PLAIN_BYTES).catch(tooLarge);
    try {
      if (body.end === 'lost') return this.#refuse(400, 'The request ended early');
      checkSize(bytes.size, MAX_PLAIN_BYTES);
      return await this.#add(upload, bytes, request);
    } finally {
      media.discard(bytes);
    }
  }

  create(request: Request): Response {
    const { db, origin } = this.#options.base;
    const metadata = metadataOf(request);
    const upload = this.#upload(metadata.get('token') ?? '', true);
    if (upload.size !== undefined) throw new Conflict('The token was used for another upload');
    const length = request.headers.get('upload-length') ?? '';
    if (!/^\d{1,15}$/.test(length)) return this.#refuse(400, 'Upload-Length is required');
    const size = Number(length);
    checkSize(size, MAX_RESUMABLE_BYTES);
    const info = {
      ...upload.info,
      fileName: upload.info.fileName ?? metadata.get('filename') ?? null,
    };
    db.write(() => db.of(uploads).save({ ...upload, info, size }));
    return this.respond(201, null, { ...TUS, location: `${origin()}${CREATION}/${upload.token}` });
  }

  async position(token: string): Promise<Response> {
    const upload = this.#upload(token, true);
    const { size, fileId } = upload;
    if (size === undefined) return this.#refuse(404, 'The upload does not exist');
    return this.#exclusively(upload, async () => {
      const offset = fileId ? size : this.#options.base.media.partialSize(upload.id);
      return this.respond(200, null, {
        ...TUS,
        'upload-offset': String(offset),
        'upload-length': String(size),
      });
    });
  }

  async append(request: Request, token: string): Promise<Response> {
    const { media } = this.#options.base;
    const upload = this.#upload(token, true);
    const { size } = upload;
    if (size === undefined || upload.fileId) return this.#refuse(404, 'The upload does not exist');
    if (request.headers.get('content-type') !== 'application/offset+octet-stream')
      return this.#refuse(415, 'The content type must be application/offset+octet-stream');
    return this.#exclusively(upload, async (interrupted) => {
      if (request.headers.get('upload-offset') !== String(media.partialSize(upload.id)))
        return this.#refuse(409, 'Upload-Offset is not the number of bytes that have arrived');
      const body = new RequestBody(request, interrupted);
      try {
        await media.append(upload.id, body, size);
      } catch (error) {
        if (error instanceof TooManyBytesError) return this.#refuse(413, 'More bytes than Upload-Length');
        throw error;
      }
      if (body.end === 'lost') return this.#refuse(400, 'The request ended early');
      if (body.end === 'interrupted') return this.#refuse(409, 'A later request continues the upload');
      return this.respond(204, null, { ...TUS, 'upload-offset': String(media.partialSize(upload.id)) });
    });
  }

  /** Makes a file of the pieces. A repeated request gets the same file. */
  finish(request: Request, token: string): Promise<Response> {
    const { media } = this.#options.base;
    const upload = this.#upload(token, true);
    return this.#exclusively(upload, async () => {
      if (upload.fileId !== undefined) return this.#response(upload.fileId);
      if (upload.size === undefined || media.partialSize(upload.id) !== upload.size)
        throw new Conflict('The upload is not complete');
      return this.#add(upload, await media.completed(upload.id), request);
    });
  }

  /** Adds the file of an upload, once. */
  async #add(upload: Upload, bytes: ReceivedBytes, request: Request): Promise<Response> {
    const { base, afterWrite } = this.#options;
    const { db, media, settings } = base;
    const { info } = upload;
    const displayName = info.fileName || new URL(request.url).searchParams.get('filename') || 'file';
    const sent = essenceOf(info.mimeType);
    const type = sent === UNKNOWN_TYPE ? essenceOf(request.headers.get('content-type') ?? sent) : sent;
    checkType(sent, displayName);
    const inspected = await inspect(bytes.path, type, displayName);
    const fileId = db.write(() => {
      // another request may have added the file in the meantime, and a reset removed the upload
      const { fileId: added } = this.#upload(upload.token, upload.isResumable);
      if (added !== undefined) {
        const before = db.of(files).get(added);
        if (before && before.hash !== bytes.hash)
          throw new Conflict('The upload URL was used for another file');
        return added;
      }
      const context = contextOf(base, { caller: upload.caller, scope: 'files.upload' });
      media.keep(bytes);
      const content = { ...inspected, hash: bytes.hash, size: bytes.size };
      const { fileName: _name, ...described } = info;
      const file = addFile(context, { ...described, displayName }, content);
      db.of(uploads).save({ ...upload, fileId: file.id });
      if (settings.fileProcessingMs > 0) finishLater(context, file);
      else finishFile(context, file);
      return file.id;
    });
    afterWrite();
    return this.#response(fileId);
  }

  #response(fileId: string): Response {
    const { base } = this.#options;
    const file = base.db.of(files).get(fileId);
    if (!file) return this.#refuse(410, 'The file was deleted');
    return this.respond(200, { file: toDescriptor(base, file) });
  }

  #refuse(status: number, message: string): Response {
    return this.respond(status, { message }, TUS);
  }

  #upload(token: string, isResumable: boolean): Upload {
    const upload = uploadWith(this.#options.base, token);
    if (upload?.isResumable !== isResumable) throw new Forbidden('The upload URL is not valid');
    return upload;
  }

  /**
   * Runs one change of an upload at a time. A later request interrupts one whose bytes still arrive: it comes from a
   * client whose connection is gone, which the platform cannot see.
   */
  async #exclusively(
    { id }: Upload,
    change: (interrupted: AbortSignal) => Promise<Response>,
  ): Promise<Response> {
    for (let earlier = this.#changes.get(id); earlier; earlier = this.#changes.get(id)) {
      earlier.interrupt();
      await earlier.ended;
    }
    const controller = new AbortController();
    const response = change(controller.signal).finally(() => this.#changes.delete(id));
    this.#changes.set(id, {
      ended: response.catch(() => undefined),
      interrupt: () => controller.abort(),
    });
    return response;
  }
}

/** The bytes of a request, as many as arrive. A connection that ends early is not a fault of the platform. */
class RequestBody {
  /** Why there are no more: the connection is lost, or a later request interrupts this one. */
  end: 'complete' | 'lost' | 'interrupted' = 'complete';
  readonly #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;

  constructor({ body }: Request, interrupted?: AbortSignal) {
    this.#reader = body?.getReader();
    interrupted?.addEventListener('abort', () => {
      this.end = 'interrupted';
      this.#stop();
    });
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    try {
      for (let chunk = await this.#read(); chunk; chunk = await this.#read()) yield chunk;
    } finally {
      this.#stop();
    }
  }

  async #read(): Promise<Uint8Array | undefined> {
    try {
      return (await this.#reader?.read())?.value;
    } catch {
      this.end = 'lost';
      return undefined;
    }
  }

  #stop(): void {
    // fails if the connection has ended
    this.#reader?.cancel().catch(() => undefined);
  }
}

function tooLarge(error: unknown): never {
  if (!(error instanceof TooManyBytesError)) throw error;
  checkSize(error.limit + 1, error.limit);
  return invalid('', 'MAX_SIZE', 'is too large');
}

/** `filename bXVnLnBuZw==,token …`: names with values in base64. Throws for one that is no UTF-8. */
const metadataOf = ({ headers }: Request): ReadonlyMap<string, string> =>
  new Map(
    (headers.get('upload-metadata') ?? '').split(',').map((entry) => {
      const [name = '', value = ''] = entry.trim().split(' ');
      const text = utf8Of(Buffer.from(value, 'base64'));
      return [name, text ?? invalid(name, 'FORMAT', 'is not valid UTF-8')];
    }),
  );
