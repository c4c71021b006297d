/**
 * What arrives of a value that travels as JSON: dates become text, methods and members named by symbols are not there, nor is what a class computes
 * in accessors, which no type tells. What cannot travel is `never`. Such values, lists with holes, and numbers or dates that are none are refused
 * where they would be sent.
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
            ? { [Member in keyof T as Member extends symbol ? never : T[Member] extends Method ? never : Member]: JsonOf<T[Member]> }
            : T;

type Plain = string | number | boolean | null | undefined;

type Method = (...args: never[]) => unknown;

/** What JSON has no form for, and objects that would arrive empty: maps, promises, generators, bytes and whatever else has a tag of its own. */
type Unsent =
  | bigint
  | symbol
  | Method
  | ReadonlyMap<unknown, unknown>
  | ReadonlySet<unknown>
  | AsyncGenerator<unknown, unknown, never>
  | RegExp
  | Error
  | { readonly [Symbol.toStringTag]: string };

/** The JSON of a value. Throws a `TypeError` where a part of it would be lost. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, name: string, member: unknown) {
    const isHole = member === undefined && Array.isArray(this);
    // a date that is none is written as null, which its type does not say
    const isNoDate = member === null && this[name] !== null;
    if (isHole || isNoDate || !canTravel(member)) throw new TypeError(`JSON cannot carry the member ${name}`);
    return member;
  });
}

function canTravel(value: unknown): boolean {
  if (typeof value === 'object') return value === null || Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';
  return typeof value === 'number' ? Number.isFinite(value) : ['string', 'boolean', 'undefined'].includes(typeof value);
}
