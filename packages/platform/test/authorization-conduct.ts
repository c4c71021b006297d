/** How an authorization endpoint misbehaves, for tests of clients: its responses are changed on their way. */

export interface AuthorizationConduct {
  /** Changes the parameters of each authorization response. */
  alterResponse: (response: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
  /** Whether hidden frames do not respond. */
  isSilent: boolean;
}

/** The endpoint as it is. */
export const GOOD_CONDUCT: AuthorizationConduct = { alterResponse: (response) => response, isSilent: false };

type Fetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

/** A `fetch` whose authorization responses are as the conduct of the moment says. */
export const withConduct =
  (fetch: Fetch, conductNow: () => AuthorizationConduct): Fetch =>
  async (url, init) => {
    const response = await fetch(url, init);
    const conduct = conductNow();
    if (conduct === GOOD_CONDUCT) return response;
    const { origin, pathname } = new URL(url);
    const headers = new Headers(response.headers);
    if (pathname === '/oauth2/message') {
      headers.set('content-security-policy', "script-src 'unsafe-inline'");
      return new Response(alteredPage(await response.text(), conduct), { headers });
    }
    const location = new URL(headers.get('location') ?? origin, origin);
    // another page of the platform
    if (location.origin === origin) return response;
    headers.set('location', alteredLocation(location, conduct));
    return new Response(null, { status: response.status, headers });
  };

/** The page of a hidden frame with another message. */
const alteredPage = (page: string, { alterResponse, isSilent }: AuthorizationConduct): string =>
  page.replace(/parent\.postMessage\((.*), (".*?")\)/, (_script, data: string, target: string) => {
    if (isSilent) return '';
    const message = alterResponse(JSON.parse(data) as Record<string, string>);
    return `parent.postMessage(${JSON.stringify(message)}, ${target})`;
  });

/** A redirect to the site with other parameters. */
function alteredLocation(location: URL, { alterResponse }: AuthorizationConduct): string {
  const part = location.hash === '' ? 'search' : 'hash';
  const given = new URLSearchParams(location[part].slice(1));
  location[part] = new URLSearchParams(alterResponse(Object.fromEntries(given))).toString();
  return location.href;
}
