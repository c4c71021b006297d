/** What Prism does not see in a request. */
import type { IPrismDiagnostic } from '@stoplight/prism-core';
import type { IHttpRequest } from '@stoplight/prism-http';
import { isObject } from '../generate/walk.ts';
import { type Operation, packedIn } from './operations.ts';

/** Violations of `x-any-of`, and a packed parameter that is no JSON. */
export function violationsOf({ body, url }: IHttpRequest, operation: Operation): IPrismDiagnostic[] {
  const groups = (operation.extensions?.['x-any-of'] ?? []) as string[][];
  const query = Object.keys(url.query ?? {}).map((name) => name.split('.', 1)[0]);
  const given = new Set([...(isObject(body) ? Object.keys(body) : []), ...query]);
  const missing = groups.filter((names) => !names.some((name) => given.has(name)));
  const packed = packedIn(operation);
  const isPacked = packed !== undefined && packed in (url.query ?? {});
  return [
    ...(isPacked && !isObject(body)
      ? [violation(['query', packed], 'content', 'must be base64url of a JSON object, without padding')]
      : []),
    ...missing.map((names) => violation(['body'], 'anyOf', `must have at least one of ${names.join(', ')}`)),
  ];
}

const violation = ([part = '', ...names]: string[], code: string, what: string): IPrismDiagnostic => ({
  path: [part, ...names],
  code,
  message: ['Request', part, names.join('.'), what].filter(Boolean).join(' '),
  severity: 0,
});
