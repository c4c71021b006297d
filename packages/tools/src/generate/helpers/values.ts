/** Values that are sent as text. */
import { isDate, isPlainValue, refuseInput, toIso } from 'storewire/runtime';

export const isAbsent = (value: unknown): value is undefined | null => value === undefined || value === null;

/** Whether a value has items or properties. */
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !isDate(value);

/** Whether a value has properties. */
export const isRecord = (value: unknown): value is object => isObject(value) && !Array.isArray(value);

/** A primitive value as a string. Throws an error that names the field for any other value. */
export function toText(operationId: string, name: string, value: unknown): string {
  if (isDate(value)) return toIso(operationId, name, value);
  if (!isPlainValue(value)) throw refuseInput(operationId, name, 'must be plain data');
  return String(value);
}

/** The properties of an object that have a value. */
export const presentEntriesOf = (value: object): [name: string, value: unknown][] =>
  Object.entries(value).filter(([, item]) => !isAbsent(item));
