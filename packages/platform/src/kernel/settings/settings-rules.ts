/** The settings of a shop, as the admin API, the console and the command take them. */
import * as z from 'zod/mini';

const isUrl = (text: string): boolean => /^https?:\/\/[^\s/@]+(?:\/\S*)?$/i.test(text) && URL.canParse(text);

const isLanguage = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
};

const currencies = new Set(Intl.supportedValuesOf('currency'));

const described = (description: string) => z.meta({ description });

/** What each setting must be. */
export const allSettings = z.strictObject({
  catalogVersion: z
    .literal([1, 3])
    .check(described('Version of the catalog. It cannot be changed while the shop has products.')),
  shopName: z
    .string()
    .check(z.minLength(1), z.maxLength(55), described('Name of the shop, on hosted pages and in emails.')),
  storeUrl: z.string().check(
    z.refine((text) => text === '' || isUrl(text), 'must be an http or https URL, or empty'),
    described('URL of the store front. Links to products lead to /product-page/<slug> there.'),
  ),
  currency: z.string().check(
    z.refine((code) => currencies.has(code), 'must be a currency code of ISO 4217, such as EUR'),
    described('ISO 4217 code. Prices keep their numbers.'),
  ),
  language: z
    .string()
    .check(z.refine(isLanguage, 'must be a language tag, such as en or de-AT'), described('BCP 47 tag.')),
  weightUnit: z.enum(['KG', 'LB']),
  taxIncludedInPrices: z.boolean(),
  acceptsBackInStockRequests: z.boolean(),
  moderatesReviews: z.boolean().check(described('Whether reviews wait for a moderator.')),
  hasCommunity: z.boolean(),
  signUp: z.enum(['code', 'open', 'approval']),
  rotatesRefreshTokens: z.boolean().check(described('Whether a refresh token is valid once.')),
  importHosts: z.array(z.string()).check(described('Hosts from which files may be imported.')),
  fileProcessingMs: z.int().check(z.gte(0), described('How long new files are pending.')),
  allowedOrigins: z
    .array(
      z
        .string()
        .check(
          z.refine(
            (origin) => origin === 'loopback' || isUrl(origin),
            'must be loopback or an http or https origin',
          ),
        ),
    )
    .check(described('Origins of callbacks and redirects. loopback is every origin of this machine.')),
  asksForCaptcha: z.boolean(),
});

/** Settings to change. */
export const someSettings = z.partial(allSettings);
