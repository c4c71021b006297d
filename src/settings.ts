/** Settings of a page from the variables of its build. */

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
  const readers: Record<keyof Settings, () => string | undefined> = {
    clientId: () => process.env.NEXT_PUBLIC_STORE_CLIENT_ID,
    baseUrl: () => process.env.NEXT_PUBLIC_STORE_BASE_URL,
    siteUrl: () => process.env.NEXT_PUBLIC_STORE_SITE_URL,
    redirectUri: () => process.env.NEXT_PUBLIC_STORE_REDIRECT_URI,
    captchaSiteKey: () => process.env.NEXT_PUBLIC_STORE_CAPTCHA_SITE_KEY,
    invisibleCaptchaSiteKey: () => process.env.NEXT_PUBLIC_STORE_INVISIBLE_CAPTCHA_SITE_KEY,
  };
  const values = Object.entries(readers).map(([name, read]) => [name, readVariable(read)] as const);
  const settings = Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Settings &
    Required<Pick<Settings, Name>>;
  const missing = required.filter((name) => settings[name] === undefined).map(variableOf);
  if (missing.length > 0)
    throw new Error(
      `Missing settings: ${missing.join(', ')}. Set them before a build that writes them into the page, as that of Next.js does`,
    );
  return settings;
}

/** `clientId` is in `NEXT_PUBLIC_STORE_CLIENT_ID`. */
const variableOf = (name: string): string =>
  `NEXT_PUBLIC_STORE_${name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`;

/** Pages without a bundler have no `process`. Without the variable, some bundlers insert the text `undefined`. */
function readVariable(read: () => string | undefined): string | undefined {
  try {
    const value = read()?.trim();
    return value && value !== 'undefined' ? value : undefined;
  } catch {
    return undefined;
  }
}
