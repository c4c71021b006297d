/** Signs staff in at an identity provider, with OpenID Connect: authorization code and PKCE. */
import { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as openid from 'openid-client';
import { refuseReadAhead } from 'storewire-server';
import { isRole } from '../roles.ts';
import { currentRoles } from './current-roles.ts';
import type { NewSession, SignIn, StaffSessions } from './sessions.ts';
import type { BackOfficeSettings, IdentityProvider } from './settings.ts';

/** How long the browser keeps what a sign-in in progress needs: the server keeps nothing of it. */
const PENDING_SECONDS = 10 * 60;

/** Adds `GET /sign-in`, which leaves for the provider, and `GET /signed-in`, to which it returns. */
export function providerSignIn(
  provider: IdentityProvider,
  { origin }: BackOfficeSettings,
  sessions: StaffSessions,
): SignIn {
  const secure = origin.startsWith('https:');
  const cookie = secure ? '__Host-staff-sign-in' : 'staff-sign-in';
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  const redirectUri = `${origin}/staff/signed-in`;
  let configuration: Promise<openid.Configuration> | undefined;
  const configured = (): Promise<openid.Configuration> => {
    configuration ??= discover(provider);
    // a provider that was not there may be there later
    configuration.catch(() => (configuration = undefined));
    return configuration;
  };
  /** A code is exchanged once, also if the browser repeats the request that has it. */
  const exchanges = new Map<string, Promise<NewSession | undefined>>();
  /** Resolves to undefined for an account without a role. */
  async function exchange(
    search: string,
    { state, nonce, verifier }: { state: string; nonce: string; verifier: string },
  ): Promise<NewSession | undefined> {
    const url = new URL(redirectUri);
    url.search = search;
    const tokens = await openid.authorizationCodeGrant(await configured(), url, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    const role = claims?.[provider.roleClaim];
    if (!claims || !isRole(role)) return undefined;
    const { sub: id, name, email } = claims;
    return {
      staff: { id, role, fullName: String(name ?? email ?? id) },
      tokens: { access: tokens.access_token, refresh: tokens.refresh_token },
    };
  }
  const routes = new Hono()
    .on('GET', ['/sign-in', '/signed-in'], ({ req }, next) => refuseReadAhead(req.raw) ?? next())
    .get('/sign-in', async (context) => {
      const verifier = openid.randomPKCECodeVerifier();
      const state = openid.randomState();
      const nonce = openid.randomNonce();
      const configuration = await configured().catch((error: unknown) => logFailure(error));
      if (!configuration) return context.text('The identity provider cannot be reached. Try again.', 502);
      const { scopes_supported: scopes = [] } = configuration.serverMetadata();
      const url = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        // the role is asked for again as long as the session lasts
        scope: ['openid profile email', ...scopes.filter((scope) => scope === 'offline_access')].join(' '),
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      setCookie(context, cookie, [state, nonce, verifier].join('.'), { ...options, maxAge: PENDING_SECONDS });
      return context.redirect(url.href);
    })
    .get('/signed-in', async (context) => {
      const [state, nonce, verifier] = (getCookie(context, cookie) ?? '').split('.');
      deleteCookie(context, cookie, options);
      if (!state || !nonce || !verifier) return context.text('This sign-in has ended. Start again.', 400);
      const { search } = new URL(context.req.url);
      const key = [state, nonce, verifier, search].join(' ');
      const running = exchanges.get(key) ?? exchange(search, { state, nonce, verifier });
      exchanges.set(key, running);
      try {
        const session = await running;
        if (!session) return context.text('This account has no role in the back office.', 403);
        sessions.start(context, session);
        return context.redirect('/');
      } catch (error) {
        const code = context.req.query('code');
        logFailure(error, [state, nonce, verifier, provider.clientSecret, ...(code ? [code] : [])]);
        return context.text('The identity provider has not completed the sign-in. Start again.', 400);
      } finally {
        exchanges.delete(key);
      }
    });
  return { routes, roleOf: currentRoles(configured, provider.roleClaim) };
}

/** What an error of the provider or of its client says of itself. */
interface Failure extends Error {
  code?: unknown;
  error?: unknown;
  error_description?: unknown;
}

/** Writes into the log why a sign-in has failed. A text with one of the secrets of the sign-in is left out. */
function logFailure(failure: unknown, secrets: readonly string[] = []): undefined {
  const causes: unknown[] = [failure, failure instanceof Error && failure.cause];
  const texts = causes.flatMap((each) => {
    // what is no error is the whole response
    if (!(each instanceof Error)) return [];
    const { message, code, error, error_description: description }: Failure = each;
    return [message, code, error, description];
  });
  const said = new Set(
    texts.filter((text) => typeof text === 'string' && !secrets.some((secret) => text.includes(secret))),
  );
  console.error(`A sign-in at the identity provider has failed: ${JSON.stringify([...said])}`);
}

const discover = ({ issuer, clientId, clientSecret }: IdentityProvider): Promise<openid.Configuration> => {
  const url = new URL(issuer);
  // a provider on this machine, for tests
  const isInsecure = url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
  const execute = isInsecure ? [openid.allowInsecureRequests] : [];
  return openid.discovery(url, clientId, clientSecret, undefined, { execute });
};
