// Generated from the OpenAPI description by orval (npx orval). Do not edit: change the description.

'use client';

import {
  actionHook,
  listHook,
  readHook
} from '../../src/runtime/react.ts';
import type {
  ActionHook,
  ListHook,
  ReadHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/files.ts';

import type {
  BulkDeleteFilesInput,
  BulkImportFilesInput,
  BulkImportFilesResponse,
  BulkImportFilesV1Input,
  BulkRestoreFilesInput,
  DownloadUrlResponse,
  EmptyResponse,
  FileDescriptorResponse,
  GenerateFileDownloadUrlInput,
  GenerateFileDownloadUrlResponse,
  GenerateFileResumableUploadUrlInput,
  GenerateFileResumableUploadUrlResponse,
  GenerateFileUploadUrlInput,
  GenerateFileUploadUrlResponse,
  GenerateFilesDownloadUrlInput,
  GenerateFilesDownloadUrlResponse,
  GenerateVideoStreamingUrlInput,
  GetFileDescriptorInput,
  GetFileDescriptorsInput,
  GetFileDescriptorsResponse,
  ImportFileInput,
  ListDeletedFilesInput,
  ListFilesInput,
  ListFilesResponse,
  SearchFilesInput,
  UpdateFileDescriptorInput
} from '../types.ts';



/**
 * Get an address to download files as a ZIP
 *
 * Packs up to 1000 files into one ZIP file. The address never expires, so keep it secret. Needs the permission MEDIA.SITE_MEDIA_FILES_DOWNLOAD.
 *
 * Roles: merchant.
 * Statuses that no source documents: 404.
 */
export const useGenerateFilesDownloadUrl: ReadHook<GenerateFilesDownloadUrlInput, GenerateFilesDownloadUrlResponse> = /* @__PURE__ */ readHook(calls.generateFilesDownloadUrl);
/**
 * Get an address to download a file
 *
 * Gives temporary addresses of one file, private ones included, by default for 600 minutes and for 525600 at most. An expired address leads to `expirationRedirectUrl` or, without one, to a 403 page. Needs the permission MEDIA.SITE_MEDIA_FILES_DOWNLOAD_URL.
 *
 * Roles: merchant.
 * Statuses that no source documents: 404.
 */
export const useGenerateFileDownloadUrl: ReadHook<GenerateFileDownloadUrlInput, GenerateFileDownloadUrlResponse> = /* @__PURE__ */ readHook(calls.generateFileDownloadUrl);
/**
 * Get a file
 *
 * Reads the descriptor of one file. Files in the trash bin have the state `DELETED`. Needs the permission MEDIA.SITE_MEDIA_FILES_READ.
 *
 * Roles: merchant.
 * Statuses that no source documents: 404.
 */
export const useGetFileDescriptor: ReadHook<GetFileDescriptorInput, FileDescriptorResponse> = /* @__PURE__ */ readHook(calls.getFileDescriptor);
/**
 * Get several files
 *
 * Reads the descriptors of up to 100 files. Needs the permission MEDIA.SITE_MEDIA_FILES_READ.
 *
 * Roles: merchant.
 */
export const useGetFileDescriptors: ReadHook<GetFileDescriptorsInput, GetFileDescriptorsResponse> = /* @__PURE__ */ readHook(calls.getFileDescriptors);
/**
 * Update a file
 *
 * Changes name, folder or labels of a file; the content and `private` are fixed. The file is named by `file.id`. Without `fieldMask` the properties that are present change. Needs the permission MEDIA.SITE_MEDIA_FILES_UPDATE.
 *
 * Roles: merchant.
 * Statuses that no source documents: 404.
 */
export const useUpdateFileDescriptorAction: ActionHook<UpdateFileDescriptorInput, FileDescriptorResponse> = /* @__PURE__ */ actionHook(calls.updateFileDescriptor, ['files']);
/**
 * Get an address to upload a file to
 *
 * The call itself stores nothing: `PUT` the bytes to `uploadUrl` with `Content-Type` and `?filename=`, without Authorization, and the descriptor comes back, perhaps still `PENDING`. Files above 10 MB need the resumable form. A violation may name the rules MISMATCH_MIME_TYPE, ZERO_FILE_SIZE, UNSUPPORTED_FILE_FORMAT, FILE_SIZE_OVER_LIMIT or SITE_QUOTA_EXCEEDED. Visitors and members get a 403. Needs the permission MEDIA.SITE_MEDIA_FILES_UPLOAD.
 *
 * Roles: merchant.
 */
export const useGenerateFileUploadUrlAction: ActionHook<GenerateFileUploadUrlInput, GenerateFileUploadUrlResponse> = /* @__PURE__ */ actionHook(calls.generateFileUploadUrl);
/**
 * Get an address for a resumable upload
 *
 * For files above 10 MB and poor connections, by the tus protocol. Create the upload at `uploadUrl` with the metadata `filename`, `contentType` and `token`, send the pieces, and finish with `PUT {uploadUrl}/{uploadToken}?filename=…`, which returns the descriptor. Visitors and members get a 403. Needs the permission MEDIA.SITE_MEDIA_FILES_UPLOAD.
 *
 * Roles: merchant.
 */
export const useGenerateFileResumableUploadUrlAction: ActionHook<GenerateFileResumableUploadUrlInput, GenerateFileResumableUploadUrlResponse> = /* @__PURE__ */ actionHook(calls.generateFileResumableUploadUrl);
/**
 * Import a file from the web
 *
 * Has the platform fetch one file. The kind must be clear from `mediaType`, `mimeType`, the extension of `displayName` or `url`, or the response of the other server. Returns before the file is there, without `media`: wait for the file-ready or file-failed event. Needs the permission MEDIA.SITE_MEDIA_FILES_IMPORT.
 *
 * Roles: merchant.
 */
export const useImportFileAction: ActionHook<ImportFileInput, FileDescriptorResponse> = /* @__PURE__ */ actionHook(calls.importFile, ['files']);
/**
 * Import several files from the web (older form)
 *
 * Has the platform fetch up to 100 files and returns their descriptors, without `media`. Does not say which failed at the start; `bulkImportFiles` does. Needs the permission MEDIA.SITE_MEDIA_FILES_IMPORT.
 *
 * Roles: merchant.
 *
 * @deprecated The removal date of this call is 2024-03-31. Use `files.bulkImportFiles` instead.
 */
export const useBulkImportFilesV1Action: ActionHook<BulkImportFilesV1Input, GetFileDescriptorsResponse> = /* @__PURE__ */ actionHook(calls.bulkImportFilesV1, ['files']);
/**
 * Import several files from the web
 *
 * Has the platform fetch up to 100 files. Each can fail by itself: see its `itemMetadata`. Descriptors come back only with `returnEntity`, without `media`; a file can be used after its file-ready event. Needs the permission MEDIA.SITE_MEDIA_FILES_IMPORT.
 *
 * Roles: merchant.
 */
export const useBulkImportFilesAction: ActionHook<BulkImportFilesInput, BulkImportFilesResponse> = /* @__PURE__ */ actionHook(calls.bulkImportFiles, ['files']);
/**
 * List the files of a folder
 *
 * Lists the files of one folder, not of the folders below it, `media-root` unless another is named. Cursor paging, at most 100 a page. Needs the permission MEDIA.SITE_MEDIA_FILES_LIST.
 *
 * Roles: merchant.
 */
export const useListFiles: ReadHook<ListFilesInput, ListFilesResponse> = /* @__PURE__ */ readHook(calls.listFiles);

/**
 * List the files of a folder
 *
 * Lists the files of one folder, not of the folders below it, `media-root` unless another is named. Cursor paging, at most 100 a page. Needs the permission MEDIA.SITE_MEDIA_FILES_LIST.
 *
 * Roles: merchant.
 */
export const useListFilesInfinite: ListHook<ListFilesInput, ListFilesResponse, NonNullable<ListFilesResponse['files']>[number]> = /* @__PURE__ */ listHook(calls.listFiles, { kind: 'cursor', request: 'paging', items: 'files', metadata: 'nextCursor' });
/**
 * Search the files of the site
 *
 * Finds files by text in every folder of one tree. A text finds at most 200 files. Comes sorted by `updatedDate`, latest first, unless sorted otherwise. Cursor paging, at most 100 a page. Needs the permission MEDIA.SITE_MEDIA_FILES_LIST.
 *
 * Roles: merchant.
 */
export const useSearchFiles: ReadHook<SearchFilesInput, ListFilesResponse> = /* @__PURE__ */ readHook(calls.searchFiles);

/**
 * Search the files of the site
 *
 * Finds files by text in every folder of one tree. A text finds at most 200 files. Comes sorted by `updatedDate`, latest first, unless sorted otherwise. Cursor paging, at most 100 a page. Needs the permission MEDIA.SITE_MEDIA_FILES_LIST.
 *
 * Roles: merchant.
 */
export const useSearchFilesInfinite: ListHook<SearchFilesInput, ListFilesResponse, NonNullable<ListFilesResponse['files']>[number]> = /* @__PURE__ */ listHook(calls.searchFiles, { kind: 'cursor', request: 'paging', items: 'files', metadata: 'nextCursor' });
/**
 * Get an address to stream a video from
 *
 * Gives a temporary address of a video stream, private videos included, for 60 to 1440 minutes and by default for 1440. Needs the permission MEDIA.SITE_MEDIA_FILES_READ.
 *
 * Roles: merchant.
 * Statuses that no source documents: 404.
 */
export const useGenerateVideoStreamingUrl: ReadHook<GenerateVideoStreamingUrlInput, DownloadUrlResponse> = /* @__PURE__ */ readHook(calls.generateVideoStreamingUrl);
/**
 * Delete several files
 *
 * Moves up to 1000 files to the trash bin, or with `permanent` deletes them permanently. Works on in the background, so lists may still show the files for a while. A file in the trash bin already is no error, and pages that use a file there still show it. Needs the permission MEDIA.SITE_MEDIA_FILES_MOVE_TO_TRASH.
 *
 * Roles: merchant.
 */
export const useBulkDeleteFilesAction: ActionHook<BulkDeleteFilesInput, EmptyResponse> = /* @__PURE__ */ actionHook(calls.bulkDeleteFiles, ['files']);
/**
 * Restore several files from the trash bin
 *
 * Moves up to 1000 files from the trash bin back to their folders. Runs asynchronously, so lists may not show the files at once. Needs the permission MEDIA.SITE_MEDIA_FILES_RESTORE_FROM_TRASH.
 *
 * Roles: merchant.
 */
export const useBulkRestoreFilesAction: ActionHook<BulkRestoreFilesInput, EmptyResponse> = /* @__PURE__ */ actionHook(calls.bulkRestoreFiles, ['files']);
/**
 * List the files in the trash bin
 *
 * Lists deleted files, which all have the state `DELETED`. Cursor paging, at most 100 a page. Files that were deleted permanently are not listed. Needs the permission MEDIA.SITE_MEDIA_FILES_LIST_DELETED.
 *
 * Roles: merchant.
 */
export const useListDeletedFiles: ReadHook<ListDeletedFilesInput, ListFilesResponse> = /* @__PURE__ */ readHook(calls.listDeletedFiles);

/**
 * List the files in the trash bin
 *
 * Lists deleted files, which all have the state `DELETED`. Cursor paging, at most 100 a page. Files that were deleted permanently are not listed. Needs the permission MEDIA.SITE_MEDIA_FILES_LIST_DELETED.
 *
 * Roles: merchant.
 */
export const useListDeletedFilesInfinite: ListHook<ListDeletedFilesInput, ListFilesResponse, NonNullable<ListFilesResponse['files']>[number]> = /* @__PURE__ */ listHook(calls.listDeletedFiles, { kind: 'cursor', request: 'paging', items: 'files', metadata: 'nextCursor' });
