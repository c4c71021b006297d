import type { FileDescriptor, FileExternalInfo } from 'storewire';
import { boolean, date, number, text } from '../../kernel/store/columns.ts';
import { defineEntity } from '../../kernel/store/entity.ts';

/** A file as it is stored: without its URLs, which follow from it. */
export interface StoredFile
  extends Pick<
    FileDescriptor,
    | 'id'
    | 'displayName'
    | 'hash'
    | 'private'
    | 'mediaType'
    | 'operationStatus'
    | 'labels'
    | 'state'
    | 'namespace'
    | 'sourceUrl'
    | 'lastUsedDate'
  > {
  parentFolderId: string;
  sizeInBytes: string;
  mimeType: string;
  createdDate: string;
  updatedDate: string;
  /** Of the original, in pixels. */
  width?: number;
  height?: number;
  externalInfo?: FileExternalInfo;
  /** The folder that a file in the trash bin came from. */
  formerFolderId?: string;
  /** Why a file that is still processed will fail. */
  failure?: { code: string; description: string };
}

export const files = defineEntity<StoredFile>()({
  name: 'file',
  sort: 'FileSortField',
  formats: {
    // a file that failed has no content
    hash: /^([\da-f]{64})?$/,
    mimeType: /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/,
    sizeInBytes: /^\d{1,15}$/,
  },
  columns: {
    displayName: text(({ displayName }) => displayName),
    sizeInBytes: number(({ sizeInBytes }) => Number(sizeInBytes)),
    updatedDate: date(({ updatedDate }) => updatedDate),
    parentFolderId: text(({ parentFolderId }) => parentFolderId),
    mediaType: text(({ mediaType }) => mediaType),
    private: boolean((file) => file.private),
    state: text(({ state }) => state),
    operationStatus: text(({ operationStatus }) => operationStatus),
    hash: text(({ hash }) => hash),
    searched: text(({ displayName, labels }) => [displayName, ...labels].join('\n').toLowerCase()),
  },
  indexes: [['parentFolderId', 'state']],
});

/** The top of the site files, and that of the trash bin. */
export const MEDIA_ROOT = 'media-root';
export const TRASH_ROOT = 'trash-root';

/** A folder, which a path of folders creates. */
interface Folder {
  id: string;
  name: string;
  parentFolderId: string;
  createdDate: string;
}

export const folders = defineEntity<Folder>()({
  name: 'folder',
  columns: {
    name: text(({ name }) => name),
    parentFolderId: text(({ parentFolderId }) => parentFolderId),
  },
});
