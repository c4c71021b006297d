import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileDescriptor } from '../../generated/types.ts';
import { isStoreError, type StoreError } from '../errors/store-error.ts';
import type { Upload, UploadOptions, UploadProgress, UploadSource, upload } from '../uploads/index.ts';
import { useStore } from './provider.ts';

/** An upload, for display. */
export interface UploadView {
  /** The progress. Undefined before the upload starts. */
  progress: UploadProgress | undefined;
  /** True from the start to the end of the upload, also while it is paused. */
  isUploading: boolean;
  /** The file, once the platform can use it. */
  file: FileDescriptor | undefined;
  /** Why the upload failed. Undefined after `abort`. */
  error: StoreError | undefined;
}

/** What `useUpload` returns. */
export interface UploadState extends UploadView {
  /**
   * Starts an upload, and aborts the previous one. Resolves to the file, or to undefined if it failed or was
   * aborted. Rejects with a `TypeError` if an option is wrong.
   */
  start: (
    source: UploadSource,
    options?: Omit<UploadOptions, 'onProgress' | 'signal'>,
  ) => Promise<FileDescriptor | undefined>;
  /** Pauses the upload until `resume`. */
  pause: () => void;
  /** Continues from the last byte that the upload host has received. */
  resume: () => void;
  /** Aborts the upload and resets the state. */
  abort: () => void;
}

const NO_UPLOAD: UploadView = { progress: undefined, isUploading: false, file: undefined, error: undefined };

/**
 * Uploads files with progress, pause, resume and abort. Takes the function `upload` of `storewire/uploads`,
 * so that pages without uploads do not load it. Unmounting aborts the upload.
 *
 * @example
 * import { useUpload } from 'storewire/react';
 * import { upload } from 'storewire/uploads';
 *
 * export function PictureField() {
 *   const { start, pause, resume, abort, progress, isUploading, error } = useUpload(upload);
 *   return (
 *     <div>
 *       <input
 *         type="file"
 *         accept="image/*"
 *         onChange={({ target }) => target.files?.[0] && void start(target.files[0])}
 *       />
 *       {progress && <progress value={progress.sentBytes} max={progress.totalBytes} />}
 *       {isUploading && (
 *         <button type="button" onClick={progress?.phase === 'paused' ? resume : pause}>
 *           Pause or resume
 *         </button>
 *       )}
 *       {isUploading && (
 *         <button type="button" onClick={abort}>
 *           Cancel
 *         </button>
 *       )}
 *       <p role="alert">{error?.description}</p>
 *     </div>
 *   );
 * }
 */
export function useUpload(send: typeof upload): UploadState {
  const { client } = useStore();
  const [view, setView] = useState(NO_UPLOAD);
  const current = useRef<Upload>(undefined);
  const abort = useCallback((): void => {
    current.current?.abort();
    current.current = undefined;
    setView(NO_UPLOAD);
  }, []);
  useEffect(() => () => current.current?.abort(), []);
  const start = useCallback<UploadState['start']>(
    async (source, options) => {
      abort();
      const isCurrent = (): boolean => current.current === sending;
      const show = (change: Partial<UploadView>): void => {
        if (isCurrent()) setView((last) => ({ ...last, ...change }));
      };
      const sending = send(client, source, { ...options, onProgress: (progress) => show({ progress }) });
      current.current = sending;
      show({ isUploading: true });
      try {
        const file = await sending;
        show({ file, isUploading: false });
        return isCurrent() ? file : undefined;
      } catch (error) {
        const failure = isStoreError(error) ? error : undefined;
        show({ error: failure, isUploading: false });
        // any other error is a programming error
        if (!failure) throw error;
        return undefined;
      }
    },
    [abort, client, send],
  );
  const pause = useCallback((): void => current.current?.pause(), []);
  const resume = useCallback((): void => current.current?.resume(), []);
  return { ...view, start, pause, resume, abort };
}
