import { present } from '../core/members.ts';
import type { GenerateFileUploadUrlInput } from '../../generated/types.ts';
import { refuseInput } from '../errors/store-error.ts';
import type { UploadSource } from './content.ts';
import { refuseByRule, UPLOAD } from './failures.ts';
import type { UploadOptions } from './options.ts';

/** What the platform is told of a file, but its size. */
export type FileFacts = Omit<GenerateFileUploadUrlInput, 'mimeType' | 'fileName' | 'sizeInBytes'> & { fileName: string; mimeType: string };

/** The type by which the platform looks at the content and the extension itself. */
export const UNKNOWN_TYPE = 'application/octet-stream';

const MIME_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?: *; *[\w!#$&^.+-]+=(?:[\w!#$&^.+-]+|"[^"\\\p{Cc}]*"))*$/u;
const LONGEST_KEPT_NAME = 255;

/** Checks everything that can be known without the bytes. */
export function factsOf(source: UploadSource, options: UploadOptions): FileFacts {
  const { parentFolderId, labels, externalInfo, filePath } = options;
  const fileName = nameOf(source, options.fileName);
  const mimeType = typeOf(source, fileName, options);
  checkLength('parentFolderId', parentFolderId, 100);
  checkLength('filePath', filePath, 100);
  checkList('labels', labels, 50, 200);
  checkLength('externalInfo.origin', externalInfo?.origin, 1000);
  checkList('externalInfo.externalIds', externalInfo?.externalIds, 30, 4000);
  const about = { parentFolderId, private: options.private, labels: labels && [...labels], externalInfo, filePath };
  return { fileName, mimeType, ...present(about) };
}

function nameOf(source: UploadSource, given: string | undefined): string {
  const name = given ?? (source instanceof File ? source.name : '');
  if (!name.trim()) throw refuseInput(UPLOAD, 'fileName', 'is required for what has no name of its own');
  if (/\p{Cc}/u.test(name) || !name.isWellFormed()) throw refuseInput(UPLOAD, 'fileName', 'must be text without control characters');
  checkLength('fileName', name, 1000);
  if (name.length <= LONGEST_KEPT_NAME) return name;
  const extension = extensionOf(name);
  return name.slice(0, LONGEST_KEPT_NAME - extension.length).replace(/[\uD800-\uDBFF]$/, '') + extension;
}

export const extensionOf = (name: string): string => /[^.]\.(\w{1,10})$/.exec(name)?.[0].slice(1) ?? '';

function typeOf(source: UploadSource, fileName: string, { mimeType, accept }: UploadOptions): string {
  const type = mimeType ?? ((source instanceof Blob && source.type) || UNKNOWN_TYPE);
  checkLength('mimeType', type, 100);
  if (!MIME_TYPE.test(type)) throw refuseInput(UPLOAD, 'mimeType', 'must be a media type such as image/png');
  if (type === UNKNOWN_TYPE && mimeType === undefined && !extensionOf(fileName))
    throw refuseInput(UPLOAD, 'mimeType', 'is required for a file whose name has no extension');
  if (accept && !accept.some((pattern) => matches(type, pattern))) throw refuseByRule('mimeType', 'UNSUPPORTED_FILE_FORMAT', `must be ${accept.join(' or ')}`);
  return type;
}

function matches(type: string, pattern: string): boolean {
  const [essence = ''] = type.toLowerCase().split(';', 1);
  const wanted = pattern.trim().toLowerCase();
  return wanted === '*/*' || (wanted.endsWith('/*') ? essence.startsWith(wanted.slice(0, -1)) : essence.trim() === wanted);
}

function checkList(field: string, values: readonly string[] | undefined, most: number, longest: number): void {
  if ((values?.length ?? 0) > most) throw refuseInput(UPLOAD, field, `must be at most ${most}`);
  for (const [index, value] of values?.entries() ?? []) checkLength(`${field}.${index}`, value, longest);
}

function checkLength(field: string, value: string | undefined, longest: number): void {
  if (value !== undefined && value.length > longest) throw refuseInput(UPLOAD, field, `must be at most ${longest} characters`);
}
