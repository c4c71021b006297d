import type { Members } from './operation-info.ts';

export function without(members: Members, names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name)));
}

export function only(members: Members, names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => names.includes(name)));
}

/** A copy in which the value at a dotted path is another, in every item of the lists on the way. Nothing is added where there is none. */
export const changeAt = (members: Members, path: string, change: (value: unknown) => unknown): Members =>
  changeInside(members, path.split('.'), change) as Members;

function changeInside(value: unknown, [name, ...rest]: string[], change: (value: unknown) => unknown): unknown {
  if (name === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item) => changeInside(item, [name, ...rest], change));
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
  return { ...value, [name]: changeInside((value as Members)[name], rest, change) };
}
