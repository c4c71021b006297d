/** The settings of a shop, as the admin API, the console and the command take them. */
import { Format } from 'typebox/format';
import { object } from '../schemas/json-schema.ts';
import { count, flag, text } from '../schemas/shapes.ts';
import { isTimeZone } from '../values/time-zones.ts';
import { isAppOrigin } from './app-urls.ts';

const isUrl = (value: string): boolean =>
  /^https?:\/\/[^\s/@]+(?:\/\S*)?$/i.test(value) && URL.canParse(value);

/** A name with or without a port, as URLs of https have it. */
const isHost = (value: string): boolean =>
  URL.canParse(`https://${value}`) && new URL(`https://${value}`).host === value;

const ORIGIN = 'http or https origin, or scheme of an app such as myapp://';

const isLanguage = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
};

const currencies = new Set(Intl.supportedValuesOf('currency'));

Format.Set('http or https URL', (value) => value === '' || isUrl(value));
Format.Set(ORIGIN, (value) => value === 'loopback' || isUrl(value) || isAppOrigin(value));
Format.Set('name of a host', (value) => value === '' || isHost(value));
Format.Set('currency code of ISO 4217', (code) => currencies.has(code));
Format.Set('language tag', isLanguage);
Format.Set('name of a time zone', isTimeZone);

/** What each setting must be. */
const settings = {
  catalogVersion: {
    enum: [1, 3],
    description: 'Version of the catalog. It cannot be changed while the shop has products.',
  },
  shopName: {
    type: 'string',
    minLength: 1,
    maxLength: 55,
    description: 'Name of the shop, on hosted pages and in emails.',
  },
  storeUrl: {
    type: 'string',
    format: 'http or https URL',
    description: 'URL of the store front, or nothing. Links to products lead to /product-page/<slug> there.',
  },
  mediaHost: {
    type: 'string',
    format: 'name of a host',
    description: 'Host in the https URLs of pictures, or nothing: they then have the origin of the platform.',
  },
  currency: {
    type: 'string',
    format: 'currency code of ISO 4217',
    description: 'ISO 4217 code, such as EUR. Prices keep their numbers.',
  },
  language: { type: 'string', format: 'language tag', description: 'BCP 47 tag, such as en or de-AT.' },
  timeZone: {
    type: 'string',
    format: 'name of a time zone',
    description: 'Time zone of the shop, such as Europe/Dublin: time slots of deliveries are hours of it.',
  },
  weightUnit: { enum: ['KG', 'LB'] },
  taxIncludedInPrices: flag,
  acceptsBackInStockRequests: flag,
  moderatesReviews: { ...flag, description: 'Whether reviews wait for a moderator.' },
  hasCommunity: flag,
  signUp: { enum: ['code', 'open', 'approval'] },
  rotatesRefreshTokens: { ...flag, description: 'Whether a refresh token is valid once.' },
  importHosts: { type: 'array', items: text, description: 'Hosts from which files may be imported.' },
  fileProcessingMs: { ...count, description: 'How long new files are pending.' },
  allowedOrigins: {
    type: 'array',
    items: { type: 'string', format: ORIGIN },
    description:
      'Origins of callbacks and redirects, and schemes of apps. loopback is every origin of this machine.',
  },
  asksForCaptcha: flag,
} as const;

/** All settings. */
export const allSettings = object(settings);

/** Settings to change. */
export const someSettings = object({}, settings);
