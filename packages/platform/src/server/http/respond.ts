import { randomUUID } from 'node:crypto';
import {
  ApplicationError,
  Conflict,
  Failure,
  Forbidden,
  ForeignPage,
  InvalidInput,
  NotFound,
  OAuthError,
  OtherCatalogVersion,
  Removed,
  Unauthenticated,
  UnsupportedMediaType,
} from '../../kernel/errors/failure.ts';
import type { Route } from '../../kernel/generated-tables/route.ts';
import { type Origins, withOrigins } from '../../kernel/settings/stored-origin.ts';
import { InvalidCursorError } from '../../kernel/store/store.ts';
import type { CallResponse, Reply } from './message.ts';

/** Stored items have URLs without the origins of the moment. */
export const success = (output: object, origins: Origins): Reply => ({
  status: 200,
  body: withOrigins(JSON.stringify(output), origins),
});

/**
 * The reply for an error that a handler or a check has thrown. What is not a
 * `Failure` is a fault of the platform: 500.
 */
export function failure(error: unknown, route?: Route): Reply {
  const reply = (status: number, body: object): Reply => ({ status, body: JSON.stringify(body) });
  if (route?.hasOAuthErrors && error instanceof Failure) return oauthFailure(error);
  if (error instanceof InvalidInput)
    return reply(400, {
      message: error.message,
      details: { validationError: { fieldViolations: error.violations } },
    });
  if (error instanceof ApplicationError) {
    const known = route?.codes.find(({ code }) => code === error.code);
    if (known) {
      const { code, status } = known;
      const description = error.description ?? known.description;
      return reply(status, {
        message: description,
        details: { applicationError: { code, description, ...(error.data && { data: error.data }) } },
      });
    }
  }
  if (error instanceof Unauthenticated) return reply(401, { message: error.message });
  if (error instanceof Forbidden) return reply(403, { message: error.message });
  if (error instanceof NotFound) return reply(404, { message: error.message });
  if (error instanceof OtherCatalogVersion) return reply(428, { message: error.message });
  if (error instanceof Removed) return reply(410, { message: error.message });
  if (error instanceof UnsupportedMediaType) return reply(415, { message: error.message });
  if (error instanceof Conflict) return reply(409, { message: error.message });
  return reply(500, { message: 'Internal server error' });
}

function oauthFailure(error: Failure): Reply {
  const { error: code, status } =
    error instanceof OAuthError
      ? error
      : error instanceof ForeignPage
        ? { error: 'unauthorized_client', status: 403 }
        : error instanceof UnsupportedMediaType
          ? { error: 'invalid_request', status: 415 }
          : { error: error instanceof InvalidInput ? 'invalid_request' : 'invalid_client', status: 400 };
  const description =
    error instanceof InvalidInput
      ? error.violations.map(({ field, description }) => `${field} ${description}`.trim()).join('; ')
      : error.message;
  return { status, body: JSON.stringify({ error: code, error_description: description }) };
}

/**
 * An error as the failure that a caller gets. A cursor is checked when the list is read, not with the input.
 */
export const knownFailure = (error: unknown, { cursor }: Route): unknown =>
  error instanceof InvalidCursorError
    ? new InvalidInput([
        {
          field: `${cursor ?? 'paging'}.cursor`,
          description: 'is not a cursor of this list and caller',
          violatedRule: 'FORMAT',
          data: {},
        },
      ])
    : error;

/** Whether an error is a fault of the platform, which it must report. */
export const isFault = (error: unknown, route?: Route): boolean =>
  !(error instanceof Failure) ||
  (error instanceof ApplicationError && !route?.codes.some(({ code }) => code === error.code));

/** Request headers that pages of other origins may send: all, of which `*` does not cover `authorization`. */
export const ALLOWED = '*, authorization';
/** Response headers that they may read. */
const EXPOSED = 'x-wix-request-id, retry-after, date, deprecation, sunset';

/**
 * Headers of every response of the contract. No credentials are allowed: tokens are sent in `Authorization`.
 */
export function headersAt(time: number): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': EXPOSED,
    'cache-control': 'no-store',
    date: dateOf(time),
    'x-wix-request-id': `${Math.floor(time / 1000)}.${randomUUID().slice(19).replace('-', '')}`,
  };
}

let lastDate = { second: Number.NaN, text: '' };

/** The header `Date`, which is the same for all responses of a second. */
function dateOf(time: number): string {
  const second = Math.floor(time / 1000);
  if (second !== lastDate.second) lastDate = { second, text: new Date(time).toUTCString() };
  return lastDate.text;
}

/** A reply as it is sent. */
export const jsonResponse = ({ status, body }: Reply, time: number): CallResponse => ({
  status,
  body,
  headers: { ...headersAt(time), 'content-type': 'application/json' },
});

/** The response to an error, which a page of a foreign origin that acts for the merchant cannot read. */
export function errorResponse(error: unknown, time: number, route?: Route): CallResponse {
  const response = jsonResponse(failure(error, route), time);
  if (!(error instanceof ForeignPage)) return response;
  const { 'access-control-allow-origin': _, ...headers } = response.headers;
  return { ...response, headers };
}

/** The response to a preflight request, which browsers cache for two hours. */
export const preflight = (time: number): CallResponse => ({
  status: 204,
  body: '',
  headers: {
    ...headersAt(time),
    'access-control-allow-headers': ALLOWED,
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-max-age': '7200',
    'cache-control': 'public, max-age=7200',
  },
});
