// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/msw.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

/** Mocks `POST /site-media/v1/files/generate-download-url`: Get an address to download files as a ZIP. Responds with the example `typical` by default. */
export const generateFilesDownloadUrlHandler: runtime.ExampleHandler<T.GenerateFilesDownloadUrlInput, T.GenerateFilesDownloadUrlResponse, keyof typeof examples.errors3 | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'files.generateFilesDownloadUrl', method: 'POST', path: '/site-media/v1/files/generate-download-url' }, { typical: examples.GenerateFilesDownloadUrlResponseTypical }, () => ({ ...examples.errors3 }));

/** Mocks `POST /site-media/v1/files/generate-file-download-url`: Get an address to download a file. Responds with the example `typical` by default. */
export const generateFileDownloadUrlHandler: runtime.ExampleHandler<T.GenerateFileDownloadUrlInput, T.GenerateFileDownloadUrlResponse, keyof typeof examples.errors3 | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'files.generateFileDownloadUrl', method: 'POST', path: '/site-media/v1/files/generate-file-download-url' }, { typical: examples.GenerateFileDownloadUrlResponseTypical }, () => ({ ...examples.errors3 }));

/** Mocks `GET /site-media/v1/files/get-file-by-id`: Get a file. Responds with the example `typical` by default. */
export const getFileDescriptorHandler: runtime.ExampleHandler<T.GetFileDescriptorInput, T.FileDescriptorResponse, keyof typeof examples.errors3 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'files.getFileDescriptor', method: 'GET', path: '/site-media/v1/files/get-file-by-id' }, { typical: examples.FileDescriptorResponseTypical, full: examples.FileDescriptorResponseFull }, () => ({ ...examples.errors3 }));

/** Mocks `POST /site-media/v1/files/get-files`: Get several files. Responds with the example `typical` by default. */
export const getFileDescriptorsHandler: runtime.ExampleHandler<T.GetFileDescriptorsInput, T.GetFileDescriptorsResponse, keyof typeof examples.errors | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'files.getFileDescriptors', method: 'POST', path: '/site-media/v1/files/get-files' }, { typical: examples.GetFileDescriptorsResponseTypical, full: examples.GetFileDescriptorsResponseFull }, () => ({ ...examples.errors }));

/** Mocks `PATCH /site-media/v1/files/update-file-descriptor`: Update a file. Responds with the example `typical` by default. */
export const updateFileDescriptorHandler: runtime.ExampleHandler<T.UpdateFileDescriptorInput, T.FileDescriptorResponse, keyof typeof examples.errors3 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'files.updateFileDescriptor', method: 'PATCH', path: '/site-media/v1/files/update-file-descriptor' }, { typical: examples.FileDescriptorResponseTypical, full: examples.FileDescriptorResponseFull }, () => ({ ...examples.errors3 }));

/** Mocks `POST /site-media/v1/files/generate-upload-url`: Get an address to upload a file to. Responds with the example `typical` by default. */
export const generateFileUploadUrlHandler: runtime.ExampleHandler<T.GenerateFileUploadUrlInput, T.GenerateFileUploadUrlResponse, keyof typeof examples.errors | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'files.generateFileUploadUrl', method: 'POST', path: '/site-media/v1/files/generate-upload-url' }, { typical: examples.GenerateFileUploadUrlResponseTypical }, () => ({ ...examples.errors }));

/** Mocks `POST /site-media/v1/files/generate-resumable-upload-url`: Get an address for a resumable upload. Responds with the example `typical` by default. */
export const generateFileResumableUploadUrlHandler: runtime.ExampleHandler<T.GenerateFileResumableUploadUrlInput, T.GenerateFileResumableUploadUrlResponse, keyof typeof examples.errors | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'files.generateFileResumableUploadUrl', method: 'POST', path: '/site-media/v1/files/generate-resumable-upload-url' }, { typical: examples.GenerateFileResumableUploadUrlResponseTypical }, () => ({ ...examples.errors }));

/** Mocks `POST /site-media/v1/files/import`: Import a file from the web. Responds with the example `typical` by default. */
export const importFileHandler: runtime.ExampleHandler<T.ImportFileInput, T.FileDescriptorResponse, keyof typeof examples.errors | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'files.importFile', method: 'POST', path: '/site-media/v1/files/import' }, { typical: examples.importFileTypical, full: examples.FileDescriptorResponseFull }, () => ({ ...examples.errors }));

/**
 * Mocks `POST /site-media/v1/bulk/files/import`: Import several files from the web (older form). Responds with the example `typical` by default.
 * @deprecated The removal date of this call is 2024-03-31. Use `files.bulkImportFiles` instead.
 */
export const bulkImportFilesV1Handler: runtime.ExampleHandler<T.BulkImportFilesV1Input, T.GetFileDescriptorsResponse, keyof typeof examples.errors | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'files.bulkImportFilesV1', method: 'POST', path: '/site-media/v1/bulk/files/import' }, { typical: examples.bulkImportFilesV1Typical, full: examples.GetFileDescriptorsResponseFull }, () => ({ ...examples.errors }));

/** Mocks `POST /site-media/v1/bulk/files/import-v2`: Import several files from the web. Responds with the example `typical` by default. */
export const bulkImportFilesHandler: runtime.ExampleHandler<T.BulkImportFilesInput, T.BulkImportFilesResponse, keyof typeof examples.errors | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'files.bulkImportFiles', method: 'POST', path: '/site-media/v1/bulk/files/import-v2' }, { typical: examples.BulkImportFilesResponseTypical, full: examples.BulkImportFilesResponseFull }, () => ({ ...examples.errors }));

/** Mocks `GET /site-media/v1/files`: List the files of a folder. Responds with the example `typical` by default. */
export const listFilesHandler: runtime.ExampleHandler<T.ListFilesInput, T.ListFilesResponse, keyof typeof examples.errors | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'files.listFiles', method: 'GET', path: '/site-media/v1/files', input: { query: { mediaTypes: 'strings', private: 'boolean', 'paging.limit': 'number' } } }, { typical: examples.ListFilesResponseTypical, full: examples.ListFilesResponseFull }, () => ({ ...examples.errors }));

/** Mocks `POST /site-media/v1/files/search`: Search the files of the site. Responds with the example `typical` by default. */
export const searchFilesHandler: runtime.ExampleHandler<T.SearchFilesInput, T.ListFilesResponse, keyof typeof examples.errors | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'files.searchFiles', method: 'POST', path: '/site-media/v1/files/search' }, { typical: examples.ListFilesResponseTypical, full: examples.ListFilesResponseFull }, () => ({ ...examples.errors }));

/** Mocks `POST /site-media/v1/files/generate-video-stream-url`: Get an address to stream a video from. Responds with the example `typical` by default. */
export const generateVideoStreamingUrlHandler: runtime.ExampleHandler<T.GenerateVideoStreamingUrlInput, T.DownloadUrlResponse, keyof typeof examples.errors3 | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'files.generateVideoStreamingUrl', method: 'POST', path: '/site-media/v1/files/generate-video-stream-url' }, { typical: examples.DownloadUrlResponseTypical }, () => ({ ...examples.errors3 }));

/** Mocks `POST /site-media/v1/bulk/files/delete`: Delete several files. Responds with the example `typical` by default. */
export const bulkDeleteFilesHandler: runtime.ExampleHandler<T.BulkDeleteFilesInput, T.EmptyResponse, keyof typeof examples.errors | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'files.bulkDeleteFiles', method: 'POST', path: '/site-media/v1/bulk/files/delete' }, { typical: examples.EmptyResponseTypical }, () => ({ ...examples.errors }));

/** Mocks `POST /site-media/v1/bulk/trash-bin/files/restore`: Restore several files from the trash bin. Responds with the example `typical` by default. */
export const bulkRestoreFilesHandler: runtime.ExampleHandler<T.BulkRestoreFilesInput, T.EmptyResponse, keyof typeof examples.errors | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'files.bulkRestoreFiles', method: 'POST', path: '/site-media/v1/bulk/trash-bin/files/restore' }, { typical: examples.EmptyResponseTypical }, () => ({ ...examples.errors }));

/** Mocks `GET /site-media/v1/trash-bin/files`: List the files in the trash bin. Responds with the example `typical` by default. */
export const listDeletedFilesHandler: runtime.ExampleHandler<T.ListDeletedFilesInput, T.ListFilesResponse, keyof typeof examples.errors | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'files.listDeletedFiles', method: 'GET', path: '/site-media/v1/trash-bin/files', input: { query: { mediaTypes: 'strings', private: 'boolean', 'paging.limit': 'number' } } }, { typical: examples.listDeletedFilesTypical, full: examples.ListFilesResponseFull }, () => ({ ...examples.errors }));
