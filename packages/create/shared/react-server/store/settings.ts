// Next.js runs this file when it builds, too, and makes no call then: images are built without the settings of a shop
const DURING_BUILD =
  process.env['NEXT_PHASE'] === 'phase-production-build' ? 'https://not-set.invalid' : undefined;

/** A variable that production sets. `npm run dev` and `npm run start:local` get those of their local platform. */
function required(name: string, ofPlatform: string): string {
  const value = process.env[name] || process.env[ofPlatform] || DURING_BUILD;
  if (value === undefined) throw new Error(`The environment variable ${name} must be set`);
  return value;
}

/** The URL of the platform. */
export const baseUrl = required('STORE_URL', 'STOREWIRE_URL');

/** The id of your OAuth client. */
export const clientId = required('STORE_CLIENT_ID', 'STOREWIRE_CLIENT_ID');

/** Where the shop runs: the sign-in returns to it, and forms of other origins are rejected. */
export const origin = process.env['SITE_ORIGIN'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`;

/** Over http, as on localhost, browsers do not store secure cookies. */
export const cookieOptions = { secure: origin.startsWith('https:') };
