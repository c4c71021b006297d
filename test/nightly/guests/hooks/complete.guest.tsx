import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { buildSync } from 'esbuild';
import { type ReactNode, useState } from 'react';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openShopWith as openOrval } from './complete/orval.ts';
import { openShop as openOurs } from './complete/ours.ts';
import { openShop as openReactQuery } from './complete/react-query.ts';
import type { Failure, OpenShop, ShopHooks } from './complete/shop.ts';
import { openShop as openSwrOpenapi } from './complete/swr-openapi.ts';

const ORVAL = resolve('.cache/guests/orval-with-fetch.ts');
const generated = await import(/* @vite-ignore */ ORVAL);
const here = resolve(import.meta.dirname, 'complete');

/**
 * The same application with each library, completed by own code where the library lacks something, and what its
 * page downloads.
 */
const LIBRARIES: Record<string, { open: OpenShop; code: string }> = {
  'storewire/react': { open: openOurs, code: `export * from '${here}/ours.ts';` },
  'swr-openapi (openapi-fetch, swr)': {
    open: openSwrOpenapi,
    code: `export * from '${here}/swr-openapi.ts';`,
  },
  'orval swr': {
    open: (options) => openOrval(generated, options),
    code: `export * from '${here}/orval.ts'; export { productsGetProduct, productsQueryProducts, productsUpdateProduct } from '${ORVAL}';`,
  },
  'openapi-react-query': { open: openReactQuery, code: `export * from '${here}/react-query.ts';` },
};

interface Sent {
  call: string;
  body: { query?: { paging?: { offset?: number } }; grantType?: string; product?: { name: string } };
  token: string | null;
  signal: AbortSignal;
  at: number;
}

type Answer = (request: Sent) => unknown;

let sent: Sent[];
let names: string[];
/** The names of the products p1 and p2. */
let products: Record<string, string>;
let answer: Answer;
let renewed: () => unknown;

/** A platform with tokens, two products and a list. */
const ordinary: Answer = ({ call, body }) => {
  const id = call.slice(-2);
  if (call.startsWith('PATCH')) products[id] = `${body.product?.name}`;
  if (!call.startsWith('POST')) return { product: { id, name: products[id] } };
  const { offset = 0 } = body.query?.paging ?? {};
  const page = names.slice(offset, offset + 2).map((name) => ({ id: name.toLowerCase(), name }));
  return { products: page, metadata: { total: names.length } };
};

const tokens = (name: string) => ({
  access_token: name,
  refresh_token: `refresh ${name}`,
  expires_in: 14_400,
});
const calls = (part: string): Sent[] => sent.filter(({ call }) => call.includes(part));
const product = (): string => screen.getByTestId('product').textContent ?? '';
const list = (): string => screen.getByTestId('list').textContent ?? '';
const press = (name: string): Promise<void> => act(async () => void fireEvent.click(screen.getByText(name)));
const settle = (ms = 60): Promise<void> => act(() => new Promise<void>((done) => void setTimeout(done, ms)));
const eventually = (check: () => void): Promise<void> => waitFor(check, { timeout: 4000 });
const describeFailure = ({ status, code, reason, violations, retryAfterMs }: Failure): string =>
  [status, code, reason, violations.map(({ field }) => field).join(), retryAfterMs].filter(Boolean).join(' ');

/** The page: what it shows is the same for every library. */
function Page({ hooks, ids = ['p1', 'p2'], parts }: { hooks: ShopHooks; ids?: string[]; parts: string[] }) {
  const [index, setIndex] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setIndex(index + 1)}>
        next
      </button>
      {parts.includes('product') && <Product hooks={hooks} id={ids[index] ?? null} />}
      {parts.includes('search') && <Search hooks={hooks} />}
      {parts.includes('search twice') && <Search hooks={hooks} />}
      {parts.includes('list') && <List hooks={hooks} />}
      {parts.includes('rename') && <Rename hooks={hooks} />}
    </>
  );
}

function Product({ hooks, id }: { hooks: ShopHooks; id: string | null }): ReactNode {
  const { name, error } = hooks.useProduct(id);
  return <p data-testid="product">{name ?? (error ? describeFailure(error) : 'loading')}</p>;
}

function Search({ hooks }: { hooks: ShopHooks }): ReactNode {
  return <p data-testid="search">{hooks.useSearch('a').names ?? 'loading'}</p>;
}

function List({ hooks }: { hooks: ShopHooks }): ReactNode {
  const { names: text, error, more, retry } = hooks.useList();
  return (
    <>
      <p data-testid="list">{text}</p>
      <p data-testid="list error">{error && describeFailure(error)}</p>
      <button type="button" onClick={more}>
        more
      </button>
      <button type="button" onClick={retry}>
        retry
      </button>
    </>
  );
}

function Rename({ hooks }: { hooks: ShopHooks }): ReactNode {
  const rename = hooks.useRename();
  const [failure, setFailure] = useState('');
  const apply = (id: string, name: string): void =>
    void rename(id, name).catch((error: Failure) => setFailure(describeFailure(error)));
  return (
    <>
      <p data-testid="failure">{failure}</p>
      <button type="button" onClick={() => ['p1', 'p2'].map((id) => apply(id, 'New'))}>
        rename both
      </button>
      <button type="button" onClick={() => apply('p1', 'New')}>
        rename
      </button>
    </>
  );
}

function openPage(open: OpenShop, parts: string[], { timeoutMs = 3000 } = {}): void {
  const hooks = open({ baseUrl: 'https://shop.example', clientId: 'c1', timeoutMs, baseMs: 1 });
  render(
    <hooks.Provider>
      <Page hooks={hooks} parts={parts} />
    </hooks.Provider>,
  );
}

const failed = (status: number, body: object = {}, headers: Record<string, string> = {}): Response =>
  Response.json({ message: 'Failed', ...body }, { status, headers });

/** Each case passes, or throws. */
const CASES: Record<string, (open: OpenShop) => Promise<void>> = {
  async 'reads by POST, once for two components and with one token'(open) {
    openPage(open, ['product', 'search', 'search twice']);
    await eventually(() =>
      expect(screen.getAllByTestId('search').map(({ textContent }) => textContent)).toEqual(['A B', 'A B']),
    );
    await eventually(() => expect(product()).toBe('Vase'));
    expect(['query', 'GET', 'token'].map((part) => calls(part).length)).toEqual([1, 1, 1]);
  },
  async 'aborts on key change'(open) {
    answer = (request) => (calls('GET').length === 1 ? new Promise(() => undefined) : ordinary(request));
    openPage(open, ['product']);
    await eventually(() => expect(calls('GET')).toHaveLength(1));
    await press('next');
    await eventually(() => expect([product(), calls('GET')[0]?.signal.aborted]).toEqual(['Vase', true]));
  },
  async 'typed failures: violated fields'(open) {
    answer = () => failed(400, { details: { validationError: { fieldViolations: [{ field: 'id' }] } } });
    openPage(open, ['product']);
    await eventually(() => expect(product()).toMatch(/^400 (?:INVALID_ARGUMENT )?id$/));
  },
  async 'typed failures: codes of the application'(open) {
    answer = () => failed(404, { details: { applicationError: { code: 'PRODUCT_NOT_FOUND' } } });
    openPage(open, ['product']);
    await eventually(() => expect(product()).toBe('404 PRODUCT_NOT_FOUND'));
  },
  async 'waits for Retry-After, then reads again'(open) {
    answer = (request) =>
      calls('GET').length === 1 ? failed(503, {}, { 'retry-after': '1' }) : ordinary(request);
    openPage(open, ['product']);
    await eventually(() => expect(product()).toBe('Vase'));
    const [first, second] = calls('GET');
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(900);
  },
  async 'fails at once if Retry-After is long, with its time'(open) {
    answer = () => failed(503, {}, { 'retry-after': '120' });
    openPage(open, ['product']);
    await eventually(() => expect(product()).toMatch(/^503 .*server 120000$/));
    expect(calls('GET')).toHaveLength(1);
  },
  async 'repeats after a lost connection, and after a time limit that covers the body'(open) {
    answer = (request) => {
      if (calls('GET').length === 1) throw new TypeError('lost');
      return calls('GET').length === 2 ? new Response(new ReadableStream()) : ordinary(request);
    };
    openPage(open, ['product'], { timeoutMs: 200 });
    await eventually(() => expect([product(), calls('GET').length]).toEqual(['Vase', 3]));
  },
  async 'renews a rejected token once for all reads'(open) {
    answer = (request) =>
      request.token === 'Bearer first' || request.token === 'first' ? failed(401) : ordinary(request);
    openPage(open, ['product', 'search', 'list']);
    await eventually(() => expect([product(), list()]).toEqual(['Vase', 'A B']));
    expect(calls('token').map(({ body }) => body.grantType)).toEqual(['anonymous', 'refresh_token']);
  },
  async 'never shows one visitor what another has read, and keeps the page'(open) {
    let isGone = false;
    renewed = () => failed(400, { error: 'invalid_grant' });
    answer = (request) => {
      if (isGone && /first$/.test(`${request.token}`)) return failed(401);
      return { product: { name: `of ${request.token?.split(' ').at(-1)}` } };
    };
    openPage(open, ['product']);
    await eventually(() => expect(product()).toBe('of first'));
    isGone = true;
    await press('next');
    await eventually(() => expect(product()).toBe('of second'));
    expect(calls('GET').at(-1)?.call).toMatch(/p2$/);
  },
  async 'a list sends one request for each page'(open) {
    openPage(open, ['list']);
    await eventually(() => expect(list()).toBe('A B'));
    await press('more');
    await eventually(() => expect(list()).toBe('A B C D'));
    await settle();
    expect(calls('query').map(({ body }) => body.query?.paging?.offset ?? 0)).toEqual([0, 2]);
  },
  async 'a list follows changes of visible pages on focus'(open) {
    openPage(open, ['list']);
    await eventually(() => expect(list()).toBe('A B'));
    await press('more');
    await eventually(() => expect(list()).toBe('A B C D'));
    names[2] = 'Changed';
    await settle(5100);
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('visibilitychange'));
    });
    await eventually(() => expect(list()).toBe('A B Changed D'));
  },
  async 'a list reads only the page that failed again, and shows nothing twice'(open) {
    openPage(open, ['list']);
    await eventually(() => expect(list()).toBe('A B'));
    answer = () => failed(404);
    await press('more');
    await eventually(() => expect(screen.getByTestId('list error').textContent).toMatch(/^404/));
    expect(list()).toBe('A B');
    answer = ordinary;
    sent = [];
    names.unshift('New');
    await press('retry');
    await eventually(() => expect(list()).toBe('A B C'));
    expect(calls('query').map(({ body }) => body.query?.paging?.offset)).toEqual([2]);
  },
  async 'an action takes its arguments at trigger'(open) {
    openPage(open, ['rename']);
    await press('rename both');
    await eventually(() => expect(calls('PATCH')).toHaveLength(2));
    expect(calls('PATCH').map(({ call }) => call.slice(-2))).toEqual(['p1', 'p2']);
  },
  async 'the response of an action replaces the read, and lists are read again'(open) {
    openPage(open, ['product', 'search', 'rename']);
    await eventually(() => expect(product()).toBe('Vase'));
    await press('rename');
    await eventually(() => expect(product()).toBe('New'));
    await settle();
    expect([calls('GET').length, calls('query').length > 1, product()]).toEqual([1, true, 'New']);
  },
  async 'an action is shown at once and taken back if it is rejected'(open) {
    let reject: () => void = () => undefined;
    openPage(open, ['product', 'rename']);
    await eventually(() => expect(product()).toBe('Vase'));
    answer = () => new Promise((done) => void (reject = () => done(failed(409))));
    await press('rename');
    await eventually(() => expect(product()).toBe('New'));
    await eventually(() => expect(calls('PATCH')).toHaveLength(1));
    reject();
    await eventually(() => expect(product()).toBe('Vase'));
    await eventually(() => expect(screen.getByTestId('failure').textContent).toMatch(/^409/));
  },
  async 'an action whose response is lost is not repeated, and what it may have changed is read again'(open) {
    openPage(open, ['product', 'rename']);
    await eventually(() => expect(product()).toBe('Vase'));
    answer = (request) =>
      request.call.startsWith('PATCH') ? failed(503) : { product: { id: 'p1', name: 'Taken' } };
    await press('rename');
    await eventually(() => expect(product()).toBe('Taken'));
    expect(calls('PATCH')).toHaveLength(1);
  },
};

beforeEach(() => {
  sent = [];
  names = ['A', 'B', 'C', 'D', 'E'];
  products = { p1: 'Vase', p2: 'Vase' };
  answer = ordinary;
  renewed = () => tokens('second');
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.clone().text();
    const { pathname } = new URL(request.url);
    const signal = init?.signal ?? request.signal;
    const body = text ? JSON.parse(text) : {};
    const one = {
      call: `${request.method} ${pathname}`,
      body,
      token: request.headers.get('authorization'),
      signal,
      at: Date.now(),
    };
    sent.push(one);
    const aborted = new Promise((_done, fail) => {
      if (signal.aborted) fail(signal.reason);
      signal.addEventListener('abort', () => fail(signal.reason));
    });
    aborted.catch(() => undefined);
    const isToken = pathname === '/oauth2/token';
    const respond = (): unknown => {
      if (!isToken) return answer(one);
      if (body.grantType === 'refresh_token') return renewed();
      return tokens(calls('token').length === 1 ? 'first' : 'second');
    };
    const response = await Promise.race([respond(), aborted]);
    if (!(response instanceof Response)) return Response.json(response);
    const read = response.text.bind(response);
    return Object.assign(response, { text: () => Promise.race([read(), aborted]) as Promise<string> });
  };
});
afterEach(cleanup);

const passed = new Map<string, string[]>();

describe.each(Object.entries(LIBRARIES))('%s', (name, { open }) => {
  test.each(Object.entries(CASES))('%s', async (title, run) => {
    passed.set(name, passed.get(name) ?? []);
    await run(open);
    passed.get(name)?.push(title);
  });
});

afterAll(() => {
  const sizeOf = (contents: string): string => {
    const { outputFiles } = buildSync({
      stdin: { contents, resolveDir: here },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      platform: 'browser',
      target: 'es2022',
      external: ['react', 'react-dom'],
    });
    return `${(brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array()).length / 1000).toFixed(2)} kB`;
  };
  const rows = Object.entries(LIBRARIES).map(
    ([name, { code }]) =>
      `| ${name} | ${passed.get(name)?.length ?? 0} of ${Object.keys(CASES).length} | ${sizeOf(code)} |`,
  );
  const text = ['| the same application | cases | bytes |', '| --- | --- | --- |', ...rows].join('\n');
  console.log(text);
  mkdirSync('.cache/guests', { recursive: true });
  writeFileSync('.cache/guests/complete.md', `${text}\n`);
});
