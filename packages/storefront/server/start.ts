import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { StoreFrontSettings } from '../app/store/settings.ts';
import { BUILD, build, isBuilt, PACKAGE } from './build.ts';
import type { AppOptions, ServerBindings } from './settings.ts';

/** Where a store front listens, and for which platform. */
export interface ServeOptions {
  port: number;
  /** Address to listen on. Defaults to loopback. */
  host?: string | undefined;
  /** Gets a line of JSON for each request. Defaults to none. */
  log?: (line: string) => void;
  settings: StoreFrontSettings;
}

/** How to start the store front on this machine. Its origin is the port on `localhost`. */
export interface StartOptions {
  port: number;
  /** Serves the sources with Vite instead of a build. */
  isDevelopment: boolean;
  log: (line: string) => void;
  settings: Omit<StoreFrontSettings, 'origin'>;
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

/** Starts the store front, and builds it before if a source has changed. Rejects with `EADDRINUSE` if the port is in use. */
export async function openStoreFront({
  port,
  isDevelopment,
  log,
  ...options
}: StartOptions): Promise<RunningStoreFront> {
  const settings = { ...options.settings, origin: `http://localhost:${port}` };
  if (isDevelopment) return serveSources(settings, port);
  if (!(await isBuilt())) {
    log('building the store front …');
    await build();
  }
  return serveBuild({ port, settings });
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
