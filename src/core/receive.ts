/** Response bodies of calls that do not always return 200 with a JSON object. */
import { fromJson } from './json.ts';
import type { ReceiveBody } from './operation-info.ts';

/** Any JSON value. */
export const receiveJson: ReceiveBody = async (response) => {
  const text = await response.text();
  const type = response.headers.get('content-type');
  const data = !type || /[/+]json\b/i.test(type) ? fromJson(text) : undefined;
  return data === undefined ? undefined : { data, text };
};

/** Text of any media type. */
export const receiveText: ReceiveBody = async (response) => {
  const text = await response.text();
  return { data: text, text };
};

/** Bytes, as a `Blob` of the content type of the response. */
export const receiveBlob: ReceiveBody = async (response) => ({ data: await response.blob(), text: '' });

/** No body; one that comes all the same is dropped. */
export const receiveNothing: ReceiveBody = async (response) => ({ data: undefined, text: await response.text() });
