/** URLs of files, with the paths under which the client looks for them. */
import type { FileMediaType } from 'storewire';
import { STORED_MEDIA, STORED_ORIGIN } from '../../kernel/settings/stored-origin.ts';

const FOLDER_BY_TYPE: Readonly<Record<string, string>> = {
  IMAGE: 'media',
  ICON: 'media',
  VIDEO: 'video',
  AUDIO: 'mp3',
  VECTOR: 'shapes',
};

interface NamedFile {
  id: string;
  mediaType: FileMediaType;
}

/** The path at which the platform serves a file. */
export function filePath({ id, mediaType }: NamedFile): string {
  const suffix = mediaType === 'VIDEO' ? '/file' : '';
  return `/${FOLDER_BY_TYPE[mediaType] ?? 'ugd'}/${encodeURIComponent(id)}${suffix}`;
}

const PICTURES: readonly FileMediaType[] = ['IMAGE', 'ICON', 'VECTOR'];

/** The permanent URL of a file. Pages open videos and documents themselves, from the platform only. */
export const fileUrl = (file: NamedFile): string =>
  (PICTURES.includes(file.mediaType) ? STORED_MEDIA : STORED_ORIGIN) + filePath(file);

/**
 * Id of a file that is named by its id or by a media URI, such as
 * `wix:image://v1/11062b_5d0e~mv2.png/mug.png`.
 */
export function fileIdOf(text: string): string {
  const [, segment] = /^(?:wix:)?\w+:\/\/v1\/([^/#?]+)/.exec(text) ?? [];
  return segment === undefined ? text : decodeSegment(segment);
}

/** A segment of a path without its percent encoding; unchanged if that is invalid. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
