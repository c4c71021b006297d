// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { pager, type Pager } from "../../src/runtime/index.ts";
import * as calls from '../operations/files.ts';
import type * as T from '../types.ts';

/** List the files of a folder: page by page, or item by item with `for await`. */
export const listFilesPages: Pager<T.ListFilesInput, T.ListFilesResponse, NonNullable<T.ListFilesResponse["files"]>[number]> = /* @__PURE__ */ pager(calls.listFiles, {"kind":"cursor","request":"paging","items":"files","metadata":"nextCursor"});

/** Search the files of the site: page by page, or item by item with `for await`. */
export const searchFilesPages: Pager<T.SearchFilesInput, T.ListFilesResponse, NonNullable<T.ListFilesResponse["files"]>[number]> = /* @__PURE__ */ pager(calls.searchFiles, {"kind":"cursor","request":"paging","items":"files","metadata":"nextCursor"});

/** List the files in the trash bin: page by page, or item by item with `for await`. */
export const listDeletedFilesPages: Pager<T.ListDeletedFilesInput, T.ListFilesResponse, NonNullable<T.ListFilesResponse["files"]>[number]> = /* @__PURE__ */ pager(calls.listDeletedFiles, {"kind":"cursor","request":"paging","items":"files","metadata":"nextCursor"});
