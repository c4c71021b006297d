type Variables = Readonly<Record<string, string | undefined>>;

const variables: Variables = process.env;

/** What `npm run dev` and `npm run start:local` say about their local platform. */
const ofPlatform: Variables = variables['STOREWIRE_URL']
  ? {
      STORE_URL: variables['STOREWIRE_URL'],
      STORE_CLIENT_ID: variables['STOREWIRE_CLIENT_ID'],
      SITE_ORIGIN: `http://localhost:${variables['PORT'] ?? 3000}`,
    }
  : {};

// Next.js runs this file when it builds, too, and makes no call then: images are built without the settings of a shop
const duringBuild =
  variables['NEXT_PHASE'] === 'phase-production-build' ? 'https://not-set.invalid' : undefined;

function required(name: string): string {
  const value = variables[name] || ofPlatform[name] || duringBuild;
  if (value === undefined) throw new Error(`The environment variable ${name} must be set`);
  return value;
}

/** The URL of the platform. */
export const baseUrl = required('STORE_URL');

/** The id of your OAuth client. */
export const clientId = required('STORE_CLIENT_ID');

/** Where the shop runs: the sign-in returns to it, and forms of other origins are rejected. */
export const origin = required('SITE_ORIGIN');

/** Over http, as on localhost, browsers do not store secure cookies. */
export const cookieOptions = { secure: origin.startsWith('https:') };
