import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { apiKey } from 'storewire';
import { type Backend, createBackend } from 'storewire-server';
import { headerValue, STAFF_HEADER } from '../request-headers.ts';
import { callAt, callsOf, localActionsOf, ROLES, type Role } from '../roles.ts';
import type { Audit } from './audit.ts';
import { runLocalAction } from './local-platform.ts';
import { openOutcomes } from './outcomes.ts';
import { passwordSignIn } from './password-sign-in.ts';
import { providerSignIn } from './provider-sign-in.ts';
import { recordWrite } from './recorded-write.ts';
import { securityHeaders } from './security-headers.ts';
import { type Staff, staffSessions } from './sessions.ts';
import type { BackOfficeSettings } from './settings.ts';
import { readShop, type Shop } from './shop.ts';
import { staffRoutes } from './staff-routes.ts';

export interface AppOptions extends BackOfficeSettings {
  /** Folder with the built page. */
  folder: string;
  /** Where writes are recorded. Whoever has opened it closes it. */
  audit: Audit;
}

const STORE_PATH = '/api/store';

/** Files are uploaded to the platform, so that no request is large. */
const MAX_BODY_BYTES = 1024 * 1024;

/** The server of the back office: its page, the sessions of staff, and the calls that their roles may make. */
export function createApp({ folder, audit, ...settings }: AppOptions): Hono {
  const { origin, storeUrl, mediaOrigins = [], staff, isLocal, timeZone = '' } = settings;
  const fileOrigins = [new URL(storeUrl).origin, ...mediaOrigins];
  const isSecure = origin.startsWith('https:');
  const sessions = staffSessions(isSecure, audit);
  const backends = new Map(ROLES.map((role) => [role, backendFor(role, settings)]));
  const once = openOutcomes(audit);
  const isAtProvider = 'issuer' in staff;
  const app = new Hono();

  app.use(compress());
  app.use(
    '/assets/*',
    serveStatic({
      root: folder,
      onFound: (_path, context) => context.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  );
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (context) => context.body(null, 413) }));
  app.use(async ({ req, body }, next) => {
    if (req.method !== 'GET' && req.header('origin') !== origin) return body(null, 403);
    return next();
  });
  // all tabs of a browser have one session: what a page does is never done as someone else
  app.use(async (context, next) => {
    const openedFor = context.req.header(STAFF_HEADER);
    const session = openedFor === undefined ? undefined : sessions.read(context);
    if (session && headerValue(session.staff.id) !== openedFor)
      return context.json({ message: 'Someone else has signed in since this page was opened' }, 409);
    return next();
  });
  app.use('/staff/*', async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
  });
  const signIn = isAtProvider ? providerSignIn(staff, settings, sessions) : passwordSignIn(staff, sessions);
  app.route('/staff', signIn.routes);
  /** Who is signed in, with the role of now. Ends the session of those who have none. */
  const staffOf = async (context: Context): Promise<Staff | undefined> => {
    const session = sessions.read(context);
    const role = session && (await signIn.roleOf(session));
    if (session && !role) sessions.end(context);
    return role && { ...session.staff, role };
  };
  app.post('/staff/sign-out', (context) => {
    sessions.end(context);
    // what the page has stored, such as records of unfinished uploads, is not for the next user
    context.header('clear-site-data', '"storage"');
    return context.body(null, 204);
  });
  app.get('/staff/session', async (context) => {
    const session = await staffOf(context);
    return session ? context.json(session) : context.body(null, 401);
  });
  app.route('/staff', staffRoutes({ audit, sessions, staffOf, ...signIn }));
  app.all(`${STORE_PATH}/*`, async (context) => {
    const session = await staffOf(context);
    if (!session) return context.json({ message: 'Sign in' }, 401);
    const { method, path, raw } = context.req;
    const called = callAt(callsOf('owner'), method, path.slice(STORE_PATH.length));
    const isAllowed = callsOf(session.role).some(({ info }) => info === called?.info);
    const respond = async (request: Request): Promise<Response> =>
      called && !isAllowed
        ? context.json({ message: 'Your role does not include this call' }, 403)
        : (backends.get(session.role)?.(request) ?? context.body(null, 403));
    if (!called || called.info.method === 'GET' || called.info.safe) return respond(raw);
    const write = { staff: session, id: called.info.id, params: called.params, isAllowed };
    return once(session, raw, (request) => recordWrite(audit, write, request, respond));
  });
  if (isLocal)
    app.on(['GET', 'POST'], '/api/local/:action', async (context) => {
      const session = await staffOf(context);
      if (!session) return context.json({ message: 'Sign in' }, 401);
      const { method, raw } = context.req;
      const id = context.req.param('action');
      const respond = (request: Request): Promise<Response> => runLocalAction(storeUrl, session, request);
      if (method === 'GET' || !localActionsOf('owner').has(id)) return respond(raw);
      const isAllowed = localActionsOf(session.role).has(id);
      const write = { staff: session, id, params: {}, isAllowed };
      return once(session, raw, (request) => recordWrite(audit, write, request, respond));
    });

  let page: string | undefined;
  let shop: Shop | undefined;
  app.get('*', async (context) => {
    // a read that fails is not kept
    page ??= await readFile(join(folder, 'index.html'), 'utf8');
    // what is read with the key of the merchant is read again for staff only, once the version is known
    if (typeof shop?.catalog !== 'number' || sessions.read(context)) shop = await readShop(settings, shop);
    const { name, language, logo, isRefused, catalog = isRefused ? 'refused' : '' } = shop;
    const nonce = crypto.randomUUID();
    for (const [header, value] of Object.entries(securityHeaders(nonce, fileOrigins)))
      context.header(header, value);
    return context.html(
      page
        .replaceAll('__NONCE__', nonce)
        .replace('__SIGN_IN_URL__', isAtProvider ? `${origin}/staff/sign-in` : '')
        .replace('__CONSOLE_URL__', isLocal ? `${storeUrl}/__dev` : '')
        .replace('__TIME_ZONE__', timeZone)
        .replace('__SHOP_NAME__', () => attributeText(name))
        .replace('__SHOP_LANGUAGE__', () => attributeText(language))
        .replace('__SHOP_LOGO__', () => attributeText(logo))
        .replace('__CATALOG_VERSION__', String(catalog)),
    );
  });
  return app;
}

/** A text in an attribute of HTML. */
const attributeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Makes the calls of pages with the key of the merchant, if the role may make them. */
const backendFor = (role: Role, { origin, storeUrl, apiKey: key, siteId }: BackOfficeSettings): Backend =>
  createBackend({
    auth: () => apiKey({ key, siteId }),
    calls: callsOf(role),
    allowedOrigins: [origin],
    mount: STORE_PATH,
    cookies: { secure: origin.startsWith('https:') },
    baseUrl: storeUrl,
  });
