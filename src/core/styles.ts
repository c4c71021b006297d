/** The styles of parameters in OpenAPI, for calls whose parameters have one that is not the usual one. */
import { refuseInput } from '../errors/store-error.ts';
import { type Fields, without } from '../lib/fields.ts';
import { toJson } from './json.ts';
import type { OperationInfo } from './operation-info.ts';
import type { HeaderRecord } from './options.ts';
import { checkSegment, fillPath, PLACEHOLDER } from './path.ts';
import { isDate, isPlainValue, toIso, toQuery } from './query.ts';

/** Escapes a value for the place of a URL that it goes to. */
export type Encode = (text: string) => string;

/** A parameter as `key=value` pairs of a query or a form. */
export type QueryStyle = (value: unknown, name: string, operationId: string) => string[];

/** A parameter as one text, in a path, a header or a cookie. */
export type TextStyle = (value: unknown, name: string, operationId: string, encode: Encode) => string;

/** Writes some parameters in these styles, and the others as `toQuery` does. */
export const styledQuery =
  (styles: Readonly<Record<string, QueryStyle>>) =>
  (operationId: string, values: Fields): string =>
    [toQuery(operationId, without(values, Object.keys(styles))), ...toPairs(styles, operationId, values)]
      .filter(Boolean)
      .join('&');

function toPairs(
  styles: Readonly<Record<string, QueryStyle>>,
  operationId: string,
  values: Fields,
): string[] {
  return Object.entries(styles).flatMap(([name, style]) =>
    isAbsent(values[name]) ? [] : style(values[name], name, operationId),
  );
}

/** A primitive value as a string. Throws an error that names the field for any other value. */
export function toText(operationId: string, name: string, value: unknown): string {
  if (isDate(value)) return toIso(operationId, name, value);
  if (!isPlainValue(value)) throw refuseInput(operationId, name, 'must be plain data');
  return String(value);
}

export const isAbsent = (value: unknown): value is undefined | null => value === undefined || value === null;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !isDate(value);

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
    const items =
      isObject(value) && !Array.isArray(value)
        ? Object.entries(value)
            .filter(([, item]) => !isAbsent(item))
            .flat()
        : [value].flat();
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

/** Values separated by commas: those of an array, the names and values of an object. */
export const simple: TextStyle = (value, name, operationId, encode) =>
  textsOf(value, name, operationId, encode).join();

/** The same with `name=value` for every property of an object. */
export const simpleExploded: TextStyle = (value, name, operationId, encode) =>
  explodedTextsOf(value, name, operationId, encode).join();

/** The JSON of the value, as one text. */
export const jsonText: TextStyle = (value, name, operationId, encode) =>
  encode(toJson(operationId, value, undefined, name));

/** `.value`, or `.first,second`. */
export const label: TextStyle = (value, name, operationId, encode) =>
  `.${simple(value, name, operationId, encode)}`;

/** `.first.second`, or `.name=value`. */
export const labelExploded: TextStyle = (value, name, operationId, encode) =>
  `.${explodedTextsOf(value, name, operationId, encode).join('.')}`;

/** `;name=value`, or `;name=first,second`. */
export const matrix: TextStyle = (value, name, operationId, encode) =>
  `;${encode(name)}=${simple(value, name, operationId, encode)}`;

/** `;name=first;name=second`, or `;property=value`. */
export const matrixExploded: TextStyle = (value, name, operationId, encode) => {
  const texts = explodedTextsOf(value, name, operationId, encode);
  const isPair = isObject(value) && !Array.isArray(value);
  return texts.map((text) => `;${isPair ? text : `${encode(name)}=${text}`}`).join('');
};

function textsOf(value: unknown, name: string, operationId: string, encode: Encode): string[] {
  const items: unknown[] =
    isObject(value) && !Array.isArray(value) ? presentEntriesOf(value).flat() : [value].flat();
  return items.map((item) => encode(toText(operationId, name, item)));
}

function explodedTextsOf(value: unknown, name: string, operationId: string, encode: Encode): string[] {
  if (!isObject(value) || Array.isArray(value)) return textsOf(value, name, operationId, encode);
  return presentEntriesOf(value).map(
    ([key, item]) => `${encode(key)}=${encode(toText(operationId, name, item))}`,
  );
}

const presentEntriesOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, item]) => !isAbsent(item));

/** Fills a path template. `styles` has the parameters that are not in the default style. */
export const styledPath =
  (styles: Readonly<Record<string, TextStyle>>) =>
  (operation: OperationInfo, fields: Fields): { path: string; rest: Fields } => {
    const path = operation.path.replace(PLACEHOLDER, (placeholder, name: string) => {
      const style = Object.hasOwn(styles, name) ? styles[name] : undefined;
      if (!style) return placeholder;
      const value = fields[name];
      if (isAbsent(value)) throw refuseInput(operation.id, name, 'is required');
      checkSegment(operation.id, name, style(value, name, operation.id, String));
      return style(value, name, operation.id, encodeURIComponent);
    });
    return fillPath({ ...operation, path }, without(fields, Object.keys(styles)));
  };

/** Takes header and cookie parameters out of an input. */
export type StyledHeaders = (operationId: string, fields: Fields) => { headers: HeaderRecord; rest: Fields };

/**
 * Takes the header and cookie parameters out of an input. Browsers send no `Cookie` header that a program
 * sets, only the cookies that they have themselves; other runtimes do.
 */
export const styledHeaders =
  (
    headers: Readonly<Record<string, TextStyle>>,
    cookies: Readonly<Record<string, TextStyle>> = {},
  ): StyledHeaders =>
  (operationId, fields) => {
    const textsIn = (styles: Readonly<Record<string, TextStyle>>, encode: Encode): [string, string][] =>
      Object.entries(styles).flatMap(([name, style]) =>
        isAbsent(fields[name]) ? [] : [[name, style(fields[name], name, operationId, encode)]],
      );
    const result: Record<string, string> = Object.fromEntries(textsIn(headers, String));
    const pairs = textsIn(cookies, encodeURIComponent).map(([name, text]) => `${name}=${text}`);
    if (pairs.length > 0) result['cookie'] = pairs.join('; ');
    return { headers: result, rest: without(fields, [...Object.keys(headers), ...Object.keys(cookies)]) };
  };
