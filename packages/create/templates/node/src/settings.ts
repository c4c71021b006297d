// the defaults are those of `npm run dev`: production sets all of them
const { env } = process;

export const port = Number(env['PORT'] ?? 3000);

/** Origin of this site, such as `https://shop.example`. */
export const siteOrigin = env['SITE_ORIGIN'] ?? `http://localhost:${port}`;

/** URL of the store platform. */
export const storeUrl = env['STORE_URL'] ?? 'http://127.0.0.1:4010';

/** Id of the OAuth client, from the dashboard of the store. */
export const clientId = env['STORE_CLIENT_ID'] ?? '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541';

/** Public key of the app whose events are received. Without it, none are. */
export const webhookKey = env['STORE_WEBHOOK_KEY'];
