import { checkHost } from '../core/host.ts';
import { fromSegment } from '../core/media-line.ts';
import { encodeId, isKind, KINDS, type MediaKind, type MediaReference } from './media-string.ts';
import { refuse } from './refuse.ts';

const STATIC = 'https://static.wixstatic.com';

/** Where the originals of each kind are, and what follows the id there. The hosts are those of the platform, as recorded. */
const PLACES: Record<MediaKind, { host: string; folder: string; tail?: string }> = {
  image: { host: STATIC, folder: 'media' },
  video: { host: 'https://video.wixstatic.com', folder: 'video', tail: '/file' },
  audio: { host: STATIC, folder: 'mp3' },
  document: { host: 'https://d945e594-8657-47e2-9cd9-e9033c3d8da0.usrfiles.com', folder: 'ugd' },
  shape: { host: STATIC, folder: 'shapes' },
  vector: { host: STATIC, folder: 'shapes' },
};

/** Documents of a site are also served by a host of its own. */
const DOCUMENT_HOST = /^https:\/\/[^/]+\.usrfiles\.com$/;

/** What an address of the media library says. */
export interface LibraryAddress extends Pick<MediaReference, 'kind' | 'id'> {
  /** True for a picture in another size than that of the original. */
  isScaled: boolean;
}

/** Address of a file without the id's tail: what transformations are added to. */
export function addressOf(kind: MediaKind, id: string, host: string | undefined): string {
  if (!isKind(kind)) throw refuse('kind', 'must be a kind of file');
  const place = PLACES[kind];
  return `${host === undefined ? place.host : checkHost('host', host)}/${place.folder}/${encodeId(id)}`;
}

export const originalOf = (kind: MediaKind, id: string, host: string | undefined): string => addressOf(kind, id, host) + (PLACES[kind].tail ?? '');

/** Takes an address of the media library apart. Undefined for one from elsewhere, and for a signed one, which holds in no other form. */
export function readAddress(url: URL, host: string | undefined): LibraryAddress | undefined {
  if (url.searchParams.has('token')) return undefined;
  const own = host === undefined ? undefined : checkHost('host', host);
  for (const kind of KINDS) {
    const place = PLACES[kind];
    const isThere = url.origin === place.host || (kind === 'document' && DOCUMENT_HOST.test(url.origin));
    const start = [isThere ? url.origin : undefined, own].find((base) => base !== undefined && url.href.startsWith(`${base}/${place.folder}/`));
    if (start === undefined) continue;
    const [id = '', ...rest] = url.href.slice(`${start}/${place.folder}/`.length).split(/[?#]/)[0]?.split('/') ?? [];
    if (id) return { kind, id: fromSegment(id, (problem) => refuse('source', problem)), isScaled: kind === 'image' && rest[0] === 'v1' };
  }
  return undefined;
}

/** The address that a text is, if it is one. Schemes that browsers would run or open are refused. */
export function toWebAddress(text: string): URL | undefined {
  const address = text.startsWith('//') ? `https:${text}` : text;
  if (!/^[a-z][a-z\d+.-]*:/i.test(address)) return undefined;
  const url = /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.username || url.password) throw refuse('source', 'must be a media id, a media string or a web address');
  return url;
}
