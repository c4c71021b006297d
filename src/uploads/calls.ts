import type * as T from '../../generated/types.ts';
import { type Operation, operation } from '../core/operation.ts';
import { toQuery } from '../core/query.ts';

// the calls of the contract, but that asking for an address stores nothing, so that it may be repeated

export const askUploadUrl: Operation<T.GenerateFileUploadUrlInput, T.GenerateFileUploadUrlResponse> = /* @__PURE__ */ operation(
  'files.generateFileUploadUrl',
  'POST',
  '/site-media/v1/files/generate-upload-url',
  { callers: 'merchant', read: true },
);

export const askResumableUploadUrl: Operation<T.GenerateFileResumableUploadUrlInput, T.GenerateFileResumableUploadUrlResponse> = /* @__PURE__ */ operation(
  'files.generateFileResumableUploadUrl',
  'POST',
  '/site-media/v1/files/generate-resumable-upload-url',
  { callers: 'merchant', read: true },
);

export const askDownloadUrl: Operation<T.GenerateFileDownloadUrlInput, T.GenerateFileDownloadUrlResponse> = /* @__PURE__ */ operation(
  'files.generateFileDownloadUrl',
  'POST',
  '/site-media/v1/files/generate-file-download-url',
  { callers: 'merchant', read: true },
);

export const askImport: Operation<T.ImportFileInput, T.FileDescriptorResponse> = /* @__PURE__ */ operation(
  'files.importFile',
  'POST',
  '/site-media/v1/files/import',
  { callers: 'merchant' },
);

export const readFile: Operation<T.GetFileDescriptorInput, T.FileDescriptorResponse> = /* @__PURE__ */ operation(
  'files.getFileDescriptor',
  'GET',
  '/site-media/v1/files/get-file-by-id',
  { callers: 'merchant', query: toQuery },
);
