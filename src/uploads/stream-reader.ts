import { refuseInput } from '../errors/store-error.ts';
import { sourceFailed, UPLOAD } from './failures.ts';

/** Bytes that come one after another. */
export type StreamSource = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/** Gives the next bytes, undefined at the end. */
export type Reader = () => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** Reads both kinds of streams, as not every browser can iterate over its own. Lets go of the stream when the signal says so. */
export function readerOf(source: StreamSource, signal: AbortSignal): Reader {
  if (typeof source !== 'object' || !('getReader' in source || Symbol.asyncIterator in source)) throw new TypeError('source must be a file, bytes or a stream');
  const iterator = 'getReader' in source ? iterate(source.getReader()) : source[Symbol.asyncIterator]();
  const letGo = async (): Promise<void> => {
    await Promise.resolve(iterator.return?.()).catch(() => undefined);
  };
  signal.addEventListener('abort', letGo, { once: true });
  return async () => {
    const { done, value } = await iterator.next().catch((cause: unknown) => {
      throw sourceFailed(cause);
    });
    if (done) return undefined;
    if (!(value instanceof Uint8Array)) throw refuseInput(UPLOAD, 'source', 'must be a stream of bytes');
    // a copy, as a producer may use its buffer again
    return new Uint8Array(value);
  };
}

const iterate = (reader: ReadableStreamDefaultReader<Uint8Array>): AsyncIterator<Uint8Array, undefined> => ({
  next: async () => {
    const { done, value } = await reader.read();
    return done ? { done, value: undefined } : { done, value };
  },
  return: async () => {
    await reader.cancel();
    return { done: true, value: undefined };
  },
});
