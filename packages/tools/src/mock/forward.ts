import type { IHttpRequest, IHttpResponse, PrismHttpComponents } from '@stoplight/prism-http';

/** What responds instead of the examples. */
export type Forward = (request: Request) => Promise<Response>;

/** Prism needs an address of what it forwards to. */
export const ANYWHERE = new URL('http://127.0.0.1');

export const forwarding =
  (forward: Forward): PrismHttpComponents['forward'] =>
  ({ data }) =>
  () =>
  () =>
    forwardTo(forward, data).then(
      (right) => ({ _tag: 'Right', right }),
      (left: Error) => ({ _tag: 'Left', left }),
    );

/** Forwards without following redirects, unlike Prism's own way. */
async function forwardTo(forward: Forward, request: IHttpRequest): Promise<IHttpResponse> {
  const { method, url, headers, body } = request;
  const query = new URLSearchParams(
    Object.entries(url.query ?? {}).flatMap(([name, value]) => [value].flat().map((each) => [name, each])),
  );
  const { 'content-length': _length, ...sent } = headers ?? {};
  const content = typeof body === 'string' ? body : JSON.stringify(body ?? undefined);
  const response = await forward(
    new Request(new URL(`${url.path}?${query}`, ANYWHERE), {
      method: method.toUpperCase(),
      headers: sent,
      redirect: 'manual',
      ...(content !== undefined && { body: content }),
    }),
  );
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body: isJson ? JSON.parse(text) : text,
  };
}
