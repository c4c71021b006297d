import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { StoreFrontSettings } from '../app/store/settings.ts';
import { BUILD, build, isBuilt, PACKAGE } from './build.ts';
import type { ServerBindings } from './client-address.ts';
import type { AppOptions } from './settings.ts';

/** How to start the store front. */
export interface StartOptions {
  port: number;
  /** Address to listen on. Defaults to loopback. */
  host?: string | undefined;
  /** Serves the sources with Vite instead of a build. */
  isDevelopment: boolean;
  log: (line: string) => void;
  /** Gets a line of JSON for each request of a build. Defaults to none. */
  logRequest?: (line: string) => void;
  /** `origin` defaults to the port on `localhost`. */
  settings: Omit<StoreFrontSettings, 'origin'> & Partial<Pick<StoreFrontSettings, 'origin'>>;
}

/** A store front that listens. */
export interface RunningStoreFront {
  url: string;
  close(): Promise<void>;
}

/** What app.ts exports. */
export interface AppModule {
  createApp(options: AppOptions): {
    fetch(request: Request, env?: ServerBindings): Response | Promise<Response>;
  };
}

/** Starts the store front. Rejects with `EADDRINUSE` if the port is in use. */
export async function openStoreFront(options: StartOptions): Promise<RunningStoreFront> {
  const { port, host, isDevelopment, log, logRequest } = options;
  const url = `http://localhost:${port}`;
  const settings = { origin: url, ...options.settings };
  if (isDevelopment) return serveSources(settings, port);
  if (!(await isBuilt())) {
    log('building the store front …');
    await build();
  }
  // React is three times slower otherwise, and reads it when it is loaded
  process.env['NODE_ENV'] ??= 'production';
  const { createApp }: AppModule = await import(pathToFileURL(join(BUILD, 'server/index.js')).href);
  const app = createApp({ ...settings, log: logRequest, clientFolder: join(BUILD, 'client') });
  const server = await listen(getRequestListener(app.fetch), port, host);
  return { url, close: () => finishRequests(server) };
}

/** Serves the sources: Vite replaces changed modules in the page, and the server loads them anew. */
async function serveSources(settings: StoreFrontSettings, port: number): Promise<RunningStoreFront> {
  const vite = await (await import('vite')).createServer({
    root: PACKAGE,
    configFile: join(PACKAGE, 'vite.config.ts'),
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
  const server = await listen((request, response) => {
    vite.middlewares(request, response, () => void handle(request, response));
  }, port);
  return {
    url: settings.origin,
    close: () => Promise.all([closeServer(server), vite.close()]).then(() => {}),
  };
}

export function listen(listener: RequestListener, port: number, host = '127.0.0.1'): Promise<Server> {
  const server = createServer(listener);
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
