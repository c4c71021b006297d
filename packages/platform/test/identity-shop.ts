import { createHash, randomBytes } from 'node:crypto';
import type { OAuthTokenResponse } from 'storewire';
import { addSampleAccounts } from '../src/features/identity/sample-accounts.ts';
import { SAMPLE_PASSWORD } from '../src/features/identity/samples.ts';
import { issueForMember } from '../src/features/redirects/calls/grants.ts';
import { type Context, contextOf } from '../src/kernel/context/context.ts';
import { type Mail, mails } from '../src/kernel/context/mail.ts';
import type { PlatformOptions } from '../src/public-types.ts';
import { createShop, type TestShop } from './shop.ts';

export const PASSWORD = SAMPLE_PASSWORD;
export const CALLBACK = 'http://localhost:3000/signed-in';
export const GOOGLE = '0e6a50f5-b523-4e29-990d-f37fa2ffdd69';

/** A shop with the sample accounts. */
export interface IdentityShop extends TestShop {
  /** Runs an action in a write. */
  act: <T>(action: (context: Context) => T) => T;
  /** Emails to an address, in the order in which they were sent. */
  mailsTo: (to: string) => Mail[];
  lastCode: (to: string) => string;
  /** Opens a URL as a browser does, without following redirects. */
  open: (
    url: string,
    options?: { cookie?: string; headers?: Record<string, string>; form?: Record<string, string> },
  ) => Promise<Response>;
  /** The location that a URL redirects to. */
  locationOf: (url: string, options?: Parameters<IdentityShop['open']>[1]) => Promise<URL>;
  login: (
    name: string,
    password?: string,
  ) => ReturnType<ReturnType<TestShop['as']>['authentication']['login']>;
  /** Signs a member in without a page. */
  tokensOf: (memberId: string) => OAuthTokenResponse;
  token: (body: Record<string, string>, headers?: Record<string, string>) => ReturnType<TestShop['request']>;
}

export function createIdentityShop(options: PlatformOptions = {}): IdentityShop {
  const shop = createShop(options);
  const { base } = shop;
  const act: IdentityShop['act'] = (action) =>
    base.db.write(() => action(contextOf(base, { caller: { role: 'anonymous' }, scope: 'test' })));
  act(addSampleAccounts);
  const mailsTo = (to: string): Mail[] =>
    base.db.of(mails).all({ where: { to }, sort: [{ fieldName: 'sequence' }] });
  const open: IdentityShop['open'] = (url, { cookie, headers = {}, form } = {}) =>
    shop.fetch(new URL(url, base.origin()), {
      headers: { ...headers, ...(cookie !== undefined && { cookie }) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
  return {
    ...shop,
    act,
    mailsTo,
    lastCode: (to) => mailsTo(to).at(-1)?.code ?? '',
    open,
    locationOf: async (url, openOptions) => {
      const response = await open(url, openOptions);
      const location = response.headers.get('location');
      if (!location) throw new Error(`${url}: ${response.status} ${await response.text()}`);
      return new URL(location);
    },
    login: (name, password = PASSWORD) =>
      shop.as('visitor').authentication.login({ loginId: { email: `${name}@example.com` }, password }),
    tokensOf: (memberId) => act((context) => issueForMember(context, { memberId })),
    token: (body, headers) => shop.request('POST', '/oauth2/token', { body, ...(headers && { headers }) }),
  };
}

/** The token with which a provider says who a person is, as its page returns it. */
export async function providerToken(shop: IdentityShop, email: string): Promise<string> {
  const page = await shop.locationOf(`/_api/iam/authentication/v1/sso/login/${shop.shop.siteId}/${GOOGLE}`);
  const callback = await shop.locationOf(page.href, { form: { step: 'continue', email } });
  return callback.searchParams.get('sessionToken') ?? '';
}

/** A code verifier with its challenge. */
export function pkce(): { codeVerifier: string; codeChallenge: string } {
  const codeVerifier = randomBytes(32).toString('base64url');
  return { codeVerifier, codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url') };
}

/** Parameters of an authorization request. */
export const authorizationRequest = (
  shop: TestShop,
  codeChallenge: string,
  more: Record<string, string> = {},
): Record<string, string> => ({
  clientId: shop.shop.clientId,
  responseType: 'code',
  redirectUri: CALLBACK,
  scope: 'offline_access',
  state: 'state-1',
  responseMode: 'query',
  codeChallenge,
  codeChallengeMethod: 'S256',
  ...more,
});

/** Exchanges a session token for tokens, by way of an authorization code. */
export async function exchangeSession(
  shop: IdentityShop,
  sessionToken: string,
): Promise<Record<string, unknown>> {
  const { codeVerifier, codeChallenge } = pkce();
  const query = new URLSearchParams(
    authorizationRequest(shop, codeChallenge, { sessionToken, prompt: 'none' }),
  );
  const location = await shop.locationOf(`/oauth2/authorize?${query}`);
  const { body } = await shop.token({
    clientId: shop.shop.clientId,
    grantType: 'authorization_code',
    redirectUri: CALLBACK,
    code: location.searchParams.get('code') ?? '',
    codeVerifier,
  });
  return body;
}
