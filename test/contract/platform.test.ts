/**
 * The client against the local platform with the seed `examples`, through Prism as a validating proxy: one success
 * per call. Requests that the platform rejects bypass Prism.
 */
import {
  createShopPlatform,
  EXAMPLE_OPTIONS,
  exampleRequests,
  exampleTokens,
  type ShopPlatform,
} from 'storewire-platform/testing';
import { type Mock, startMock } from 'storewire-tools/mock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CartV2, fixedToken, type TransportOptions } from '../../src/index.ts';
import { makingOf } from './call-styles.ts';
import { byService, type Call, clientCalls, navigations } from './description.ts';
import { expectSchemas, expectSent } from './expected-exchange.ts';
import type { Sample } from './inputs.ts';
import { objectionsTo, watch } from './recorded-exchange.ts';
import { namespaced, STYLES } from './styles.ts';
import { WIRE_FILE } from './wire-file.ts';

const BEFORE = 'before';

let platform: ShopPlatform;
let prism: Mock;
/** Tokens by the callers of a call. */
const tokens = new Map<string, string[]>();

beforeAll(async () => {
  platform = createShopPlatform(EXAMPLE_OPTIONS);
  for (const { callers } of [...clientCalls, ...navigations])
    tokens.set(callers.join(), exampleTokens(platform, callers));
  platform.takeSnapshot({ name: BEFORE });
  prism = await startMock({
    description: WIRE_FILE,
    port: 0,
    forward: (request) => platform.fetch(request),
  });
});

afterAll(async () => {
  await prism?.close();
  await platform?.close();
});

const tokensFor = ({ callers, open }: Call): string[] => (open ? [''] : (tokens.get(callers.join()) ?? []));

const optionsFor = (origin: string, token: string, fetch: typeof globalThis.fetch): TransportOptions => ({
  baseUrl: origin,
  siteUrl: origin,
  ...(token && { auth: fixedToken(token) }),
  retry: false,
  fetch,
});

const CART = '/ecom/v2/carts/c3f8a260-9e1d-4b75-8a4c-6d5e2f1b7093';

/** Calls that the cart of the examples has to be changed for, with what they need of the change. */
const PREPARATIONS: Readonly<Record<string, (token: string) => Promise<object>>> = {
  addCoupon: async (token) => {
    await change('remove-coupon', { couponId: '6c2e8f5a-9d41-4b07-8a3c-e1f5b7d92046' }, token);
    return {};
  },
  removeGiftCard: async (token) => {
    const { cart } = await change('add-gift-card', { giftCard: { code: 'HRBR-2046-QTZ7' } }, token);
    return { giftCardId: cart?.paymentInfo?.giftCards[0]?.id };
  },
};

async function change(path: string, body: object, token: string): Promise<{ cart?: CartV2 }> {
  const response = await platform.fetch(`${platform.base.origin()}${CART}/${path}`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { cart?: CartV2 };
}

/** Restores the shop of the examples, as the call needs it. */
async function prepared({ id }: Call, sample: Sample, token: string): Promise<Sample> {
  platform.restoreSnapshot({ name: BEFORE });
  const name = /^(?:cartsV2|currentCartV2)\.(addCoupon|removeGiftCard)/.exec(id)?.[1] ?? '';
  const needed = await PREPARATIONS[name]?.(token);
  if (!needed) return sample;
  const body = { ...(sample.body as object), ...needed };
  return { ...sample, input: { ...sample.input, ...needed }, body };
}

/** The first input of a call, and the token, with which it succeeds. */
async function successOf(call: Call): Promise<{ sample: Sample; token: string }> {
  const problems: unknown[] = [];
  const { call: asked, samples } = makingOf(call);
  for (const sample of samples)
    for (const token of tokensFor(asked)) {
      const { input } = await prepared(asked, sample, token);
      const options = optionsFor(platform.base.origin(), token, platform.fetch);
      try {
        await namespaced(options, asked, input, {});
        return { sample, token };
      } catch (error) {
        problems.push(`${sample.name}: ${String(error)}`);
      }
    }
  throw new Error(`${call.id} has no input that succeeds: ${problems.join('; ')}`);
}

describe.each(byService(clientCalls))('%s', (_service, calls) => {
  test.each(calls.map((call) => [call.id, call] as const))(
    '%s succeeds in both styles, and Prism objects to nothing',
    async (_id, call) => {
      const asked = makingOf(call).call;
      const { sample, token } = await successOf(call);
      for (const style of Object.values(STYLES)) {
        const sent = await prepared(asked, sample, token);
        const seen = watch();
        const data = await style(optionsFor(prism.url, token, seen.fetch), asked, sent.input, {});
        expect(objectionsTo(seen.only())).toEqual([]);
        expect(data).toEqual(seen.only().body);
        expectSent(call, sent, seen.only(), token);
        expectSchemas(asked, sent, data);
      }
    },
  );
});

test.each(navigations.map(({ id }) => id))('%s redirects, and Prism objects to nothing', async (id) => {
  const objections: unknown[] = [];
  for (const { method, url } of exampleRequests.filter((each) => each.id === id)) {
    platform.restoreSnapshot({ name: BEFORE });
    const direct = await platform.fetch(`${platform.base.origin()}${url}`, { method, redirect: 'manual' });
    if (direct.status !== 302) continue;
    platform.restoreSnapshot({ name: BEFORE });
    const seen = watch();
    const response = await seen.fetch(`${prism.url}${url}`, { method, redirect: 'manual' });
    expect(response.status).toBe(302);
    objections.push(objectionsTo(seen.only()));
  }
  expect(objections[0]).toEqual([]);
});
