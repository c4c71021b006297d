import { createServer, type RequestListener, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { StoreFrontSettings } from '../app/store/settings.ts';
import type { AppOptions, ServerBindings } from './settings.ts';

/** The folder of this package. */
export const PACKAGE = resolve(import.meta.dirname, '..');

/** The folder of the build: `client` and `server`. */
export const BUILD = join(PACKAGE, 'build');

/** Where a store front listens, and for which platform. */
export interface ServeOptions {
  port: number;
  /** Address to listen on. Defaults to loopback. */
  host?: string | undefined;
  /** Gets a line of JSON for each request. Defaults to none. */
  log?: (line: string) => void;
  settings: StoreFrontSettings;
}

export interface ServeSourcesOptions extends Omit<ServeOptions, 'log'> {
  /** The configuration of Vite. */
  configFile?: string;
}

/** A store front that listens. */
export interface RunningStoreFront {
  url: string;
  close(): Promise<void>;
}

/** What the build exports. */
export interface AppModule {
  createApp(options: AppOptions): {
    fetch(request: Request, env?: ServerBindings): Response | Promise<Response>;
  };
}

/** Loads the server of a build. */
export function loadApp(folder = BUILD): Promise<AppModule> {
  // React is three times slower otherwise, and reads it when it is loaded
  process.env['NODE_ENV'] ??= 'production';
  return import(pathToFileURL(join(folder, 'server/index.js')).href);
}

/** Serves the build as it is. */
export async function serveBuild({ port, host, log, settings }: ServeOptions): Promise<RunningStoreFront> {
  const { createApp } = await loadApp();
  const app = createApp({ ...settings, log, clientFolder: join(BUILD, 'client') });
  const server = await listen(getRequestListener(app.fetch), port, host);
  return { url: settings.origin, close: () => finishRequests(server) };
}

/** Serves the sources: Vite replaces changed modules in the page, and the server loads them anew. */
export async function serveSources({
  port,
  host,
  settings,
  configFile = 'vite.config.ts',
}: ServeSourcesOptions): Promise<RunningStoreFront> {
  const vite = await (await import('vite')).createServer({
    root: PACKAGE,
    configFile: join(PACKAGE, configFile),
    server: { middlewareMode: true },
    appType: 'custom',
  });
  let loaded: { module: AppModule; app: ReturnType<AppModule['createApp']> } | undefined;
  const handle = getRequestListener(async (request, env) => {
    const module = (await vite.ssrLoadModule('./server/app.ts')) as AppModule;
    // the sessions of the app are kept until a module changes
    if (loaded?.module !== module) loaded = { module, app: module.createApp(settings) };
    return loaded.app.fetch(request, env);
  });
  const server = await listen(
    (request, response) => vite.middlewares(request, response, () => void handle(request, response)),
    port,
    host,
  );
  return {
    url: settings.origin,
    close: () => Promise.all([closeServer(server), vite.close()]).then(() => {}),
  };
}

/** Load balancers keep connections for 60 s: one that ends earlier may end while a request is on its way. */
const KEEP_ALIVE_MS = 65_000;

export function listen(listener: RequestListener, port: number, host = '127.0.0.1'): Promise<Server> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** Stops listening. Resolves when the requests that have begun are finished. */
const finishRequests = (server: Server): Promise<void> =>
  new Promise((closed) => void server.close(() => closed()));

export function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return finishRequests(server);
}
