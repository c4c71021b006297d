/**
 * What arrives of a value that travels as JSON: dates become text, methods are not there. What cannot travel is `never`. Such values,
 * and lists with holes or numbers that are none, are refused where they would be sent.
 */
export type JsonOf<T> = unknown extends T
  ? T
  : T extends Plain
    ? T
    : T extends { toJSON(): infer Written }
      ? JsonOf<Written>
      : T extends Unsent
        ? never
        : T extends readonly unknown[]
          ? { [Index in keyof T]: JsonOf<T[Index]> }
          : T extends object
            ? { [Member in keyof T as T[Member] extends Method ? never : Member]: JsonOf<T[Member]> }
            : T;

type Plain = string | number | boolean | null | undefined;

type Method = (...args: never[]) => unknown;

/** What JSON has no form for, and objects that would arrive empty. */
type Unsent =
  | bigint
  | symbol
  | Method
  | ReadonlyMap<unknown, unknown>
  | ReadonlySet<unknown>
  | Promise<unknown>
  | RegExp
  | Error
  | ArrayBuffer
  | ArrayBufferView;

/** The JSON of a value. Throws a `TypeError` where a part of it would be lost. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, function (this: unknown, name: string, member: unknown) {
    const isHole = member === undefined && Array.isArray(this);
    if (isHole || !canTravel(member)) throw new TypeError(`JSON cannot carry the member ${name}`);
    return member;
  });
}

function canTravel(value: unknown): boolean {
  if (typeof value === 'object') return value === null || Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';
  return typeof value === 'number' ? Number.isFinite(value) : ['string', 'boolean', 'undefined'].includes(typeof value);
}
