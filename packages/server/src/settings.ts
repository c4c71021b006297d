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

const VARIABLES = {
  appId: 'STORE_APP_ID',
  appSecret: 'STORE_APP_SECRET',
  instanceId: 'STORE_INSTANCE_ID',
  apiKey: 'STORE_API_KEY',
} as const satisfies Record<keyof ServerSettings, string>;

/**
 * Reads the settings of this server. Throws if one of the named settings is missing; the message lists the
 * variables of all missing ones. Throws if a secret is also in a public variable.
 *
 * @example
 * import { app, readServerSettings } from 'storewire-server';
 *
 * export const auth = app(readServerSettings('appId', 'appSecret', 'instanceId'));
 */
export function readServerSettings<Name extends keyof ServerSettings = never>(
  ...required: Name[]
): ServerSettings & Required<Pick<ServerSettings, Name>> {
  const environment: Readonly<Record<string, string | undefined>> = process.env;
  const exposed = [VARIABLES.appSecret, VARIABLES.apiKey]
    .map((variable) => `NEXT_PUBLIC_${variable}`)
    .filter((variable) => environment[variable]);
  if (exposed.length > 0)
    throw new Error(
      `${exposed.join(', ')} would be part of every page. Rename the variable, and replace the secret`,
    );
  const values = Object.entries(VARIABLES).map(([name, variable]) => [name, environment[variable]?.trim()]);
  const settings = Object.fromEntries(values.filter(([, value]) => value)) as ServerSettings &
    Required<Pick<ServerSettings, Name>>;
  const missing = required.filter((name) => !settings[name]).map((name) => VARIABLES[name]);
  if (missing.length > 0)
    throw new Error(`Missing settings: ${missing.join(', ')}. Set them in the environment of the server`);
  return settings;
}
