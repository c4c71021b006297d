/** A back office on a platform of its own. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { listen } from 'storewire-dev-kit/server';
import { createPlatform, type Platform, type PlatformOptions, SAMPLE_PASSWORD } from 'storewire-platform';
import { createApp } from '../server/app.ts';
import { openAudit } from '../server/audit.ts';
import { BUILD } from '../server/build.ts';
import { localStaff } from '../server/local-staff.ts';
import type { BackOfficeSettings } from '../server/settings.ts';

export interface OfficeOptions extends PlatformOptions {
  staff?: BackOfficeSettings['staff'];
  /** The file with who has done what. Default: none. */
  auditFile?: string;
  /** Default: that of the shop. */
  apiKey?: string;
}

export interface TestOffice {
  origin: string;
  platform: Platform;
  close(): Promise<void>;
}

/** Starts a shop with a year of orders, and its back office. */
export async function openOffice(options: OfficeOptions = {}): Promise<TestOffice> {
  const { staff = localStaff(SAMPLE_PASSWORD), auditFile = ':memory:', apiKey, ...ofPlatform } = options;
  const platform = createPlatform({ seed: 'rich', ...ofPlatform });
  const storeUrl = await platform.listen({ port: 0 });
  const server = createServer();
  const origin = `http://localhost:${await listen(server)}`;
  const audit = openAudit(auditFile);
  const { siteId, apiKey: ownKey } = platform.shop;
  const settings = { origin, storeUrl, apiKey: apiKey ?? ownKey, siteId, isLocal: true, auditFile, staff };
  const app = createApp({ ...settings, folder: BUILD, audit });
  server.on('request', getRequestListener(app.fetch));
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await Promise.all([new Promise((closed) => server.close(closed)), platform.close()]);
    audit.close();
  };
  return { origin, platform, close };
}

/** Makes requests as a page of the back office does. */
export type PageFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** A browser without pages: keeps the cookies of the back office. */
export function openProfile(origin: string): PageFetch {
  const cookies = new Map<string, string>();
  return async (path, { headers, ...init } = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, origin), {
      redirect: 'manual',
      ...init,
      headers: { origin, 'content-type': 'application/json', cookie, ...headers },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value && !/max-age=0/i.test(line)) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  };
}

/** Signs a local account in. */
export const signIn = (page: PageFetch, username: string, password = SAMPLE_PASSWORD): Promise<Response> =>
  page('/staff/sign-in', { method: 'POST', body: JSON.stringify({ username, password }) });
