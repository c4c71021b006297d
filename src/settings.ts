/** Settings from environment variables: of a page, into which a build writes them, and of a server. */

/** Settings that may be public. Each is one build-time variable. */
export interface Settings {
  /** OAuth client of the site: `NEXT_PUBLIC_STORE_CLIENT_ID`. */
  clientId?: string;
  /** Base URL of the platform: `NEXT_PUBLIC_STORE_BASE_URL`. */
  baseUrl?: string;
  /** URL of the site, for web methods: `NEXT_PUBLIC_STORE_SITE_URL`. */
  siteUrl?: string;
  /** Redirect URI of a sign-in: `NEXT_PUBLIC_STORE_REDIRECT_URI`. */
  redirectUri?: string;
  /** Site key of the visible captcha: `NEXT_PUBLIC_STORE_CAPTCHA_SITE_KEY`. */
  captchaSiteKey?: string;
  /** Site key of the invisible captcha: `NEXT_PUBLIC_STORE_INVISIBLE_CAPTCHA_SITE_KEY`. */
  invisibleCaptchaSiteKey?: string;
}

/** Settings of a server, from its environment variables. None may reach a page. */
export interface ServerSettings {
  /** Id of the app: `STORE_APP_ID`. */
  appId?: string;
  /** Secret of the app: `STORE_APP_SECRET`. */
  appSecret?: string;
  /** Installation of the app on the site: `STORE_INSTANCE_ID`. */
  instanceId?: string;
  /** API key of the merchant: `STORE_API_KEY`. */
  apiKey?: string;
}

/** The build-time variables. Bundlers replace only literal property accesses, so no name may be computed. */
declare const process: {
  env: {
    NEXT_PUBLIC_STORE_CLIENT_ID?: string;
    NEXT_PUBLIC_STORE_BASE_URL?: string;
    NEXT_PUBLIC_STORE_SITE_URL?: string;
    NEXT_PUBLIC_STORE_REDIRECT_URI?: string;
    NEXT_PUBLIC_STORE_CAPTCHA_SITE_KEY?: string;
    NEXT_PUBLIC_STORE_INVISIBLE_CAPTCHA_SITE_KEY?: string;
  };
};

type Readers<All> = { readonly [Name in keyof All]-?: () => string | undefined };

/**
 * Reads the settings of this build. Throws if one of the named settings is missing; the message lists the
 * variables of all missing ones. Next.js inlines the variables into its pages. With Vite and other bundlers,
 * pass the values yourself, such as `import.meta.env.VITE_STORE_CLIENT_ID`.
 *
 * @example
 * import { createClient, readSettings, visitor } from 'storewire';
 *
 * const { clientId, baseUrl } = readSettings('clientId');
 * export const client = createClient({ auth: visitor({ clientId }), baseUrl });
 */
export function readSettings<Name extends keyof Settings = never>(
  ...required: Name[]
): Settings & Required<Pick<Settings, Name>> {
  const readers: Readers<Settings> = {
    clientId: () => process.env.NEXT_PUBLIC_STORE_CLIENT_ID,
    baseUrl: () => process.env.NEXT_PUBLIC_STORE_BASE_URL,
    siteUrl: () => process.env.NEXT_PUBLIC_STORE_SITE_URL,
    redirectUri: () => process.env.NEXT_PUBLIC_STORE_REDIRECT_URI,
    captchaSiteKey: () => process.env.NEXT_PUBLIC_STORE_CAPTCHA_SITE_KEY,
    invisibleCaptchaSiteKey: () => process.env.NEXT_PUBLIC_STORE_INVISIBLE_CAPTCHA_SITE_KEY,
  };
  const advice = 'before a build that writes them into the page, as that of Next.js does';
  return readAll<Settings, Name>(readers, required, (name) => `NEXT_PUBLIC_${variableOf(name)}`, advice);
}

/**
 * Reads the settings of this server. Throws if one of the named settings is missing; the message lists the
 * variables of all missing ones. Throws if a secret is also in a public variable.
 *
 * @example
 * import { app, readServerSettings } from 'storewire/server';
 *
 * export const auth = app(readServerSettings('appId', 'appSecret', 'instanceId'));
 */
export function readServerSettings<Name extends keyof ServerSettings = never>(
  ...required: Name[]
): ServerSettings & Required<Pick<ServerSettings, Name>> {
  const environment: Readonly<Record<string, string | undefined>> = process.env;
  const exposed = (['appSecret', 'apiKey'] as const)
    .map((secret) => `NEXT_PUBLIC_${variableOf(secret)}`)
    .filter((variable) => environment[variable]);
  if (exposed.length > 0)
    throw new Error(
      `${exposed.join(', ')} would be part of every page. Rename the variable, and replace the secret`,
    );
  const read = (name: keyof ServerSettings) => () => environment[variableOf(name)];
  const readers: Readers<ServerSettings> = {
    appId: read('appId'),
    appSecret: read('appSecret'),
    instanceId: read('instanceId'),
    apiKey: read('apiKey'),
  };
  return readAll<ServerSettings, Name>(readers, required, variableOf, 'in the environment of the server');
}

/** `appId` is in `STORE_APP_ID`. */
const variableOf = (name: string): string => `STORE_${name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`;

/** The settings that are set. Throws an error that names the variables of all required ones that are not. */
function readAll<All extends object, Name extends keyof All & string>(
  readers: Readers<All>,
  required: Name[],
  toVariable: (name: string) => string,
  advice: string,
): All & Required<Pick<All, Name>> {
  const entries = Object.entries<() => string | undefined>(readers).map(([name, read]) => [
    name,
    readVariable(read),
  ]);
  const settings = Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as All &
    Required<Pick<All, Name>>;
  const missing = required.filter((name) => settings[name] === undefined).map(toVariable);
  if (missing.length > 0) throw new Error(`Missing settings: ${missing.join(', ')}. Set them ${advice}`);
  return settings;
}

/** Pages without a bundler have no `process`. Without the variable, some bundlers insert the text `undefined`. */
function readVariable(read: () => string | undefined): string | undefined {
  try {
    const value = read()?.trim();
    return value && value !== 'undefined' ? value : undefined;
  } catch {
    return undefined;
  }
}
