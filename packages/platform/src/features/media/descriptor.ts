import type { FileDescriptor, FileMedia, Image, Video } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { STORED_ORIGIN } from '../../kernel/settings/stored-origin.ts';
import type { StoredFile } from './stored-file.ts';
import { type FileGrant, signGrant } from './token.ts';
import { filePath, fileUrl } from './urls.ts';

type UrlSigner = Pick<Context, 'db' | 'clock' | 'shop'>;

/** How long the URLs of private files in descriptors are valid: ten hours, as download URLs. */
const PRIVATE_MINUTES = 600;

/** A file as responses and events contain it. */
export function toDescriptor(signer: UrlSigner, file: StoredFile): FileDescriptor {
  const {
    width: _width,
    height: _height,
    externalInfo: _info,
    formerFolderId: _former,
    failure: _why,
    ...rest
  } = file;
  const isReady = file.operationStatus === 'READY';
  const isImage = file.mediaType === 'IMAGE' || file.mediaType === 'VECTOR';
  return {
    ...rest,
    url: fileUrl(file),
    siteId: signer.shop.siteId,
    ...(isReady && { media: mediaOfFile(signer, file) }),
    ...(isReady && isImage && !file.private && { thumbnailUrl: fileUrl(file) }),
  };
}

/** The URL of a file that also opens private ones, for a time. */
export function signedUrl(
  signer: UrlSigner,
  file: StoredFile,
  minutes: number,
  grant: Omit<FileGrant, 'sub' | 'exp'> = {},
): string {
  return urlUntil(signer, file, signer.clock.now() + minutes * 60_000, grant);
}

/** The URL of a file that also opens private ones, until a point in time in milliseconds. */
export function urlUntil(
  signer: UrlSigner,
  file: StoredFile,
  time: number,
  grant: Omit<FileGrant, 'sub' | 'exp'> = {},
): string {
  const exp = Math.floor(time / 1000);
  return `${STORED_ORIGIN}${filePath(file)}?token=${signGrant(signer, { sub: file.id, exp, ...grant })}`;
}

const formatOf = ({ mimeType }: StoredFile): string => mimeType.split('/')[1] ?? '';

const sizeOf = ({ width, height }: StoredFile): Pick<StoredFile, 'width' | 'height'> => ({
  ...(width !== undefined && { width }),
  ...(height !== undefined && { height }),
});

/** A picture of the media library. */
export const imageOf = (file: StoredFile, url = fileUrl(file)): Image & { id: string; url: string } => ({
  id: file.id,
  url,
  filename: file.displayName,
  sizeInBytes: file.sizeInBytes,
  ...sizeOf(file),
});

/** A video of the media library. The original is the only resolution: nothing is transcoded. */
export const videoOf = (file: StoredFile, url = fileUrl(file)): Video => ({
  ...imageOf(file, url),
  resolutions: [{ url, format: formatOf(file), private: file.private, ...sizeOf(file) }],
  posters: [],
});

function mediaOfFile(signer: UrlSigner, file: StoredFile): FileMedia {
  const url = file.private ? signedUrl(signer, file, PRIVATE_MINUTES) : fileUrl(file);
  const expiry = file.private && {
    urlExpirationDate: new Date(signer.clock.now() + PRIVATE_MINUTES * 60_000).toISOString(),
  };
  const image = { ...imageOf(file, url), ...expiry };
  switch (file.mediaType) {
    case 'IMAGE':
      return { image: { image, faces: [] } };
    case 'VECTOR':
      return { vector: { image, faces: [] } };
    case 'ICON':
      return { icon: { image, faces: [] } };
    case 'VIDEO':
      return { video: { ...videoOf(file, url), ...expiry } };
    case 'AUDIO':
      return {
        audio: {
          id: file.id,
          format: formatOf(file),
          sizeInBytes: file.sizeInBytes,
          assets: [{ ...image, format: formatOf(file), private: file.private }],
        },
      };
    case 'DOCUMENT':
      return { document: image };
    case 'ARCHIVE':
      return { archive: image };
    case 'MODEL3D':
      return { model3d: image };
    default:
      return {};
  }
}
