/** How responses are read: success responses as the description declares them, all others as a `StoreError`. */
import { asRecord, toStoreError } from '../errors/normalise.ts';
import { type Call, callFacts } from './call.ts';
import { fromJson } from './json.ts';
import type { HttpResponse, Received, Traits } from './operation-info.ts';

/** Reads a body; undefined if it is not as described. */
export type Reader = (response: HttpResponse) => Promise<Received | undefined>;

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
  const data = isJson(response) ? fromJson(text) : undefined;
  return data === undefined ? undefined : { data, text };
};

/** Text of any media type. */
export const asText: Reader = async (response) => ({ data: await response.text(), text: '' });

/** Bytes, as a `Blob` of the content type of the response. */
export const asBlob: Reader = async (response) => ({ data: await response.blob(), text: '' });

/** No body; an unexpected one is dropped. */
export const asNothing: Reader = async (response) => ({ data: undefined, text: await response.text() });

const contentType = ({ headers }: HttpResponse): string | null => headers.get('content-type');

/** Responses without a content type are read as JSON too. */
const isJson = (response: HttpResponse): boolean => /[/+]json\b|^$/i.test(contentType(response) ?? '');

const unexpectedBody = (response: HttpResponse): TypeError =>
  new TypeError(`The response body is not as described (content type: ${contentType(response)})`);

/** The return value of a call. Only described success responses are a success: without `receive`, 200 with a JSON object. */
export function readResponse(call: Call, response: HttpResponse, received: Received): unknown {
  const { operation } = call;
  const { text } = received;
  if ('data' in received) {
    operation.decode?.(received.data, text);
    return received.data;
  }
  if (operation.receive || response.status !== 200) throw failedResponse(call, response, text);
  if (text === '' && operation.emptyBody) return {};
  const data = isJson(response) && asRecord(fromJson(text));
  if (!data) throw call.fail('badAnswer', unexpectedBody(response));
  operation.decode?.(data, text);
  return data;
}

function failedResponse(call: Call, { statusText, headers }: HttpResponse, text: string): Error {
  const { operation, input, access } = call;
  const secrets = operation.secrets?.(input).concat(access?.headers['authorization']?.split(',') ?? []);
  return toStoreError({
    ...callFacts(call),
    statusText,
    body: fromJson(text),
    retryAfterMs: readRetryAfter(headers.get('retry-after'), Date.now()),
    callers: operation.callers,
    oauthErrors: operation.oauthErrors,
    secrets,
  });
}

/** `Retry-After` in milliseconds: seconds, or an HTTP date in any of its three forms (RFC 9110). Undefined if it is missing or invalid. */
export function readRetryAfter(value: string | null, now: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text)) return undefined;
  // the oldest form names no zone and means GMT
  const date = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
