/** Parameters of paths, headers and cookies in the styles of OpenAPI: each is one text. */
import {
  checkSegment,
  type Fields,
  fillPath,
  type OperationInfo,
  omit,
  refuseInput,
  toJson,
} from 'storewire/runtime';
import { isAbsent, isRecord, presentEntriesOf, toText } from './values.ts';

/** Escapes a value for the place that it goes to. */
type Encode = (text: string) => string;

/** A parameter as one text, in a path, a header or a cookie. */
export type TextStyle = (value: unknown, name: string, operationId: string, encode: Encode) => string;

type TextStyles = Readonly<Record<string, TextStyle>>;

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
export const matrixExploded: TextStyle = (value, name, operationId, encode) =>
  explodedTextsOf(value, name, operationId, encode)
    .map((text) => `;${isRecord(value) ? text : `${encode(name)}=${text}`}`)
    .join('');

function textsOf(value: unknown, name: string, operationId: string, encode: Encode): string[] {
  const items: unknown[] = isRecord(value) ? presentEntriesOf(value).flat() : [value].flat();
  return items.map((item) => encode(toText(operationId, name, item)));
}

function explodedTextsOf(value: unknown, name: string, operationId: string, encode: Encode): string[] {
  if (!isRecord(value)) return textsOf(value, name, operationId, encode);
  return presentEntriesOf(value).map(
    ([key, item]) => `${encode(key)}=${encode(toText(operationId, name, item))}`,
  );
}

/** Fills a path template. `styles` has the parameters that are not in the default style. */
export const styledPath =
  (styles: TextStyles) =>
  (operation: OperationInfo, fields: Fields): { path: string; rest: Fields } => {
    let { path } = operation;
    for (const [name, style] of Object.entries(styles)) {
      const value = fields[name];
      if (isAbsent(value)) throw refuseInput(operation.id, name, 'is required');
      checkSegment(operation.id, name, style(value, name, operation.id, String));
      // a function, as `$` would be special in a text
      path = path.replaceAll(`{${name}}`, () => style(value, name, operation.id, encodeURIComponent));
    }
    return fillPath({ ...operation, path }, omit(fields, Object.keys(styles)));
  };

/**
 * Takes the header and cookie parameters out of an input. Browsers send no `Cookie` header that a program
 * sets, only the cookies that they have themselves; other runtimes do.
 */
export const styledHeaders =
  (headers: TextStyles, cookies: TextStyles = {}) =>
  (operationId: string, fields: Fields): { headers: Record<string, string>; rest: Fields } => {
    const textsIn = (styles: TextStyles, encode: Encode): [name: string, text: string][] =>
      Object.entries(styles).flatMap(([name, style]) =>
        isAbsent(fields[name]) ? [] : [[name, style(fields[name], name, operationId, encode)]],
      );
    const result = Object.fromEntries(textsIn(headers, String));
    const pairs = textsIn(cookies, encodeURIComponent).map(([name, text]) => `${name}=${text}`);
    if (pairs.length > 0) result['cookie'] = pairs.join('; ');
    return { headers: result, rest: omit(fields, [...Object.keys(headers), ...Object.keys(cookies)]) };
  };
