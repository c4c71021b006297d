/** The description of the events in AsyncAPI, and the events of the local platform. */
import { readFile } from 'node:fs/promises';
import { Parser } from '@asyncapi/parser';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { decodeJwt, importSPKI, jwtVerify } from 'jose';
import { createClient, fixedToken } from 'storewire';
import { startServer, type TestServer } from 'storewire-dev-kit/server';
import { createPlatform, type Platform } from 'storewire-platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractEvents } from '../contract-events.ts';

interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  contentSchema?: Schema;
}

interface Delivered {
  headers: Record<string, unknown>;
  payload: unknown;
}

interface Message {
  name: string;
  headers: Schema;
  payload: Schema;
  examples: Delivered[];
}

interface AsyncApi {
  channels: { webhook: { messages: Record<string, { $ref: string }> } };
  operations: Record<string, { action: string; messages: { $ref: string }[] }>;
  components: {
    messages: Record<string, Message>;
    schemas: Record<string, Schema>;
  };
}

const text = await readFile(new URL(import.meta.resolve('storewire-contract/asyncapi.json')), 'utf8');
const document = JSON.parse(text) as AsyncApi;
const messages = Object.values(document.components.messages);
const types = contractEvents.map(({ type }) => type);

const ajv = new Ajv({ strict: false, allErrors: true, formats: { decimal: true } });
addFormats.default(ajv);
ajv.addSchema(document, 'events');

/** What a reference within the document points to. */
const follow = ($ref: string): Schema =>
  $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], document) as Schema;

/** What differs between a value and the schema at a reference, also in strings that contain JSON. */
function mismatches($ref: string, value: unknown): string[] {
  const validate = ajv.compile({ $ref: `events${$ref}` });
  const own = validate(value) ? [] : [ajv.errorsText(validate.errors)];
  const { $ref: next, properties = {} } = follow($ref);
  if (next) return mismatches(next, value);
  const inside = Object.entries(properties).flatMap(([name, { contentSchema }]) => {
    const content = (value as Record<string, unknown>)[name];
    return contentSchema?.$ref && typeof content === 'string'
      ? mismatches(contentSchema.$ref, JSON.parse(content))
      : [];
  });
  return [...own, ...inside];
}

/** What differs between an event and the message with this name. */
const differences = (name: string, { headers, payload }: Delivered): string[] => [
  ...mismatches(`#/components/messages/${name}/headers`, headers),
  ...mismatches(`#/components/messages/${name}/payload`, payload),
];

/** The event in a token, as the description of the document says. */
function decode(token: string): Delivered {
  const { data, ...headers } = JSON.parse(String(decodeJwt(token)['data'])) as Record<string, string>;
  return { headers, payload: JSON.parse(data ?? '') };
}

let platform: Platform;
let app: TestServer;
const tokens: string[] = [];

beforeAll(async () => {
  app = await startServer(
    ({ body }, response) => {
      tokens.push(body);
      response.end();
    },
    () => {},
  );
  platform = createPlatform({ clock: '2026-03-01T09:00:00Z' });
  platform.addEventTarget({ url: app.url });
});

afterAll(async () => {
  await platform?.close();
  await app?.stop();
});

test('the parser of AsyncAPI finds nothing to object to', async () => {
  // the rule compares every payload again with everything that it refers to, which takes minutes
  const rules = { 'asyncapi-document-resolved': 'off' } as const;
  const found = await new Parser({ ruleset: { extends: [], rules } }).validate(text);
  // 3.1 has been published, and 3.0 is what most tools read
  const objections = found.filter(({ code }) => code !== 'asyncapi-latest-version');
  expect(objections.map(({ code, message, path }) => `${code} ${path.join('/')}: ${message}`)).toEqual([]);
});

test('every event of the contract has a message in the channel and an operation', () => {
  expect(types).toHaveLength(63);
  expect(messages.map(({ name }) => name).toSorted()).toEqual(types.toSorted());
  const inChannel = Object.entries(document.channels.webhook.messages);
  expect(inChannel.map(([, { $ref }]) => $ref)).toEqual(
    Object.keys(document.components.messages).map((name) => `#/components/messages/${name}`),
  );
  const received = Object.values(document.operations).flatMap((operation) => operation.messages);
  expect(received.map(({ $ref }) => $ref).toSorted()).toEqual(
    inChannel.map(([name]) => `#/channels/webhook/messages/${name}`).toSorted(),
  );
});

test('the payload of every message is an object with a name of its own, of which generators make a class', () => {
  const payloads = messages.map(({ payload }) => payload.$ref ?? '');
  expect(new Set(payloads).size).toBe(types.length);
  expect(payloads.map(follow).filter(({ type }) => type !== 'object')).toEqual([]);
});

test('the example of every message is such an event', () => {
  const found = Object.entries(document.components.messages).map(([key, { name, examples }]) => [
    examples[0]?.headers['eventType'] === name,
    ...examples.flatMap((example) => differences(key, example)),
  ]);
  expect(found).toEqual(messages.map(() => [true]));
});

test('an event of another type does not match', () => {
  const { OrderApproved, MemberCreated } = document.components.messages;
  const [example] = MemberCreated?.examples ?? [];
  expect(OrderApproved && example && differences('OrderApproved', example)).not.toEqual([]);
});

/** Delivers what was emitted, and compares each token with the message of its type. */
async function deliverAndCompare(): Promise<{ types: string[]; problems: string[] }> {
  tokens.length = 0;
  await platform.deliverEvents();
  const key = await importSPKI(platform.getShop().publicKey, 'RS256');
  for (const token of tokens) await jwtVerify(token, key);
  const events = tokens.map(decode);
  const problems = events.flatMap((event) => {
    const entries = Object.entries(document.components.messages);
    const [key = ''] = entries.find(([, { name }]) => name === event.headers['eventType']) ?? [];
    return differences(key, event).map((problem) => `${key} ${problem}`);
  });
  return { types: events.map(({ headers }) => String(headers['eventType'])), problems };
}

test('the platform signs every event as it is described', async () => {
  for (const { type, body } of contractEvents) {
    const { metadata: _, ...content } = body;
    platform.emitEvent({ type, entityId: type, content });
  }
  const delivered = await deliverAndCompare();
  expect(delivered.problems).toEqual([]);
  expect(delivered.types.toSorted()).toEqual(types.toSorted());
});

test('the events that calls lead to are as they are described', async () => {
  const as = (role: 'visitor' | 'staff') =>
    createClient({
      baseUrl: 'http://127.0.0.1:4010',
      fetch: platform.fetch,
      auth: fixedToken(platform.issueToken({ role }).accessToken),
    });
  const [merchant, visitor] = [as('staff'), as('visitor')];
  const { product } = await merchant.products.createProduct({
    product: { name: 'Bowl', priceData: { price: 12.5 } },
  });
  await merchant.members.createMember({ member: { loginEmail: 'ann@example.com' } });
  const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
  await visitor.currentCart.addToCurrentCart({
    lineItems: [{ quantity: 1, catalogReference: { appId, catalogItemId: product.id ?? '' } }],
  });
  const { checkoutId } = await visitor.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  await visitor.redirects.createRedirectSession({ ecomCheckout: { checkoutId } });
  const delivered = await deliverAndCompare();
  expect(delivered.problems).toEqual([]);
  expect(delivered.types).toEqual(
    expect.arrayContaining([
      'com.wix.ecommerce.catalog.api.v1.ProductCreated',
      'wix.members.v1.member_created',
      'wix.ecom.v1.cart_created',
      'wix.ecom.v1.checkout_created',
      'wix.headless.v1.redirect_session_created',
    ]),
  );
});
