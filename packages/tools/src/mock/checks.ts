/** What Prism does not see in a request. */
import type { IPrismDiagnostic } from '@stoplight/prism-core';
import type { IHttpRequest } from '@stoplight/prism-http';
import { isObject } from '../generate/walk.ts';
import { type Operation, packedIn } from './operations.ts';

/** A packed parameter that is no JSON. */
export function violationsOf({ body, url }: IHttpRequest, operation: Operation): IPrismDiagnostic[] {
  const packed = packedIn(operation);
  const isPacked = packed !== undefined && packed in (url.query ?? {});
  return isPacked && !isObject(body)
    ? [
        {
          path: ['query', packed],
          code: 'content',
          message: `Request query ${packed} must be base64url of a JSON object, without padding`,
          severity: 0,
        },
      ]
    : [];
}
