import { expect } from 'vitest';

export interface PageRequest extends Pick<RequestInit, 'method' | 'body'> {
  path: string;
  headers?: Record<string, string>;
}

/**
 * Proves that a shared cache in front of a shop keeps no response with cookies, and gives no visitor the session of
 * another one. Two new visitors make each request, one after the other, and follow its redirects. Resolves to the
 * number of responses with cookies.
 */
export async function visitThroughSharedCache(
  origin: string,
  requests: readonly PageRequest[],
): Promise<number> {
  const send = sharedCache(origin);
  let count = 0;
  for (const request of requests) {
    const [first, second] = [await send(request), await send(request)];
    const ofFirst = first.flatMap(cookiesOf).filter((cookie) => cookie.includes('storewire'));
    const common = second.flatMap(cookiesOf).filter((cookie) => ofFirst.includes(cookie));
    expect({ request, common }).toEqual({ request, common: [] });
    for (const response of first.filter((each) => cookiesOf(each).length > 0)) {
      const isForOne = expect.stringMatching(/^private\b.*\bno-store\b/);
      expect([request, response.headers.get('cache-control')]).toEqual([request, isForOne]);
      count++;
    }
  }
  return count;
}

const cookiesOf = ({ headers }: Response): string[] => headers.getSetCookie();

/**
 * Sends requests through a cache that keeps all that it may, with cookies. Resolves to the responses up to the page, or
 * up to another site.
 */
function sharedCache(origin: string): (request: PageRequest) => Promise<Response[]> {
  const kept = new Map<string, Response>();
  const respond = async (url: URL, request: PageRequest): Promise<Response> => {
    const key = JSON.stringify([url, request]);
    const { path: _, ...init } = request;
    const response = kept.get(key) ?? (await fetch(url, { ...init, redirect: 'manual' }));
    await response.body?.pipeTo(new WritableStream());
    const isForOne = /\b(?:private|no-store)\b/.test(response.headers.get('cache-control') ?? '');
    if (!isForOne) kept.set(key, response);
    return response;
  };
  return async (request) => {
    const responses: Response[] = [];
    let next: PageRequest | undefined = request;
    while (next) {
      const url: URL = new URL(next.path, origin);
      if (url.origin !== new URL(origin).origin) break;
      const response = await respond(url, next);
      responses.push(response);
      const path = response.headers.get('location');
      next = path === null ? undefined : redirected(next, path);
    }
    return responses;
  };
}

const redirected = ({ headers = {}, method }: PageRequest, path: string): PageRequest => ({
  path,
  headers,
  method: method === 'POST' ? 'GET' : method,
});
