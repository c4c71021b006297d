import { randomBytes } from 'node:crypto';
import type { FileExternalInfo } from 'storewire';
import type { Handlers } from '../../../kernel/calls/service.ts';
import type { Caller } from '../../../kernel/context/caller.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { breaks } from '../../../kernel/errors/failure.ts';
import { STORED_ORIGIN } from '../../../kernel/settings/stored-origin.ts';
import { date, unique } from '../../../kernel/store/columns.ts';
import { defineEntity } from '../../../kernel/store/entity.ts';
import { essenceOf, extensionOf, isMismatch, UNKNOWN_TYPE } from '../kinds.ts';

/** Largest file in one request, and largest file at all, in bytes. */
export const MAX_PLAIN_BYTES = 10_000_000;
export const MAX_RESUMABLE_BYTES = 1_000_000_000;

/** How long an upload URL is valid: one day. */
const VALID_MS = 86_400_000;

/** What a caller has said about the file that it will upload. */
interface UploadInfo {
  mimeType: string;
  fileName?: string | null;
  sizeInBytes?: string | null;
  parentFolderId?: string | null;
  filePath?: string | null;
  private?: boolean | null;
  labels?: string[] | null;
  externalInfo?: FileExternalInfo;
}

/** An upload URL that was issued. */
export interface Upload {
  id: string;
  /** Secret part of its URLs. */
  token: string;
  isResumable: boolean;
  info: UploadInfo;
  /** Who requested the URL. */
  caller: Caller;
  expires: string;
  /** Total size of an upload in pieces that was created. */
  size?: number;
  /** The file that the upload has become. */
  fileId?: string;
}

export const uploads = defineEntity<Upload>()({
  name: 'upload',
  // the tokens in it are secret, and its pieces are not exported either
  isExported: false,
  columns: { token: unique(({ token }) => token), expires: date(({ expires }) => expires) },
});

/** The upload with this token, while it is valid. */
export function uploadWith({ db, clock }: Pick<Context, 'db' | 'clock'>, token: string): Upload | undefined {
  const upload = db.of(uploads).findUnique('token', token);
  return upload && upload.expires > clock.iso() ? upload : undefined;
}

export function checkSize(size: number, limit: number): void {
  if (size === 0) breaks('sizeInBytes', 'ZERO_FILE_SIZE', 'must not be 0');
  if (size > limit)
    breaks('sizeInBytes', 'FILE_SIZE_OVER_LIMIT', `must be at most ${limit}`, { threshold: limit });
}

/** Throws unless type and name of a file can be those of one file. */
export function checkType(mimeType: string, name: string): void {
  if (isMismatch(mimeType, name))
    breaks('mimeType', 'MISMATCH_MIME_TYPE', 'does not match the extension of the name');
  if (essenceOf(mimeType) === UNKNOWN_TYPE && name !== '' && extensionOf(name) === '')
    breaks('mimeType', 'UNSUPPORTED_FILE_FORMAT', 'is required for a name without an extension');
}

function issueUpload(context: Context, info: UploadInfo, isResumable: boolean): Upload {
  const { db, ids, clock, caller } = context;
  if (info.sizeInBytes != null)
    checkSize(Number(info.sizeInBytes), isResumable ? MAX_RESUMABLE_BYTES : MAX_PLAIN_BYTES);
  checkType(info.mimeType, info.fileName ?? '');
  const expires = new Date(clock.now() + VALID_MS).toISOString();
  const id = ids.uuid();
  context.schedule({ kind: 'files.expireUpload', due: expires, data: { id } });
  const token = randomBytes(24).toString('base64url');
  return db.of(uploads).save({ id, token, isResumable, info, caller, expires });
}

type UploadCalls = 'generateFileUploadUrl' | 'generateFileResumableUploadUrl';

export const uploadHandlers: Pick<Handlers<'files'>, UploadCalls> = {
  generateFileUploadUrl: (info, context) => ({
    uploadUrl: `${STORED_ORIGIN}/_files/upload/${issueUpload(context, info, false).token}`,
  }),
  generateFileResumableUploadUrl: ({ uploadProtocol: _protocol, ...info }, context) => ({
    uploadProtocol: 'TUS',
    uploadUrl: `${STORED_ORIGIN}/_files/resumable`,
    uploadToken: issueUpload(context, info, true).token,
  }),
};

/** Deletes an upload that was not finished in time. */
export function expireUpload({ id }: { id: string }, { db, media }: Context): void {
  if (db.of(uploads).delete(id)) media.discard({ path: media.partialPath(id) });
}
