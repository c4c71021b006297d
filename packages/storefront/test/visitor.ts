/** Visitors of the store front without JavaScript, and without a browser. */
import { expect, onTestFinished } from 'vitest';
import { type Entries, type HtmlPage, linkOf, type Name, readPage, submissionOf } from './html-page.ts';
import { retiredCalls, type ShopServer } from './shop.ts';

/** Someone with cookies of their own. */
export interface Visitor {
  /** Makes one request, with the cookies so far. It follows no redirect. */
  request(path: string | URL, init?: RequestInit): Promise<Response>;
  /** Opens a page, and follows redirects to it. */
  open(path: string | URL, init?: RequestInit): Promise<HtmlPage>;
  /** Follows a link of a page. */
  follow(page: HtmlPage, link: Name, within?: string): Promise<HtmlPage>;
  /** Makes entries on a page, and sends its form with a button. */
  submit(page: HtmlPage, button: Name, entries?: Entries): Promise<HtmlPage>;
  /** The cookies of the store front. */
  cookies: ReadonlyMap<string, Cookie>;
}

interface Cookie {
  value: string;
  /** Whether scripts cannot read it. */
  httpOnly: boolean;
}

const MAX_REDIRECTS = 10;

/** A new visitor, whose browser prefers a language. The test fails if a page makes a retired call. */
export function newVisitor(
  { origin, platform }: Pick<ShopServer, 'origin' | 'platform'>,
  language = 'en',
): Visitor {
  /** By host, as the pages of the platform have their own. */
  const jars = new Map<string, Map<string, Cookie>>([[new URL(origin).host, new Map()]]);
  const jarOf = ({ host }: URL): Map<string, Cookie> => {
    const jar = jars.get(host) ?? new Map<string, Cookie>();
    jars.set(host, jar);
    return jar;
  };
  onTestFinished(() => expect(retiredCalls(platform)).toEqual([]));

  const request = async (path: string | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(path, origin);
    const headers = new Headers(init.headers);
    if (!headers.has('accept-language')) headers.set('accept-language', language);
    // browsers say where a form or a call of a script is from
    if (init.method !== undefined && init.method !== 'GET' && !headers.has('origin'))
      headers.set('origin', url.origin);
    const jar = jarOf(url);
    headers.set('cookie', [...jar].map(([name, { value }]) => `${name}=${value}`).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) store(jar, line);
    return response;
  };

  const open = async (path: string | URL, init?: RequestInit): Promise<HtmlPage> => {
    let response = await request(path, init);
    for (let count = 0; count < MAX_REDIRECTS; count++) {
      const location = response.headers.get('location');
      if (location === null) return readPage(response);
      response = await request(new URL(location, response.url));
    }
    throw new Error(`${path} redirects without an end`);
  };

  return {
    request,
    open,
    follow: (page, link, within) => open(linkOf(page, link, within)),
    submit: async (page, button, entries) => {
      const { method, url, fields } = submissionOf(page, button, entries);
      if (method === 'POST') return open(url, { method, body: fields });
      url.search = String(fields);
      return open(url);
    },
    cookies: jarOf(new URL(origin)),
  };
}

/** Stores a cookie, or deletes one that has expired. */
function store(jar: Map<string, Cookie>, line: string): void {
  const [pair = '', ...attributes] = line.split(/;\s*/);
  const [name = '', ...value] = pair.split('=');
  const expires = attributes.find((each) => /^expires=/i.test(each))?.slice('expires='.length);
  const httpOnly = attributes.some((each) => /^httponly$/i.test(each));
  const hasExpired = attributes.some((each) => /^max-age=(?:0|-)/i.test(each));
  if (hasExpired || (expires !== undefined && Date.parse(expires) <= Date.now())) jar.delete(name);
  else jar.set(name, { value: value.join('='), httpOnly });
}
