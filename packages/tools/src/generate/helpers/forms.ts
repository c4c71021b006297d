/** Bodies of requests that are forms. */
import { type OperationInfo, refuseInput, toJson } from 'storewire/runtime';
import type { SendBody } from './bodies.ts';
import { exploded, type QueryStyle } from './queries.ts';
import { isAbsent, isObject, isRecord, toText } from './values.ts';

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
      if (style) return style(value, name, operation.id);
      const items = [value].flat().map((item) => (isObject(item) ? toJson(operation.id, item) : item));
      return exploded()(items, name, operation.id);
    });
    return { body: pairs.join('&'), headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  };

/** `multipart/form-data`: a `Blob` is a file, an array is repeated, an object is a part of JSON. */
export const sendMultipart: SendBody = (operation, body) => {
  const form = new FormData();
  for (const [name, value] of fieldsOf(operation, body))
    for (const item of [value].flat()) {
      if (isAbsent(item)) continue;
      if (item instanceof Blob) form.append(name, item);
      else if (isObject(item))
        form.append(name, new Blob([toJson(operation.id, item)], { type: 'application/json' }));
      else form.append(name, toText(operation.id, name, item));
    }
  // the boundary is part of its content type, so fetch sets that
  return { body: form, headers: {} };
};

function fieldsOf({ id }: OperationInfo, body: unknown): [name: string, value: unknown][] {
  if (!isRecord(body)) throw refuseInput(id, 'body', 'must be an object');
  return Object.entries(body);
}
