// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type * as runtime from 'storewire-react-admin';
import * as calls from 'storewire/operations';
import * as pagers from 'storewire/operations';
import type * as T from 'storewire';

/**
 * Get an address to download files as a ZIP
 *
 * Packs up to 1000 files into one ZIP file. The address never expires, so keep it secret. Needs the permission MEDIA.SITE_MEDIA_FILES_DOWNLOAD.
 *
 * Roles: merchant.
 * Statuses that no source documents: 404.
 */
export const generateFilesDownloadUrl: runtime.ResourceCall<T.GenerateFilesDownloadUrlInput, T.GenerateFilesDownloadUrlResponse> = { call: calls.generateFilesDownloadUrl, ids: 'fileIds', max: 1000 };

/**
 * Get an address to download a file
 *
 * Gives temporary addresses of one file, private ones included, by default for 600 minutes and for 525600 at most. An expired address leads to `expirationRedirectUrl` or, without one, to a 403 page. Needs the permission MEDIA.SITE_MEDIA_FILES_DOWNLOAD_URL.
 *
 * Roles: merchant.
 * Statuses that no source documents: 404.
 */
export const generateFileDownloadUrl: runtime.ResourceCall<T.GenerateFileDownloadUrlInput, T.GenerateFileDownloadUrlResponse> = { call: calls.generateFileDownloadUrl };

/**
 * Get a file
 *
 * Reads the descriptor of one file. Files in the trash bin have the state `DELETED`. Needs the permission MEDIA.SITE_MEDIA_FILES_READ.
 *
 * Roles: merchant.
 * Statuses that no source documents: 404.
 */
export const getFileDescriptor: runtime.ResourceCall<T.GetFileDescriptorInput, T.FileDescriptorResponse> = { call: calls.getFileDescriptor, id: 'fileId', record: 'file' };

/**
 * Get several files
 *
 * Reads the descriptors of up to 100 files. Needs the permission MEDIA.SITE_MEDIA_FILES_READ.
 *
 * Roles: merchant.
 */
export const getFileDescriptors: runtime.ResourceCall<T.GetFileDescriptorsInput, T.GetFileDescriptorsResponse> = { call: calls.getFileDescriptors, ids: 'fileIds', max: 100, records: 'files' };

/**
 * Update a file
 *
 * Changes name, folder or labels of a file; the content and `private` are fixed. The file is named by `file.id`. Without `fieldMask` the properties that are present change. Needs the permission MEDIA.SITE_MEDIA_FILES_UPDATE.
 *
 * Roles: merchant.
 * Statuses that no source documents: 404.
 */
export const updateFileDescriptor: runtime.ResourceCall<T.UpdateFileDescriptorInput, T.FileDescriptorResponse> = { call: calls.updateFileDescriptor, id: 'file.id', data: 'file', mask: 'fieldMask', record: 'file', invalidates: ['files'] };

/**
 * Get an address to upload a file to
 *
 * The call itself stores nothing: `PUT` the bytes to `uploadUrl` with `Content-Type` and `?filename=`, without Authorization, and the descriptor comes back, perhaps still `PENDING`. Files above 10 MB need the resumable form. A violation may name the rules MISMATCH_MIME_TYPE, ZERO_FILE_SIZE, UNSUPPORTED_FILE_FORMAT, FILE_SIZE_OVER_LIMIT or SITE_QUOTA_EXCEEDED. Visitors and members get a 403. Needs the permission MEDIA.SITE_MEDIA_FILES_UPLOAD.
 *
 * Roles: merchant.
 */
export const generateFileUploadUrl: runtime.ResourceCall<T.GenerateFileUploadUrlInput, T.GenerateFileUploadUrlResponse> = { call: calls.generateFileUploadUrl, data: '' };

/**
 * Get an address for a resumable upload
 *
 * For files above 10 MB and poor connections, by the tus protocol. Create the upload at `uploadUrl` with the metadata `filename`, `contentType` and `token`, send the pieces, and finish with `PUT {uploadUrl}/{uploadToken}?filename=…`, which returns the descriptor. Visitors and members get a 403. Needs the permission MEDIA.SITE_MEDIA_FILES_UPLOAD.
 *
 * Roles: merchant.
 */
export const generateFileResumableUploadUrl: runtime.ResourceCall<T.GenerateFileResumableUploadUrlInput, T.GenerateFileResumableUploadUrlResponse> = { call: calls.generateFileResumableUploadUrl, data: '' };

/**
 * Import a file from the web
 *
 * Has the platform fetch one file. The kind must be clear from `mediaType`, `mimeType`, the extension of `displayName` or `url`, or the response of the other server. Returns before the file is there, without `media`: wait for the file-ready or file-failed event. Needs the permission MEDIA.SITE_MEDIA_FILES_IMPORT.
 *
 * Roles: merchant.
 */
export const importFile: runtime.ResourceCall<T.ImportFileInput, T.FileDescriptorResponse> = { call: calls.importFile, data: '', record: 'file', invalidates: ['files'] };

/**
 * Import several files from the web (older form)
 *
 * Has the platform fetch up to 100 files and returns their descriptors, without `media`. Does not say which failed at the start; `bulkImportFiles` does. Needs the permission MEDIA.SITE_MEDIA_FILES_IMPORT.
 *
 * Roles: merchant.
 *
 * @deprecated The removal date of this call is 2024-03-31. Use `files.bulkImportFiles` instead.
 */
export const bulkImportFilesV1: runtime.ResourceCall<T.BulkImportFilesV1Input, T.GetFileDescriptorsResponse> = { call: calls.bulkImportFilesV1, items: 'importFileRequests', max: 100, data: '', invalidates: ['files'] };

/**
 * Import several files from the web
 *
 * Has the platform fetch up to 100 files. Each can fail by itself: see its `itemMetadata`. Descriptors come back only with `returnEntity`, without `media`; a file can be used after its file-ready event. Needs the permission MEDIA.SITE_MEDIA_FILES_IMPORT.
 *
 * Roles: merchant.
 */
export const bulkImportFiles: runtime.ResourceCall<T.BulkImportFilesInput, T.BulkImportFilesResponse> = { call: calls.bulkImportFiles, items: 'importFileRequests', max: 100, data: '', results: 'results', invalidates: ['files'] };

/**
 * List the files of a folder
 *
 * Lists the files of one folder, not of the folders below it, `media-root` unless another is named. Cursor paging, at most 100 a page. Needs the permission MEDIA.SITE_MEDIA_FILES_LIST.
 *
 * Roles: merchant.
 */
export const listFiles: runtime.ResourceList<T.ListFilesInput, T.ListFilesResponse> = { pages: pagers.listFilesPages, max: 100, sort: { path: 'sort', fields: ['displayName', 'sizeInBytes', 'updatedDate'], isList: false }, inputs: ['parentFolderId', 'mediaTypes', 'private'] };

/**
 * Search the files of the site
 *
 * Finds files by text in every folder of one tree. A text finds at most 200 files. Comes sorted by `updatedDate`, latest first, unless sorted otherwise. Cursor paging, at most 100 a page. Needs the permission MEDIA.SITE_MEDIA_FILES_LIST.
 *
 * Roles: merchant.
 */
export const searchFiles: runtime.ResourceList<T.SearchFilesInput, T.ListFilesResponse> = { pages: pagers.searchFilesPages, max: 100, sort: { path: 'sort', fields: ['displayName', 'sizeInBytes', 'updatedDate'], isList: false }, inputs: ['search', 'rootFolder', 'mediaTypes', 'private'] };

/**
 * Get an address to stream a video from
 *
 * Gives a temporary address of a video stream, private videos included, for 60 to 1440 minutes and by default for 1440. Needs the permission MEDIA.SITE_MEDIA_FILES_READ.
 *
 * Roles: merchant.
 * Statuses that no source documents: 404.
 */
export const generateVideoStreamingUrl: runtime.ResourceCall<T.GenerateVideoStreamingUrlInput, T.DownloadUrlResponse> = { call: calls.generateVideoStreamingUrl, record: 'downloadUrl' };

/**
 * Delete several files
 *
 * Moves up to 1000 files to the trash bin, or with `permanent` deletes them permanently. Works on in the background, so lists may still show the files for a while. A file in the trash bin already is no error, and pages that use a file there still show it. Needs the permission MEDIA.SITE_MEDIA_FILES_MOVE_TO_TRASH.
 *
 * Roles: merchant.
 */
export const bulkDeleteFiles: runtime.ResourceCall<T.BulkDeleteFilesInput, T.EmptyResponse> = { call: calls.bulkDeleteFiles, ids: 'fileIds', max: 1000, data: '', invalidates: ['files'] };

/**
 * Restore several files from the trash bin
 *
 * Moves up to 1000 files from the trash bin back to their folders. Runs asynchronously, so lists may not show the files at once. Needs the permission MEDIA.SITE_MEDIA_FILES_RESTORE_FROM_TRASH.
 *
 * Roles: merchant.
 */
export const bulkRestoreFiles: runtime.ResourceCall<T.BulkRestoreFilesInput, T.EmptyResponse> = { call: calls.bulkRestoreFiles, ids: 'fileIds', max: 1000, data: '', invalidates: ['files'] };

/**
 * List the files in the trash bin
 *
 * Lists deleted files, which all have the state `DELETED`. Cursor paging, at most 100 a page. Files that were deleted permanently are not listed. Needs the permission MEDIA.SITE_MEDIA_FILES_LIST_DELETED.
 *
 * Roles: merchant.
 */
export const listDeletedFiles: runtime.ResourceList<T.ListDeletedFilesInput, T.ListFilesResponse> = { pages: pagers.listDeletedFilesPages, max: 100, sort: { path: 'sort', fields: ['displayName', 'sizeInBytes', 'updatedDate'], isList: false }, inputs: ['parentFolderId', 'mediaTypes', 'private'] };
