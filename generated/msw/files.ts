// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { exampleHandler, type ExampleHandler } from "../../src/runtime/msw.ts";
import * as calls from '../operations/files.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

export const generateFilesDownloadUrlHandler: ExampleHandler<T.GenerateFilesDownloadUrlInput, T.GenerateFilesDownloadUrlResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.generateFilesDownloadUrl, { "typical": examples.GenerateFilesDownloadUrlResponseTypical, "minimal": examples.GenerateFilesDownloadUrlResponseMinimal }, () => ({ ...examples.errors3 }));

export const generateFileDownloadUrlHandler: ExampleHandler<T.GenerateFileDownloadUrlInput, T.GenerateFileDownloadUrlResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.generateFileDownloadUrl, { "typical": examples.GenerateFileDownloadUrlResponseTypical, "minimal": examples.GenerateFileDownloadUrlResponseMinimal }, () => ({ ...examples.errors3 }));

export const getFileDescriptorHandler: ExampleHandler<T.GetFileDescriptorInput, T.FileDescriptorResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.getFileDescriptor, { "typical": examples.FileDescriptorResponseTypical, "full": examples.FileDescriptorResponseFull, "minimal": examples.FileDescriptorResponseMinimal }, () => ({ ...examples.errors3 }));

export const getFileDescriptorsHandler: ExampleHandler<T.GetFileDescriptorsInput, T.GetFileDescriptorsResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.getFileDescriptors, { "typical": examples.GetFileDescriptorsResponseTypical, "full": examples.GetFileDescriptorsResponseFull, "minimal": examples.GetFileDescriptorsResponseMinimal }, () => ({ ...examples.errors }));

export const updateFileDescriptorHandler: ExampleHandler<T.UpdateFileDescriptorInput, T.FileDescriptorResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.updateFileDescriptor, { "typical": examples.FileDescriptorResponseTypical, "full": examples.FileDescriptorResponseFull, "minimal": examples.FileDescriptorResponseMinimal }, () => ({ ...examples.errors3 }));

export const generateFileUploadUrlHandler: ExampleHandler<T.GenerateFileUploadUrlInput, T.GenerateFileUploadUrlResponse, keyof typeof examples.errors | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.generateFileUploadUrl, { "typical": examples.GenerateFileUploadUrlResponseTypical, "minimal": examples.GenerateFileUploadUrlResponseMinimal }, () => ({ ...examples.errors }));

export const generateFileResumableUploadUrlHandler: ExampleHandler<T.GenerateFileResumableUploadUrlInput, T.GenerateFileResumableUploadUrlResponse, keyof typeof examples.errors | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.generateFileResumableUploadUrl, { "typical": examples.GenerateFileResumableUploadUrlResponseTypical, "minimal": examples.GenerateFileResumableUploadUrlResponseMinimal }, () => ({ ...examples.errors }));

export const importFileHandler: ExampleHandler<T.ImportFileInput, T.FileDescriptorResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.importFile, { "typical": examples.importFileTypical, "full": examples.FileDescriptorResponseFull, "minimal": examples.FileDescriptorResponseMinimal }, () => ({ ...examples.errors }));

/** @deprecated The platform retires this call on 2024-03-31. Successor: files.bulkImportFiles. */
export const bulkImportFilesV1Handler: ExampleHandler<T.BulkImportFilesV1Input, T.GetFileDescriptorsResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.bulkImportFilesV1, { "typical": examples.bulkImportFilesV1Typical, "full": examples.GetFileDescriptorsResponseFull, "minimal": examples.GetFileDescriptorsResponseMinimal }, () => ({ ...examples.errors }));

export const bulkImportFilesHandler: ExampleHandler<T.BulkImportFilesInput, T.BulkImportFilesResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.bulkImportFiles, { "typical": examples.BulkImportFilesResponseTypical, "full": examples.BulkImportFilesResponseFull, "minimal": examples.BulkImportFilesResponseMinimal }, () => ({ ...examples.errors }));

export const listFilesHandler: ExampleHandler<T.ListFilesInput, T.ListFilesResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.listFiles, { "typical": examples.ListFilesResponseTypical, "full": examples.ListFilesResponseFull, "minimal": examples.ListFilesResponseMinimal }, () => ({ ...examples.errors }));

export const searchFilesHandler: ExampleHandler<T.SearchFilesInput, T.ListFilesResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.searchFiles, { "typical": examples.ListFilesResponseTypical, "full": examples.ListFilesResponseFull, "minimal": examples.ListFilesResponseMinimal }, () => ({ ...examples.errors }));

export const generateVideoStreamingUrlHandler: ExampleHandler<T.GenerateVideoStreamingUrlInput, T.DownloadUrlResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.generateVideoStreamingUrl, { "typical": examples.DownloadUrlResponseTypical, "minimal": examples.DownloadUrlResponseMinimal }, () => ({ ...examples.errors3 }));

export const bulkDeleteFilesHandler: ExampleHandler<T.BulkDeleteFilesInput, T.EmptyResponse, keyof typeof examples.errors | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.bulkDeleteFiles, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors }));

export const bulkRestoreFilesHandler: ExampleHandler<T.BulkRestoreFilesInput, T.EmptyResponse, keyof typeof examples.errors | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.bulkRestoreFiles, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors }));

export const listDeletedFilesHandler: ExampleHandler<T.ListDeletedFilesInput, T.ListFilesResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.listDeletedFiles, { "typical": examples.listDeletedFilesTypical, "full": examples.ListFilesResponseFull, "minimal": examples.ListFilesResponseMinimal }, () => ({ ...examples.errors }));
