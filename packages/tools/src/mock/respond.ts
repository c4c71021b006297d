import { createLogger } from '@stoplight/prism-core';
import { createInstance, type IHttpRequest, type IHttpResponse } from '@stoplight/prism-http';
import { getHttpConfigFromRequest } from '@stoplight/prism-http-server/dist/getHttpConfigFromRequest.js';
import { mockWithViolations } from './field-violations.ts';
import { ANYWHERE, type Forward, forwarding } from './forward.ts';
import type { Operation } from './operations.ts';

/** A response, and all that is wrong with the request or with it. */
export interface Answer extends IHttpResponse {
  violations: Violation[];
}

/** What Prism says of one broken rule. `location` begins with `request` or `response`. */
export interface Violation {
  location: string[];
  severity: 'Error' | 'Warning' | 'Information' | 'Hint';
  code?: string | number;
  message: string;
}

const SEVERITIES = ['Error', 'Warning', 'Information', 'Hint'] as const;

/** Responds to a request by operations. Rejects with what Prism cannot do. */
export type Respond = (request: IHttpRequest, operations: Operation[]) => Promise<Answer>;

/** Prism, which validates requests, and responds with examples or what `forward` responds. */
export function createRespond(forward?: Forward): Respond {
  const checks = {
    mock: { dynamic: false },
    validateRequest: true,
    validateResponse: true,
    checkSecurity: true,
    errors: false,
    upstreamProxy: undefined,
  };
  const config = forward
    ? { ...checks, isProxy: true as const, upstream: ANYWHERE }
    : { ...checks, isProxy: false as const };
  const prism = createInstance(config, {
    logger: createLogger('mock', { level: 'silent' }),
    mock: mockWithViolations,
    ...(forward && { forward: forwarding(forward) }),
  });
  return async (request, operations) => {
    const preferred = getHttpConfigFromRequest(request);
    if (preferred._tag === 'Left') throw preferred.left;
    const mock = { ...config.mock, ...preferred.right };
    const result = await prism.request(request, operations, { ...config, mock })();
    if (result._tag === 'Left') throw result.left;
    const { output, validations } = result.right;
    const violations = Object.entries({ request: validations.input, response: validations.output }).flatMap(
      ([side, found]) =>
        found.map(({ path = [], severity, code, message }) => ({
          location: [side, ...path],
          severity: SEVERITIES[severity] ?? 'Error',
          ...(code !== undefined && { code }),
          message,
        })),
    );
    return { ...output, violations };
  };
}
