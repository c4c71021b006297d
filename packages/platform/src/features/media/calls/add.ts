/** Adds files whose bytes the media store has, and reports when they can be used. */
import type { FileExternalInfo } from 'storewire';
import type { Context } from '../../../kernel/context/context.ts';
import { createdFrom } from '../../../kernel/inputs/update.ts';
import { toDescriptor } from '../descriptor.ts';
import type { Inspected } from '../inspect.ts';
import { extensionFor } from '../kinds.ts';
import { files, folders, MEDIA_ROOT, type StoredFile } from '../stored-file.ts';

/** What a caller says about a file that it adds. */
export interface NewFile {
  displayName: string;
  parentFolderId?: string | null | undefined;
  /** Path of folders under the parent folder, which are created. */
  filePath?: string | null | undefined;
  private?: boolean | null | undefined;
  labels?: readonly string[] | null | undefined;
  externalInfo?: FileExternalInfo | undefined;
  sourceUrl?: string | undefined;
}

/** The content of a file: its bytes are kept before, except those of a file that has failed already. */
export type FileContent = Inspected & { hash: string; size: number };

/** Longest name; a longer one is cut. */
const MAX_NAME_LENGTH = 255;
const MAX_LABELS = 100;

/** Adds a file that is `PENDING`. Call it in a write, followed by `finishFile` or `finishLater`. */
export function addFile(context: Context, info: NewFile, content: FileContent): StoredFile {
  const { db, clock } = context;
  const now = clock.iso();
  const { mimeType, mediaType, width, height, failure } = content;
  const { filePath, ...described } = info;
  return db.of(files).save(
    createdFrom(described, {
      id: newId(context, content),
      displayName: info.displayName.toWellFormed().slice(0, MAX_NAME_LENGTH),
      parentFolderId: folderOf(context, info.parentFolderId ?? MEDIA_ROOT, filePath ?? ''),
      hash: content.hash,
      sizeInBytes: String(content.size),
      private: info.private ?? false,
      mediaType,
      mimeType,
      operationStatus: 'PENDING',
      labels: [...new Set(info.labels ?? [])].slice(0, MAX_LABELS),
      createdDate: now,
      updatedDate: now,
      state: 'OK',
      namespace: 'NO_NAMESPACE',
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      ...(failure && { failure }),
    }),
  );
}

/** Schedules the end of the processing of a file, by the platform's clock. */
export const finishLater = (context: Context, { id }: StoredFile): string =>
  context.schedule({
    kind: 'files.finish',
    due: new Date(context.clock.now() + context.settings.fileProcessingMs).toISOString(),
    data: { id },
  });

/** Ends the processing of a file: it is `READY` or `FAILED`. */
export function finishFile(context: Context, { failure, ...pending }: StoredFile): StoredFile {
  const { db, clock, emit } = context;
  const operationStatus = failure ? 'FAILED' : 'READY';
  const file = db.of(files).save({ ...pending, operationStatus, updatedDate: clock.iso() });
  if (!failure) emitReady(context, file, false);
  else
    emit('wix.media.site_media.v1.file_descriptor_file_failed', file.id, {
      data: {
        ...(file.externalInfo && { externalInfo: file.externalInfo }),
        error: { ...failure, data: { mimeType: file.mimeType } },
      },
    });
  return file;
}

export function emitReady(context: Context, file: StoredFile, triggeredByUndelete: boolean): void {
  context.emit('wix.media.site_media.v1.file_descriptor_file_ready', file.id, {
    data: {
      file: toDescriptor(context, file),
      ...(file.externalInfo && { externalInfo: file.externalInfo }),
      triggeredByUndelete,
    },
  });
}

/** Ids look like those of the platform: clients see by the extension whether an image can be scaled. */
function newId({ ids, shop }: Context, { mimeType, mediaType }: FileContent): string {
  const name = `${shop.ownerId.slice(0, 6)}_${ids.uuid().replaceAll('-', '')}`;
  const extension = mediaType === 'VIDEO' ? '' : extensionFor(mimeType);
  return `${name}${mediaType === 'IMAGE' ? '~mv2' : ''}${extension && `.${extension}`}`;
}

/** The folder at the end of a path. Creates the folders of the path that are missing. */
function folderOf({ db, ids, clock }: Context, parentFolderId: string, path: string): string {
  let parent = parentFolderId;
  for (const name of path.split('/').filter((each) => each !== '' && each !== '.' && each !== '..')) {
    const known = db.of(folders).find({ name, parentFolderId: parent });
    parent =
      known?.id ??
      db.of(folders).save({ id: ids.uuid(), name, parentFolderId: parent, createdDate: clock.iso() }).id;
  }
  return parent;
}
