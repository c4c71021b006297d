/** Parameters of paths and headers that are more than a text or a number: their values separated by commas. */
import {
  checkSegment,
  type Fields,
  fillPath,
  type OperationInfo,
  omit,
  refuseInput,
} from 'storewire/runtime';
import { isAbsent, isRecord, presentEntriesOf, toText } from './values.ts';

/** Values separated by commas: those of an array, the names and values of an object. */
function textOf(value: unknown, name: string, operationId: string, encode: (text: string) => string): string {
  const items: unknown[] = isRecord(value) ? presentEntriesOf(value).flat() : [value].flat();
  return items.map((item) => encode(toText(operationId, name, item))).join();
}

/** Fills a path template, with these parameters as texts. */
export const textPath =
  (...names: readonly string[]) =>
  (operation: OperationInfo, fields: Fields): { path: string; rest: Fields } => {
    let { path } = operation;
    for (const name of names) {
      const value = fields[name];
      if (isAbsent(value)) throw refuseInput(operation.id, name, 'is required');
      checkSegment(operation.id, name, textOf(value, name, operation.id, String));
      // a function, as `$` would be special in a text
      path = path.replaceAll(`{${name}}`, () => textOf(value, name, operation.id, encodeURIComponent));
    }
    return fillPath({ ...operation, path }, omit(fields, names));
  };

/** Takes the header parameters out of an input. */
export const textHeaders =
  (...names: readonly string[]) =>
  (operationId: string, fields: Fields): { headers: Record<string, string>; rest: Fields } => {
    const present = names.filter((name) => !isAbsent(fields[name]));
    const headers = present.map((name) => [name, textOf(fields[name], name, operationId, String)]);
    return { headers: Object.fromEntries(headers), rest: omit(fields, names) };
  };
