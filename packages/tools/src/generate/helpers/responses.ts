/** How success responses are read, where they are not JSON objects of the status 200. */
import { type HttpResponse, type Received, readJson, type Traits, unexpectedBody } from 'storewire/runtime';

/** Reads a body; undefined if it is not as described. */
type Reader = (response: HttpResponse) => Promise<Received | undefined>;

/** Reads the success responses of these statuses, `2XX` for all others. */
export const receive =
  (readers: Readonly<Record<string, Reader>>): NonNullable<Traits['receive']> =>
  (response, fail) => {
    const read = readers[response.status] ?? (response.ok ? readers['2XX'] : undefined);
    return read?.(response).then((received) => {
      if (received) return received;
      throw fail('badAnswer', unexpectedBody(response));
    });
  };

/** Any JSON value. */
export const asJson: Reader = async (response) => {
  const text = await response.text();
  const data = readJson(response, text);
  return data === undefined ? undefined : { data, text };
};

/** Text of any media type. */
export const asString: Reader = async (response) => ({ data: await response.text(), text: '' });

/** Bytes, as a `Blob` of the content type of the response. */
export const asBlob: Reader = async (response) => ({ data: await response.blob(), text: '' });

/** No body; an unexpected one is dropped. */
export const asNothing: Reader = async (response) => ({ data: undefined, text: await response.text() });
