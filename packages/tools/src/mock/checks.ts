/** What Prism does not see in a request. */
import type { IPrismDiagnostic } from '@stoplight/prism-core';
import type { IHttpRequest } from '@stoplight/prism-http';
import { isObject, type Node } from '../generate/normalise/walk.ts';
import { contentOf, MULTIPLE, type Operation, packedIn, partsOf, schemasOf } from './operations.ts';

/** Violations of `x-any-of`, and numbers that are no multiple of a fraction. */
export function violationsOf({ body, url, headers }: IHttpRequest, operation: Operation): IPrismDiagnostic[] {
  const groups = (operation.extensions?.['x-any-of'] ?? []) as string[][];
  const query = Object.keys(url.query ?? {}).map((name) => name.split('.', 1)[0]);
  const given = new Set([...(isObject(body) ? Object.keys(body) : []), ...query]);
  const missing = groups.filter((names) => !names.some((name) => given.has(name)));
  const packed = packedIn(operation);
  const content = contentOf(operation, headers?.['content-type']);
  const isPacked = packed !== undefined && packed in (url.query ?? {});
  return [
    ...(isPacked && !isObject(body)
      ? [violation(['query', packed], 'content', 'must be base64url of a JSON object, without padding')]
      : []),
    ...missing.map((names) => violation(['body'], 'anyOf', `must have at least one of ${names.join(', ')}`)),
    ...brokenMultiples(body, partsOf(operation, [content?.schema]), ['body']),
  ];

  function* brokenMultiples(
    value: unknown,
    parts: readonly Node[],
    path: string[],
  ): Generator<IPrismDiagnostic> {
    if (typeof value === 'number') {
      const limits = parts.flatMap((part) => part[MULTIPLE] ?? []).map(Number);
      if (limits.length > 0 && !limits.some((limit) => isMultiple(value, limit)))
        yield violation(path, 'multipleOf', `must be multiple of ${limits.join(' or ')}`);
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [name, each] of Object.entries(value)) {
      const schemas = Array.isArray(value) ? parts.map((part) => part['items']) : schemasOf(parts, name);
      yield* brokenMultiples(each, partsOf(operation, schemas), [...path, name]);
    }
  }
}

const violation = ([part = '', ...names]: string[], code: string, what: string): IPrismDiagnostic => ({
  path: [part, ...names],
  code,
  message: ['Request', part, names.join('.'), what].filter(Boolean).join(' '),
  severity: 0,
});

/** Whether a decimal number is a multiple of another, of which the quotient of the binary ones is close to. */
function isMultiple(value: number, of: number): boolean {
  const quotient = value / of;
  return Math.abs(quotient - Math.round(quotient)) <= 4 * Number.EPSILON * Math.abs(quotient);
}
