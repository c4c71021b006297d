/** URLs of files in the media library. */
import { refuseInput, type StoreError } from '../errors/store-error.ts';
import { checkHost } from '../lib/url.ts';
import { decodeSegment, encodeSegment } from '../wire/media-uri.ts';

/** Kinds of files that the media library serves. */
export type MediaKind = 'image' | 'video' | 'audio' | 'document' | 'vector' | 'shape';

/** Shapes before vectors: both are in the same folder, so a URL from there is read as that of a shape. */
export const MEDIA_KINDS: readonly MediaKind[] = ['image', 'video', 'audio', 'document', 'shape', 'vector'];

export const isMediaKind = (kind: string): kind is MediaKind => MEDIA_KINDS.some((known) => known === kind);

const STATIC = 'https://static.wixstatic.com';

/** Where the platform serves the original of each kind (recorded): `{origin}/{folder}/{id}{suffix}`. */
const LOCATIONS: Readonly<Record<MediaKind, { origin: string; folder: string; suffix?: string }>> = {
  image: { origin: STATIC, folder: 'media' },
  video: { origin: 'https://video.wixstatic.com', folder: 'video', suffix: '/file' },
  audio: { origin: STATIC, folder: 'mp3' },
  document: { origin: 'https://d945e594-8657-47e2-9cd9-e9033c3d8da0.usrfiles.com', folder: 'ugd' },
  shape: { origin: STATIC, folder: 'shapes' },
  vector: { origin: STATIC, folder: 'shapes' },
};

/** Each site has an origin for its documents. */
const DOCUMENT_ORIGIN = /^https:\/\/[^/]+\.usrfiles\.com$/;

/** The error for an invalid argument. It does not quote the argument, which may be a signed URL. */
export const invalidArgument = (field: string, description: string): StoreError =>
  refuseInput('media', field, description);

/** The URL of a file without the suffix of the original: the start of the URLs of its transformations. */
export function fileUrl(kind: MediaKind, id: string, host: string | undefined): string {
  if (!isMediaKind(kind)) throw invalidArgument('kind', `must be ${MEDIA_KINDS.join(', ')}`);
  const { origin, folder } = LOCATIONS[kind];
  return `${host === undefined ? origin : checkHost('host', host)}/${folder}/${encodeId(id)}`;
}

export const originalUrl = (kind: MediaKind, id: string, host: string | undefined): string =>
  fileUrl(kind, id, host) + (LOCATIONS[kind].suffix ?? '');

/** A file that a URL of the media library identifies. */
export interface LibraryFile {
  kind: MediaKind;
  id: string;
  /** True for an image that does not have the size of the original. */
  isScaled: boolean;
}

/** Returns `undefined` for URLs of other sites, and for signed URLs, which are valid only unchanged. */
export function parseLibraryUrl(url: URL, host: string | undefined): LibraryFile | undefined {
  if (url.searchParams.has('token')) return undefined;
  const ownHost = host === undefined ? undefined : checkHost('host', host);
  for (const kind of MEDIA_KINDS) {
    const { origin, folder } = LOCATIONS[kind];
    const isPlatform = url.origin === origin || (kind === 'document' && DOCUMENT_ORIGIN.test(url.origin));
    const base = [isPlatform ? url.origin : undefined, ownHost].find(
      (each) => each !== undefined && url.href.startsWith(`${each}/${folder}/`),
    );
    if (base === undefined) continue;
    const path = url.href.slice(`${base}/${folder}/`.length).split(/[?#]/)[0] ?? '';
    const [segment = '', next] = path.split('/');
    if (segment === '') continue;
    const id = decodeSegment(segment, (description) => invalidArgument('source', description));
    return { kind, id, isScaled: kind === 'image' && next === 'v1' };
  }
  return undefined;
}

/** Returns `undefined` for text without a scheme. Throws for schemes other than http and https, such as `javascript:`. */
export function parseWebUrl(text: string): URL | undefined {
  const absolute = text.startsWith('//') ? `https:${text}` : text;
  if (!/^[a-z][a-z\d+.-]*:/i.test(absolute)) return undefined;
  const url = /^https?:\/\//i.test(absolute) && URL.canParse(absolute) ? new URL(absolute) : undefined;
  if (!url || url.username || url.password)
    throw invalidArgument('source', 'must be a media id, a media URI, or an http or https URL');
  return url;
}

/** An id as one segment of a path. */
export function encodeId(id: string): string {
  if (typeof id !== 'string' || /^\.{0,2}$/.test(id))
    throw invalidArgument('id', 'must be the id of a file in the media library');
  if (/\p{Cc}/u.test(id)) throw invalidArgument('id', 'must not contain control characters');
  return encodeSegment(id, (description) => invalidArgument('id', description));
}
