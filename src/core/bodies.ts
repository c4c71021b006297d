/** Request bodies that are not plain JSON, for calls that have one. */
import { asRecord } from '../errors/normalise.ts';
import { refuseInput } from '../errors/store-error.ts';
import { toJson } from './json.ts';
import type { OperationInfo, SendBody } from './operation-info.ts';
import { isDate, toText } from './query.ts';
import { exploded, isAbsent, type QueryStyle } from './styles.ts';

const contentType = (type: string): { 'content-type': string } => ({ 'content-type': type });

/** JSON of a media type of its own, such as `application/merge-patch+json`. */
export const sendJson =
  (type: string): SendBody =>
  (operation, body) => ({
    body: toJson(operation.id, body, undefined, operation.body),
    headers: contentType(type),
  });

/** `application/x-www-form-urlencoded`: arrays are repeated and objects are JSON, unless a property has a style. */
export const sendForm =
  (styles: Readonly<Record<string, QueryStyle>> = {}): SendBody =>
  (operation, body) => {
    const pairs = fieldsOf(operation, body).flatMap(([name, value]) => {
      if (isAbsent(value)) return [];
      const style = Object.hasOwn(styles, name) ? styles[name] : undefined;
      return style ? style(value, name, operation.id) : [value].flat().flatMap((item) => exploded()(flatten(operation, item), name, operation.id));
    });
    return { body: pairs.join('&'), headers: contentType('application/x-www-form-urlencoded') };
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
      else if (typeof item === 'object' && !isDate(item)) form.append(name, new Blob([toJson(operation.id, item)], { type: 'application/json' }));
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
    return { body, headers: contentType(type) };
  };

/** A `Blob`, sent as this media type, or as its own where the description leaves it open. */
export const sendBlob =
  (type?: string): SendBody =>
  ({ id, body: name = 'body' }, body) => {
    if (!(body instanceof Blob)) throw refuseInput(id, name, 'must be a Blob');
    return { body, headers: contentType(type ?? (body.type || 'application/octet-stream')) };
  };

/** A body that may be left out. */
export const sendOptional =
  (send: SendBody = sendJson('application/json')): SendBody =>
  (operation, body) =>
    body === undefined ? { body: null, headers: {} } : send(operation, body);

function fieldsOf({ id }: OperationInfo, body: unknown): [name: string, value: unknown][] {
  const fields = asRecord(body);
  if (!fields) throw refuseInput(id, 'body', 'must be an object');
  return Object.entries(fields);
}
