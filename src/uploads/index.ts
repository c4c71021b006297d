/**
 * Uploads in one request or in chunks, imports from the web, waiting until a file is ready, and temporary
 * download URLs.
 */

export {
  createDownloadUrl,
  type DownloadOptions,
  type DownloadUrl,
  type ImportOptions,
  importFile,
  waitUntilReady,
} from './files.ts';
export type { UploadOptions, UploadProgress, UploadSource, WaitOptions } from './options.ts';
export { type Upload, upload } from './upload.ts';
