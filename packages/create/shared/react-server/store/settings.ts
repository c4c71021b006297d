/** The local platform of `npm run dev`, unless the environment names another one. */
export const baseUrl = process.env['STORE_URL'] ?? process.env['STOREWIRE_URL'] ?? 'http://127.0.0.1:4010';

/** The id of your OAuth client. This one is known to every local platform. */
export const clientId = process.env['STORE_CLIENT_ID'] ?? '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541';

/** Where the shop runs: the sign-in returns to it, and forms of other origins are rejected. */
export const origin = process.env['SITE_ORIGIN'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`;

/** Over http, as on localhost, browsers do not store secure cookies. */
export const cookieOptions = { secure: origin.startsWith('https:') };
