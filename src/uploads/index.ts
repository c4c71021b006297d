/**
 * Uploads in one request or in pieces, imports from the web, waiting until a file is ready, and temporary
 * download URLs.
 */
export type { UploadSource } from './content.ts';
export { type DownloadUrl, type DownloadOptions, createDownloadUrl } from './download.ts';
export type { UploadOptions, UploadProgress, WaitOptions } from './options.ts';
export { type ImportOptions, importFile, waitUntilReady } from './ready.ts';
export { type Upload, upload } from './upload.ts';
