import { describe, expect, inject, test } from 'vitest';
import { type Call, navigations } from './description.ts';
import { type Sample, samplesOf } from './inputs.ts';
import { objectionsTo, watch } from './recorded-exchange.ts';
import { clientOptions, prefer } from './session.ts';
import { STYLES } from './styles.ts';

/** Addresses of a call, as a user asks for them: from the namespace and from the function. */
async function addressesOf(call: Call, sample: Sample): Promise<URL[]> {
  const seen = watch();
  const built = await Promise.all(
    Object.values(STYLES).map((style) => style(clientOptions(seen), call, sample.input, {})),
  );
  expect(seen.exchanges, 'nothing is fetched').toEqual([]);
  return built.map((each) => {
    if (!(each instanceof URL)) throw new Error(`${call.id} gave no address`);
    return each;
  });
}

/** Opens an address as a browser does, without a token, and asks for one answer. */
async function open(
  address: URL,
  status: number,
  example?: string,
): Promise<{ status: number; body: unknown; location: string | null; objections: string[] }> {
  const seen = watch();
  await seen.fetch(address, {
    redirect: 'manual',
    headers: example === undefined ? { prefer: `code=${status}` } : prefer(status, example),
  });
  const exchange = seen.only();
  return {
    status: exchange.status,
    body: exchange.body,
    location: exchange.headers.get('location'),
    objections: objectionsTo(exchange),
  };
}

describe.each(navigations.map((call): [string, Call] => [call.id, call]))('%s', (_id, call) => {
  for (const sample of samplesOf(call)) {
    test(`builds the address of its ${sample.name} input in both styles`, async () => {
      const addresses = await addressesOf(call, sample);
      expect(addresses).toHaveLength(2);
      for (const address of addresses) {
        expect({ origin: address.origin, path: address.pathname, query: [...address.searchParams] }).toEqual({
          origin: inject('prismUrl'),
          path: sample.path,
          query: sample.query,
        });
      }
    });

    test(`sends the browser on from the address of its ${sample.name} input`, async () => {
      const [address = new URL('about:blank')] = await addressesOf(call, sample);
      expect(await open(address, 302)).toEqual({
        status: 302,
        body: undefined,
        location: expect.stringMatching(/^https:\/\//),
        objections: [],
      });
    });
  }

  test(`answers each of its ${call.failures.length} failures as written`, async () => {
    const [sample] = samplesOf(call);
    const [address = new URL('about:blank')] = sample ? await addressesOf(call, sample) : [];
    for (const { status, name, body } of call.failures) {
      expect(await open(address, status, name), name).toEqual({
        status,
        body,
        location: null,
        objections: [],
      });
    }
    expect(call.failures.length).toBeGreaterThan(0);
  });
});
