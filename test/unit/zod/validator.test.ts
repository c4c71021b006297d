import { exclusiveGroups, resolve, type Schema } from 'storewire-tools';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Client, createClient, type StoreError, type TransportOptions } from '../../../src/index.ts';
import { operationSchemas, validator } from '../../../src/zod/index.ts';
import { type Call, callOf, fetchedCalls, navigations, wire } from '../../calls/description.ts';
import { sampleNamed, samplesOf } from '../../calls/inputs.ts';
import { everythingOf, failureOf } from '../helpers/failure.ts';
import { respond, type Store, startStore } from '../helpers/store.ts';

afterEach(() => void vi.restoreAllMocks());

const everyCall = Object.values(operationSchemas);
const checksInputs = validator(everyCall);

/** A client whose server sends it this response to every call. */
const answering = (body: unknown, options: TransportOptions): Promise<Store> =>
  startStore(respond(200, body), { retry: false, ...options });

const GUID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const LINE = { quantity: 1, catalogReference: { catalogItemId: 'i1', appId: 'a1' } };

type Row = [rule: string, id: string, input: unknown, field: string, description: string];

const REFUSED: Row[] = [
  ['REQUIRED_FIELD', 'orders.getOrder', {}, 'id', 'is required'],
  ['REQUIRED_FIELD', 'orders.getOrder', undefined, 'id', 'is required'],
  [
    'REQUIRED_FIELD',
    'authentication.login',
    { email: 'ada@example.com' },
    'input',
    'must have at least one of password, stateToken',
  ],
  [
    'MIN_SIZE',
    'members.updateMember',
    { id: GUID, member: {} },
    'member',
    'must have at least one of loginEmail, contact, profile, privacyStatus',
  ],
  ['FORMAT', 'orders.getOrder', { id: 7 }, 'id', 'must be of type string'],
  ['FORMAT', 'orders.getOrder', [], 'input', 'must be of type object'],
  [
    'FORMAT',
    'currentCart.addToCurrentCart',
    { lineItems: [{ ...LINE, quantity: 1.5 }] },
    'lineItems.0.quantity',
    'must be of type integer',
  ],
  [
    'FORMAT',
    'currentCart.addToCurrentCart',
    { lineItems: [{ ...LINE, quantity: Number.NaN }] },
    'lineItems.0.quantity',
    'must be of type number',
  ],
  [
    'FORMAT',
    'webMethods.callWebMethod',
    { module: 'm', functionName: 'f', args: 'none' },
    'args',
    'must be of type array',
  ],
  [
    'FORMAT',
    'members.updateMember',
    { id: 'm1', member: { privacyStatus: 'PUBLIC' } },
    'id',
    'must be a valid guid',
  ],
  [
    'FORMAT',
    'orders.updateOrder',
    { id: GUID, order: { buyerInfo: { email: 'ada' } } },
    'order.buyerInfo.email',
    'must be a valid email',
  ],
  [
    'FORMAT',
    'members.updateMember',
    { id: GUID, member: { contact: { addresses: [{ country: 'Sweden' }] } } },
    'member.contact.addresses.0.country',
    'must match /^[A-Z]{2}$/u',
  ],
  [
    'MIN',
    'currentCart.addToCurrentCart',
    { lineItems: [{ ...LINE, quantity: 0 }] },
    'lineItems.0.quantity',
    'must be at least 1',
  ],
  ['MAX', 'files.listFiles', { paging: { limit: 101 } }, 'paging.limit', 'must be at most 100'],
  [
    'MIN_LENGTH',
    'graphql.graphqlQuery',
    { apiVersion: '', query: '{shop}' },
    'apiVersion',
    'must be at least 1 characters long',
  ],
  [
    'MAX_LENGTH',
    'collections.createCollection',
    { collection: { name: 'x'.repeat(51) } },
    'collection.name',
    'must be at most 50 characters long',
  ],
  [
    'EXACT_LENGTH',
    'verification.verifyDuringAuthentication',
    { stateToken: 's', code: '12345' },
    'code',
    'must be exactly 6 characters long',
  ],
  [
    'MAX_SIZE',
    'reviews.queryReviews',
    { query: { sort: Array(11).fill({ fieldName: 'verified' }) } },
    'query.sort',
    'must be at most 10 items',
  ],
  [
    'INVALID_ENUM_VALUE',
    'reviews.queryReviews',
    { query: { sort: [{ fieldName: 'verified', order: 'UP' }] } },
    'query.sort.0.order',
    'must be "ASC" or "DESC"',
  ],
  [
    'INVALID_ENUM_VALUE',
    'oauth.oauthToken',
    { clientId: GUID, grantType: 'password' },
    'grantType',
    'must be "anonymous" or "refresh_token" or "authorization_code"',
  ],
  [
    'ONE_OF_ALIGNMENT',
    'orders.updateOrder',
    { id: GUID, order: { buyerInfo: { visitorId: GUID, memberId: GUID } } },
    'order.buyerInfo',
    'must have at most one of visitorId, memberId',
  ],
  ['FIELD_NOT_ALLOWED', 'currentCart.getCurrentCart', { id: 'c1' }, 'id', 'must not be given'],
];

/** Makes a call by its id. */
function make(client: Client, id: string, input: unknown): Promise<unknown> {
  const { service, methodName } = callOf(id);
  return Reflect.apply(
    Reflect.get(Object(Reflect.get(client, service)), methodName) as () => Promise<unknown>,
    undefined,
    [input],
  );
}

describe('an input', () => {
  it.each(REFUSED)(
    'that breaks the rule %s is rejected before anything is sent: %s(%j)',
    async (rule, id, input, field, description) => {
      const { client, requests } = await answering({}, { validate: checksInputs });
      const error = await failureOf(make(client, id, input));
      expect([error.kind, error.code, error.operation, error.attempts]).toEqual([
        'validation',
        'INVALID_ARGUMENT',
        id,
        0,
      ]);
      expect(error.violations).toEqual([{ field, description, rule, ruleName: undefined, data: undefined }]);
      expect(error.message).toBe(`INVALID_ARGUMENT: "${field}" ${description}`);
      expect(requests).toEqual([]);
    },
  );

  it('is rejected with all of its violations, sorted by field', async () => {
    const { client } = await answering({}, { validate: checksInputs });
    const input = { lineItems: [{ quantity: 0 }, { ...LINE, quantity: '2' }] };
    const { violations } = await failureOf(make(client, 'currentCart.addToCurrentCart', input));
    expect(violations.map(({ field, rule }) => [field, rule])).toEqual([
      ['lineItems.0.catalogReference', 'REQUIRED_FIELD'],
      ['lineItems.0.quantity', 'MIN'],
      ['lineItems.1.quantity', 'FORMAT'],
    ]);
  });

  it('of a call that the browser navigates to is rejected before a URL is returned', () => {
    const client = createClient({ validate: checksInputs });
    expect(() => client.authentication.ssoLogin({ tenantId: GUID } as never)).toThrow(
      'INVALID_ARGUMENT: "idpConnectionId" is required',
    );
    expect(navigations.length).toBeGreaterThan(0);
    for (const call of navigations)
      for (const { input } of samplesOf(call)) expect(errorOf(call, input)).toBeUndefined();
  });

  it.each<[id: string, input: unknown]>([
    [
      'productsV3.searchProducts',
      {
        search: {
          sort: [
            {
              fieldName: 'allCategoriesInfo.categories.index',
              selectItemsBy: [{ 'allCategoriesInfo.categories.id': GUID }],
            },
          ],
        },
      },
    ],
    [
      'productsV3.searchProducts',
      { search: { filter: { 'allCategoriesInfo.categories': { $matchItems: [{ id: { $in: [GUID] } }] } } } },
    ],
    ['customizations.queryCustomizations', { query: { filter: {}, cursorPaging: { limit: 50 } } }],
    [
      'productsV3.queryVariants',
      { query: { sort: [{ fieldName: 'variantId' }], filter: { variantId: GUID } } },
    ],
    [
      'productsV3.updateProduct',
      {
        id: GUID,
        product: { revision: '1', brand: null, ribbon: null, media: null, description: null, seoData: null },
      },
    ],
    [
      'categories.createCategory',
      {
        category: { name: 'Mugs', parentCategory: null, seoData: null, richContentDescription: null },
        treeReference: { appNamespace: '@wix/stores' },
      },
    ],
  ])('that clients of the platform send to version 3 is valid: %s(%j)', async (id, input) => {
    const { client, requests } = await answering({}, { validate: checksInputs });
    await make(client, id, input);
    expect(requests).toHaveLength(1);
  });

  it('sorts files only by what the platform documents', async () => {
    const { client } = await answering({}, { validate: checksInputs });
    const error = await failureOf(make(client, 'files.listFiles', { sort: { fieldName: 'createdDate' } }));
    expect(error.message).toBe(
      'INVALID_ARGUMENT: "sort.fieldName" must be "displayName" or "sizeInBytes" or "updatedDate"',
    );
  });

  it('that is valid is sent unchanged, with fields that the contract does not declare', async () => {
    const { client, requests } = await answering({ cart: {} }, { validate: checksInputs });
    const input = { lineItems: [{ ...LINE, unknownToTheContract: { kept: [1, null] } }] };
    await make(client, 'currentCart.addToCurrentCart', Object.freeze(input));
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual(input);
  });
});

const errorOf = ({ id }: Call, input: unknown): StoreError | undefined => checksInputs.input(id, input);

describe('fields of which at most one may be set', () => {
  /** Groups of such fields in the body of a call, whose fields are in the flat input. */
  const groupsOf = ({ bodySchema }: Call): string[][] =>
    bodySchema ? exclusiveGroups(resolve<Schema>(wire, bodySchema)) : [];
  const calls = fetchedCalls.filter((call) => call.bodyName === undefined && groupsOf(call).length > 0);

  it('are in the inputs of these calls', () => {
    expect(calls.map(({ id }) => id).toSorted()).toEqual([
      'authentication.verifyFactor',
      'redirects.createRedirectSession',
      'reviews.queryReviews',
      'totals.calculateTotals',
    ]);
  });

  const more: Readonly<Record<string, Record<string, unknown>>> = {
    'authentication.verifyFactor': { emailData: { code: '123456' } },
    'redirects.createRedirectSession': { login: {} },
    'reviews.queryReviews': { filter: {} },
    'totals.calculateTotals': { couponId: GUID },
  };

  it.each(calls.map((call): [string, Call] => [call.id, call]))('are rejected together: %s', (id, call) => {
    const { input } = sampleNamed(call, 'full');
    expect(errorOf(call, input)).toBeUndefined();
    const [violation, ...others] = errorOf(call, { ...input, ...more[id] })?.violations ?? [];
    expect([violation?.rule, violation?.field, others]).toEqual(['ONE_OF_ALIGNMENT', 'input', []]);
    for (const name of Object.keys(more[id] ?? {})) expect(violation?.description).toContain(name);
  });

  it('are accepted if the others are undefined', () => {
    expect(
      checksInputs.input('redirects.createRedirectSession', { login: {}, auth: undefined }),
    ).toBeUndefined();
  });
});

describe('only the given calls', () => {
  it('are validated, inputs and responses', async () => {
    const validate = validator([operationSchemas.getOrder], { responses: 'strict' });
    const { client, requests } = await answering({ order: 'none', cart: 'none' }, { validate });
    expect((await failureOf(client.orders.getOrder({} as never))).violations[0]?.rule).toBe('REQUIRED_FIELD');
    expect((await failureOf(client.orders.getOrder({ id: GUID }))).reason).toBe('badAnswer');
    expect(await client.currentCart.addToCurrentCart({ lineItems: 'none' } as never)).toMatchObject({
      cart: 'none',
    });
    expect(requests).toHaveLength(2);
  });

  it('can be all calls, each under its own name', () => {
    const named = Object.entries(operationSchemas).map(([name, { id }]) => [name, callOf(id).name]);
    expect(named.map(([name]) => name)).toEqual(named.map(([, name]) => name));
    expect(everyCall.map(({ id }) => id).toSorted()).toEqual(
      [...fetchedCalls, ...navigations].map(({ id }) => id).toSorted(),
    );
  });

  it('are validated: none without a validator', async () => {
    const { client } = await answering({ order: 'none' }, {});
    expect(await client.orders.getOrder({ id: GUID, extra: 1 } as never)).toEqual({ order: 'none' });
  });
});

describe('a response that does not match the contract', () => {
  const bad = { order: { id: 5, lineItems: [{ quantity: 'secret-value' }] } };
  const message =
    /^The response of orders\.getOrder does not match the contract: .*order\.id must be of type string/;

  it('is returned unchanged by default and with off', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const validate of [validator(everyCall), validator(everyCall, { responses: 'off' })]) {
      const { client } = await answering(bad, { validate });
      expect(await client.orders.getOrder({ id: GUID })).toEqual(bad);
    }
    expect(warned).not.toHaveBeenCalled();
  });

  it('is returned with one warning per call with warn', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { client } = await answering(bad, { validate: validator(everyCall, { responses: 'warn' }) });
    expect(await client.orders.getOrder({ id: GUID })).toEqual(bad);
    expect(await client.orders.getOrder({ id: GUID })).toEqual(bad);
    expect(warned.mock.calls).toEqual([[expect.stringMatching(message)], [expect.stringMatching(message)]]);
    expect(String(warned.mock.calls)).not.toContain('secret-value');
  });

  it('fails the call and names the fields with strict, and the call is not retried', async () => {
    const { client, requests } = await answering(bad, {
      validate: validator(everyCall, { responses: 'strict' }),
      retry: { baseMs: 0 },
    });
    const error = await failureOf(client.orders.getOrder({ id: GUID }));
    expect([error.kind, error.reason, error.status, error.attempts]).toEqual(['system', 'badAnswer', 200, 1]);
    expect(error.cause).toMatchObject({ name: 'TypeError', message: expect.stringMatching(message) });
    expect(everythingOf(error)).not.toContain('secret-value');
    expect(requests).toHaveLength(1);
  });

  it('is named itself if none of its fields is the reason', () => {
    const error = validator(everyCall, { responses: 'strict' }).output('orders.getOrder', []);
    expect(error?.message).toBe(
      'The response of orders.getOrder does not match the contract: response must be of type object',
    );
  });
});

it('an unknown value of an enumeration is accepted in responses, as the platform may add values, and rejected in inputs', async () => {
  const { answers } = callOf('orders.getOrder');
  const full = structuredClone(answers.get('full')) as {
    order: { paymentStatus: string; weightUnit: string };
  };
  full.order.paymentStatus = full.order.weightUnit = 'NEW_OF_2030';
  const { client } = await answering(full, { validate: validator(everyCall, { responses: 'strict' }) });
  expect(await client.orders.getOrder({ id: GUID })).toEqual(full);
  const { violations } = await failureOf(client.orders.createOrder({ order: { ...full.order } } as never));
  expect(violations.filter(({ rule }) => rule === 'INVALID_ENUM_VALUE').map(({ field }) => field)).toContain(
    'order.weightUnit',
  );
});

describe('every example of the contract', () => {
  const strict = validator(everyCall, { responses: 'strict' });

  it('is valid with strict, inputs and responses of every call', async () => {
    let count = 0;
    for (const call of fetchedCalls) {
      for (const sample of samplesOf(call)) {
        for (const [name, answer] of call.answers) {
          const fetch = async (): Promise<Response> => Response.json(answer);
          const client = createClient({ siteUrl: 'https://shop.example', fetch, validate: strict });
          expect(await make(client, call.id, sample.input), `${call.id} ${sample.name} ${name}`).toEqual(
            answer,
          );
          count++;
        }
      }
    }
    expect(count).toBeGreaterThanOrEqual(fetchedCalls.length * 3);
  });
});
