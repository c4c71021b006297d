import { useEffect, useRef, useState } from 'react';
import { createTransport } from 'storewire';
import { session } from '../../store/browser-client.ts';

/** An image that is uploaded, or was. */
export interface ImageUpload {
  key: string;
  file: File;
  /** From 0 to 1. */
  share: number;
  /** Once the shop has it. */
  stored?: { id: string; url: string } | undefined;
  error?: unknown;
}

/** The server of the store front, which requests upload URLs for members. */
const client = createTransport({
  baseUrl: typeof window === 'undefined' ? undefined : '/review-images',
  auth: session,
});

/** Uploads images as soon as they are added. */
export function useImageUploads() {
  const [uploads, setUploads] = useState<readonly ImageUpload[]>([]);
  const running = useRef(new Map<string, AbortController>()).current;
  const added = useRef(0);
  const change = (key: string, values: Partial<ImageUpload>): void =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...values } : each)));

  const send = async ({ key, file }: ImageUpload): Promise<void> => {
    change(key, { share: 0, error: undefined });
    const stop = new AbortController();
    running.set(key, stop);
    try {
      const { upload } = await import('storewire/uploads');
      const { id, url } = await upload(client, file, {
        signal: stop.signal,
        onProgress: ({ sentBytes, totalBytes }) => change(key, { share: sentBytes / totalBytes }),
      });
      change(key, { stored: { id, url }, share: 1 });
    } catch (error) {
      change(key, { error });
    } finally {
      running.delete(key);
    }
  };

  useEffect(
    () => () => {
      for (const stop of running.values()) stop.abort();
    },
    [running],
  );

  return {
    uploads,
    add: (files: readonly File[]): void => {
      const images = files.map((file) => ({ key: `image-${added.current++}`, file, share: 0 }));
      setUploads((all) => [...all, ...images]);
      for (const each of images) void send(each);
    },
    retry: (key: string): void => {
      const failed = uploads.find((each) => each.key === key);
      if (failed) void send(failed);
    },
    remove: (key: string): void => {
      running.get(key)?.abort();
      setUploads((all) => all.filter((each) => each.key !== key));
    },
  };
}
