/** One request as it was sent, and its answer as it came. */
export interface Exchange {
  method: string;
  url: URL;
  requestHeaders: Headers;
  requestBody: unknown;
  status: number;
  headers: Headers;
  body: unknown;
}

export interface Watch {
  /** For the client: sends for real and keeps what was said. */
  fetch: typeof globalThis.fetch;
  exchanges: Exchange[];
  /** The only exchange; throws when there was none or more than one. */
  only(): Exchange;
}

/** Watches a client through its `fetch` option. `send` is what sends. */
export function watch(send: typeof globalThis.fetch = fetch): Watch {
  const exchanges: Exchange[] = [];
  return {
    exchanges,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const requestBody = parse(await request.clone().text());
      const response = await send(request);
      const body = parse(await response.clone().text());
      exchanges.push({
        method: request.method,
        url: new URL(request.url),
        requestHeaders: request.headers,
        requestBody,
        status: response.status,
        headers: response.headers,
        body,
      });
      return response;
    },
    only: () => {
      const [first, ...more] = exchanges;
      if (!first || more.length > 0)
        throw new Error(`one exchange was expected, there were ${exchanges.length}`);
      return first;
    },
  };
}

/** What Prism says against a request or its own answer; nothing when all is as described. */
export function objectionsTo({ status, headers, body }: Exchange): string[] {
  const violations = headers.get('sl-violations');
  const isProblem = headers.get('content-type')?.startsWith('application/problem+json') ?? false;
  return [
    ...(violations === null ? [] : [violations]),
    ...(isProblem ? [`${status} ${JSON.stringify(body)}`] : []),
  ];
}

function parse(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}
