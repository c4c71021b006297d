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

const VARIABLES: Record<keyof ServerSettings, string> = {
  appId: 'STORE_APP_ID',
  appSecret: 'STORE_APP_SECRET',
  instanceId: 'STORE_INSTANCE_ID',
  apiKey: 'STORE_API_KEY',
};

const SECRETS = [VARIABLES.appSecret, VARIABLES.apiKey];

/**
 * Reads the settings of this server. Throws if one of the named settings is missing; the message lists the
 * variables of all missing ones. Throws if a secret is also in a public variable.
 *
 * @example
 * import { apiKey, createClient } from 'storewire';
 * import { readServerSettings } from 'storewire/server';
 *
 * const settings = readServerSettings(['apiKey']);
 * export const store = createClient({
 *   auth: apiKey({ key: settings.apiKey, siteId: '3f0c9a5e-52d1-4b7e-8a86-0c4f1de7b935' }),
 * });
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
  const settings: ServerSettings = {};
  for (const [name, variable] of Object.entries(VARIABLES) as [keyof ServerSettings, string][]) {
    const value = environment[variable]?.trim();
    if (value) settings[name] = value;
  }
  const missing = required.filter((name) => settings[name] === undefined).map((name) => VARIABLES[name]);
  if (missing.length > 0)
    throw new Error(`Missing settings: ${missing.join(', ')}. Set them in the environment of the server`);
  return settings as ServerSettings & Required<Pick<ServerSettings, Name>>;
}
