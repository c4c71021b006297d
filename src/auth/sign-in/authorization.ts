import type { Transport } from '../../core/options.ts';
import { openRedirect, type Redirect } from '../../core/redirect.ts';

/** What a sign-in needs of a client. */
export type SignInClient = Pick<Transport, 'send'>;

/** What differs between one authorization request and another. */
interface AuthorizationRequest {
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
