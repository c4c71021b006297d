/** URLs of files in the media library. */
import { refuseInput, type StoreError } from '../errors/store-error.ts';
import { checkHost } from '../lib/url.ts';
import { decodeSegment, encodeSegment } from '../wire/media-uri.ts';

/** Kinds of files that the media library serves. */
export type MediaKind = 'image' | 'video' | 'audio' | 'document' | 'vector' | 'shape';

const STATIC = 'https://static.wixstatic.com';

type Location = readonly [origin: string, folder: string, suffix?: string];

/**
 * Where the platform serves the original of each kind (recorded): `{origin}/{folder}/{id}{suffix}`. A URL
 * belongs to the first kind that matches, so those of vectors are read as shapes.
 */
const LOCATIONS: Readonly<Record<MediaKind, Location>> = {
  image: [STATIC, 'media'],
  video: ['https://video.wixstatic.com', 'video', '/file'],
  audio: [STATIC, 'mp3'],
  document: ['https://d945e594-8657-47e2-9cd9-e9033c3d8da0.usrfiles.com', 'ugd'],
  shape: [STATIC, 'shapes'],
  vector: [STATIC, 'shapes'],
};

const MEDIA_KINDS = /* @__PURE__ */ Object.keys(LOCATIONS) as MediaKind[];

export const isMediaKind = (kind: string): kind is MediaKind => MEDIA_KINDS.some((known) => known === kind);

/** Each site has an origin for its documents. */
const DOCUMENT_ORIGIN = /^https:\/\/[^/]+\.usrfiles\.com$/;

/** The error for an invalid argument. It does not quote the argument, which may be a signed URL. */
export const invalidArgument = (field: string, description: string): StoreError =>
  refuseInput('media', field, description);

export function checkKind(kind: string): void {
  if (!isMediaKind(kind)) throw invalidArgument('kind', `must be ${MEDIA_KINDS.join(', ')}`);
}

/** The URL of a file without the suffix of the original: the start of the URLs of its transformations. */
export function fileUrl(kind: MediaKind, id: string, host: string | undefined): string {
  checkKind(kind);
  const [origin, folder] = LOCATIONS[kind];
  return `${host === undefined ? origin : checkHost('host', host)}/${folder}/${encodeId(id)}`;
}

export const originalUrl = (kind: MediaKind, id: string, host: string | undefined): string =>
  fileUrl(kind, id, host) + (LOCATIONS[kind][2] ?? '');

/** A file that a URL of the media library identifies. */
export interface LibraryFile {
  kind: MediaKind;
  id: string;
  /** True for an image that does not have the size of the original. */
  isScaled?: boolean;
}

/** Returns `undefined` for URLs of other sites, and for signed URLs, which are valid only unchanged. */
export function parseLibraryUrl(url: URL, host: string | undefined): LibraryFile | undefined {
  if (url.searchParams.has('token')) return undefined;
  const ownHost = host === undefined ? undefined : checkHost('host', host);
  const location = url.origin + url.pathname;
  for (const kind of MEDIA_KINDS) {
    const [origin, folder] = LOCATIONS[kind];
    const isPlatform = url.origin === origin || (kind === 'document' && DOCUMENT_ORIGIN.test(url.origin));
    const start = [isPlatform ? url.origin : ownHost, ownHost]
      .map((base) => `${base}/${folder}/`)
      .find((each) => location.startsWith(each));
    const [segment, next] = start ? location.slice(start.length).split('/') : [];
    if (!segment) continue;
    const id = decodeSegment(segment, (description) => invalidArgument('source', description));
    return { kind, id, isScaled: kind === 'image' && next === 'v1' };
  }
  return undefined;
}

/**
 * Returns `undefined` for text without a scheme. Throws for schemes other than http and https, such as
 * `javascript:`.
 */
export function parseWebUrl(text: string): URL | undefined {
  const absolute = text.startsWith('//') ? `https:${text}` : text;
  if (!/^[a-z][a-z\d+.-]*:/i.test(absolute)) return undefined;
  const url = /^https?:\/\//i.test(absolute) && URL.canParse(absolute) ? new URL(absolute) : undefined;
  if (!url || url.username || url.password)
    throw invalidArgument('source', 'must be an id, a media URI or a web URL');
  return url;
}

/** An id as one segment of a path. */
export function encodeId(id: string): string {
  if (typeof id !== 'string' || /^\.{0,2}$/.test(id)) throw invalidArgument('id', 'must be the id of a file');
  if (/\p{Cc}/u.test(id)) throw invalidArgument('id', 'must not contain control characters');
  return encodeSegment(id, (description) => invalidArgument('id', description));
}
