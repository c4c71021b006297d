import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import { openAudit } from './audit.ts';
import { BUILD, buildIfStale } from './build.ts';
import type { BackOfficeSettings } from './settings.ts';

export interface StartOptions {
  port: number;
  /** Address to listen on. Defaults to loopback. */
  host?: string | undefined;
  log: (line: string) => void;
  /** `origin` defaults to the port on `localhost`. */
  settings: Omit<BackOfficeSettings, 'origin'> & Partial<Pick<BackOfficeSettings, 'origin'>>;
}

export interface RunningBackOffice {
  url: string;
  close(): Promise<void>;
}

/** Load balancers keep connections for 60 s: one that ends earlier may end while a request is on its way. */
const KEEP_ALIVE_MS = 65_000;

/** Builds the page if it is stale, and serves it. Rejects with `EADDRINUSE` if the port is in use. */
export async function openBackOffice(options: StartOptions): Promise<RunningBackOffice> {
  const { port, host = '127.0.0.1', log, settings } = options;
  await buildIfStale(log);
  const url = `http://localhost:${port}`;
  const audit = openAudit(settings.auditFile);
  const app = createApp({ origin: url, ...settings, folder: BUILD, audit });
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, getRequestListener(app.fetch));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const close = async (): Promise<void> => {
    await new Promise((closed) => void server.close(closed));
    audit.close();
  };
  return { url, close };
}
