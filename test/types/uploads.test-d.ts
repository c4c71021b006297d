/** What may be uploaded, and the result. Compiled, never run. */
import { Readable } from 'node:stream';
import { expectTypeOf } from 'vitest';
import type { FileDescriptor, StoreClient } from '../../src/index.ts';
import { type Upload, type UploadProgress, upload } from '../../src/uploads/index.ts';

declare const client: StoreClient;
declare const file: File;
declare const web: ReadableStream<Uint8Array>;
declare const generator: AsyncGenerator<Uint8Array>;

// files, bytes and streams of both kinds, each with the same handle, which is the promise of the file
expectTypeOf(upload(client, file)).toEqualTypeOf<Upload>();
for (const source of [
  file,
  new Blob(),
  new Uint8Array(),
  new ArrayBuffer(),
  Buffer.alloc(1),
  web,
  generator,
  Readable.from([]),
])
  void upload(client, source);
expectTypeOf<Awaited<Upload>>().toEqualTypeOf<FileDescriptor>();
expectTypeOf<Upload['pause']>().toEqualTypeOf<() => void>();
expectTypeOf<UploadProgress['phase']>().toEqualTypeOf<'sending' | 'paused' | 'processing'>();

// text is no file, and neither is its path
// @ts-expect-error no source
void upload(client, 'film.mp4');
// @ts-expect-error no bytes
void upload(client, new ReadableStream<string>());
// @ts-expect-error not an option
void upload(client, file, { chunkSize: 5 });
// @ts-expect-error a wait takes its signal from the upload
void upload(client, file, { wait: { signal: AbortSignal.abort() } });
