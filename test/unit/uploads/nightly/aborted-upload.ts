/** A process that starts an upload and aborts it at a point. It exits when nothing is left running. */
import { createTransport, fixedToken, isStoreError } from '../../../../src/index.ts';
import { upload } from '../../../../src/uploads/index.ts';

const [baseUrl = '', resumableAboveBytes = '', responses = ''] = process.argv.slice(2);
const stop = new AbortController();
let remaining = Number(responses);
const abortSoon = (): void => void setTimeout(() => stop.abort(), 50);

const client = createTransport({
  baseUrl,
  auth: fixedToken('admin'),
  fetch: async (...args) => {
    const response = await fetch(...args);
    if (--remaining === 0) abortSoon();
    return response;
  },
});

if (remaining === 0) abortSoon();
upload(client, new File([new Uint8Array(5_500_000)], 'film.mp4'), {
  resumableAboveBytes: Number(resumableAboveBytes),
  signal: stop.signal,
}).catch((error: unknown) => console.log(isStoreError(error) ? error.reason : error));
