/** What may be uploaded, and the result. Compiled, never run. */
import { expectTypeOf } from 'vitest';
import type { FileDescriptor, StoreClient } from '../../src/index.ts';
import { type Upload, type UploadProgress, upload } from '../../src/uploads/index.ts';

declare const client: StoreClient;
declare const file: File;

// files and bytes, each with the same handle, which is the promise of the file
expectTypeOf(upload(client, file)).toEqualTypeOf<Upload>();
for (const source of [file, new Blob(), new Uint8Array(), new ArrayBuffer(), Buffer.alloc(1)])
  void upload(client, source);
expectTypeOf<Awaited<Upload>>().toEqualTypeOf<FileDescriptor>();
expectTypeOf<Upload['pause']>().toEqualTypeOf<() => void>();
expectTypeOf<UploadProgress['phase']>().toEqualTypeOf<'sending' | 'paused' | 'processing'>();

// text is no file, and neither is its path
// @ts-expect-error no source
void upload(client, 'film.mp4');
// @ts-expect-error a stream
void upload(client, new ReadableStream<Uint8Array>());
// @ts-expect-error not an option
void upload(client, file, { chunkSize: 5 });
// @ts-expect-error a wait takes its signal from the upload
void upload(client, file, { wait: { signal: AbortSignal.abort() } });
