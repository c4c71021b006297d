/** Requests that have headers of their own or a body that is not plain JSON. */

import { refuseInput } from '../errors/store-error.ts';
import { asRecord, only, without } from '../lib/fields.ts';
import { toJson } from './json.ts';
import type { OperationInfo, RequestBody, Traits } from './operation-info.ts';
import type { HeaderRecord } from './options.ts';
import { isDate } from './query.ts';
import { withQuery } from './request.ts';
import { exploded, isAbsent, type QueryStyle, type StyledHeaders, toText } from './styles.ts';

/** What a request has as its body, and the headers that say so. */
export interface SentBody {
  /** What `fetch` sends; null for nothing. */
  body: RequestBody | null;
  /** Usually its content type. */
  headers: HeaderRecord;
}

/** Writes the body of a request from what a caller gave. */
export type SendBody = (operation: OperationInfo, body: unknown) => SentBody;

/** What a request consists of in addition to its path. */
export interface RequestParts {
  /** Writes the body. Defaults to none. */
  send?: SendBody | undefined;
  /** Fields that are sent in the query of a request with a body. Defaults to none. */
  inQuery?: readonly string[] | undefined;
  /** Writes the header and cookie parameters. Defaults to none. */
  headers?: StyledHeaders | undefined;
  /** Media types of the `Accept` header. Defaults to none. */
  accept?: string | undefined;
}

/**
 * Writes requests with a body of this kind, none by default, with header parameters and with the media types
 * that can be read.
 */
export const request =
  ({
    send = sendNothing,
    inQuery = [],
    headers,
    accept,
  }: RequestParts = {}): NonNullable<Traits['prepare']> =>
  (operation, path, fields) => {
    const { id, method, body: whole } = operation;
    const taken = headers?.(id, fields);
    const values = taken?.rest ?? fields;
    const isBodiless = send === sendNothing;
    const query = operation.query?.(id, isBodiless ? values : only(values, inQuery)) ?? '';
    const rest = isBodiless ? {} : without(values, inQuery);
    const sent = send(operation, whole ? rest[whole] : rest);
    return {
      path: withQuery(path, query),
      content: { method, body: sent.body },
      headers: { ...(accept && { accept }), ...sent.headers, ...taken?.headers },
    };
  };

const sendNothing: SendBody = () => ({ body: null, headers: {} });

const contentTypeHeader = (type: string): { 'content-type': string } => ({ 'content-type': type });

/** JSON, perhaps of a media type of its own, such as `application/merge-patch+json`. */
export const sendJson =
  (type = 'application/json'): SendBody =>
  ({ id, body: whole, floats }, body) => {
    if (body === undefined) throw refuseInput(id, whole ?? 'input', 'is required');
    return {
      body: toJson(id, body, whole ? floats?.[whole] : floats, whole),
      headers: contentTypeHeader(type),
    };
  };

/**
 * `application/x-www-form-urlencoded`: arrays are repeated and objects are JSON, unless a property has a
 * style.
 */
export const sendForm =
  (styles: Readonly<Record<string, QueryStyle>> = {}): SendBody =>
  (operation, body) => {
    const pairs = fieldsOf(operation, body).flatMap(([name, value]) => {
      if (isAbsent(value)) return [];
      const style = Object.hasOwn(styles, name) ? styles[name] : undefined;
      return style
        ? style(value, name, operation.id)
        : [value].flat().flatMap((item) => exploded()(flatten(operation, item), name, operation.id));
    });
    return { body: pairs.join('&'), headers: contentTypeHeader('application/x-www-form-urlencoded') };
  };

const flatten = (operation: OperationInfo, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !isDate(value) ? toJson(operation.id, value) : value;

/** `multipart/form-data`: a `Blob` is a file, an array is repeated, an object is a part of JSON. */
export const sendMultipart: SendBody = (operation, body) => {
  const form = new FormData();
  for (const [name, value] of fieldsOf(operation, body))
    for (const item of [value].flat()) {
      if (isAbsent(item)) continue;
      if (item instanceof Blob) form.append(name, item);
      else if (typeof item === 'object' && !isDate(item))
        form.append(name, new Blob([toJson(operation.id, item)], { type: 'application/json' }));
      else form.append(name, toText(operation.id, name, item));
    }
  // the boundary is part of its content type, so fetch sets that
  return { body: form, headers: {} };
};

/** Text of this media type. */
export const sendText =
  (type: string): SendBody =>
  ({ id, body: name = 'body' }, body) => {
    if (typeof body !== 'string') throw refuseInput(id, name, 'must be a string');
    return { body, headers: contentTypeHeader(type) };
  };

/** A `Blob`, sent as this media type, or as its own where the description leaves it open. */
export const sendBlob =
  (type?: string): SendBody =>
  ({ id, body: name = 'body' }, body) => {
    if (!(body instanceof Blob)) throw refuseInput(id, name, 'must be a Blob');
    return { body, headers: contentTypeHeader(type ?? (body.type || 'application/octet-stream')) };
  };

/** A body that may be left out. */
export const sendOptional =
  (send: SendBody): SendBody =>
  (operation, body) =>
    (body === undefined ? sendNothing : send)(operation, body);

function fieldsOf({ id }: OperationInfo, body: unknown): [name: string, value: unknown][] {
  const fields = asRecord(body);
  if (!fields) throw refuseInput(id, 'body', 'must be an object');
  return Object.entries(fields);
}
