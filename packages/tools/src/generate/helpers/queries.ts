/** Parameters of a query or a form in the styles of OpenAPI that are not the usual one. */
import { type Fields, omit, toJson, toQuery } from 'storewire/runtime';
import { isAbsent, isObject, isRecord, presentEntriesOf, toText } from './values.ts';

/** A parameter as `key=value` pairs of a query or a form. */
export type QueryStyle = (value: unknown, name: string, operationId: string) => string[];

/** Escapes a value for a query. */
type Encode = (text: string) => string;

/** Writes some parameters in these styles, and the others as `toQuery` does. */
export const styledQuery =
  (styles: Readonly<Record<string, QueryStyle>>) =>
  (operationId: string, values: Fields): string => {
    const pairs = Object.entries(styles).flatMap(([name, style]) =>
      isAbsent(values[name]) ? [] : style(values[name], name, operationId),
    );
    return [toQuery(operationId, omit(values, Object.keys(styles))), ...pairs].filter(Boolean).join('&');
  };

/** Does not encode the reserved characters that are valid in a query. */
export const keepReserved: Encode = (text) =>
  encodeURI(text).replaceAll(/[#&+]/g, encodeURIComponent).replaceAll('%5B', '[').replaceAll('%5D', ']');

/** One pair per item of an array and per property of an object, as in `form` with `explode`. */
export const exploded =
  (encode: Encode = encodeURIComponent): QueryStyle =>
  (value, name, operationId) =>
    entriesOf(value, name).flatMap(([key, item]) =>
      isAbsent(item) ? [] : `${encodeURIComponent(key)}=${encode(toText(operationId, name, item))}`,
    );

/** One pair for all items, or for all names and values of the properties, as in `form` without `explode`. */
export const joined =
  (separator: string, encode: Encode = encodeURIComponent): QueryStyle =>
  (value, name, operationId) => {
    const items: unknown[] = isRecord(value) ? presentEntriesOf(value).flat() : [value].flat();
    const texts = items
      .filter((item) => !isAbsent(item))
      .map((item) => encode(toText(operationId, name, item)));
    return texts.length > 0 ? [`${encodeURIComponent(name)}=${texts.join(separator)}`] : [];
  };

/** `name[property]=value`, at any depth; items of arrays have their index as the name. */
export const deepObject: QueryStyle = (value, name, operationId) => {
  if (isAbsent(value)) return [];
  if (!isObject(value))
    return [`${encodeURIComponent(name)}=${encodeURIComponent(toText(operationId, name, value))}`];
  return Object.entries(value).flatMap(([key, item]) => deepObject(item, `${name}[${key}]`, operationId));
};

/** The JSON of the value, for parameters that have a content type of JSON. */
export const inJson: QueryStyle = (value, name, operationId) => [
  `${encodeURIComponent(name)}=${encodeURIComponent(toJson(operationId, value, undefined, name))}`,
];

function entriesOf(value: unknown, name: string): [key: string, item: unknown][] {
  if (Array.isArray(value)) return value.map((item) => [name, item]);
  return isObject(value) ? Object.entries(value) : [[name, value]];
}
