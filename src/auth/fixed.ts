import type { Credentials } from '../core/credentials.ts';

/** Sends one token as it is, for tests and for tokens that come from elsewhere. */
export function fixedToken(token: string): Credentials {
  return keep({ authorization: token });
}

export interface ApiKeyOptions {
  key: string;
  siteId?: string;
  accountId?: string;
}

/** An API key of the merchant. It belongs on a server. */
export function apiKey({ key, siteId, accountId }: ApiKeyOptions): Credentials {
  return keep({ authorization: key, ...(siteId ? { 'wix-site-id': siteId } : {}), ...(accountId ? { 'wix-account-id': accountId } : {}) });
}

function keep(headers: Record<string, string>): Credentials {
  if (!headers['authorization']) throw new TypeError('the token must not be empty');
  const identity = crypto.randomUUID();
  Object.freeze(headers);
  return { headers: () => headers, identity: async () => identity };
}
