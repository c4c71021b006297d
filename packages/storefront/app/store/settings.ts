/** Accounts of the local platform, which the sign-in page offers. */
export interface SampleAccountSettings {
  /** URL of the inbox with all emails. */
  inbox: string;
  accounts: readonly { email: string; password: string; asks: string }[];
}

/** How the shop records what people do. */
export interface AnalyticsSettings {
  /** URL of a script that reads `window.dataLayer`, such as that of Google Tag Manager. */
  script: string;
  /** Origins to which it sends requests, besides its own. */
  origins: readonly string[];
}

/** The settings of the store front. */
export interface StoreFrontSettings {
  /** URL of the platform. */
  storeUrl: string;
  /** Where pictures, videos and uploads are, if not at `storeUrl`. Default: the hosts of the platform. */
  mediaOrigins?: readonly string[] | undefined;
  /** Id of the OAuth client. */
  clientId: string;
  /** Origin at which browsers find the store front, such as `https://shop.example`. */
  origin: string;
  /**
   * API key of the shop, for calls that the contract does not allow for shoppers. They read a shopper's own
   * review that waits for approval, and an order that a guest finds by its number or withdraws from, and request the
   * URLs to upload images of reviews. Without it, pages have none of these features.
   */
  apiKey?: string | undefined;
  /** Site that the API key is used for. */
  siteId?: string | undefined;
  /** Site keys of the captchas. Without one, a required captcha is a failure. */
  captcha?: { visible?: string | undefined; invisible?: string | undefined } | undefined;
  /** The number of reverse proxies between browsers and the store front, which limits of attempts need. Default 1. */
  proxies?: number | undefined;
  /** Redis that all processes of the store front share: for refreshed sessions, and for limits of attempts. */
  redisUrl?: string | undefined;
  /**
   * The service that sends the emails of the store front: it gets `to`, `subject`, `text` and `language` as JSON, with
   * the token as its bearer. Without it, no email confirms a withdrawal.
   */
  mail?: { url: string; token?: string | undefined } | undefined;
  /** Records what people do, once they allow it. Without it, nothing is recorded, and no page asks. */
  analytics?: AnalyticsSettings | undefined;
  /** Only of a local platform. */
  samples?: SampleAccountSettings | undefined;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * URL of the console of the local platform. Undefined if the platform is on another machine, and in a shop that browsers
 * of other machines open.
 */
export const consoleUrlOf = ({
  storeUrl,
  origin,
}: Pick<StoreFrontSettings, 'storeUrl' | 'origin'>): string | undefined =>
  [storeUrl, origin].every((url) => LOOPBACK.has(new URL(url).hostname))
    ? `${new URL(storeUrl).origin}/__dev`
    : undefined;
