import { ImagePlus, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createTransport } from 'storewire';
import { Button, buttonLook, IconButton } from '../../components/button.tsx';
import { FieldError } from '../../components/field.tsx';
import { Picture } from '../../components/picture.tsx';
import { session } from '../../store/browser-client.ts';
import { useLanguage, useText } from '../../text/text.tsx';
import { IMAGE_TYPES, IMAGES_FIELD, MAX_IMAGE_BYTES, MAX_IMAGES } from './image-rules.ts';

/** Images for a review, which are uploaded while the text is written. */
export function ImageUploads({ uploads, add, retry, remove }: ReturnType<typeof useImageUploads>) {
  const { ownReview } = useText();
  const { locale } = useLanguage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();

  const pick = (files: readonly File[]): void => {
    const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte' }).format(
      MAX_IMAGE_BYTES / 1e6,
    );
    const large = files.find((file) => file.size > MAX_IMAGE_BYTES);
    const isTooMany = uploads.length + files.length > MAX_IMAGES;
    setProblem(
      large
        ? ownReview.imageTooLarge(large.name, size)
        : isTooMany
          ? ownReview.tooManyImages(MAX_IMAGES)
          : undefined,
    );
    add(files.filter((file) => file !== large).slice(0, MAX_IMAGES - uploads.length));
    if (input.current) input.current.value = '';
  };

  const pickEarlier = useEffectEvent(() => {
    const files = [...(input.current?.files ?? [])];
    if (files.length > 0) pick(files);
  });
  // files chosen before hydration have caused no event that React has seen
  useEffect(() => pickEarlier(), []);

  return (
    <div className="flex flex-col gap-3">
      <div>
        <input
          ref={input}
          id={id}
          type="file"
          accept={IMAGE_TYPES.join(',')}
          multiple
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => pick([...(target.files ?? [])])}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          className={`${buttonLook('outline')} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent`}
        >
          <ImagePlus aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {ownReview.addImages}
        </label>
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
          {ownReview.addImagesHint(MAX_IMAGES)}
        </p>
      </div>
      <div role="status" className="empty:hidden">
        <FieldError id={`${id}-files`}>{problem}</FieldError>
      </div>
      {uploads.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {uploads.map((upload) => (
            <li key={upload.key}>
              <UploadRow
                upload={upload}
                onRetry={() => retry(upload.key)}
                onRemove={() => remove(upload.key)}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

const PROGRESS =
  'block h-2 w-full appearance-none overflow-hidden rounded-full border border-transparent bg-sunk [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[inline-size] forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-value]:bg-[Highlight]';

interface UploadRowProps {
  upload: ImageUpload;
  onRetry: () => void;
  onRemove: () => void;
}

function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const { ownReview, states } = useText();
  const { locale } = useLanguage();
  const { file, stored, error, share } = upload;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  return (
    <div className="flex items-center gap-3 rounded-2xl border border-line bg-raised p-2">
      <Picture
        image={stored?.url}
        alt=""
        name={file.name}
        sizes="3.5rem"
        className="w-14 shrink-0 rounded-lg"
      />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm">
          <bdi>{file.name}</bdi>
        </p>
        {!stored && !error ? (
          <progress
            aria-label={ownReview.uploading(percent)}
            value={share || undefined}
            className={PROGRESS}
          />
        ) : null}
        {error ? (
          <div role="alert">
            <FieldError id={`upload-${upload.key}`}>{ownReview.uploadFailed(file.name)}</FieldError>
          </div>
        ) : null}
        {stored ? <input type="hidden" name={IMAGES_FIELD} value={stored.id} /> : null}
      </div>
      {error ? (
        <Button look="outline" size="small" onClick={onRetry} aria-label={ownReview.retryUpload(file.name)}>
          {states.retry}
        </Button>
      ) : null}
      <IconButton
        label={ownReview.removeImage(file.name)}
        icon={<X aria-hidden="true" />}
        onClick={onRemove}
      />
    </div>
  );
}

/** An image that is uploaded, or was. */
interface ImageUpload {
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
