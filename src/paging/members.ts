import { asRecord } from '../errors/normalise.ts';

/** The value at a dotted path; undefined where nothing is there. */
export function memberAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => asRecord(at)?.[name], value);
}

/** The same for what must be an object; an empty one where it is none. */
export const recordAt = (value: unknown, path: string): Record<string, unknown> => asRecord(memberAt(value, path)) ?? {};

/** A copy with another value at a dotted path. */
export function withMember(value: unknown, path: string, member: unknown): unknown {
  const [name = '', ...rest] = path.split('.');
  const parent = asRecord(value) ?? {};
  return { ...parent, [name]: rest.length === 0 ? member : withMember(parent[name], rest.join('.'), member) };
}
