/** Files: uploads in one piece or in many, imports from the web, the wait until a file is ready, and addresses to download from. */
export type { UploadSource } from './content.ts';
export { type DownloadAddress, type DownloadOptions, downloadAddress } from './download.ts';
export { type ImportOptions, importFile } from './import.ts';
export type { UploadOptions, UploadProgress } from './options.ts';
export { type WaitOptions, waitUntilReady } from './ready.ts';
export type { ResumeStore } from './resume-store.ts';
export type { StreamSource } from './stream-reader.ts';
export { type Upload, upload } from './upload.ts';
