/**
 * Requests for authorization and for tokens with the names of RFC 6749, which libraries for OAuth send, in the form
 * of the contract.
 */

type Fields = Readonly<Record<string, unknown>>;

/** What the contract names in camel case. */
const NAMES: Readonly<Record<string, string>> = {
  grant_type: 'grantType',
  client_id: 'clientId',
  redirect_uri: 'redirectUri',
  response_type: 'responseType',
  response_mode: 'responseMode',
  code_challenge: 'codeChallenge',
  code_challenge_method: 'codeChallengeMethod',
  code_verifier: 'codeVerifier',
  refresh_token: 'refreshToken',
};

/** The query of a request for authorization. */
export const authorizationQueryOf = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].map(([name, value]) => [NAMES[name] ?? name, value]));

const SHOPPER_GRANTS = ['anonymous', 'authorization_code', 'refresh_token'];

/** The body of a request for tokens. */
export function tokenRequestOf(request: Fields): Fields {
  const isOfShopper =
    SHOPPER_GRANTS.some((grant) => grant === request['grant_type']) && !('client_secret' in request);
  if (!isOfShopper) return request;
  return Object.fromEntries(Object.entries(request).map(([name, value]) => [NAMES[name] ?? name, value]));
}
