import { systemError } from '../errors/store-error.ts';
import { checkHost } from '../lib/url.ts';
import type { OperationInfo } from '../core/operation-info.ts';
import { type StoreClient, TRANSPORT } from '../core/options.ts';

/** A redirect session changes nothing until someone visits it, so asking for one may be repeated. */
export const REDIRECT: OperationInfo = {
  id: 'redirects.createRedirectSession',
  method: 'POST',
  path: '/_api/redirects-api/v1/redirect-session',
  read: true,
};

/** A page of the platform to send the browser to. */
export interface Redirect {
  url: string;
  /** Origin of that page. */
  origin: string;
}

interface RedirectAnswer {
  redirectSession?: { fullUrl?: unknown; urlDetails?: { endpoint?: unknown } | null } | null;
}

export interface RedirectOptions {
  signal?: AbortSignal | undefined;
  /** Access token to ask with, in place of the client's own. */
  token?: string | undefined;
  /** Texts of the body that no error may repeat. */
  hide?: readonly (string | null | undefined)[] | undefined;
}

/** Asks the platform for the address of one of its pages. Only https addresses are taken, and http ones of this machine. */
export async function openRedirect(
  client: StoreClient,
  body: object,
  { signal, token }: RedirectOptions = {},
): Promise<Redirect> {
  const operation = { ...REDIRECT, ...(token ? { open: true } : {}) };
  const result = await client[TRANSPORT].send<RedirectAnswer>(operation, body, {
    signal,
    ...(token ? { headers: { authorization: token } } : {}),
  });
  const { fullUrl, urlDetails } = result.data.redirectSession ?? {};
  try {
    const url = new URL(String(fullUrl));
    const { origin } = new URL(String(urlDetails?.endpoint ?? fullUrl));
    checkHost('fullUrl', url.origin);
    if (origin !== url.origin) throw new TypeError('fullUrl and urlDetails.endpoint differ in their origin');
    return { url: url.href, origin };
  } catch {
    // the address holds the state, so it is not quoted
    throw systemError({
      ...result.facts(),
      reason: 'badAnswer',
      description: 'The redirect session has no usable address',
    });
  }
}
