/** Requests for tokens with the names of RFC 6749, which the specification has, in the form of the contract. */

type Fields = Readonly<Record<string, unknown>>;

/** Grants of shoppers, whose properties the contract names in camel case. */
const SHOPPER_NAMES: Readonly<Record<string, string>> = {
  grant_type: 'grantType',
  client_id: 'clientId',
  redirect_uri: 'redirectUri',
  code_verifier: 'codeVerifier',
  refresh_token: 'refreshToken',
};

const SHOPPER_GRANTS = ['anonymous', 'authorization_code', 'refresh_token'];

/** The body of a request for tokens. */
export function tokenRequestOf(request: Fields): Fields {
  const isOfShopper =
    SHOPPER_GRANTS.some((grant) => grant === request['grant_type']) && !('client_secret' in request);
  if (!isOfShopper) return request;
  return Object.fromEntries(
    Object.entries(request).map(([name, value]) => [SHOPPER_NAMES[name] ?? name, value]),
  );
}
