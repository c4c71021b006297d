/** How a platform behaves where the contract leaves a choice. */
export interface Settings {
  /**
   * Version of the catalog. Calls of the other version fail. It is fixed once the shop has products: the option is
   * for new shops, and the shop keeps it.
   */
  catalogVersion: 1 | 3;
  /** Name of the shop, on hosted pages and in emails. */
  shopName: string;
  /**
   * URL of the store front, such as `https://shop.example.com`. Links to products lead to
   * `/product-page/<slug>` there. Empty if it is unknown: the links then lead to a page of the platform.
   */
  storeUrl: string;
  /**
   * Host in the https URLs of pictures, such as `static.wixstatic.com`, for programs that show pictures of this host
   * only. Empty: the URLs have the origin of the platform, which serves the pictures in both cases.
   */
  mediaHost: string;
  /** ISO 4217 code of the currency of the shop. */
  currency: string;
  /** BCP 47 tag of the language of the shop. */
  language: string;
  /** Time zone of the shop, such as `Europe/Dublin`: time slots of deliveries are hours of it. */
  timeZone: string;
  weightUnit: 'KG' | 'LB';
  /** Whether prices include tax. */
  taxIncludedInPrices: boolean;
  /** Whether shoppers may ask to be notified when an item is back in stock. */
  acceptsBackInStockRequests: boolean;
  /** Whether reviews of shoppers wait for a moderator before they are published. */
  moderatesReviews: boolean;
  /** Whether the site has a community, which members can join. */
  hasCommunity: boolean;
  /** How members sign up: by a code in an email, freely, or with the owner's approval. */
  signUp: 'code' | 'open' | 'approval';
  /** Whether a refresh token is valid for one refresh only. The platform's own SDK keeps its first one. */
  rotatesRefreshTokens: boolean;
  /** Names of hosts with public addresses, from which files may be imported. */
  importHosts: readonly string[];
  /** How long new files are pending, in milliseconds of the platform's clock. */
  fileProcessingMs: number;
  /**
   * Origins that the platform redirects to, posts messages to and links in emails, such as
   * `https://shop.example.com`, in addition to that of `storeUrl`. `loopback` is every origin of this machine.
   * Pages of the origins that are named, and of no other site, may act for the merchant. `myapp://` is every URL with
   * this scheme of an app, `exp://10.0.0.7:8081` every one with this host: redirects and links lead there, too.
   */
  allowedOrigins: readonly string[];
  /** Whether registering and signing in with a password need a captcha. */
  asksForCaptcha: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  catalogVersion: 1,
  shopName: 'Local shop',
  storeUrl: '',
  mediaHost: '',
  currency: 'EUR',
  language: 'en',
  timeZone: 'UTC',
  weightUnit: 'KG',
  taxIncludedInPrices: true,
  acceptsBackInStockRequests: true,
  moderatesReviews: false,
  hasCommunity: true,
  signUp: 'code',
  rotatesRefreshTokens: false,
  importHosts: [],
  fileProcessingMs: 0,
  allowedOrigins: ['loopback'],
  asksForCaptcha: false,
};
