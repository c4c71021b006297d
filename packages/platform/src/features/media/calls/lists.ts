import type { FileMediaType } from 'storewire';
import { cursorOf } from '../../../kernel/calls/lists.ts';
import type { Handlers } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import type { Filter, Selection } from '../../../kernel/store/store.ts';
import { toDescriptor } from '../descriptor.ts';
import { files, MEDIA_ROOT, TRASH_ROOT } from '../stored-file.ts';

/** A text finds at most this many files. */
const MAX_FOUND = 200;

interface ListOptions {
  mediaTypes?: readonly FileMediaType[] | null | undefined;
  private?: boolean | null | undefined;
  sort?: { fieldName?: string | null | undefined; order?: string | null | undefined } | null | undefined;
  paging?: { limit?: number | null | undefined; cursor?: string | null | undefined } | null | undefined;
}

type ListCalls = 'listFiles' | 'searchFiles' | 'listDeletedFiles';

export const listHandlers: Pick<Handlers<'files'>, ListCalls> = {
  listFiles: ({ parentFolderId, ...options }, context) =>
    pageOfFiles(context, { state: 'OK', parentFolderId: parentFolderId ?? MEDIA_ROOT }, options),

  listDeletedFiles: ({ parentFolderId, ...options }, context) =>
    pageOfFiles(context, { state: 'DELETED', parentFolderId: parentFolderId ?? TRASH_ROOT }, options),

  searchFiles: ({ search, rootFolder, ...options }, context) => {
    const text = search?.trim().toLowerCase();
    const state = rootFolder === 'TRASH_ROOT' ? 'DELETED' : 'OK';
    // the contract has no call by which visitors upload files
    const root = rootFolder === 'VISITOR_UPLOADS_ROOT' ? { id: { $in: [] } } : { state };
    return pageOfFiles(
      context,
      text ? { ...root, searched: { $contains: text } } : root,
      options,
      Boolean(text),
    );
  },
};

/** Conditions are part of the cursor, which is sent on its own. */
function pageOfFiles(context: Context, condition: Filter, options: ListOptions, isLimited = false) {
  const { mediaTypes, sort, paging } = options;
  const store = context.db.of(files);
  const selection: Selection = {
    filter: {
      ...condition,
      ...(mediaTypes?.length && { mediaType: { $in: mediaTypes } }),
      ...(options.private != null && { private: options.private }),
    },
    sort: [
      {
        fieldName: sort?.fieldName ?? 'updatedDate',
        order: sort?.order ?? (sort?.fieldName ? 'ASC' : 'DESC'),
      },
    ],
  };
  const total = store.count(selection);
  if (isLimited && total > MAX_FOUND) {
    const { items } = store.pageByOffset(selection, { limit: MAX_FOUND, offset: 0 });
    selection.filter = { id: { $in: items.map(({ id }) => id) } };
  }
  const { items, cursors } = store.pageByCursor(
    selection,
    cursorOf({ limit: paging?.limit, cursor: paging?.cursor }, context),
  );
  return {
    files: items.map((file) => toDescriptor(context, file)),
    nextCursor: {
      ...(!paging?.cursor && { total: isLimited ? Math.min(total, MAX_FOUND) : total }),
      cursors: cursors.next === undefined ? {} : { next: cursors.next },
    },
  };
}
