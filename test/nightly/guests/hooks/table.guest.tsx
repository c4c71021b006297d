import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { buildSync } from 'esbuild';
import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { LIBRARIES, type Library, source } from './libraries.tsx';

interface Sent {
  call: string;
  body: unknown;
  signal: AbortSignal | null | undefined;
}

let sent: Sent[] = [];
let answer: (request: Sent) => unknown;

const shown = (): string => screen.getByRole('paragraph').textContent ?? '';
const settle = (): Promise<void> => act(() => new Promise<void>((done) => void setTimeout(done, 60)));
const eventually = (check: () => void): Promise<void> => waitFor(check, { timeout: 2000 });
const press = (): Promise<void> => act(async () => void fireEvent.click(screen.getByRole('button')));
const vase = { product: { id: 'p1', name: 'Vase' } };

/** Whatever host prefix the description gives it. */
const POST_QUERY = /^POST .*\/v1\/products\/query-platformized$/;

/** Each case passes, or throws. */
const CASES: Record<string, (library: Library) => Promise<void>> = {
  async 'reads by POST, shared by components'({ Provider, ReadByPost }) {
    answer = () => ({ products: [{ id: 'a', name: 'a' }] });
    render(
      <Provider>
        <ReadByPost />
        <ReadByPost />
      </Provider>,
    );
    await eventually(() =>
      expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(['a', 'a']),
    );
    expect(sent.map(({ call }) => call)).toEqual([expect.stringMatching(POST_QUERY)]);
  },
  async 'infinite list over POST bodies'({ Provider, List }) {
    answer = ({ body }) => {
      const { offset = 0 } = (body as { query: { paging: { offset?: number } } }).query.paging;
      return { products: [{ id: `i${offset}`, name: `i${offset}` }], metadata: { total: 3 } };
    };
    render(
      <Provider>
        <List />
      </Provider>,
    );
    await eventually(() => expect(shown()).toBe('i0'));
    await press();
    await eventually(() => expect(shown()).toBe('i0,i1'));
    expect(sent).toHaveLength(2);
  },
  async 'arguments at trigger, ids in the path too'({ Provider, Action }) {
    answer = () => ({});
    render(
      <Provider>
        <Action />
      </Provider>,
    );
    await press();
    await eventually(() =>
      expect(sent.map(({ call }) => call)).toEqual(
        ['p1', 'p2'].map((id) => expect.stringMatching(`^DELETE .*/v1/products/${id}$`)),
      ),
    );
  },
  async 'typed failures, with the status'({ Provider, Read }) {
    answer = () => Response.json({ message: 'None' }, { status: 404 });
    render(
      <Provider>
        <Read id="p1" />
      </Provider>,
    );
    await eventually(() => expect(shown()).toBe('failed 404'));
  },
  async 'aborts on key change'({ Provider, Read }) {
    answer = ({ call }) => (call.endsWith('p1') ? new Promise(() => undefined) : vase);
    function Page() {
      const [id, setId] = useState('p1');
      return (
        <>
          <button type="button" onClick={() => setId('p2')} />
          <Read id={id} />
        </>
      );
    }
    render(
      <Provider>
        <Page />
      </Provider>,
    );
    await eventually(() => expect(sent).toHaveLength(1));
    await press();
    await eventually(() => expect([shown(), sent[0]?.signal?.aborted]).toEqual(['Vase', true]));
  },
  async 'identity in the cache key'({ Provider, Read }) {
    answer = () => ({ product: { name: `n${sent.length}` } });
    const view = render(
      <Provider identity="a">
        <Read id="p1" />
      </Provider>,
    );
    await eventually(() => expect(shown()).toBe('n1'));
    view.rerender(
      <Provider identity="b">
        <Read id="p1" />
      </Provider>,
    );
    expect(shown()).toBe('loading');
    await eventually(() => expect(shown()).toBe('n2'));
  },
  async 'a write makes reads and lists stale'({ Provider, ReadByPost, Action }) {
    answer = () => ({ products: [{ name: `n${sent.length}` }] });
    render(
      <Provider>
        <ReadByPost />
        <Action />
      </Provider>,
    );
    await eventually(() => expect(shown()).toBe('n1'));
    await press();
    await eventually(() =>
      expect(sent.filter(({ call }) => POST_QUERY.test(call)).length).toBeGreaterThan(1),
    );
  },
  async 'optimistic, with rollback'({ Provider, Read, Optimistic }) {
    let fail: () => void = () => undefined;
    answer = ({ call }) =>
      call.startsWith('GET')
        ? vase
        : new Promise((done) => void (fail = () => done(Response.json({}, { status: 409 }))));
    render(
      <Provider>
        <Read id="p1" />
        <Optimistic />
      </Provider>,
    );
    await eventually(() => expect(shown()).toBe('Vase'));
    await press();
    await eventually(() => expect(shown()).toBe('New'));
    fail();
    await eventually(() => expect(shown()).toBe('Vase'));
  },
  async suspense({ Provider, SuspendedRead }) {
    answer = () => vase;
    await act(
      async () =>
        void render(
          <Provider>
            <Suspense fallback={<i>waiting</i>}>
              <SuspendedRead id="p1" />
            </Suspense>
          </Provider>,
        ),
    );
    await eventually(() => expect(shown()).toBe('Vase'));
  },
  async 'hydration without a second request'({ Read, rendered }) {
    answer = () => vase;
    const page = (await rendered())(<Read id="p1" />);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    expect(container.textContent).toBe('Vase');
    const root = await act(async () => hydrateRoot(container, page));
    await settle();
    const requests = sent.length;
    await act(async () => root.unmount());
    container.remove();
    expect(requests).toBe(1);
  },
  async 'repeats a read after a 503'({ Provider, Read }) {
    answer = () => (sent.length === 1 ? Response.json({ message: 'Down' }, { status: 503 }) : vase);
    render(
      <Provider>
        <Read id="p1" />
      </Provider>,
    );
    await eventually(() => expect(shown()).toBe('Vase'));
  },
};

const results = new Map<string, string[]>();

beforeEach(() => {
  sent = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.clone().text();
    const { pathname } = new URL(request.url);
    const one = {
      call: `${request.method} ${pathname}`,
      body: text && JSON.parse(text),
      signal: init?.signal ?? request.signal,
    };
    sent.push(one);
    const response = await answer(one);
    return response instanceof Response ? response : Response.json(response);
  };
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

for (const [title, run] of Object.entries(CASES))
  for (const [name, open] of Object.entries(LIBRARIES))
    test(`${title}: ${name}`, async () => {
      const failure = await run(open()).then(
        () => undefined,
        (error: Error) => error,
      );
      results.set(title, [...(results.get(title) ?? []), failure ? 'no' : 'yes']);
      if (failure)
        console.log(
          `${title}: ${name}: ${failure.message.split('\n')[0]}; sent ${sent.map(({ call }) => call)}`,
        );
      if (name === 'storewire/react' && failure) throw failure;
    });

afterAll(() => {
  const sizeOf = (contents: string): string => {
    const { outputFiles } = buildSync({
      stdin: { contents, resolveDir: source },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      platform: 'browser',
      target: 'es2022',
      external: ['react', 'react-dom'],
    });
    return `${(brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array()).length / 1000).toFixed(1)} kB`;
  };
  const codes = Object.values(LIBRARIES).map((open) => open().code);
  const rows = [
    ...results,
    ['bytes: one read, with client and cache library', codes.map(({ read }) => sizeOf(read))] as const,
    ['bytes: read, list, action, with both', codes.map(({ all }) => sizeOf(all))] as const,
  ];
  const names = Object.keys(LIBRARIES);
  const table = [
    ['case', ...names],
    names.concat('').map(() => '---'),
    ...rows.map(([title, cells]) => [title, ...cells]),
  ];
  const text = table.map((row) => `| ${row.join(' | ')} |`).join('\n');
  console.log(text);
  mkdirSync('.cache/guests', { recursive: true });
  writeFileSync('.cache/guests/table.md', `${text}\n`);
});
