/** A process that uploads a file from disk until it is killed. */
import { createTransport, fixedToken } from '../../../src/index.ts';
import { upload } from '../../../src/uploads/index.ts';
import { fileFromDisk } from './file-from-disk.ts';
import { folderStore } from './folder-store.ts';

const [baseUrl = '', path = '', folder = ''] = process.argv.slice(2);
const client = createTransport({ baseUrl, auth: fixedToken('admin') });
await upload(client, await fileFromDisk(path, 'video/mp4'), {
  resumableAboveBytes: 0,
  chunkBytes: 10_000,
  store: folderStore(folder),
});
