/** Serves the bytes of files: originals, scaled images, signed downloads and ZIP files. */
import type { Hono } from 'hono';
import { fileLists } from '../../features/media/calls/downloads.ts';
import { isWebp, Renderer } from '../../features/media/render.ts';
import { loadSharp } from '../../features/media/sharp.ts';
import { files, type StoredFile } from '../../features/media/stored-file.ts';
import { type FileGrant, readGrant } from '../../features/media/token.ts';
import { readTransform } from '../../features/media/transform.ts';
import { decodeSegment } from '../../features/media/urls.ts';
import { zipStream } from '../../features/media/zip.ts';
import type { Base } from '../../kernel/context/context.ts';
import { toFetchResponse } from '../http/message.ts';
import { headersAt, preflight } from '../http/respond.ts';

/** Where the client looks for files: see urls.ts. */
const FOLDERS = ['/media/*', '/video/*', '/mp3/*', '/shapes/*', '/ugd/*'];

export function serveFiles(app: Hono, base: Base): void {
  const server = new FileServer(base);
  for (const folder of FOLDERS) {
    app.options(folder, () => toFetchResponse(preflight(base.clock.now())));
    app.get(folder, ({ req }) => server.file(req.raw));
  }
  app.get('/_files/zip', ({ req }) => server.zip(req.raw));
}

class FileServer {
  readonly #base: Base;
  readonly #renderer = new Renderer();

  constructor(base: Base) {
    this.#base = base;
  }

  async file(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const [, , segment = '', ...rest] = url.pathname.split('/');
    const file = this.#base.db.of(files).get(decodeSegment(segment));
    const token = url.searchParams.get('token');
    const grant = token === null ? undefined : readGrant(this.#base, token);
    if (token !== null && (!grant || grant.sub !== file?.id))
      return this.#message(403, 'The link is not valid');
    if (grant?.isExpired) return this.#expired(grant);
    if (file?.operationStatus !== 'READY' || !this.#base.media.has(file.hash))
      return this.#message(404, 'There is no such file');
    if (file.private && !grant) return this.#message(403, 'The file is private');
    if (rest[0] === 'v1' && (await loadSharp())) return this.#scaled(request, file, rest.slice(1).join('/'));
    return this.#original(request, file, grant);
  }

  zip(request: Request): Response {
    const grant = readGrant(this.#base, new URL(request.url).searchParams.get('token') ?? '');
    const list = grant && this.#base.db.of(fileLists).get(grant.sub);
    if (!list) return this.#message(403, 'The link is not valid');
    const { db, media } = this.#base;
    const entries = db
      .of(files)
      .getMany(list.fileIds)
      .filter(({ hash }) => media.has(hash))
      .map(({ displayName, hash, updatedDate }) => ({
        name: displayName,
        lastModified: new Date(updatedDate),
        open: () => media.stream(hash),
      }));
    return new Response(zipStream(entries), {
      headers: {
        ...this.#headers(),
        'content-type': 'application/zip',
        'content-disposition': disposition('attachment', 'files.zip'),
      },
    });
  }

  async #scaled(request: Request, file: StoredFile, path: string): Promise<Response> {
    const transform = readTransform(path);
    if (!transform) return this.#message(400, 'The platform cannot scale an image like this');
    const asWebp = isWebp(transform, request.headers.get('accept') ?? '');
    const key = `${file.hash}/${path.slice(0, path.lastIndexOf('/'))}/${asWebp ? 'webp' : ''}`;
    const headers = { ...this.#headers(), vary: 'accept', etag: `"${key.replaceAll(/[^\w/.,-]/g, '')}"` };
    if (hasTag(request.headers.get('if-none-match'), headers.etag))
      return new Response(null, { status: 304, headers });
    const rendition = await this.#renderer.render(key, this.#base.media.pathOf(file.hash), transform, asWebp);
    if (!rendition) return this.#message(400, 'The platform cannot scale this image');
    return new Response(new Uint8Array(rendition.bytes), {
      headers: { ...headers, 'content-type': rendition.mimeType },
    });
  }

  #original(request: Request, file: StoredFile, grant: FileGrant | undefined): Response {
    // not the size that the file states: an example of the contract states that of another content
    const size = this.#base.media.size(file.hash);
    const etag = `"${file.hash}"`;
    const headers: Record<string, string> = {
      ...this.#headers(),
      'accept-ranges': 'bytes',
      'content-type': file.mimeType,
      'content-disposition': disposition(
        INLINE.some((type) => type.test(file.mimeType)) ? (grant?.disposition ?? 'inline') : 'attachment',
        grant?.name ?? file.displayName,
      ),
      etag,
    };
    // browsers show no documents of this type in a sandbox, and run nothing of them as a page
    if (file.mimeType === 'application/pdf') delete headers['content-security-policy'];
    if (hasTag(request.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers });
    // a part of another content gets the whole file; files have no date to compare
    const isSame = (request.headers.get('if-range') ?? etag) === etag;
    const range = isSame ? rangeOf(request.headers.get('range'), size) : undefined;
    if (range === 'outside')
      return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
    const { start, end } = range ?? { start: 0, end: size - 1 };
    headers['content-length'] = String(end - start + 1);
    if (range) headers['content-range'] = `bytes ${start}-${end}/${size}`;
    const body = request.method === 'HEAD' ? null : this.#base.media.stream(file.hash, { start, end });
    return new Response(body, { status: range ? 206 : 200, headers });
  }

  #expired({ redirect }: FileGrant): Response {
    if (redirect === undefined) return this.#message(403, 'The link has expired');
    return new Response(null, { status: 302, headers: { ...this.#headers(), location: redirect } });
  }

  #message(status: number, text: string): Response {
    return new Response(`${text}\n`, {
      status,
      headers: { ...this.#headers(), 'content-type': 'text/plain; charset=utf-8' },
    });
  }

  /** Uploaded files are shown in a sandbox without scripts and with an origin of their own. */
  #headers(): Record<string, string> {
    return {
      ...headersAt(this.#base.clock.now()),
      'access-control-expose-headers': 'accept-ranges, content-length, content-range, date, etag',
      'cache-control': 'no-cache',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    };
  }
}

/** Types that browsers show without running anything. All others are saved. */
const INLINE = [
  /^image\/(apng|avif|bmp|gif|hei[cf]|jpeg|png|tiff|webp|x-icon|vnd\.microsoft\.icon)$/,
  // no `+`, with which types end that are documents of XML
  /^(audio|video)\/[\w.-]+$/,
  /^(application\/pdf|text\/(plain|vtt))$/,
];

/** Whether a list of entity tags has this one. Proxies make strong ones weak. */
const hasTag = (list: string | null, etag: string): boolean =>
  list !== null && (list.trim() === '*' || [...list.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag));

/** The name in both forms of RFC 6266. */
const disposition = (type: string, name: string): string =>
  `${type}; filename="${name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(
    name.toWellFormed(),
  ).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)}`;

/** One range of bytes. Undefined without one, or for several, which get the whole file. */
function rangeOf(
  header: string | null,
  size: number,
): { start: number; end: number } | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'outside' : { start, end };
}
