/** Every input that can name a URL: the platform redirects to and links allowed sites only. */

import contract from 'storewire-contract/contract.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { ANN } from '../../src/features/identity/samples.ts';
import { authorizationRequest, createIdentityShop, type IdentityShop, pkce } from '../identity-shop.ts';
import { uploadAs } from '../media.ts';
import { createProduct, itemOf } from '../shop.ts';

const ALLOWED = 'https://shop.example.com/page';
const OTHERS = [
  'https://evil.example/',
  'https://shop.example.com.evil.example/',
  'https://shop.example.com@evil.example/',
  'http://shop.example.com/',
  'http://localhost:3000/',
  '//evil.example/',
  'javascript:alert(1)',
  'data:text/html,evil',
  'myapp://page',
];

/** Gives a URL to the platform. Resolves to the one that it leads to, or to undefined if it leads to none; rejected input throws. */
type Follow = (shop: IdentityShop, url: string) => Promise<string | undefined>;

const session = (shop: IdentityShop, input: object) =>
  shop.as('visitor').redirects.createRedirectSession(input as never);

/** The page of another purpose shows all callbacks as links; sign-out redirects to its callback. */
const callback =
  (name: string): Follow =>
  async (shop, url) => {
    const { redirectSession } = await session(shop, { bookingsBook: {}, callbacks: { [name]: url } });
    return /class="button" href="(.*?)"/.exec(await (await shop.open(redirectSession.fullUrl)).text())?.[1];
  };

const authorized = async (shop: IdentityShop, query: Record<string, string>): Promise<string> =>
  (await shop.locationOf(`/oauth2/authorize?${new URLSearchParams({ ...query, prompt: 'none' })}`)).href;

const request = (shop: IdentityShop, redirectUri: string) =>
  authorizationRequest(shop, pkce().codeChallenge, { redirectUri });

const lines = async (shop: IdentityShop) => ({
  lineItems: [{ quantity: 1, catalogReference: itemOf(await createProduct(shop)) }],
});

/** The URL that the platform returns for a checkout. */
const checkoutUrl = async (client: ReturnType<IdentityShop['as']>, id: string | null | undefined) =>
  (await client.checkouts.getCheckoutUrl({ id: id ?? '' })).checkoutUrl;

/** By call and input. */
const FOLLOWED: Record<string, Follow> = {
  'checkouts.createCheckout overrideCheckoutUrl': async (shop, overrideCheckoutUrl) => {
    const visitor = shop.as('visitor');
    const input = { channelType: 'WEB', ...(await lines(shop)), overrideCheckoutUrl } as const;
    const { checkout } = await visitor.checkouts.createCheckout(input);
    return checkoutUrl(visitor, checkout.id);
  },
  'checkouts.updateCheckout overrideCheckoutUrl': async (shop, overrideCheckoutUrl) => {
    const visitor = shop.as('visitor');
    const input = { channelType: 'WEB', ...(await lines(shop)) } as const;
    const { id = '' } = (await visitor.checkouts.createCheckout(input)).checkout;
    await visitor.checkouts.updateCheckout({ id: id ?? '', checkout: {}, overrideCheckoutUrl });
    return checkoutUrl(visitor, id);
  },
  'currentCart.updateCurrentCart cartInfo.overrideCheckoutUrl': async (shop, overrideCheckoutUrl) => {
    const visitor = shop.as('visitor');
    await visitor.currentCart.addToCurrentCart(await lines(shop));
    await visitor.currentCart.updateCurrentCart({ cartInfo: { overrideCheckoutUrl } });
    const created = await visitor.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
    return checkoutUrl(visitor, created.checkoutId);
  },
  'cartsV2.createCart cart.customCheckoutUrl': async (shop, customCheckoutUrl) => {
    const { cartsV2 } = shop.as('visitor');
    const { cart } = await cartsV2.createCart({ cart: { customCheckoutUrl } });
    return (await cartsV2.getCheckoutUrl({ cartId: cart?.id ?? '' })).checkoutUrl;
  },
  'currentCartV2.updateCurrentCart cart.customCheckoutUrl': async (shop, customCheckoutUrl) => {
    const { cartsV2, currentCartV2 } = shop.as('visitor');
    const { cart } = await currentCartV2.createCurrentCart();
    await currentCartV2.updateCurrentCart({ cart: { customCheckoutUrl } });
    return (await cartsV2.getCheckoutUrl({ cartId: cart?.id ?? '' })).checkoutUrl;
  },
  'redirects.createRedirectSession callbacks.bookingsServiceListUrl': callback('bookingsServiceListUrl'),
  'redirects.createRedirectSession callbacks.cartPageUrl': callback('cartPageUrl'),
  'redirects.createRedirectSession callbacks.loginUrl': callback('loginUrl'),
  'redirects.createRedirectSession callbacks.planListUrl': callback('planListUrl'),
  'redirects.createRedirectSession callbacks.thankYouPageUrl': callback('thankYouPageUrl'),
  'redirects.createRedirectSession callbacks.postFlowUrl': async (shop, url) => {
    const { redirectSession } = await session(shop, { logout: {}, callbacks: { postFlowUrl: url } });
    return (await shop.locationOf(redirectSession.fullUrl)).href;
  },
  'redirects.createRedirectSession origin': async (shop, origin) => {
    await session(shop, { login: {}, origin });
    return origin;
  },
  'redirects.createRedirectSession authRequest.redirectUri': async (shop, url) => {
    const { redirectSession } = await session(shop, { auth: { authRequest: request(shop, url) } });
    return authorized(shop, redirectSession.urlDetails?.searchParams ?? {});
  },
  'redirects.createRedirectSession additionalQueryParameters': async (shop, redirectUri) => {
    const { redirectSession } = await session(shop, {
      auth: { authRequest: request(shop, ALLOWED) },
      preferences: { additionalQueryParameters: { redirectUri } },
    });
    return authorized(shop, redirectSession.urlDetails?.searchParams ?? {});
  },
  'oauth.authorize redirectUri': (shop, url) => authorized(shop, request(shop, url)),
  'oauth.authorize Referer': async (shop, referer) => {
    const { redirectUri: _none, ...query }: Record<string, string> = {
      ...request(shop, ''),
      responseMode: 'web_message',
      prompt: 'none',
    };
    const location = await shop.locationOf(`/oauth2/authorize?${new URLSearchParams(query)}`, {
      headers: { referer },
    });
    const page = await (await shop.open(location.href)).text();
    return /parent\.postMessage\(.*, "(.*?)"\)/.exec(page)?.[1];
  },
  'authentication.logoutRedirect postLogoutRedirectUri': async (shop, url) =>
    (
      await shop.locationOf(
        `/_api/iam/authentication/v1/logout?${new URLSearchParams({ postLogoutRedirectUri: url })}`,
      )
    ).href,
  'recovery.sendRecoveryEmail redirect.url': async (shop, url) => {
    await shop.as('visitor').recovery.sendRecoveryEmail({ email: ANN.email, redirect: { url } });
    return shop.mailsTo(ANN.email).at(-1)?.link;
  },
  'recovery.sendActivationEmail redirect.url': async (shop, url) => {
    const emailOptions = { redirect: { url } };
    await shop.as('staff').recovery.sendActivationEmail({ identityId: ANN.id, emailOptions });
    return shop.mailsTo(ANN.email).at(-1)?.link;
  },
  'files.generateFileDownloadUrl expirationRedirectUrl': async (shop, expirationRedirectUrl) => {
    const { id: fileId } = await uploadAs(shop, 'glaze', 'glaze.txt');
    const input = { fileId, expirationRedirectUrl, expirationInMinutes: 1 };
    const { downloadUrls } = await shop.as('staff').files.generateFileDownloadUrl(input);
    shop.advance(60_000);
    return (await shop.locationOf(new URL(downloadUrls[0]?.url ?? '').href)).href;
  },
  'backInStock.createBackInStockRequest request.itemUrl': async (shop, itemUrl) => {
    const catalogReference = itemOf(await createProduct(shop));
    const itemDetails = { name: 'Bowl', price: '1' };
    const request = { email: ANN.email, catalogReference, itemUrl };
    await shop.as('visitor').backInStock.createBackInStockRequest({ request, itemDetails });
    await shop.as('staff').backInStock.reportItemsBackInStock({ catalogReference, itemDetails });
    return shop.mailsTo(ANN.email).at(-1)?.link;
  },
};

test.each(Object.entries(FOLLOWED))('%s leads to allowed sites only', async (_name, follow) => {
  const shop = createIdentityShop({ settings: { allowedOrigins: [new URL(ALLOWED).origin] } });
  expect(new URL((await follow(shop, ALLOWED)) ?? '').origin).toBe(new URL(ALLOWED).origin);
  for (const url of OTHERS) {
    const end = await follow(shop, url).catch((error: { status?: number }) => error.status);
    // its own page says what is wrong, a frame posts nothing, an email has its own link
    const leads = typeof end === 'string' && end !== '' && !end.startsWith(shop.base.origin());
    expect({ url, leads }).toEqual({ url, leads: false });
  }
});

/** With schemes of apps, and with some that no setting may name. */
const SCHEMES = ['myapp://', 'exp://10.0.0.7:8081', 'javascript://', 'data://', 'file://', 'intent://'];

const OF_APPS = ['myapp://thanks/page', 'exp://10.0.0.7:8081/--/page'];

const NOT_OF_APPS = [
  'exp://10.0.0.8:8081/',
  'exp://10.0.0.7:8081@evil.example/',
  'other://page',
  'javascript://%0aalert(1)',
  'javascript:alert(1)',
  'data://text/html,evil',
  'file:///etc/passwd',
  'intent://page',
];

// a page in a frame is one of the web
const { 'oauth.authorize Referer': _frame, ...REDIRECTS } = FOLLOWED;

test.each(Object.entries(REDIRECTS))(
  '%s leads to an app whose scheme is allowed, and runs no script',
  async (_name, follow) => {
    const shop = createIdentityShop({ settings: { allowedOrigins: [new URL(ALLOWED).origin, ...SCHEMES] } });
    for (const url of OF_APPS) expect((await follow(shop, url))?.slice(0, url.length)).toBe(url);
    for (const url of NOT_OF_APPS) {
      const end = await follow(shop, url).catch((error: { status?: number }) => error.status);
      const leads = typeof end === 'string' && end !== '' && !end.startsWith(shop.base.origin());
      expect({ url, leads }).toEqual({ url, leads: false });
    }
  },
);

/** Names of URLs in the contract that are no such inputs: responses have them, or the platform stores and returns them unchanged. */
const NOT_FOLLOWED = [
  ...[
    'DownloadUrl',
    'ProductPageUrl',
    'checkoutUrl',
    'downloadUrl',
    'fullUrl',
    'pageUrl',
    'productPageUrl',
    'shortUrl',
  ],
  ...['sourceUrl', 'thumbnailUrl', 'uploadUrl'],
  ...['externalOrderUrl'],
];

test('no other URL of the contract is an input that leads somewhere', () => {
  const names = JSON.stringify(contract).matchAll(/"(?:name":")?(\w*(?:Url|Uri))"(?:[,}]|:\{)/g);
  const others = [...names].map(([, name = '']) => name).filter((name) => !NOT_FOLLOWED.includes(name));
  const followed = Object.keys(FOLLOWED).map((input) => input.split(/[ .]/).at(-1));
  expect([...new Set(others)].filter((name) => !followed.includes(name))).toEqual([]);
});
