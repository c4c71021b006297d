import { Hono } from 'hono';
import { toFetchResponse } from '../http/message.ts';
import { failure, jsonResponse, preflight } from '../http/respond.ts';
import { serveFiles } from '../media/serve.ts';
import { hostUploads } from '../media/upload-host.ts';
import { addPages } from '../pages/index.ts';
import type { CallOptions } from './call.ts';
import { addSitePaths } from './site-paths.ts';

interface AppOptions extends Pick<CallOptions, 'base' | 'afterWrite' | 'onFault'> {
  /** Serves the admin API and the console. */
  admin: Hono;
}

/**
 * Everything that is no call of the contract: files, uploads, hosted pages, the admin API and the console.
 */
export function createApp({ admin, ...options }: AppOptions): Hono {
  const app = new Hono();
  const { base, afterWrite, onFault } = options;
  serveFiles(app, base);
  hostUploads(app, {
    base,
    afterWrite: () => afterWrite('files.upload'),
    onFault: (error) => onFault(error, 'files.upload'),
  });
  app.onError((error) => {
    onFault(error, 'http');
    return toFetchResponse(jsonResponse(failure(error), base.clock.now()));
  });
  addPages(app, options);
  app.route('/__dev', admin);
  app.get('/', ({ req, redirect }, next) =>
    req.header('accept')?.includes('text/html') ? Promise.resolve(redirect('/__dev')) : next(),
  );
  // also for what does not exist, so that pages read the 404 to which it leads
  app.options('*', () => toFetchResponse(preflight(base.clock.now())));
  addSitePaths(app, base);
  app.notFound(({ req }) => {
    const body = JSON.stringify({ message: `There is no call ${req.method} ${req.path}` });
    return toFetchResponse(jsonResponse({ status: 404, body }, base.clock.now()));
  });
  return app;
}
