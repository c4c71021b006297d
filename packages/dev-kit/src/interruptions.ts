/** What comes between a page and its server for a while. */
import {
  type Locator,
  type Page,
  request as playwrightRequest,
  type Request,
  type Route,
} from 'playwright-core';

export interface Interruption {
  /** What a page shows of it. Default: an alert. */
  seen?: (page: Page) => Locator;
  start: (page: Page) => Promise<unknown>;
  end: (page: Page) => Promise<unknown>;
}

const isOfScript = (request: Request): boolean => ['fetch', 'xhr'].includes(request.resourceType());

/** Answers the requests of scripts, or only their writes. */
function onRequests(
  isMet: (request: Request) => boolean,
  answer: (route: Route) => Promise<unknown>,
): Interruption {
  return {
    start: (page) => page.route('**', (route) => (isMet(route.request()) ? answer(route) : route.fallback())),
    end: (page) => page.unrouteAll({ behavior: 'ignoreErrors' }),
  };
}

/** The server acts, and its answer reaches nobody: its cookies are lost, too. */
async function passOn(request: Request): Promise<void> {
  const server = await playwrightRequest.newContext({ extraHTTPHeaders: await request.allHeaders() });
  await server.fetch(request, { maxRedirects: 0 });
  await server.dispose();
}

/** A proxy answers with a page of its own, and passes nothing on. */
const ofProxy = (status: number, title: string): Interruption =>
  onRequests(isOfScript, (route) =>
    route.fulfill({ status, contentType: 'text/html', body: `<!doctype html><h1>${status} ${title}</h1>` }),
  );

export const INTERRUPTIONS: Readonly<Record<string, Interruption>> = {
  'the answer is lost': onRequests(
    (request) => isOfScript(request) && request.method() !== 'GET',
    async (route) => {
      await passOn(route.request());
      await route.abort();
    },
  ),
  'a proxy answers 429': ofProxy(429, 'Too Many Requests'),
  'a proxy answers 502': ofProxy(502, 'Bad Gateway'),
  'a proxy answers 503': ofProxy(503, 'Service Unavailable'),
  'there is no network': {
    start: (page) => page.context().setOffline(true),
    end: (page) => page.context().setOffline(false),
  },
  'the page is of an old build': {
    // its files are gone, until a document is loaded
    start: async (page) => {
      let isOld = true;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) isOld = false;
      });
      await page.route('**/assets/**', (route) =>
        isOld ? route.fulfill({ status: 404 }) : route.fallback(),
      );
    },
    end: (page) => page.unrouteAll({ behavior: 'ignoreErrors' }),
  },
};
