// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { actionHook, listHook, readHook, type ActionHook, type ListHook, type ReadHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/files.ts';
import type * as T from '../types.ts';

/** Get an address to download files as a ZIP. */
export const useGenerateFilesDownloadUrl: ReadHook<T.GenerateFilesDownloadUrlInput, T.GenerateFilesDownloadUrlResponse> = /* @__PURE__ */ readHook(calls.generateFilesDownloadUrl);

/** Get an address to download a file. */
export const useGenerateFileDownloadUrl: ReadHook<T.GenerateFileDownloadUrlInput, T.GenerateFileDownloadUrlResponse> = /* @__PURE__ */ readHook(calls.generateFileDownloadUrl);

/** Get a file. */
export const useGetFileDescriptor: ReadHook<T.GetFileDescriptorInput, T.FileDescriptorResponse> = /* @__PURE__ */ readHook(calls.getFileDescriptor);

/** Get several files. */
export const useGetFileDescriptors: ReadHook<T.GetFileDescriptorsInput, T.GetFileDescriptorsResponse> = /* @__PURE__ */ readHook(calls.getFileDescriptors);

/** Update a file. */
export const useUpdateFileDescriptorAction: ActionHook<T.UpdateFileDescriptorInput, T.FileDescriptorResponse> = /* @__PURE__ */ actionHook(calls.updateFileDescriptor, ["files"]);

/** Get an address to upload a file to. */
export const useGenerateFileUploadUrlAction: ActionHook<T.GenerateFileUploadUrlInput, T.GenerateFileUploadUrlResponse> = /* @__PURE__ */ actionHook(calls.generateFileUploadUrl);

/** Get an address for a resumable upload. */
export const useGenerateFileResumableUploadUrlAction: ActionHook<T.GenerateFileResumableUploadUrlInput, T.GenerateFileResumableUploadUrlResponse> = /* @__PURE__ */ actionHook(calls.generateFileResumableUploadUrl);

/** Import a file from the web. */
export const useImportFileAction: ActionHook<T.ImportFileInput, T.FileDescriptorResponse> = /* @__PURE__ */ actionHook(calls.importFile, ["files"]);

/**
 * Import several files from the web (older form).
 * @deprecated The platform retires this call on 2024-03-31. Successor: files.bulkImportFiles.
 */
export const useBulkImportFilesV1Action: ActionHook<T.BulkImportFilesV1Input, T.GetFileDescriptorsResponse> = /* @__PURE__ */ actionHook(calls.bulkImportFilesV1, ["files"]);

/** Import several files from the web. */
export const useBulkImportFilesAction: ActionHook<T.BulkImportFilesInput, T.BulkImportFilesResponse> = /* @__PURE__ */ actionHook(calls.bulkImportFiles, ["files"]);

/** List the files of a folder. */
export const useListFiles: ReadHook<T.ListFilesInput, T.ListFilesResponse> = /* @__PURE__ */ readHook(calls.listFiles);

/** List the files of a folder. */
export const useListFilesInfinite: ListHook<T.ListFilesInput, T.ListFilesResponse, NonNullable<T.ListFilesResponse["files"]>[number]> = /* @__PURE__ */ listHook(calls.listFiles, {"kind":"cursor","request":"paging","items":"files","metadata":"nextCursor"});

/** Search the files of the site. */
export const useSearchFiles: ReadHook<T.SearchFilesInput, T.ListFilesResponse> = /* @__PURE__ */ readHook(calls.searchFiles);

/** Search the files of the site. */
export const useSearchFilesInfinite: ListHook<T.SearchFilesInput, T.ListFilesResponse, NonNullable<T.ListFilesResponse["files"]>[number]> = /* @__PURE__ */ listHook(calls.searchFiles, {"kind":"cursor","request":"paging","items":"files","metadata":"nextCursor"});

/** Get an address to stream a video from. */
export const useGenerateVideoStreamingUrl: ReadHook<T.GenerateVideoStreamingUrlInput, T.DownloadUrlResponse> = /* @__PURE__ */ readHook(calls.generateVideoStreamingUrl);

/** Delete several files. */
export const useBulkDeleteFilesAction: ActionHook<T.BulkDeleteFilesInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.bulkDeleteFiles, ["files"]);

/** Restore several files from the trash bin. */
export const useBulkRestoreFilesAction: ActionHook<T.BulkRestoreFilesInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.bulkRestoreFiles, ["files"]);

/** List the files in the trash bin. */
export const useListDeletedFiles: ReadHook<T.ListDeletedFilesInput, T.ListFilesResponse> = /* @__PURE__ */ readHook(calls.listDeletedFiles);

/** List the files in the trash bin. */
export const useListDeletedFilesInfinite: ListHook<T.ListDeletedFilesInput, T.ListFilesResponse, NonNullable<T.ListFilesResponse["files"]>[number]> = /* @__PURE__ */ listHook(calls.listDeletedFiles, {"kind":"cursor","request":"paging","items":"files","metadata":"nextCursor"});
