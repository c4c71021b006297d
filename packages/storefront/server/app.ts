import * as build from 'virtual:react-router/server-build';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { type RequestIdVariables, requestId } from 'hono/request-id';
import { createRequestHandler, RouterContextProvider, redirect, type ServerBuild } from 'react-router';
import { createTransport } from 'storewire';
import { createServerReads } from 'storewire/react/server';
import { languageOfPath } from '../app/routing/paths.ts';
import { isPrivatePath } from '../app/routing/private-pages.ts';
import { logFailure } from '../app/store/log-failure.ts';
import { STORE_PATH } from '../app/store/store-path.ts';
import { type StoreRequest, storeRequest } from '../app/store/store-request.ts';
import { attemptLimit } from './attempt-limit.ts';
import { createStoreBackend } from './backend.ts';
import { brotli } from './brotli.ts';
import { createCatalogIndex } from './catalog-index.ts';
import { clientAddress, type ServerBindings } from './client-address.ts';
import { merchantClient } from './clients.ts';
import { createSitemap, robots } from './crawlers.ts';
import { formRequests } from './form-requests.ts';
import { mailer } from './mail.ts';
import { connectRedis } from './redis.ts';
import { reportFailure, statusOf } from './report-failure.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { type AppOptions, PAGE_DEADLINE_MS } from './settings.ts';
import { readTextFiles } from './text-files.ts';

/** Images are uploaded to the platform, so that no request is large. */
const MAX_BODY_BYTES = 1024 * 1024;

/** The server of the store front: its files, the calls of its pages, and the pages. */
export function createApp({ clientFolder, log, ...settings }: AppOptions) {
  const { storeUrl, origin } = settings;
  const redis = settings.redisUrl === undefined ? undefined : connectRedis(settings.redisUrl);
  const backend = createStoreBackend(settings, redis);
  const handle = createRequestHandler(
    // `csrf` checks the origin, which is not that of the URL behind a proxy that terminates TLS
    { ...(build as unknown as ServerBuild), allowedActionOrigins: ['**'] },
    clientFolder ? 'production' : 'development',
  );
  const merchant = merchantClient(settings);
  // without a secret that processes share, each one counts for itself
  const secret = settings.apiKey ?? crypto.randomUUID();
  const attempts = attemptLimit(secret, redis);
  const attemptsOfAddress = attemptLimit(secret, redis, 30);
  const uploads = attemptLimit(secret, redis, 30);
  const sharedByRequests = {
    merchant,
    settings,
    catalog: createCatalogIndex(settings),
    attempts,
    attemptsOfAddress,
    textFile: readTextFiles(clientFolder),
    sendMail: mailer(settings.mail),
  };
  const app = new Hono<{ Variables: RequestIdVariables; Bindings: ServerBindings }>();

  app.get('/health', ({ text }) => text('ok'));
  // the id that a proxy has set, or a new one
  app.use(requestId());
  if (log) app.use(requestLog(log));
  if (clientFolder) {
    app.use(compress(), brotli);
    app.use(
      '/assets/*',
      serveStatic({
        root: clientFolder,
        precompressed: true,
        onFound: (_path, context) => context.header('cache-control', 'public, max-age=31536000, immutable'),
      }),
    );
    app.use(
      serveStatic({
        root: clientFolder,
        onFound: (_path, context) => context.header('cache-control', 'public, max-age=86400'),
      }),
    );
  }
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      // the rest of the body is not read
      onError: (context) => context.text('Payload Too Large', 413, { connection: 'close' }),
    }),
  );
  app.all(`${STORE_PATH}/*`, ({ req }) => backend(req.raw));
  app.get('/robots.txt', () => robots(settings));
  const sitemap = createSitemap(settings);
  app.get('/sitemap.xml', async ({ notFound }) => (await sitemap()) ?? notFound());
  app.get('/:file{sitemap-[0-9]+\\.xml}', async ({ req, notFound }) => {
    const part = req.param('file').replace(/\D/g, '');
    return (await sitemap(part)) ?? notFound();
  });
  app.use(csrf({ origin }), formRequests);

  app.all('*', async ({ req, get, env }) => {
    const request = req.raw;
    // no page is rendered in advance: its data would be old when the page is opened
    if (req.header('sec-purpose')?.includes('prefetch')) return new Response(null, { status: 204 });
    const clean = withoutFlag(req.url);
    if (clean !== undefined) return redirect(clean, 302);
    const { auth, storage, addTo } = backend.session(request);
    const deadlineMs = request.method === 'GET' ? PAGE_DEADLINE_MS : undefined;
    const { pathname } = new URL(request.url);
    // the language of emails to the buyer
    const headers = { 'accept-language': languageOfPath(pathname) };
    const client = createTransport({ auth, baseUrl: storeUrl, deadlineMs, headers });
    const nonce = crypto.randomUUID();
    const requestId = get('requestId');
    const isNavigation = pathname.endsWith('.data');
    const fail = (error: unknown): never => reportFailure(error, request, requestId);
    const reads = createServerReads(client);
    const connection = env?.incoming?.socket.remoteAddress ?? '';
    const address = clientAddress(connection, request.headers.get('x-forwarded-for'));
    const mayTry: StoreRequest['mayTry'] = (action, subject) =>
      (action === 'upload' ? uploads : attempts).begin([`${action} of ${address}`, `${action} ${subject}`]);
    const own = { client, reads, auth, storage, address, mayTry, requestId, fail, nonce, isNavigation };
    const context = new RouterContextProvider();
    context.set(storeRequest, { ...sharedByRequests, ...own });
    // refreshes tokens now, since cookies cannot be set after the response has started; a failure is that of the
    // first read of the page
    await client.access(request.signal).catch(() => undefined);
    const response = await addTo(await handle(request, context));
    response.headers.set('x-request-id', requestId);
    const security = clientFolder ? securityHeaders(nonce, settings) : {};
    for (const [name, value] of Object.entries(security)) response.headers.set(name, value);
    const { isSignedIn } = await auth.session();
    const isPersonal = isSignedIn || isPrivatePath(pathname);
    const mayBeStored = !isPersonal && response.ok && isDocument(response);
    response.headers.set('cache-control', `private, ${mayBeStored ? 'no-cache' : 'no-store'}`);
    // the back button may restore a page from memory, but not from the HTTP cache, where its data is old
    if (mayBeStored) response.headers.append('vary', '*');
    return response;
  });

  app.onError((error, { req, get }) => {
    if (error instanceof HTTPException) return error.getResponse();
    logFailure('the request has failed', error, { request: req.raw, requestId: get('requestId') });
    return new Response(null, { status: statusOf(error) });
  });
  return app;
}

const isDocument = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false;

/** Parameter that the platform adds to return URLs. The session has the same fact, and people share URLs. */
const MEMBER_FLAG = 'wixMemberLoggedIn';

/** Path and query of a URL without the flag. Undefined if the URL has no flag. */
function withoutFlag(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url);
  if (!searchParams.has(MEMBER_FLAG)) return undefined;
  searchParams.delete(MEMBER_FLAG);
  const query = searchParams.toString();
  // a browser would take two slashes for the start of another origin
  const path = pathname.replace(/^\/+/, '/');
  return query ? `${path}?${query}` : path;
}
