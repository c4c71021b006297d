// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { pager, type Pager } from '../../src/runtime/index.ts';
import * as calls from '../operations/files.ts';
import type * as T from '../types.ts';

/**
 * List the files of a folder: page by page, or item by item with `for await`.
 *
 * Lists the files of one folder, not of the folders below it, `media-root` unless another is named. Cursor paging, at most 100 a page. Needs the permission MEDIA.SITE_MEDIA_FILES_LIST.
 *
 * Roles: merchant.
 */
export const listFilesPages: Pager<T.ListFilesInput, T.ListFilesResponse, NonNullable<T.ListFilesResponse['files']>[number]> = /* @__PURE__ */ pager(calls.listFiles, { kind: 'cursor', request: 'paging', items: 'files', metadata: 'nextCursor' });

/**
 * Search the files of the site: page by page, or item by item with `for await`.
 *
 * Finds files by text in every folder of one tree. A text finds at most 200 files. Comes sorted by `updatedDate`, latest first, unless sorted otherwise. Cursor paging, at most 100 a page. Needs the permission MEDIA.SITE_MEDIA_FILES_LIST.
 *
 * Roles: merchant.
 */
export const searchFilesPages: Pager<T.SearchFilesInput, T.ListFilesResponse, NonNullable<T.ListFilesResponse['files']>[number]> = /* @__PURE__ */ pager(calls.searchFiles, { kind: 'cursor', request: 'paging', items: 'files', metadata: 'nextCursor' });

/**
 * List the files in the trash bin: page by page, or item by item with `for await`.
 *
 * Lists deleted files, which all have the state `DELETED`. Cursor paging, at most 100 a page. Files that were deleted permanently are not listed. Needs the permission MEDIA.SITE_MEDIA_FILES_LIST_DELETED.
 *
 * Roles: merchant.
 */
export const listDeletedFilesPages: Pager<T.ListDeletedFilesInput, T.ListFilesResponse, NonNullable<T.ListFilesResponse['files']>[number]> = /* @__PURE__ */ pager(calls.listDeletedFiles, { kind: 'cursor', request: 'paging', items: 'files', metadata: 'nextCursor' });
