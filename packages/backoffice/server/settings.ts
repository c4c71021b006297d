import type { Role } from '../roles.ts';

/** Someone who may sign in with a password. For local shops only: passwords are not hashed. */
export interface StaffAccount {
  email: string;
  fullName: string;
  role: Role;
  password: string;
}

/** An OpenID provider that knows the staff. */
export interface IdentityProvider {
  /** Its URL, as in its tokens. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The claim of the ID token that has the role. */
  roleClaim: string;
}

export interface BackOfficeSettings {
  /** Where staff open it, such as `https://office.example`. */
  origin: string;
  storeUrl: string;
  /** Where files of the shop are and are uploaded to, if not at `storeUrl`. */
  mediaOrigins?: readonly string[];
  /** The key of the merchant, and its site. Only the server has them. */
  apiKey: string;
  siteId: string;
  /** Whether `storeUrl` is the local platform, whose admin API does what no call of the contract does. */
  isLocal: boolean;
  /** The time zone of the shop, such as `Europe/Dublin`. Default: that of the browser. */
  timeZone?: string | undefined;
  /** The SQLite file with who has done what; `:memory:` for none. */
  auditFile: string;
  /** What no call says of the shop. Default: that of the local platform. */
  shop?: { name?: string; language?: string };
  /** Who signs in. */
  staff: readonly StaffAccount[] | IdentityProvider;
}

/** Reads the settings of a real shop from environment variables. Throws an error that names the first missing one. */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): BackOfficeSettings {
  const read = (name: string): string => {
    const value = variables[name];
    if (!value) throw new Error(`The environment variable ${name} must be set`);
    return value;
  };
  return {
    origin: new URL(read('OFFICE_ORIGIN')).origin,
    storeUrl: read('STORE_URL'),
    mediaOrigins: originsIn(variables['MEDIA_ORIGINS']),
    apiKey: read('STORE_API_KEY'),
    siteId: read('STORE_SITE_ID'),
    isLocal: false,
    timeZone: timeZoneIn(variables['STORE_TIME_ZONE']),
    auditFile: read('AUDIT_FILE'),
    shop: { name: variables['SHOP_NAME'] || 'Back office', language: variables['SHOP_LANGUAGE'] || 'en' },
    staff: {
      issuer: read('STAFF_ISSUER'),
      clientId: read('STAFF_CLIENT_ID'),
      clientSecret: read('STAFF_CLIENT_SECRET'),
      roleClaim: variables['STAFF_ROLE_CLAIM'] || 'role',
    },
  };
}

const originsIn = (text = ''): string[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((url) => new URL(url).origin);

/** Throws a `RangeError` for one that does not exist. */
const timeZoneIn = (name: string | undefined): string | undefined =>
  name && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
