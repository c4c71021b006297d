import type { OauthTokenInfoResponse, WebMethodCaller, WebMethodPermission } from 'storewire';
import { asRecord, asText, fingerprint } from 'storewire/internal';
import { boundedMap } from '../lib/bounded-map.ts';
import { checkRange } from '../lib/check-options.ts';
import { withTimeout } from '../lib/timeout.ts';
import { bareToken, isLive } from '../lib/tokens.ts';
import { rejection } from './errors.ts';
import { ALLOWED_CALLERS } from './method.ts';

/** How a handler verifies callers. */
export interface CallerOptions {
  /**
   * Asks the platform about a token, for example `(token, options) => client.oauth.oauthTokenInfo({ token },
   * options)`. A response is cached for at most a minute, and never past the expiry of the token; then the platform
   * is asked again. A token that it calls active is accepted until five minutes after its `exp` by the clock of
   * this server, as clocks differ. If it fails, the call gets a 503.
   */
  tokenInfo: (token: string, options: { signal: AbortSignal }) => Promise<OauthTokenInfoResponse>;
  /**
   * OAuth clients whose tokens are accepted: one, or several. Tokens of other clients, or without a client,
   * get a 403.
   */
  clientId: string | readonly string[];
  /** Site whose tokens are accepted. */
  siteId: string;
  /** Longest wait for `tokenInfo` in milliseconds. Default 5000. */
  tokenTimeoutMs?: number | undefined;
}

/**
 * Returns the function that verifies the token of a request and the permission of its caller. The messages are
 * those of section 6 of the specification.
 */
export function callerVerifier(
  options: CallerOptions,
): (request: Request, permission: WebMethodPermission) => Promise<WebMethodCaller> {
  const { tokenInfo, siteId, tokenTimeoutMs = 5000 } = options;
  const clients = new Set([options.clientId].flat());
  // a token without a client or site must not match a missing setting
  if (clients.size === 0 || !Array.from(clients).every(asText))
    throw new TypeError('clientId must be a non-empty string or a list of them');
  if (!asText(siteId)) throw new TypeError('siteId must be a non-empty string');
  checkRange('tokenTimeoutMs', tokenTimeoutMs, 1);

  const readInfo = cacheByToken((token) =>
    withTimeout(tokenTimeoutMs, undefined, async (signal) => {
      const info = await tokenInfo(token, { signal });
      if (!asRecord(info)) throw new TypeError('tokenInfo must resolve with an object');
      return info;
    }),
  );

  return async (request, permission) => {
    const token = bareToken(request.headers.get('authorization'));
    if (!token) throw rejection(401, 'Request is missing authentication data');
    const info = await readInfo(token).catch((cause) =>
      Promise.reject(rejection(503, 'Failed to get token info', cause)),
    );
    if (!isLive(info)) throw rejection(401, 'Request is missing authentication data');
    const isAccepted = info.siteId === siteId && clients.has(info.clientId ?? '');
    if (!isAccepted)
      throw forbidden(`The token is for the site ${info.siteId} and the client ${info.clientId}`);
    const subjectType = ALLOWED_CALLERS[permission].find((type) => type === info.subjectType);
    if (!subjectType) throw forbidden(`The permission ${permission} does not allow ${info.subjectType}`);
    return { subjectType, subjectId: asText(info.subjectId), request };
  };
}

/** The reason is the cause of the error, which stays on the server. */
const forbidden = (reason: string): Error => rejection(403, 'Insufficient permissions', new Error(reason));

/** How long a revoked token may still be accepted. */
const CACHE_MS = 60_000;
const MAX_TOKENS = 1000;

/**
 * Requests the info of each token at most once a minute. Overlapping calls share one request; a failed one is
 * repeated.
 */
function cacheByToken(
  ask: (token: string) => Promise<OauthTokenInfoResponse>,
): (token: string) => Promise<OauthTokenInfoResponse> {
  const cache = boundedMap<string, Promise<OauthTokenInfoResponse>>(MAX_TOKENS);
  return async (token) => {
    const key = await fingerprint(token);
    const cached = cache.get(key);
    if (cached) return cached;
    const info = ask(token);
    cache.set(key, info, CACHE_MS);
    const keepFor = (ms: number): void => {
      if (ms < CACHE_MS && cache.get(key) === info) cache.set(key, info, ms);
    };
    // from the end of a token, the platform decides: its clock may be another
    info.then(
      ({ exp }) => keepFor(Number(exp || Infinity) * 1000 - Date.now()),
      () => keepFor(0),
    );
    return info;
  };
}
