/** A process that begins an upload and aborts it at a point. It ends by itself when nothing is left running. */
import { createTransport, fixedToken, isStoreError } from '../../../src/index.ts';
import { upload } from '../../../src/uploads/index.ts';

const [baseUrl = '', point = ''] = process.argv.slice(2);
/** The answer after which the abort comes, while something else is under way: of the first call, of an upload in one piece, of the first piece. */
const last = point === 'whole' ? 1 : point === 'waiting' ? 2 : 3;
const LONG_MS = 10 ** 8;
let answers = 0;

const client = createTransport({
  baseUrl,
  auth: fixedToken('admin'),
  fetch: async (...args) => {
    const response = await fetch(...args);
    if (++answers === last) setTimeout(() => point !== 'paused' && sending.abort(), 50);
    return response;
  },
});

const stop = new AbortController();
const sending = upload(client, new File([new Uint8Array(50_000)], 'film.mp4'), {
  resumableAboveBytes: last < 3 ? 50_000 : 0,
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
sending.catch((error: unknown) => console.log(isStoreError(error) ? error.reason : error));
