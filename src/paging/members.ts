import { asRecord } from '../errors/normalise.ts';

/** The value at a dotted path; undefined where nothing is there. */
export function memberAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => asRecord(at)?.[name], value);
}

/** A copy with another value at a dotted path. */
export function withMember(value: unknown, path: string, member: unknown): unknown {
  const [name = '', ...rest] = path.split('.');
  const parent = asRecord(value) ?? {};
  return { ...parent, [name]: rest.length === 0 ? member : withMember(parent[name], rest.join('.'), member) };
}
