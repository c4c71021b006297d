// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from "../../src/runtime/msw.ts";
import type * as T from '../types.ts';
import * as examples from './examples.ts';

export const generateFilesDownloadUrlHandler: runtime.ExampleHandler<T.GenerateFilesDownloadUrlResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "files.generateFilesDownloadUrl", method: "POST", path: "/site-media/v1/files/generate-download-url" }, { "typical": examples.GenerateFilesDownloadUrlResponseTypical, "minimal": examples.GenerateFilesDownloadUrlResponseMinimal }, () => ({ ...examples.errors3 }));

export const generateFileDownloadUrlHandler: runtime.ExampleHandler<T.GenerateFileDownloadUrlResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "files.generateFileDownloadUrl", method: "POST", path: "/site-media/v1/files/generate-file-download-url" }, { "typical": examples.GenerateFileDownloadUrlResponseTypical, "minimal": examples.GenerateFileDownloadUrlResponseMinimal }, () => ({ ...examples.errors3 }));

export const getFileDescriptorHandler: runtime.ExampleHandler<T.FileDescriptorResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "files.getFileDescriptor", method: "GET", path: "/site-media/v1/files/get-file-by-id" }, { "typical": examples.FileDescriptorResponseTypical, "full": examples.FileDescriptorResponseFull, "minimal": examples.FileDescriptorResponseMinimal }, () => ({ ...examples.errors3 }));

export const getFileDescriptorsHandler: runtime.ExampleHandler<T.GetFileDescriptorsResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "files.getFileDescriptors", method: "POST", path: "/site-media/v1/files/get-files" }, { "typical": examples.GetFileDescriptorsResponseTypical, "full": examples.GetFileDescriptorsResponseFull, "minimal": examples.GetFileDescriptorsResponseMinimal }, () => ({ ...examples.errors }));

export const updateFileDescriptorHandler: runtime.ExampleHandler<T.FileDescriptorResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "files.updateFileDescriptor", method: "PATCH", path: "/site-media/v1/files/update-file-descriptor" }, { "typical": examples.FileDescriptorResponseTypical, "full": examples.FileDescriptorResponseFull, "minimal": examples.FileDescriptorResponseMinimal }, () => ({ ...examples.errors3 }));

export const generateFileUploadUrlHandler: runtime.ExampleHandler<T.GenerateFileUploadUrlResponse, keyof typeof examples.errors | "typical" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "files.generateFileUploadUrl", method: "POST", path: "/site-media/v1/files/generate-upload-url" }, { "typical": examples.GenerateFileUploadUrlResponseTypical, "minimal": examples.GenerateFileUploadUrlResponseMinimal }, () => ({ ...examples.errors }));

export const generateFileResumableUploadUrlHandler: runtime.ExampleHandler<T.GenerateFileResumableUploadUrlResponse, keyof typeof examples.errors | "typical" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "files.generateFileResumableUploadUrl", method: "POST", path: "/site-media/v1/files/generate-resumable-upload-url" }, { "typical": examples.GenerateFileResumableUploadUrlResponseTypical, "minimal": examples.GenerateFileResumableUploadUrlResponseMinimal }, () => ({ ...examples.errors }));

export const importFileHandler: runtime.ExampleHandler<T.FileDescriptorResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "files.importFile", method: "POST", path: "/site-media/v1/files/import" }, { "typical": examples.importFileTypical, "full": examples.FileDescriptorResponseFull, "minimal": examples.FileDescriptorResponseMinimal }, () => ({ ...examples.errors }));

/** @deprecated The platform retires this call on 2024-03-31. Successor: files.bulkImportFiles. */
export const bulkImportFilesV1Handler: runtime.ExampleHandler<T.GetFileDescriptorsResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "files.bulkImportFilesV1", method: "POST", path: "/site-media/v1/bulk/files/import" }, { "typical": examples.bulkImportFilesV1Typical, "full": examples.GetFileDescriptorsResponseFull, "minimal": examples.GetFileDescriptorsResponseMinimal }, () => ({ ...examples.errors }));

export const bulkImportFilesHandler: runtime.ExampleHandler<T.BulkImportFilesResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "files.bulkImportFiles", method: "POST", path: "/site-media/v1/bulk/files/import-v2" }, { "typical": examples.BulkImportFilesResponseTypical, "full": examples.BulkImportFilesResponseFull, "minimal": examples.BulkImportFilesResponseMinimal }, () => ({ ...examples.errors }));

export const listFilesHandler: runtime.ExampleHandler<T.ListFilesResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "files.listFiles", method: "GET", path: "/site-media/v1/files" }, { "typical": examples.ListFilesResponseTypical, "full": examples.ListFilesResponseFull, "minimal": examples.ListFilesResponseMinimal }, () => ({ ...examples.errors }));

export const searchFilesHandler: runtime.ExampleHandler<T.ListFilesResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "files.searchFiles", method: "POST", path: "/site-media/v1/files/search" }, { "typical": examples.ListFilesResponseTypical, "full": examples.ListFilesResponseFull, "minimal": examples.ListFilesResponseMinimal }, () => ({ ...examples.errors }));

export const generateVideoStreamingUrlHandler: runtime.ExampleHandler<T.DownloadUrlResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "files.generateVideoStreamingUrl", method: "POST", path: "/site-media/v1/files/generate-video-stream-url" }, { "typical": examples.DownloadUrlResponseTypical, "minimal": examples.DownloadUrlResponseMinimal }, () => ({ ...examples.errors3 }));

export const bulkDeleteFilesHandler: runtime.ExampleHandler<T.EmptyResponse, keyof typeof examples.errors | "typical" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "files.bulkDeleteFiles", method: "POST", path: "/site-media/v1/bulk/files/delete" }, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors }));

export const bulkRestoreFilesHandler: runtime.ExampleHandler<T.EmptyResponse, keyof typeof examples.errors | "typical" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "files.bulkRestoreFiles", method: "POST", path: "/site-media/v1/bulk/trash-bin/files/restore" }, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors }));

export const listDeletedFilesHandler: runtime.ExampleHandler<T.ListFilesResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ runtime.exampleHandler({ id: "files.listDeletedFiles", method: "GET", path: "/site-media/v1/trash-bin/files" }, { "typical": examples.listDeletedFilesTypical, "full": examples.ListFilesResponseFull, "minimal": examples.ListFilesResponseMinimal }, () => ({ ...examples.errors }));
