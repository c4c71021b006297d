/** A file in the media library as an export contains it. */
export const EXPORTED_FILE = {
  private: false,
  operationStatus: 'READY',
  labels: [],
  state: 'OK',
  namespace: 'NO_NAMESPACE',
  parentFolderId: 'media-root',
  createdDate: '2026-01-01T00:00:00.000Z',
  updatedDate: '2026-01-01T00:00:00.000Z',
};
