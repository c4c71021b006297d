import type { FileDescriptor, FileMedia, Image } from 'storewire';
import type { Context } from '../../context/context.ts';
import type { StoredFile } from '../../entities/files.ts';
import { type FileGrant, signGrant } from './token.ts';
import { fileUrl } from './urls.ts';

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
  const exp = Math.floor(signer.clock.now() / 1000) + minutes * 60;
  return `${fileUrl(file)}?token=${signGrant(signer, { sub: file.id, exp, ...grant })}`;
}

function mediaOfFile(signer: UrlSigner, file: StoredFile): FileMedia {
  const common = {
    id: file.id,
    url: file.private ? signedUrl(signer, file, PRIVATE_MINUTES) : fileUrl(file),
    filename: file.displayName,
    sizeInBytes: file.sizeInBytes,
    ...(file.private && {
      urlExpirationDate: new Date(signer.clock.now() + PRIVATE_MINUTES * 60_000).toISOString(),
    }),
  };
  const size = {
    ...(file.width !== undefined && { width: file.width }),
    ...(file.height !== undefined && { height: file.height }),
  };
  const format = file.mimeType.split('/')[1] ?? '';
  const image: Image = { ...common, ...size };
  switch (file.mediaType) {
    case 'IMAGE':
      return { image: { image, faces: [] } };
    case 'VECTOR':
      return { vector: { image, faces: [] } };
    case 'ICON':
      return { icon: { image, faces: [] } };
    case 'VIDEO': {
      // the original is the only one: nothing is transcoded
      const original = { url: common.url, format, private: file.private, ...size };
      return { video: { ...common, ...size, resolutions: [original], posters: [] } };
    }
    case 'AUDIO':
      return {
        audio: {
          id: file.id,
          format,
          sizeInBytes: file.sizeInBytes,
          assets: [{ ...common, format, private: file.private }],
        },
      };
    case 'DOCUMENT':
      return { document: common };
    case 'ARCHIVE':
      return { archive: common };
    case 'MODEL3D':
      return { model3d: common };
    default:
      return {};
  }
}
