import type { Encoder, Members, OperationInfo } from './operation-info.ts';

export function without(members: Members, names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name)));
}

export function only(members: Members, names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => names.includes(name)));
}

/** Members without those that are undefined: JSON and exact types know absent ones only. */
export type Present<T> = { [Name in keyof T as undefined extends T[Name] ? never : Name]: T[Name] } & {
  [Name in keyof T as undefined extends T[Name] ? Name : never]?: Exclude<T[Name], undefined>;
};

export const present = <T extends object>(members: T): Present<T> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Present<T>;

/** Several encoders as one. */
export const inTurn =
  (...encoders: Encoder[]): Encoder =>
  (members, operation) =>
    encoders.reduce((result, encode) => encode(result, operation), members);

/** What becomes of a value; `path` is where it is. */
type Change = (value: unknown, path: string, operation: OperationInfo) => unknown;

/**
 * Changes the values at these dotted paths, in every item of the lists on the way. Nothing is added where there is none, and what stays is
 * not copied.
 */
export function changeAt(paths: readonly string[], change: Change): Encoder {
  const places = paths.map((path) => ({ path, names: path.split('.') }));
  return (members, operation) => {
    let result: unknown = members;
    for (const place of places) result = changeInside(result, place, 0, change, operation);
    return result as Members;
  };
}

function changeInside(value: unknown, place: { path: string; names: readonly string[] }, depth: number, change: Change, operation: OperationInfo): unknown {
  const name = place.names[depth];
  if (name === undefined) return change(value, place.path, operation);
  if (Array.isArray(value)) return value.map((item) => changeInside(item, place, depth, change, operation));
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
  const before = (value as Members)[name];
  const after = changeInside(before, place, depth + 1, change, operation);
  return after === before ? value : { ...value, [name]: after };
}
