/** Requests for tokens as RFC 6749 writes them, which generic OAuth clients send, in the form of the contract. */

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

/** The body of a request for tokens, with the id and the secret that its header has instead. */
export function tokenRequestOf(body: Fields, authorization: string): Fields {
  const request = { ...basicCredentials(authorization), ...body };
  const isOfShopper =
    SHOPPER_GRANTS.some((grant) => grant === request['grant_type']) && !('client_secret' in request);
  if (!isOfShopper) return request;
  return Object.fromEntries(
    Object.entries(request).map(([name, value]) => [SHOPPER_NAMES[name] ?? name, value]),
  );
}

/** Id and secret of a client that authenticates with HTTP Basic (RFC 6749, section 2.3.1). */
function basicCredentials(authorization: string): Fields {
  const encoded = /^Basic ([\w+/=-]+)$/i.exec(authorization)?.[1];
  if (encoded === undefined) return {};
  const [client_id = '', client_secret = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return { client_id: decoded(client_id), client_secret: decoded(client_secret) };
}

const decoded = (text: string): string => new URLSearchParams(`x=${text}`).get('x') ?? '';
