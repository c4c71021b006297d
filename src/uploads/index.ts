/** Uploads in one request or by tus, and waiting until a file is ready. */

export { type WaitOptions, waitUntilReady } from './ready.ts';
export { type UploadOptions, type UploadProgress, upload } from './upload.ts';
