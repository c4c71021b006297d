import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { type RequestIdVariables, requestId } from 'hono/request-id';
import type { Redis } from 'ioredis';
import { createRequestHandler, RouterContextProvider, redirect, type ServerBuild } from 'react-router';
import { createTransport } from 'storewire';
import { createServerReads } from 'storewire/react/server';
import { refuseReadAhead } from 'storewire-server';
import { REVIEW_IMAGES_PATH } from '../app/features/reviews/server.ts';
import { type DocumentRequest, documentRequest } from '../app/routing/document-request.ts';
import { languageOfPath } from '../app/routing/paths.ts';
import { isPrivatePath } from '../app/routing/private-pages.ts';
import { SIGNED_IN_PATH } from '../app/shop/account/leave-to-platform.ts';
import { attempts } from '../app/store/attempts.ts';
import type { Catalog } from '../app/store/catalog/catalog.ts';
import { logFailure } from '../app/store/log-failure.ts';
import { STORE_PATH } from '../app/store/store-path.ts';
import { type StoreRequest, storeRequest } from '../app/store/store-request.ts';
import { type InTurn, turns } from '../app/store/turns.ts';
import { connectRedis, createStoreBackend, merchantClient, sharedStorage, visitorClient } from './backend.ts';
import { createCatalogIndex, createCatalogs } from './catalog.ts';
import { createSitemap, robots } from './crawlers.ts';
import { attemptLimit, clientAddress } from './limits.ts';
import { reportFailure, requestLog, statusOf } from './logging.ts';
import { securityHeaders } from './security-headers.ts';
import { type AppOptions, PAGE_DEADLINE_MS, type ServerBindings } from './settings.ts';
import { createTurns } from './turns.ts';

/** Images are uploaded to the platform, so that no request is large. */
const MAX_BODY_BYTES = 1024 * 1024;

interface ServerEnv {
  Variables: RequestIdVariables;
  Bindings: ServerBindings;
}

/** The server of the store front: its files, the calls of its pages, and the pages. */
export function createApp({ log, ...options }: AppOptions) {
  const { clientFolder, origin, redisUrl } = options;
  const redis = redisUrl === undefined ? undefined : connectRedis(redisUrl);
  const shared = redis && sharedStorage(redis);
  const backend = createStoreBackend(options, shared);
  const catalogOf = createCatalogs();
  const visitor = visitorClient(options);
  const ownCatalog = (): Promise<Catalog> => catalogOf(visitor);
  const index = createCatalogIndex(ownCatalog);
  const inTurn = createTurns(shared);
  const renderPage = pageRenderer(options, backend, redis, { catalogOf, index, inTurn });
  const sitemap = createSitemap(options, ownCatalog);
  const app = new Hono<ServerEnv>();

  app.get('/health', ({ text }) => text('ok'));
  // the id that a proxy has set, or a new one
  app.use(requestId(), addRequestId);
  if (log) app.use(requestLog(log));
  if (clientFolder) app.use(serveStatic({ root: clientFolder, onFound: setLifetime }));
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      // the rest of the body is not read
      onError: (context) => context.text('Payload Too Large', 413, { connection: 'close' }),
    }),
  );
  app.all(`${STORE_PATH}/*`, ({ req }) => backend(req.raw));
  app.get('/robots.txt', () => robots(options));
  app.get('/sitemap.xml', async ({ notFound }) => (await sitemap()) ?? notFound());
  app.get('/:file{sitemap-[0-9]+\\.xml}', async ({ req, notFound }) => {
    const part = req.param('file').replace(/\D/g, '');
    return (await sitemap(part)) ?? notFound();
  });
  app.use(csrf({ origin }));
  app.post(REVIEW_IMAGES_PATH, renderPage);
  app.use(checkForm);
  app.all('*', (context) => {
    const { req } = context;
    const isHeadOfPage = req.method === 'HEAD' && !req.path.startsWith(SIGNED_IN_PATH);
    // no page is rendered in advance: its data would be old when the page is opened
    const refusal = isHeadOfPage ? undefined : refuseReadAhead(req.raw);
    if (refusal) return req.path.endsWith('.data') ? dataLater() : refusal;
    const clean = withoutFlag(req.url);
    return clean === undefined ? renderPage(context) : redirect(clean, 302);
  });
  app.onError((error, { req, get }) => {
    if (error instanceof HTTPException) return error.getResponse();
    logFailure('the request has failed', error, { request: req.raw, requestId: get('requestId') });
    return new Response(null, { status: statusOf(error) });
  });
  return app;
}

/** `requestId` itself adds the id to responses that Hono makes only. */
const addRequestId: MiddlewareHandler<ServerEnv> = async ({ header, get }, next) => {
  await next();
  header('x-request-id', get('requestId'));
};

/** For the links of pages, which prefetch data: browsers log an error for what fails. */
const dataLater = (): Response =>
  new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });

/** Names of assets change with their content. */
const setLifetime = (_file: string, { req, header }: Context): void =>
  header(
    'cache-control',
    req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
  );

/** Renders the pages, each with the session of its browser. */
function pageRenderer(
  { clientFolder, ...settings }: AppOptions,
  backend: ReturnType<typeof createStoreBackend>,
  redis: Redis | undefined,
  {
    catalogOf,
    index,
    inTurn,
  }: { catalogOf: ReturnType<typeof createCatalogs>; inTurn: InTurn } & Pick<StoreRequest, 'index'>,
): (context: Context<ServerEnv>) => Promise<Response> {
  const handle = createRequestHandler(
    // `csrf` checks the origin, which is not that of the URL behind a proxy that terminates TLS
    { ...(build as unknown as ServerBuild), allowedActionOrigins: ['**'] },
    clientFolder ? 'production' : 'development',
  );
  // without a secret that processes share, each one counts for itself
  const secret = settings.apiKey ?? crypto.randomUUID();
  const limits = { few: attemptLimit(secret, redis, 5), many: attemptLimit(secret, redis, 30) };
  const sharedByRequests = { merchant: merchantClient(settings), settings, index };
  const textFile = readTextFiles(clientFolder);

  return async ({ req, get, env }) => {
    const request = req.raw;
    const { auth, storage, addTo } = backend.session(request);
    const deadlineMs = request.method === 'GET' ? PAGE_DEADLINE_MS : undefined;
    const { pathname } = new URL(request.url);
    // the language of emails to the buyer
    const headers = { 'accept-language': languageOfPath(pathname) };
    const client = createTransport({ auth, baseUrl: settings.storeUrl, deadlineMs, headers });
    // Vite adds scripts and style sheets of its own: in development, there is no policy
    const nonce = clientFolder ? crypto.randomUUID() : undefined;
    const requestId = get('requestId');
    const isNavigation = pathname.endsWith('.data');
    const fail = (error: unknown): never => reportFailure(error, request, requestId);
    const reads = createServerReads(client);
    const connection = env?.incoming?.socket.remoteAddress ?? '';
    const address = clientAddress(connection, request.headers.get('x-forwarded-for'), settings.proxies);
    const catalog = (): Promise<Catalog> => catalogOf(client);
    const own = { client, catalog, reads, auth, storage, requestId, fail, isNavigation };
    const context = new RouterContextProvider();
    context.set(storeRequest, { ...sharedByRequests, ...own });
    context.set(attempts, { ...limits, address });
    context.set(turns, inTurn);
    context.set(documentRequest, { nonce, textFile });
    // refreshes tokens now, since cookies cannot be set after the response has started; a failure is that of the
    // first read of the page
    await client.access(request.signal).catch(() => undefined);
    const response = await addTo(await handle(request, context));
    const security = nonce ? securityHeaders(nonce, settings) : {};
    for (const [name, value] of Object.entries(security)) response.headers.set(name, value);
    const { isSignedIn } = await auth.session();
    const isPersonal = isSignedIn || isPrivatePath(pathname) || response.headers.has('set-cookie');
    const mayBeStored = !isPersonal && response.ok && isDocument(response);
    response.headers.set('cache-control', `private, ${mayBeStored ? 'no-cache' : 'no-store'}`);
    // the back button may restore a page from memory, but not from the HTTP cache, where its data is old
    if (mayBeStored) response.headers.append('vary', '*');
    return response;
  };
}

/** Reads from the manifest of Vite which file of the build has the texts of a language. None in development. */
function readTextFiles(clientFolder: string | undefined): DocumentRequest['textFile'] {
  if (!clientFolder) return () => undefined;
  const built: Record<string, { file: string } | undefined> = JSON.parse(
    readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'),
  );
  return (language) => {
    const { file } = built[`app/text/${language}/index.ts`] ?? {};
    return file && `/${file}`;
  };
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

const METHODS = ['GET', 'HEAD', 'POST'];

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Rejects methods that no page has and bodies that no action can read, so that actions need not check them. */
const checkForm: MiddlewareHandler = async ({ req }, next) => {
  if (!METHODS.includes(req.method)) throw refusal(405, { allow: METHODS.join(', ') });
  if (req.method === 'POST') {
    if (!FORM.test(req.header('content-type') ?? '')) throw refusal(415);
    const copy = req.raw.clone();
    await copy.formData().catch(() => {
      throw refusal(400);
    });
  }
  await next();
};

const TEXTS = { 400: 'Bad Request', 405: 'Method Not Allowed', 415: 'Unsupported Media Type' };

const refusal = (status: keyof typeof TEXTS, headers?: HeadersInit): HTTPException =>
  new HTTPException(status, { res: new Response(TEXTS[status], { status, ...(headers && { headers }) }) });
