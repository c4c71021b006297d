/** A process that starts an upload and aborts it at a point. It exits when nothing is left running. */
import { createTransport, fixedToken, isStoreError } from '../../../../src/index.ts';
import { upload } from '../../../../src/uploads/index.ts';

const [baseUrl = '', point = ''] = process.argv.slice(2);
/** Number of responses before the abort. In pieces: the URL, the creation, five pieces, the file. */
const last = { address: 0, creation: 1, finishing: 7, whole: 1, waiting: 2 }[point] ?? 3;
const isWhole = point === 'whole' || point === 'waiting';
const LONG_MS = 10 ** 8;
let answers = 0;

const client = createTransport({
  baseUrl,
  auth: fixedToken('admin'),
  fetch: async (...args) => {
    const response = await fetch(...args);
    if (++answers === last && point !== 'paused') setTimeout(() => sending.abort(), 50);
    return response;
  },
});

const stop = new AbortController();
const sending = upload(client, new File([new Uint8Array(50_000)], 'film.mp4'), {
  resumableAboveBytes: isWhole ? 50_000 : 0,
  chunkBytes: 10_000,
  retry: { baseMs: LONG_MS, maxMs: LONG_MS },
  wait: { everyMs: LONG_MS },
  signal: stop.signal,
  onProgress: ({ sentBytes, phase }) => {
    if (point === 'signal' && sentBytes >= 10_000) stop.abort();
    if (point === 'paused' && phase === 'paused') setTimeout(() => sending.abort(), 50);
    if (point === 'paused' && sentBytes >= 10_000 && phase === 'sending') sending.pause();
  },
});
if (last === 0) setTimeout(() => sending.abort(), 50);
sending.catch((error: unknown) => console.log(isStoreError(error) ? error.reason : error));
