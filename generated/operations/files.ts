// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/index.ts';
import { numbers } from '../numbers.ts';
import type * as T from '../types.ts';

/**
 * Get an address to download files as a ZIP
 *
 * Packs up to 1000 files into one ZIP file. The address never expires, so keep it secret. Needs the permission MEDIA.SITE_MEDIA_FILES_DOWNLOAD.
 *
 * Roles: merchant.
 * Statuses that no source documents: 404.
 */
export const generateFilesDownloadUrl: runtime.Operation<T.GenerateFilesDownloadUrlInput, T.GenerateFilesDownloadUrlResponse> = /* @__PURE__ */ runtime.operation('files.generateFilesDownloadUrl', 'POST', '/site-media/v1/files/generate-download-url', { allowedRoles: 'merchant', safe: true });

/**
 * Get an address to download a file
 *
 * Gives temporary addresses of one file, private ones included, by default for 600 minutes and for 525600 at most. An expired address leads to `expirationRedirectUrl` or, without one, to a 403 page. Needs the permission MEDIA.SITE_MEDIA_FILES_DOWNLOAD_URL.
 *
 * Roles: merchant.
 * Statuses that no source documents: 404.
 */
export const generateFileDownloadUrl: runtime.Operation<T.GenerateFileDownloadUrlInput, T.GenerateFileDownloadUrlResponse> = /* @__PURE__ */ runtime.operation('files.generateFileDownloadUrl', 'POST', '/site-media/v1/files/generate-file-download-url', { allowedRoles: 'merchant', safe: true });

/**
 * Get a file
 *
 * Reads the descriptor of one file. Files in the trash bin have the state `DELETED`. Needs the permission MEDIA.SITE_MEDIA_FILES_READ.
 *
 * Roles: merchant.
 * Statuses that no source documents: 404.
 */
export const getFileDescriptor: runtime.Operation<T.GetFileDescriptorInput, T.FileDescriptorResponse> = /* @__PURE__ */ runtime.operation('files.getFileDescriptor', 'GET', '/site-media/v1/files/get-file-by-id', { allowedRoles: 'merchant', numbers: numbers });

/**
 * Get several files
 *
 * Reads the descriptors of up to 100 files. Needs the permission MEDIA.SITE_MEDIA_FILES_READ.
 *
 * Roles: merchant.
 */
export const getFileDescriptors: runtime.Operation<T.GetFileDescriptorsInput, T.GetFileDescriptorsResponse> = /* @__PURE__ */ runtime.operation('files.getFileDescriptors', 'POST', '/site-media/v1/files/get-files', { allowedRoles: 'merchant', safe: true, numbers: numbers });

/**
 * Update a file
 *
 * Changes name, folder or labels of a file; the content and `private` are fixed. The file is named by `file.id`. Without `fieldMask` the properties that are present change. Needs the permission MEDIA.SITE_MEDIA_FILES_UPDATE.
 *
 * Roles: merchant.
 * Statuses that no source documents: 404.
 */
export const updateFileDescriptor: runtime.Operation<T.UpdateFileDescriptorInput, T.FileDescriptorResponse> = /* @__PURE__ */ runtime.operation('files.updateFileDescriptor', 'PATCH', '/site-media/v1/files/update-file-descriptor', { allowedRoles: 'merchant', numbers: numbers });

/**
 * Get an address to upload a file to
 *
 * The call itself stores nothing: `PUT` the bytes to `uploadUrl` with `Content-Type` and `?filename=`, without Authorization, and the descriptor comes back, perhaps still `PENDING`. Files above 10 MB need the resumable form. A violation may name the rules MISMATCH_MIME_TYPE, ZERO_FILE_SIZE, UNSUPPORTED_FILE_FORMAT, FILE_SIZE_OVER_LIMIT or SITE_QUOTA_EXCEEDED. Visitors and members get a 403. Needs the permission MEDIA.SITE_MEDIA_FILES_UPLOAD.
 *
 * Roles: merchant.
 */
export const generateFileUploadUrl: runtime.Operation<T.GenerateFileUploadUrlInput, T.GenerateFileUploadUrlResponse> = /* @__PURE__ */ runtime.operation('files.generateFileUploadUrl', 'POST', '/site-media/v1/files/generate-upload-url', { allowedRoles: 'merchant' });

/**
 * Get an address for a resumable upload
 *
 * For files above 10 MB and poor connections, by the tus protocol. Create the upload at `uploadUrl` with the metadata `filename`, `contentType` and `token`, send the pieces, and finish with `PUT {uploadUrl}/{uploadToken}?filename=…`, which returns the descriptor. Visitors and members get a 403. Needs the permission MEDIA.SITE_MEDIA_FILES_UPLOAD.
 *
 * Roles: merchant.
 */
export const generateFileResumableUploadUrl: runtime.Operation<T.GenerateFileResumableUploadUrlInput, T.GenerateFileResumableUploadUrlResponse> = /* @__PURE__ */ runtime.operation('files.generateFileResumableUploadUrl', 'POST', '/site-media/v1/files/generate-resumable-upload-url', { allowedRoles: 'merchant' });

/**
 * Import a file from the web
 *
 * Has the platform fetch one file. The kind must be clear from `mediaType`, `mimeType`, the extension of `displayName` or `url`, or the response of the other server. Returns before the file is there, without `media`: wait for the file-ready or file-failed event. Needs the permission MEDIA.SITE_MEDIA_FILES_IMPORT.
 *
 * Roles: merchant.
 */
export const importFile: runtime.Operation<T.ImportFileInput, T.FileDescriptorResponse> = /* @__PURE__ */ runtime.operation('files.importFile', 'POST', '/site-media/v1/files/import', { allowedRoles: 'merchant', numbers: numbers });

/**
 * Import several files from the web (older form)
 *
 * Has the platform fetch up to 100 files and returns their descriptors, without `media`. Does not say which failed at the start; `bulkImportFiles` does. Needs the permission MEDIA.SITE_MEDIA_FILES_IMPORT.
 *
 * Roles: merchant.
 *
 * @deprecated The removal date of this call is 2024-03-31. Use `files.bulkImportFiles` instead.
 */
export const bulkImportFilesV1: runtime.Operation<T.BulkImportFilesV1Input, T.GetFileDescriptorsResponse> = /* @__PURE__ */ runtime.operation('files.bulkImportFilesV1', 'POST', '/site-media/v1/bulk/files/import', { allowedRoles: 'merchant', sunset: '2024-03-31', replacedBy: 'files.bulkImportFiles', numbers: numbers });

/**
 * Import several files from the web
 *
 * Has the platform fetch up to 100 files. Each can fail by itself: see its `itemMetadata`. Descriptors come back only with `returnEntity`, without `media`; a file can be used after its file-ready event. Needs the permission MEDIA.SITE_MEDIA_FILES_IMPORT.
 *
 * Roles: merchant.
 */
export const bulkImportFiles: runtime.Operation<T.BulkImportFilesInput, T.BulkImportFilesResponse> = /* @__PURE__ */ runtime.operation('files.bulkImportFiles', 'POST', '/site-media/v1/bulk/files/import-v2', { allowedRoles: 'merchant', numbers: numbers });

/**
 * List the files of a folder
 *
 * Lists the files of one folder, not of the folders below it, `media-root` unless another is named. Cursor paging, at most 100 a page. Needs the permission MEDIA.SITE_MEDIA_FILES_LIST.
 *
 * Roles: merchant.
 */
export const listFiles: runtime.Operation<T.ListFilesInput, T.ListFilesResponse> = /* @__PURE__ */ runtime.operation('files.listFiles', 'GET', '/site-media/v1/files', { allowedRoles: 'merchant', numbers: numbers });

/**
 * Search the files of the site
 *
 * Finds files by text in every folder of one tree. A text finds at most 200 files. Comes sorted by `updatedDate`, latest first, unless sorted otherwise. Cursor paging, at most 100 a page. Needs the permission MEDIA.SITE_MEDIA_FILES_LIST.
 *
 * Roles: merchant.
 */
export const searchFiles: runtime.Operation<T.SearchFilesInput, T.ListFilesResponse> = /* @__PURE__ */ runtime.operation('files.searchFiles', 'POST', '/site-media/v1/files/search', { allowedRoles: 'merchant', safe: true, numbers: numbers });

/**
 * Get an address to stream a video from
 *
 * Gives a temporary address of a video stream, private videos included, for 60 to 1440 minutes and by default for 1440. Needs the permission MEDIA.SITE_MEDIA_FILES_READ.
 *
 * Roles: merchant.
 * Statuses that no source documents: 404.
 */
export const generateVideoStreamingUrl: runtime.Operation<T.GenerateVideoStreamingUrlInput, T.DownloadUrlResponse> = /* @__PURE__ */ runtime.operation('files.generateVideoStreamingUrl', 'POST', '/site-media/v1/files/generate-video-stream-url', { allowedRoles: 'merchant', safe: true });

/**
 * Delete several files
 *
 * Moves up to 1000 files to the trash bin, or with `permanent` deletes them permanently. Works on in the background, so lists may still show the files for a while. A file in the trash bin already is no error, and pages that use a file there still show it. Needs the permission MEDIA.SITE_MEDIA_FILES_MOVE_TO_TRASH.
 *
 * Roles: merchant.
 */
export const bulkDeleteFiles: runtime.Operation<T.BulkDeleteFilesInput, T.EmptyResponse> = /* @__PURE__ */ runtime.operation('files.bulkDeleteFiles', 'POST', '/site-media/v1/bulk/files/delete', { allowedRoles: 'merchant', emptyBody: true });

/**
 * Restore several files from the trash bin
 *
 * Moves up to 1000 files from the trash bin back to their folders. Runs asynchronously, so lists may not show the files at once. Needs the permission MEDIA.SITE_MEDIA_FILES_RESTORE_FROM_TRASH.
 *
 * Roles: merchant.
 */
export const bulkRestoreFiles: runtime.Operation<T.BulkRestoreFilesInput, T.EmptyResponse> = /* @__PURE__ */ runtime.operation('files.bulkRestoreFiles', 'POST', '/site-media/v1/bulk/trash-bin/files/restore', { allowedRoles: 'merchant', emptyBody: true });

/**
 * List the files in the trash bin
 *
 * Lists deleted files, which all have the state `DELETED`. Cursor paging, at most 100 a page. Files that were deleted permanently are not listed. Needs the permission MEDIA.SITE_MEDIA_FILES_LIST_DELETED.
 *
 * Roles: merchant.
 */
export const listDeletedFiles: runtime.Operation<T.ListDeletedFilesInput, T.ListFilesResponse> = /* @__PURE__ */ runtime.operation('files.listDeletedFiles', 'GET', '/site-media/v1/trash-bin/files', { allowedRoles: 'merchant', numbers: numbers });
