import { checkHost } from '../../core/host.ts';
import type { OperationInfo } from '../../core/operation-info.ts';
import type { Transport } from '../../core/options.ts';
import { systemError } from '../../errors/store-error.ts';

/** What a sign-in needs of a client. */
export type SignInClient = Pick<Transport, 'send'>;

/** A redirect session changes nothing until someone visits it, so asking for one may be repeated. */
const REDIRECT: OperationInfo = {
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
  hide?: readonly (string | undefined)[] | undefined;
}

/** Asks the platform for the address of one of its pages. Only https addresses are taken, and http ones of this machine. */
export async function openRedirect(client: SignInClient, body: object, { signal, token, hide = [token] }: RedirectOptions = {}): Promise<Redirect> {
  const operation = { ...REDIRECT, hide, ...(token ? { open: true } : {}) };
  const { data } = await client.send<RedirectAnswer>(operation, body, { signal, ...(token ? { headers: { authorization: token } } : {}) });
  const { fullUrl, urlDetails } = data.redirectSession ?? {};
  try {
    const url = new URL(String(fullUrl));
    const { origin } = new URL(String(urlDetails?.endpoint ?? fullUrl));
    checkHost('fullUrl', url.origin);
    if (origin !== url.origin) throw new TypeError('fullUrl and urlDetails.endpoint differ in their origin');
    return { url: url.href, origin };
  } catch {
    // the address holds the state, so it is not quoted
    throw systemError({ operation: REDIRECT.id, reason: 'badAnswer', description: 'The redirect session has no usable address' });
  }
}

/** What differs between one authorization request and another. */
export interface AuthorizationRequest {
  clientId: string;
  codeChallenge: string;
  state: string;
  responseMode: 'fragment' | 'query' | 'web_message';
  prompt: string;
  redirectUri?: string | undefined;
  sessionToken?: string | undefined;
  nonce?: string | undefined;
  idp?: string | undefined;
}

/** Asks for the address where the platform signs a member in. */
export function openAuthorization(client: SignInClient, { prompt, ...request }: AuthorizationRequest, signal?: AbortSignal): Promise<Redirect> {
  const authRequest = { ...request, codeChallengeMethod: 'S256', responseType: 'code', scope: 'offline_access' };
  return openRedirect(client, { auth: { authRequest, prompt } }, { signal, hide: [request.state, request.sessionToken] });
}
