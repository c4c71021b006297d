/** Kinds of files: from extensions and media types to the kinds of the contract. */
import type { FileMediaType } from 'storewire';

type MediaKind = Extract<
  FileMediaType,
  'IMAGE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'VECTOR' | 'ARCHIVE' | 'MODEL3D' | 'OTHER' | 'ICON'
>;

/** With this type, the extension decides. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/** Media types by extension. The first is used; the others are accepted for the extension as well. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  jpe: ['image/jpeg'],
  png: ['image/png'],
  webp: ['image/webp'],
  avif: ['image/avif'],
  gif: ['image/gif'],
  bmp: ['image/bmp'],
  tif: ['image/tiff'],
  tiff: ['image/tiff'],
  heic: ['image/heic', 'image/heif'],
  ico: ['image/x-icon', 'image/vnd.microsoft.icon'],
  svg: ['image/svg+xml'],
  mp4: ['video/mp4'],
  m4v: ['video/mp4', 'video/x-m4v'],
  webm: ['video/webm', 'audio/webm'],
  mov: ['video/quicktime'],
  mp3: ['audio/mpeg', 'audio/mp3'],
  wav: ['audio/wav', 'audio/x-wav', 'audio/wave'],
  ogg: ['audio/ogg', 'video/ogg', 'application/ogg'],
  m4a: ['audio/mp4', 'audio/x-m4a', 'audio/m4a'],
  flac: ['audio/flac', 'audio/x-flac'],
  pdf: ['application/pdf'],
  txt: ['text/plain'],
  md: ['text/markdown', 'text/plain'],
  csv: ['text/csv', 'text/plain', 'application/vnd.ms-excel'],
  vtt: ['text/vtt'],
  html: ['text/html'],
  htm: ['text/html'],
  xml: ['application/xml', 'text/xml'],
  json: ['application/json'],
  doc: ['application/msword'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  xls: ['application/vnd.ms-excel'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ppt: ['application/vnd.ms-powerpoint'],
  pptx: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  zip: ['application/zip', 'application/x-zip-compressed'],
  gz: ['application/gzip', 'application/x-gzip'],
  tar: ['application/x-tar'],
  glb: ['model/gltf-binary'],
  gltf: ['model/gltf+json'],
};

const ARCHIVES: ReadonlySet<string> = new Set([
  ...['application/zip', 'application/x-zip-compressed', 'application/x-tar'],
  ...['application/gzip', 'application/x-gzip'],
]);

/** The letters after the last dot of a name, in lower case; empty if there are none. */
export const extensionOf = (name: string): string => /[^.]\.(\w{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';

const typesOf = (name: string): readonly string[] => {
  const extension = extensionOf(name);
  return Object.hasOwn(TYPES, extension) ? (TYPES[extension] ?? []) : [];
};

/** A media type without its parameters, in lower case. Text that is no media type is unknown. */
export function essenceOf(mimeType: string): string {
  const essence = (mimeType.split(';', 1)[0] ?? '').trim().toLowerCase();
  return /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/.test(essence) ? essence : UNKNOWN_TYPE;
}

/** Whether a media type contradicts the extension of a name. */
export function isMismatch(mimeType: string, name: string): boolean {
  const types = typesOf(name);
  return types.length > 0 && essenceOf(mimeType) !== UNKNOWN_TYPE && !types.includes(essenceOf(mimeType));
}

/** The media type of a file: the one that was sent, or else that of the extension. */
export const mimeTypeOf = (mimeType: string, name: string): string =>
  essenceOf(mimeType) === UNKNOWN_TYPE ? (typesOf(name)[0] ?? UNKNOWN_TYPE) : essenceOf(mimeType);

export function kindOf(mimeType: string): MediaKind {
  const [top = ''] = mimeType.split('/', 1);
  if (mimeType === 'image/svg+xml') return 'VECTOR';
  if (mimeType === 'image/x-icon' || mimeType === 'image/vnd.microsoft.icon') return 'ICON';
  if (top === 'image') return 'IMAGE';
  if (top === 'video') return 'VIDEO';
  if (top === 'audio') return 'AUDIO';
  if (top === 'model') return 'MODEL3D';
  if (ARCHIVES.has(mimeType)) return 'ARCHIVE';
  const isKnown = Object.values(TYPES).some((types) => types.includes(mimeType));
  return top === 'text' || isKnown ? 'DOCUMENT' : 'OTHER';
}

/** The extension of ids of files with this type; empty for types without one. */
export const extensionFor = (mimeType: string): string =>
  Object.entries(TYPES).find(([, [type]]) => type === mimeType)?.[0] ?? '';
