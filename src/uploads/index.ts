/** Uploads in one request or in chunks, and waiting until a file is ready. */

export type { UploadOptions, UploadProgress, UploadSource, WaitOptions } from './options.ts';
export { waitUntilReady } from './ready.ts';
export { type Upload, upload } from './upload.ts';
