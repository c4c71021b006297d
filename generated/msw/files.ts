// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { exampleHandler, type ExampleHandler } from "../../src/runtime/msw.ts";
import * as calls from '../operations/files.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

export const generateFilesDownloadUrlHandler: ExampleHandler<T.GenerateFilesDownloadUrlInput, T.GenerateFilesDownloadUrlResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.generateFilesDownloadUrl, { "full": examples.GenerateFilesDownloadUrlResponseFull, "minimal": examples.GenerateFilesDownloadUrlResponseMinimal }, () => ({ ...examples.errors }));

export const generateFileDownloadUrlHandler: ExampleHandler<T.GenerateFileDownloadUrlInput, T.GenerateFileDownloadUrlResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.generateFileDownloadUrl, { "full": examples.GenerateFileDownloadUrlResponseFull, "minimal": examples.GenerateFileDownloadUrlResponseMinimal }, () => ({ ...examples.errors }));

export const getFileDescriptorHandler: ExampleHandler<T.GetFileDescriptorInput, T.FileDescriptorResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.getFileDescriptor, { "full": examples.FileDescriptorResponseFull, "minimal": examples.FileDescriptorResponseMinimal }, () => ({ ...examples.errors }));

export const getFileDescriptorsHandler: ExampleHandler<T.GetFileDescriptorsInput, T.GetFileDescriptorsResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.getFileDescriptors, { "full": examples.getFileDescriptorsFull, "minimal": examples.GetFileDescriptorsResponseMinimal }, () => ({ ...examples.errors }));

export const updateFileDescriptorHandler: ExampleHandler<T.UpdateFileDescriptorInput, T.FileDescriptorResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.updateFileDescriptor, { "full": examples.FileDescriptorResponseFull, "minimal": examples.FileDescriptorResponseMinimal }, () => ({ ...examples.errors }));

export const generateFileUploadUrlHandler: ExampleHandler<T.GenerateFileUploadUrlInput, T.GenerateFileUploadUrlResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.generateFileUploadUrl, { "full": examples.GenerateFileUploadUrlResponseFull, "minimal": examples.GenerateFileUploadUrlResponseMinimal }, () => ({ ...examples.errors }));

export const generateFileResumableUploadUrlHandler: ExampleHandler<T.GenerateFileResumableUploadUrlInput, T.GenerateFileResumableUploadUrlResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.generateFileResumableUploadUrl, { "full": examples.GenerateFileResumableUploadUrlResponseFull, "minimal": examples.GenerateFileResumableUploadUrlResponseMinimal }, () => ({ ...examples.errors }));

export const importFileHandler: ExampleHandler<T.ImportFileInput, T.FileDescriptorResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.importFile, { "full": examples.importFileFull, "minimal": examples.FileDescriptorResponseMinimal }, () => ({ ...examples.errors }));

/** @deprecated The platform retires this call on 2024-03-31. Successor: files.bulkImportFiles. */
export const bulkImportFilesV1Handler: ExampleHandler<T.BulkImportFilesV1Input, T.GetFileDescriptorsResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.bulkImportFilesV1, { "full": examples.GetFileDescriptorsResponseFull, "minimal": examples.GetFileDescriptorsResponseMinimal }, () => ({ ...examples.errors }));

export const bulkImportFilesHandler: ExampleHandler<T.BulkImportFilesInput, T.BulkImportFilesResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.bulkImportFiles, { "full": examples.BulkImportFilesResponseFull, "minimal": examples.BulkImportFilesResponseMinimal }, () => ({ ...examples.errors }));

export const listFilesHandler: ExampleHandler<T.ListFilesInput, T.ListFilesResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.listFiles, { "full": examples.ListFilesResponseFull, "minimal": examples.ListFilesResponseMinimal }, () => ({ ...examples.errors }));

export const searchFilesHandler: ExampleHandler<T.SearchFilesInput, T.ListFilesResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.searchFiles, { "full": examples.ListFilesResponseFull, "minimal": examples.ListFilesResponseMinimal }, () => ({ ...examples.errors }));

export const generateVideoStreamingUrlHandler: ExampleHandler<T.GenerateVideoStreamingUrlInput, T.DownloadUrlResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.generateVideoStreamingUrl, { "full": examples.DownloadUrlResponseFull, "minimal": examples.DownloadUrlResponseMinimal }, () => ({ ...examples.errors }));

export const bulkDeleteFilesHandler: ExampleHandler<T.BulkDeleteFilesInput, T.EmptyResponse, keyof typeof examples.errors | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.bulkDeleteFiles, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors }));

export const bulkRestoreFilesHandler: ExampleHandler<T.BulkRestoreFilesInput, T.EmptyResponse, keyof typeof examples.errors | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.bulkRestoreFiles, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors }));

export const listDeletedFilesHandler: ExampleHandler<T.ListDeletedFilesInput, T.ListFilesResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.listDeletedFiles, { "full": examples.listDeletedFilesFull, "minimal": examples.ListFilesResponseMinimal }, () => ({ ...examples.errors }));
