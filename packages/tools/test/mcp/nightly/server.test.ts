/** Writes, credentials and all examples in `storewire mcp`, through the MCP client of its SDK. */
import { run } from 'storewire-dev-kit/process';
import { json, startServer } from 'storewire-dev-kit/server';
import { createPlatform } from 'storewire-platform';
import { expect, onTestFinished, test } from 'vitest';
import { type Answer, COMMAND, startMcp } from '../session.ts';

const calls = (answer: Answer): string[] =>
  (answer.value['found'] as { operation: string }[]).map(({ operation }) => operation);

test('a call that writes is made with --allow-writes, as the visitor of a client', async () => {
  const platform = createPlatform({ seed: 'small', clock: '2026-03-01T09:00:00Z' });
  onTestFinished(platform.close);
  const origin = await platform.listen({ port: 0 });
  const { clientId } = platform.getShop();
  const writer = await startMcp(['--base-url', origin, '--client-id', clientId, '--allow-writes'], {
    STOREWIRE_API_KEY: 'not used, as a client id is given',
  });
  onTestFinished(writer.close);
  const { tools } = await writer.client.listTools();
  expect(tools.at(-1)?.annotations).toMatchObject({ readOnlyHint: false, destructiveHint: true });
  const { value } = await writer.use('make_call', {
    operation: 'products.queryProducts',
    input: { query: { filter: { slug: 'driftwood-spoon-crock' }, paging: { limit: 1 } } },
    fields: ['products.id'],
  });
  const [{ id = '' } = {}] = value['products'] as { id?: string }[];
  const variants = await writer.use('make_call', {
    operation: 'queryProductVariants',
    input: { id },
    fields: ['variants.id'],
  });
  const [variant] = variants.value['variants'] as { id: string }[];
  const catalogReference = {
    appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
    catalogItemId: id,
    options: { variantId: variant?.id },
  };
  const added = await writer.use('make_call', {
    operation: 'currentCartV2.addLineItemsToCurrentCart',
    input: { catalogItems: [{ quantity: 1, catalogReference }] },
    fields: ['cart.lineItems.quantityInfo'],
  });
  expect(added.value).toMatchObject({ cart: { lineItems: [{ quantityInfo: { confirmedQuantity: 1 } }] } });
  const session = await writer.use('make_call', {
    operation: 'redirects.createRedirectSession',
    input: { login: {} },
  });
  expect(session.value).toMatchObject({
    redirectSession: { sessionToken: '(withheld)', fullUrl: expect.stringContaining(origin) },
  });
  const token = await writer.use('make_call', {
    operation: 'oauth.oauthToken',
    input: { clientId, grantType: 'anonymous' },
  });
  expect(token.value).toMatchObject({ error: { kind: 'rejected' } });
});

test('what a response has under the name of a secret is withheld, in any form', async () => {
  const secret = 'never-show-this';
  const response = {
    accessToken: { value: secret, expiresAt: 1 },
    tokens: [secret, { value: secret }],
    apiKey: secret,
    api_keys: [secret],
    headers: { Authorization: [secret] },
    login: [{ newPassword: 12345678, hasPassword: true, clientSecret: null, passwordStrength: 'good' }],
  };
  const echo = await startServer((_, reply) => json(reply, response));
  const session = await startMcp(['--base-url', echo.url], { STOREWIRE_TOKEN: 'token-of-the-caller' });
  onTestFinished(session.close);
  const { value } = await session.use('make_call', { operation: 'members.listMembers' });
  expect(value).toEqual({
    accessToken: '(withheld)',
    tokens: '(withheld)',
    apiKey: '(withheld)',
    api_keys: '(withheld)',
    headers: { Authorization: '(withheld)' },
    login: [{ newPassword: '(withheld)', hasPassword: true, clientSecret: null, passwordStrength: 'good' }],
  });
  const { text } = await session.use('show_call', { operation: 'oauth.oauthTokenInfo' });
  expect(text).not.toContain('(withheld)');
});

test('no credential is in what the server writes, even if a response repeats it', async () => {
  const echo = await startServer(({ headers, url }, response) =>
    url.startsWith('/ecom/v1/orders/')
      ? json(response, { message: `who is ${headers['authorization']}` }, 500)
      : json(response, { orders: [{ buyerNote: headers['authorization'], token: 'other' }] }),
  );
  const secret = 'a "secret" token';
  const session = await startMcp(['--base-url', echo.url], { STOREWIRE_TOKEN: secret });
  onTestFinished(session.close);
  const found = await session.use('make_call', { operation: 'members.listMembers' });
  expect(found.value).toEqual({ orders: [{ buyerNote: '(withheld)', token: '(withheld)' }] });
  const id = '00000000-0000-4000-8000-000000000000';
  const failed = await session.use('make_call', { operation: 'orders.getOrder', input: { id } });
  expect(failed.isError).toBe(true);
  expect(echo.requests[0]?.headers['authorization']).toBe(secret);
  expect(session.written()).not.toContain('secret');
});

test('the example of every call is an input that the client accepts', async () => {
  const rejected: string[] = [];
  const echo = await startServer((_, response) => json(response, {}, 404));
  const session = await startMcp(['--base-url', echo.url, '--site-url', echo.url, '--allow-writes'], {});
  onTestFinished(session.close);
  for (const id of calls(await session.use('search', { kind: 'call', limit: 200 }))) {
    const { value } = await session.use('show_call', { operation: id });
    expect(value['operation'], id).toBe(id);
    if (value['secret'] || value['effect'] === 'navigate') continue;
    const { input } = value['example'] as { input: Record<string, unknown> };
    const made = await session.use('make_call', { operation: id, input });
    const error = made.value['error'] as { kind?: string; attempts?: number } | undefined;
    if (error?.attempts !== 1) rejected.push(`${id} ${made.text}`);
  }
  expect(rejected).toEqual([]);
});

test.each([[['--base-url', 'http://shop.example.com'], /https/]])(
  '%j is rejected in one line',
  async (args, message) => {
    const { code, output } = await run(process.execPath, [COMMAND, 'mcp', ...args]);
    expect(code).not.toBe(0);
    expect(output).toMatch(message);
    expect(output).not.toContain('    at ');
  },
);
