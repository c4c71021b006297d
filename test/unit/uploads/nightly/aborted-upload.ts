/** A process that starts an upload and aborts it at a point. It exits when nothing is left running. */
import { createTransport, fixedToken, isStoreError } from '../../../../src/index.ts';
import { upload } from '../../../../src/uploads/index.ts';

const [baseUrl = '', point = '', responses = ''] = process.argv.slice(2);
const NEVER_AGAIN = 10 ** 8;
const isWhole = point === 'whole' || point === 'waiting';
let remaining = Number(responses);
const abortSoon = (): void => void setTimeout(() => sending.abort(), 50);

const client = createTransport({
  baseUrl,
  auth: fixedToken('admin'),
  fetch: async (...args) => {
    const response = await fetch(...args);
    if (--remaining === 0) abortSoon();
    return response;
  },
});

const stop = new AbortController();
const sending = upload(client, new File([new Uint8Array(50_000)], 'film.mp4'), {
  resumableAboveBytes: isWhole ? 50_000 : 0,
  chunkBytes: 10_000,
  retry: { baseMs: NEVER_AGAIN, maxMs: NEVER_AGAIN },
  wait: { everyMs: NEVER_AGAIN },
  signal: stop.signal,
  onProgress: ({ sentBytes, phase }) => {
    if (sentBytes < 10_000) return;
    if (point === 'signal') stop.abort();
    if (point === 'paused' && phase === 'sending') sending.pause();
    if (point === 'paused' && phase === 'paused') abortSoon();
  },
});
if (remaining === 0) abortSoon();
sending.catch((error: unknown) => console.log(isStoreError(error) ? error.reason : error));
