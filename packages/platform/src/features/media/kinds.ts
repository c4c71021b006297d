/** Kinds of files: from extensions and media types to the kinds of the contract. */
import { Mime } from 'mime/lite';
import other from 'mime/types/other.js';
import standard from 'mime/types/standard.js';
import type { FileMediaType } from 'storewire';

/** With this type, the extension decides. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/** The types of browsers and systems: where a registered type has another name, and types that extensions share. */
const TYPES = new Mime(standard, other).define(
  {
    'image/x-icon': ['ico'],
    'image/heif': ['heif', '*heic'],
    'video/mp4': ['mp4', 'm4v'],
    'video/ogg': ['ogv', '*ogg'],
    'audio/mpeg': ['mp3'],
    'audio/ogg': ['ogg'],
    'audio/flac': ['flac'],
    'audio/m4a': ['*m4a'],
    'audio/webm': ['weba', '*webm'],
    'text/plain': ['txt', '*md', '*csv'],
    'application/ogg': ['ogx', '*ogg'],
    'application/vnd.ms-excel': ['xls', '*csv'],
    'application/x-gzip': ['*gz'],
  },
  true,
);

const ARCHIVE = /^application\/(zip|x-zip-compressed|x-tar|gzip|x-gzip)$/;

const DOCUMENT =
  /^(text\/.*|application\/(pdf|json|xml|msword|vnd\.ms-(excel|powerpoint)|vnd\.openxmlformats-.*))$/;

/** The letters after the last dot of a name, in lower case; empty if there are none. */
export const extensionOf = (name: string): string => /[^.]\.(\w{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';

const typeOf = (name: string): string | null => TYPES.getType(extensionOf(name));

/** A media type without its parameters, in lower case. Text that is no media type is unknown. */
export function essenceOf(mimeType: string): string {
  const essence = (mimeType.split(';', 1)[0] ?? '').trim().toLowerCase();
  return /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/.test(essence) ? essence : UNKNOWN_TYPE;
}

/** Whether a media type contradicts the extension of a name. */
export function isMismatch(mimeType: string, name: string): boolean {
  const type = essenceOf(mimeType);
  if (type === UNKNOWN_TYPE || typeOf(name) === null) return false;
  return !TYPES.getAllExtensions(type)?.has(extensionOf(name));
}

/** The media type of a file: the one that was sent, or else that of the extension. */
export const mimeTypeOf = (mimeType: string, name: string): string =>
  essenceOf(mimeType) === UNKNOWN_TYPE ? (typeOf(name) ?? UNKNOWN_TYPE) : essenceOf(mimeType);

export function kindOf(mimeType: string): FileMediaType {
  const [top = ''] = mimeType.split('/', 1);
  if (mimeType === 'image/svg+xml') return 'VECTOR';
  if (mimeType === 'image/x-icon' || mimeType === 'image/vnd.microsoft.icon') return 'ICON';
  if (top === 'image') return 'IMAGE';
  if (top === 'video') return 'VIDEO';
  if (top === 'audio') return 'AUDIO';
  if (top === 'model') return 'MODEL3D';
  if (ARCHIVE.test(mimeType)) return 'ARCHIVE';
  return DOCUMENT.test(mimeType) ? 'DOCUMENT' : 'OTHER';
}

/** The extension of ids of files with this type; empty for types without one. */
export const extensionFor = (mimeType: string): string =>
  (mimeType !== UNKNOWN_TYPE && TYPES.getExtension(mimeType)) || '';
