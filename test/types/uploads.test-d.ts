/** What may be uploaded, and the result. Compiled, never run. */
import { expectTypeOf } from 'vitest';
import type { FileDescriptor, StoreClient } from '../../src/index.ts';
import { upload } from '../../src/uploads/index.ts';

declare const client: StoreClient;
declare const file: File;

for (const source of [file, new Blob()])
  expectTypeOf(upload(client, source)).toEqualTypeOf<Promise<FileDescriptor>>();
// what the request for an upload URL takes
void upload(client, file, { labels: ['mug'], private: true, parentFolderId: null });

// text is no file, and neither is its path
// @ts-expect-error no source
void upload(client, 'film.mp4');
// @ts-expect-error bytes, which have no name: new File([bytes], name)
void upload(client, new ArrayBuffer());
// @ts-expect-error not an option
void upload(client, file, { chunkSize: 5 });
// @ts-expect-error the size is that of the file
void upload(client, file, { sizeInBytes: '5' });
