/** Success responses of calls that do not always return 200 with a JSON object. */
import { fromJson } from './json.ts';
import type { Received } from './exchange.ts';
import type { Traits } from './operation-info.ts';

/** Reads a body; undefined when it is not what the description says. */
export type Reader = (response: Response) => Promise<Received | undefined>;

/** Reads the success responses of these statuses, `2XX` for all others. */
export const receive =
  (readers: Readonly<Record<string, Reader>>): NonNullable<Traits['receive']> =>
  (response, fail) => {
    const read = readers[response.status] ?? (response.ok ? readers['2XX'] : undefined);
    return read?.(response).then((received) => {
      if (received) return received;
      throw fail('badAnswer', new TypeError(`The response is not JSON but ${response.headers.get('content-type')}`));
    });
  };

/** Any JSON value. */
export const asJson: Reader = async (response) => {
  const text = await response.text();
  const type = response.headers.get('content-type');
  const data = !type || /[/+]json\b/i.test(type) ? fromJson(text) : undefined;
  return data === undefined ? undefined : { data, text };
};

/** Text of any media type. */
export const asText: Reader = async (response) => ({ data: await response.text(), text: '' });

/** Bytes, as a `Blob` of the content type of the response. */
export const asBlob: Reader = async (response) => ({ data: await response.blob(), text: '' });

/** No body; one that comes all the same is dropped. */
export const asNothing: Reader = async (response) => ({ data: undefined, text: await response.text() });
