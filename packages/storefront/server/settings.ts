import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import type { StoreFrontSettings } from '../app/store/settings.ts';

/** How the server runs. */
export interface AppOptions extends StoreFrontSettings {
  /** Folder with the files of the build. Undefined in development, where Vite serves them. */
  clientFolder?: string | undefined;
  /** Gets a line of JSON for each request. Defaults to none. */
  log?: ((line: string) => void) | undefined;
}

/** What the server of Node knows about a request. */
export type ServerBindings = HttpBindings | Http2Bindings;

/** Pages do without the data of calls that take longer, retries included, and read it themselves. */
export const PAGE_DEADLINE_MS = 5_000;

/** Reads the settings from environment variables. Throws an error that names the first one that is missing or wrong. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): StoreFrontSettings {
  const read = (name: string): string => {
    const value = variables[name];
    if (!value) throw new Error(`The environment variable ${name} must be set`);
    return value;
  };
  return {
    storeUrl: read('STORE_URL'),
    mediaOrigins: originsIn(variables['MEDIA_ORIGINS']),
    clientId: read('STORE_CLIENT_ID'),
    origin: new URL(read('SITE_ORIGIN')).origin,
    apiKey: variables['STORE_API_KEY'] || undefined,
    siteId: variables['STORE_SITE_ID'] || undefined,
    redisUrl: variables['STORE_REDIS_URL'] || undefined,
    analytics: analyticsOf(variables['STORE_ANALYTICS_SCRIPT'], variables['STORE_ANALYTICS_ORIGINS']),
    mail: mailOf(variables['STORE_MAIL_URL'], variables['STORE_MAIL_TOKEN']),
    captcha: {
      visible: variables['STORE_CAPTCHA_VISIBLE_KEY'],
      invisible: variables['STORE_CAPTCHA_INVISIBLE_KEY'],
    },
  };
}

/** Undefined for an empty text, which means the default. */
function originsIn(text = ''): string[] | undefined {
  const urls = text.split(/\s+/).filter(Boolean);
  return urls.length > 0 ? urls.map((url) => new URL(url).origin) : undefined;
}

const mailOf = (url: string | undefined, token: string | undefined): StoreFrontSettings['mail'] =>
  url ? { url: new URL(url).href, token: token || undefined } : undefined;

const analyticsOf = (script: string | undefined, origins = ''): StoreFrontSettings['analytics'] =>
  script ? { script: new URL(script).href, origins: origins.split(/\s+/).filter(Boolean) } : undefined;
