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

type Variable = [name: string, read: () => string | undefined];

const PAGE_VARIABLES: Record<keyof Settings, Variable> = {
  clientId: ['NEXT_PUBLIC_STORE_CLIENT_ID', () => process.env.NEXT_PUBLIC_STORE_CLIENT_ID],
  baseUrl: ['NEXT_PUBLIC_STORE_BASE_URL', () => process.env.NEXT_PUBLIC_STORE_BASE_URL],
  siteUrl: ['NEXT_PUBLIC_STORE_SITE_URL', () => process.env.NEXT_PUBLIC_STORE_SITE_URL],
  redirectUri: ['NEXT_PUBLIC_STORE_REDIRECT_URI', () => process.env.NEXT_PUBLIC_STORE_REDIRECT_URI],
  captchaSiteKey: [
    'NEXT_PUBLIC_STORE_CAPTCHA_SITE_KEY',
    () => process.env.NEXT_PUBLIC_STORE_CAPTCHA_SITE_KEY,
  ],
  invisibleCaptchaSiteKey: [
    'NEXT_PUBLIC_STORE_INVISIBLE_CAPTCHA_SITE_KEY',
    () => process.env.NEXT_PUBLIC_STORE_INVISIBLE_CAPTCHA_SITE_KEY,
  ],
};

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
  return collect<Settings, Name>(
    Object.keys(PAGE_VARIABLES) as (keyof Settings)[],
    (setting) => readVariable(PAGE_VARIABLES[setting]),
    required,
    (setting) => PAGE_VARIABLES[setting][0],
    'Set them before a build that writes them into the page, as that of Next.js does',
  );
}

/**
 * Pages without a bundler have no `process`. Without the variable, some bundlers insert the text `undefined`.
 */
function readVariable([, read]: Variable): string | undefined {
  try {
    const value = read()?.trim();
    return value && value !== 'undefined' ? value : undefined;
  } catch {
    return undefined;
  }
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

type Environment = Readonly<Record<string, string | undefined>>;

const SERVER_VARIABLES: Record<keyof ServerSettings, string> = {
  appId: 'STORE_APP_ID',
  appSecret: 'STORE_APP_SECRET',
  instanceId: 'STORE_INSTANCE_ID',
  apiKey: 'STORE_API_KEY',
};

const SECRETS = [SERVER_VARIABLES.appSecret, SERVER_VARIABLES.apiKey];

/**
 * Reads the settings of this server. Throws if one of the named settings is missing; the message lists the
 * variables of all missing ones. Throws if a secret is also in a public variable.
 *
 * @example
 * import { apiKey, createClient } from 'storewire';
 * import { readServerSettings } from 'storewire/server';
 *
 * const settings = readServerSettings(['apiKey']);
 * export const store = createClient({ auth: apiKey({ key: settings.apiKey, siteId: '3f0c9a5e-52d1-4b7e-8a86-0c4f1de7b935' }) });
 */
export function readServerSettings<Name extends keyof ServerSettings = never>(
  required: readonly Name[] = [],
  environment: Environment = process.env,
): ServerSettings & Required<Pick<ServerSettings, Name>> {
  const exposed = SECRETS.map((name) => `NEXT_PUBLIC_${name}`).filter((name) => environment[name]);
  if (exposed.length > 0)
    throw new Error(
      `${exposed.join(', ')} would be part of every page. Rename the variable, and replace the secret`,
    );
  return collect<ServerSettings, Name>(
    Object.keys(SERVER_VARIABLES) as (keyof ServerSettings)[],
    (setting) => environment[SERVER_VARIABLES[setting]]?.trim() || undefined,
    required,
    (setting) => SERVER_VARIABLES[setting],
    'Set them in the environment of the server',
  );
}

/** The settings that have a value. Throws if a required one has none. */
function collect<All extends object, Name extends keyof All>(
  names: readonly (keyof All)[],
  read: (setting: keyof All) => string | undefined,
  required: readonly Name[],
  variableOf: (setting: Name) => string,
  advice: string,
): All & Required<Pick<All, Name>> {
  const settings = Object.fromEntries(
    names.map((name) => [name, read(name)]).filter(([, value]) => value !== undefined),
  ) as All & Required<Pick<All, Name>>;
  const missing = required.filter((name) => settings[name] === undefined).map(variableOf);
  if (missing.length > 0) throw new Error(`Missing settings: ${missing.join(', ')}. ${advice}`);
  return settings;
}
