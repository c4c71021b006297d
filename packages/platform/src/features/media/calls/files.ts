import { defineService } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { invalid } from '../../../kernel/errors/failure.ts';
import { pathsOf, updated } from '../../../kernel/inputs/update.ts';
import { isArriving } from '../../../kernel/store/media-store.ts';
import { toDescriptor } from '../descriptor.ts';
import { files, MEDIA_ROOT, TRASH_ROOT } from '../stored-file.ts';
import { fileIdOf } from '../urls.ts';
import { emitReady, finishFile } from './add.ts';
import { downloadHandlers, fileOf } from './downloads.ts';
import { importHandlers } from './imports.ts';
import { listHandlers } from './lists.ts';
import { expireUpload, uploadHandlers, uploads } from './uploads.ts';

/**
 * Deletes the bytes that no row names: at the start, what a crash has left; when all data was
 * replaced, all but those that still arrive.
 */
export const sweepMedia = (
  { db, media }: Pick<Context, 'db' | 'media'>,
  { isStart = false }: { isStart?: boolean } = {},
): void =>
  media.sweep(
    (hash) => isNeeded(db, hash),
    (name) => (!isStart && isArriving(name)) || db.of(uploads).get(name) !== undefined,
  );

/** The state that a reset restores can refer to the bytes of files that are deleted in the meantime. */
const isNeeded = (db: Context['db'], hash: string): boolean =>
  db.of(files).count({ where: { hash } }) > 0 || db.snapshot.has(files, 'hash', hash);

export const filesService = defineService('files', {
  handlers: {
    ...downloadHandlers,
    ...importHandlers,
    ...listHandlers,
    ...uploadHandlers,

    getFileDescriptor: ({ fileId }, context) => ({ file: toDescriptor(context, fileOf(context, fileId)) }),

    getFileDescriptors: ({ fileIds }, context) => ({
      files: context.db
        .of(files)
        .getMany([...new Set(fileIds.map(fileIdOf))])
        .map((file) => toDescriptor(context, file)),
    }),

    updateFileDescriptor: ({ file: changes, fieldMask }, context) => {
      const file = fileOf(context, changes.id);
      const { displayName, parentFolderId, labels, namespace } = file;
      const next = updated({ displayName, parentFolderId, labels, namespace }, changes, pathsOf(fieldMask));
      const isInTrash = file.state === 'DELETED';
      const folder = next.parentFolderId ?? (isInTrash ? TRASH_ROOT : MEDIA_ROOT);
      // it would be in no list
      if ((folder === TRASH_ROOT) !== isInTrash)
        invalid('file.parentFolderId', 'VALIDATION', 'does not move a file to the trash bin, or out of it');
      const saved = context.db.of(files).save({
        ...file,
        displayName: next.displayName || displayName,
        parentFolderId: folder,
        labels: next.labels ?? [],
        namespace: next.namespace ?? 'NO_NAMESPACE',
        updatedDate: context.clock.iso(),
      });
      return { file: toDescriptor(context, saved) };
    },

    bulkDeleteFiles: ({ fileIds, permanent }, context) => {
      const { db, clock } = context;
      for (const file of db.of(files).getMany([...new Set(fileIds.map(fileIdOf))]))
        if (permanent) {
          db.of(files).delete(file.id);
          context.schedule({ kind: 'files.deleteBytes', due: clock.iso(), data: { hash: file.hash } });
        } else if (file.state === 'OK')
          db.of(files).save({
            ...file,
            state: 'DELETED',
            formerFolderId: file.parentFolderId,
            parentFolderId: TRASH_ROOT,
            updatedDate: clock.iso(),
          });
      return {};
    },

    bulkRestoreFiles: ({ fileIds }, context) => {
      const { db, clock } = context;
      for (const { formerFolderId = MEDIA_ROOT, ...file } of db
        .of(files)
        .getMany([...new Set(fileIds.map(fileIdOf))]))
        if (file.state === 'DELETED') {
          const restored = db
            .of(files)
            .save({ ...file, state: 'OK', parentFolderId: formerFolderId, updatedDate: clock.iso() });
          if (file.operationStatus === 'READY') emitReady(context, restored, true);
        }
      return {};
    },
  },
  workers: {
    'files.finish': ({ id }: { id: string }, context: Context) => {
      const file = context.db.of(files).get(id);
      if (file?.operationStatus === 'PENDING') finishFile(context, file);
    },
    // after the write that deleted the row, which could still be rolled back
    'files.deleteBytes': ({ hash }: { hash: string }, { db, media }: Context) => {
      if (hash !== '' && !isNeeded(db, hash)) media.delete(hash);
    },
    'files.expireUpload': expireUpload,
  },
});
