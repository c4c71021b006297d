const metaContent = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;

/** Absolute URL of the route that starts the sign-in at an identity provider; undefined with passwords. */
export const SIGN_IN_URL = metaContent('sign-in-url');

/** URL of the console of the local platform; undefined in a real shop. */
export const CONSOLE_URL = metaContent('console-url');

/** The time zone of the shop, such as `Europe/Dublin`, or that of the browser: servers are often in UTC. */
export const TIME_ZONE = metaContent('time-zone') ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

export const SHOP_NAME = metaContent('shop-name') ?? 'Back office';

const shopLanguage = metaContent('shop-language') ?? 'en';

/**
 * BCP 47 tag of the language of the shop, in which dates and amounts are shown. Without a region, dates would have the
 * form of the United States, so that the browser says which it is.
 */
export const SHOP_LANGUAGE =
  navigator.languages.find((language) => language.startsWith(`${shopLanguage}-`)) ?? shopLanguage;

/** URL of the logo of the shop, if it has one. */
export const SHOP_LOGO = metaContent('shop-logo');

const catalogVersion = metaContent('catalog-version');

/** Of a version that is not known, nobody knows which calls the shop has. */
const NO_VERSION: Readonly<Record<string, string>> = {
  unread: 'The platform of the shop cannot be reached, or cannot answer now.',
  refused:
    'The platform does not accept the API key of this server. Its operator checks the key, its permissions and the id of the site.',
  none: 'No shop is installed on this site. Install one in the dashboard of the platform.',
};

/** Why there is no back office, if there is none. */
export const NO_OFFICE = isSecureContext
  ? NO_VERSION[catalogVersion ?? 'unread']
  : 'This address is not secure: browsers give pages that are opened with http:// on another machine too little to work safely. Open the back office with https://, or on the machine that it runs on with localhost.';

/** Version of the catalog of the shop. Each has its own calls, and its own pages. */
export const CATALOG_VERSION = catalogVersion === '3' ? 3 : 1;

/** What inline style sheets of this page must have. */
export const STYLE_NONCE = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
