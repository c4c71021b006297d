import fc from 'fast-check';
import { type WebMethodCaller, webMethod } from 'storewire-server';
import { describe, expect, it } from 'vitest';
import { EXCEPTION, startSite } from '../site.ts';

/** What ran, and the path that it ran for: one call may end after the next has begun. */
const ran: { name: string; path: string }[] = [];

const run =
  (name: string) =>
  ({ request }: WebMethodCaller): string => {
    ran.push({ name, path: pathOf(request.url) });
    return name;
  };

/** Values of any kind, with a canary in them. */
const thrown = fc.oneof(
  fc.anything().map((value) => ({ canary: 'canary', value })),
  fc
    .record({ message: fc.string(), code: fc.anything(), status: fc.integer() })
    .map((facts) => Object.assign(new Error('canary'), facts, { sql: 'canary' })),
  fc.constantFrom<unknown>(
    'canary',
    null,
    undefined,
    0,
    Symbol('canary'),
    () => 'canary',
    new Response('canary'),
    Object.create(null),
  ),
);
let next: unknown;

/** Only `run`, `fail` and `later` of `shop` are listed. Everything else is a trap. */
const trap = { unlisted: webMethod('anyone', run('unlisted')) };
const load = async () => ({ later: run('later'), unlisted: run('unlisted') });
const shop = {
  run: webMethod('anyone', run('run')),
  fail: webMethod('anyone', () => Promise.reject(next)),
  later: webMethod('anyone', async (caller) => (await load()).later(caller)),
};
const modules = Object.assign(Object.create({ inherited: trap }), {
  shop: Object.assign(Object.create(trap), shop),
});
const LISTED = new Set(
  ['run', 'fail', 'later'].flatMap((name) => [`/_webMethods/shop/${name}`, `/_webMethods/shop/${name}.ajax`]),
);

const word = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(...'_webMethods shop run fail later run.ajax unlisted inherited'.split(' ')),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...'__proto__ constructor prototype toString valueOf hasOwnProperty __defineGetter__ then'.split(' '),
      ...'toJSON parse get has . .. %2e %2E%2e %00 run%00 %c0%ae %ff % %2 %u0041 .ajax'.split(' '),
      ...'.ajax.ajax ｒｕｎ run%20 %72un * ; ? #'.split(' '),
      '',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
);
const separator = fc.constantFrom('/', '/', '/', '/', '/', '//', '%2f', '\\', '%5c', '?', '');
const path = fc.oneof(
  fc.constantFrom(...LISTED),
  fc.tuple(word, word).map((names) => `/_webMethods/${names.join('/')}`),
  fc.array(fc.tuple(separator, word), { maxLength: 6 }).map((parts) => `/${parts.flat().join('')}`),
);
const nested = fc
  .integer({ min: 1, max: 50_000 })
  .chain((depth) =>
    fc.constantFrom('['.repeat(depth), '['.repeat(depth) + ']'.repeat(depth), '[{"a":'.repeat(depth)),
  );
const body = fc.oneof(
  fc.constantFrom(
    '[]',
    '[1]',
    '',
    '{}',
    'null',
    '[',
    '[,]',
    '[1e999]',
    '"[]"',
    '{"length":1}',
    '[{"__proto__":{"polluted":1}}]',
    '[{"constructor":{"prototype":{"polluted":1}}}]',
  ),
  fc.json(),
  { weight: 3, arbitrary: fc.array(fc.jsonValue()).map((args) => JSON.stringify(args)) },
  nested,
  fc.integer({ min: 0, max: 200_000 }).map((length) => JSON.stringify(Array(length).fill(0))),
  fc.uint8Array({ maxLength: 300 }),
);
const token = fc.oneof(
  { weight: 2, arbitrary: fc.constant('visitor') },
  fc.constantFrom('member', 'user', 'app', 'otherSite', 'inactive', '', 'Bearer visitor', 'Bearer'),
  fc.string({ maxLength: 20 }),
);

const MALFORMED = new Set([
  'invalid request',
  'Web methods must be called with POST',
  'The request body is too large',
]);

/** Exactly what anyone may see. */
function checkAnswer(status: number, answer: string): void {
  expect(answer).not.toContain('canary');
  if (MALFORMED.has(answer)) {
    expect([400, 405, 413]).toContain(status);
    return;
  }
  const body = answer === '' ? undefined : JSON.parse(answer);
  if (status === 200) expect(Object.keys(body)).toEqual(['result']);
  else if (status === 500) expect(body).toEqual(EXCEPTION.body);
  else expect([[401, 403, 404].includes(status), body]).toEqual([true, { message: expect.any(String) }]);
}

/** The path of a URL, parsed as any server parses it. */
function pathOf(address: string): string {
  try {
    return decodeURIComponent(new URL(address, 'http://site.example').pathname);
  } catch {
    return '';
  }
}

function checkRuns(): void {
  expect(ran.filter(({ name, path }) => !LISTED.has(path) || !['run', 'later'].includes(name))).toEqual([]);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
}

describe('whatever a web method gives or throws', () => {
  const values = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.anything({
        withDate: true,
        withBigInt: true,
        withMap: true,
        withSet: true,
        withTypedArray: true,
        withSparseArray: true,
      }),
    },
    { weight: 2, arbitrary: fc.jsonValue() },
    thrown,
  );
  let given: unknown;
  const give = {
    give: webMethod('anyone', () => given),
    fail: webMethod('anyone', () => Promise.reject(given)),
  };
  const call = (name: string): Request =>
    new Request(`https://site.example/_webMethods/give/${name}`, {
      method: 'POST',
      headers: { authorization: 'visitor' },
      body: '[]',
    });

  it('a result arrives as JSON has it or not at all, and of a failure the caller learns that it is one', async () => {
    const { handler } = await startSite({ modules: { give }, on: () => undefined });
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(values, async (value) => {
        given = value;
        const [result, failure] = [await handler(call('give')), await handler(call('fail'))];
        const body = await result.text();
        seen.add(result.status);
        if (result.status === 200)
          expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify({ result: value })));
        else expect([result.status, JSON.parse(body)]).toEqual([500, EXCEPTION.body]);
        expect([failure.status, await failure.json()]).toEqual([500, EXCEPTION.body]);
      }),
      { numRuns: 1000 },
    );
    expect(seen).toEqual(new Set([200, 500]));
  });
});

it('any request to a web method gets a response, reveals only what it may and runs nothing that is not listed: any path, method, headers and body', async () => {
  const { handler } = await startSite({ modules, on: () => undefined });
  const method = fc.oneof(
    { weight: 6, arbitrary: fc.constant('POST') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...'OPTIONS GET HEAD PUT PATCH DELETE post QUERY __proto__ constructor'.split(' '),
      ),
    },
  );
  const headers = fc.dictionary(
    fc.constantFrom(
      'origin',
      'content-type',
      'content-length',
      'content-encoding',
      'x-http-method-override',
      'cookie',
      'access-control-request-headers',
    ),
    fc.string({ maxLength: 20 }),
  );
  const seen = new Set<number>();
  const request = fc.record({ path, method, headers, body, token, error: thrown });
  await fc.assert(
    fc.asyncProperty(request, async (sent) => {
      next = sent.error;
      ran.splice(0);
      const address = new URL(`http://site.example${sent.path}`).href;
      let made: Request;
      try {
        const given = sent.method === 'GET' || sent.method === 'HEAD' ? {} : { body: sent.body };
        made = new Request(address, {
          method: sent.method,
          headers: { ...sent.headers, authorization: sent.token },
          ...given,
        });
      } catch {
        return; // no runtime makes such a request
      }
      const response = await handler(made);
      checkAnswer(response.status, await response.text());
      seen.add(response.status);
      checkRuns();
    }),
    { numRuns: 1500 },
  );
  // otherwise the walk has missed what it is for
  expect([...seen].toSorted()).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 405, 500]));
});
