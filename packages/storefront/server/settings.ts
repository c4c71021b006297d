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
  const read = (name: string): string =>
    variables[name] || fail(`The environment variable ${name} must be set`);
  const storeUrl = read('STORE_URL');
  toUrl('STORE_URL', storeUrl);
  const mail = variables['STORE_MAIL_URL'];
  const script = variables['STORE_ANALYTICS_SCRIPT'];
  return {
    storeUrl,
    mediaOrigins: originsOf('MEDIA_ORIGINS', variables['MEDIA_ORIGINS']),
    clientId: read('STORE_CLIENT_ID'),
    origin: toUrl('SITE_ORIGIN', read('SITE_ORIGIN')).origin,
    apiKey: variables['STORE_API_KEY'] || undefined,
    siteId: variables['STORE_SITE_ID'] || undefined,
    redisUrl: variables['STORE_REDIS_URL'] || undefined,
    proxies: readProxies(variables['PROXIES']),
    analytics: script
      ? {
          script: toUrl('STORE_ANALYTICS_SCRIPT', script).href,
          origins: variables['STORE_ANALYTICS_ORIGINS']?.split(/\s+/).filter(Boolean) ?? [],
        }
      : undefined,
    mail: mail
      ? { url: toUrl('STORE_MAIL_URL', mail).href, token: variables['STORE_MAIL_TOKEN'] || undefined }
      : undefined,
    captcha: {
      visible: variables['STORE_CAPTCHA_VISIBLE_KEY'],
      invisible: variables['STORE_CAPTCHA_INVISIBLE_KEY'],
    },
  };
}

/** Reads the port to listen on. Throws an error that names the variable. */
export function readPort(variable: string | undefined): number {
  const port = variable || '3000';
  return /^\d+$/.test(port) && Number(port) < 65_536
    ? Number(port)
    : fail('The environment variable PORT must be a number from 0 to 65535');
}

function readProxies(variable: string | undefined): number {
  const proxies = variable || '1';
  return /^[1-9]$/.test(proxies)
    ? Number(proxies)
    : fail('The environment variable PROXIES must be a number from 1 to 9');
}

function fail(message: string): never {
  throw new Error(message);
}

/** The value is not in the error, since it may have a password. */
function toUrl(name: string, value: string): URL {
  const url = URL.parse(value);
  // `localhost:4010` is a URL whose scheme is `localhost:`
  return url && /^https?:$/.test(url.protocol)
    ? url
    : fail(`The environment variable ${name} must be a URL, such as https://shop.example`);
}

/** Undefined for an empty text, which means the default. */
function originsOf(name: string, text = ''): string[] | undefined {
  const urls = text.split(/\s+/).filter(Boolean);
  return urls.length > 0 ? urls.map((url) => toUrl(name, url).origin) : undefined;
}
