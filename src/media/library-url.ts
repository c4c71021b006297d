/** URLs of files in the media library, and all other URLs of the web. */
import { parseBaseUrl } from '../lib/check-options.ts';
import { decodeSegment, encodeId, invalidValue, type MediaKind } from './media-uri.ts';

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

/** Each site has an origin for its documents. */
const DOCUMENT_ORIGIN = /^https:\/\/[^/]+\.usrfiles\.com$/;

/** The URL of a file without the suffix of the original: the start of the URLs of its transformations. */
export function fileUrl(kind: MediaKind, id: string, host: string | undefined): string {
  if (!Object.hasOwn(LOCATIONS, kind)) throw invalidValue('kind', `must be ${MEDIA_KINDS.join(', ')}`);
  const [origin, folder] = LOCATIONS[kind];
  return `${host === undefined ? origin : parseBaseUrl('host', host)}/${folder}/${encodeId(id, 'source')}`;
}

export const originalUrl = (kind: MediaKind, id: string, host: string | undefined): string =>
  fileUrl(kind, id, host) + (LOCATIONS[kind][2] ?? '');

/** Returns `undefined` for URLs of other sites, and for signed URLs, which are valid only unchanged. */
export function parseLibraryUrl(
  url: URL,
  host: string | undefined,
): { kind: MediaKind; id: string; isScaled: boolean } | undefined {
  if (url.searchParams.has('token')) return undefined;
  const ownHost = host === undefined ? undefined : parseBaseUrl('host', host);
  const location = url.origin + url.pathname;
  for (const kind of MEDIA_KINDS) {
    const [origin, folder] = LOCATIONS[kind];
    const isPlatform = url.origin === origin || (kind === 'document' && DOCUMENT_ORIGIN.test(url.origin));
    const start = [isPlatform ? url.origin : ownHost, ownHost]
      .map((base) => `${base}/${folder}/`)
      .find((each) => location.startsWith(each));
    const [segment, next] = start ? location.slice(start.length).split('/') : [];
    if (segment)
      return { kind, id: decodeSegment(segment, 'source'), isScaled: kind === 'image' && next === 'v1' };
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
    throw invalidValue('source', 'must be an id, a media URI or a web URL');
  return url;
}
