/** The local platform with the shop of the examples of the contract. */
import {
  catalogVersionOf,
  createShopPlatform,
  EXAMPLE_OPTIONS,
  exampleTokens,
  keepState,
  type ShopPlatform,
} from 'storewire-platform/testing';
import { type CartV2, fixedToken, type TransportOptions } from '../../src/index.ts';
import { type Call, clientCalls, navigations } from './description.ts';
import type { Sample } from './inputs.ts';
import { makingOf } from './long-form.ts';
import { namespaced } from './styles.ts';

let platform: ShopPlatform;
/** Tokens by the roles that may make a call. */
const tokens = new Map<string, string[]>();

/** Opens the shop, with the version of the catalog that a service is of. Each call finds it as it is now. */
export function openExampleShop(service = ''): ShopPlatform {
  // the example of the version is 3
  const catalogVersion = service === 'catalogVersioning' ? 3 : (catalogVersionOf(service) ?? 1);
  platform = createShopPlatform({ ...EXAMPLE_OPTIONS, settings: { catalogVersion } });
  tokens.clear();
  for (const { allowedRoles } of [...clientCalls, ...navigations])
    tokens.set(allowedRoles.join(), exampleTokens(platform, allowedRoles));
  keepState(platform);
  return platform;
}

export const restoreShop = (): void => void platform.reset();

const tokensFor = ({ allowedRoles, open }: Call): string[] =>
  open ? [''] : (tokens.get(allowedRoles.join()) ?? []);

/** Options of a client that calls at an address. */
export const optionsFor = (
  origin: string,
  token: string,
  fetch: typeof globalThis.fetch,
): TransportOptions => ({
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
export async function prepared({ id }: Call, sample: Sample, token: string): Promise<Sample> {
  restoreShop();
  const name = /^(?:cartsV2|currentCartV2)\.(addCoupon|removeGiftCard)/.exec(id)?.[1] ?? '';
  const needed = await PREPARATIONS[name]?.(token);
  if (!needed) return sample;
  const body = { ...(sample.body as object), ...needed };
  return { ...sample, input: { ...sample.input, ...needed }, body };
}

/** The first input of a call, and the token, with which it succeeds. */
export async function successOf(call: Call): Promise<{ sample: Sample; token: string }> {
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
