import fc from 'fast-check';
import { verifyEvent } from 'storewire-server';
import { describe, expect, it } from 'vitest';
import { failureOf } from '../helpers/failure.ts';
import { APPROVED, signClaims, signer } from './setup.ts';

const { publicKey } = signer;
const iat = Math.floor(Date.now() / 1000);

const read = async (data: unknown, claims: object = {}): Promise<unknown> =>
  verifyEvent(await signClaims({ iat, data, ...claims }), { publicKey });

/** The levels of a delivery combined: payload, its siblings, and the claim. */
const outer = (payload: unknown, siblings: object = {}): string =>
  JSON.stringify({ eventType: APPROVED, instanceId: 'inst-1', data: JSON.stringify(payload), ...siblings });

const ENVELOPE = {
  id: 'ev-1',
  entityFqdn: 'wix.ecom.v1.order',
  slug: 'created',
  entityId: 'o1',
  eventTime: '2024-05-06T07:08:09.010Z',
  triggeredByAnonymizeRequest: false,
  originatedFrom: null,
  entityEventSequence: '5',
};
const IDENTITY = { identityType: 'WIX_USER', wixUserId: 'u1' };
const identity = JSON.stringify(IDENTITY);
const ORDER = { id: 'o1', createdDate: '2024-05-06T07:08:09.010Z' };

describe('the recorded deliveries', () => {
  const changed = { currentEntity: { id: 'r1' }, modifiedFields: { 'content.title': 'old' } };

  it.each<[type: string, change: object, event: { type?: string; kind: string; [field: string]: unknown }]>([
    ['wix.ecom.v1.order_created', { createdEvent: { entity: ORDER } }, { kind: 'created', entity: ORDER }],
    [
      'wix.ecom.v1.order_created',
      { createdEvent: { entityAsJson: JSON.stringify(ORDER) } },
      { kind: 'created', entity: ORDER },
    ],
    [
      'wix.reviews.v1.review_updated',
      { updatedEvent: changed },
      { kind: 'updated', entity: changed.currentEntity, modifiedFields: changed.modifiedFields },
    ],
    [
      'wix.reviews.v1.review_updated',
      { updatedEvent: { currentEntityAsJson: '{"id":"r1"}' } },
      { kind: 'updated', entity: { id: 'r1' } },
    ],
    [
      'wix.members.v1.member_deleted',
      { deletedEvent: { deletedEntity: { id: 'm1' } } },
      { kind: 'deleted', entity: { id: 'm1' } },
    ],
    ['wix.ecom.v1.cart_deleted', { deletedEvent: {} }, { kind: 'deleted' }],
    // the contract has an entity here
    ['wix.reviews.v1.review_deleted', { deletedEvent: {} }, { kind: 'deleted' }],
    [APPROVED, { actionEvent: { body: { order: ORDER } } }, { kind: 'action', data: { order: ORDER } }],
    [
      APPROVED,
      { actionEvent: { bodyAsJson: JSON.stringify({ order: ORDER }) } },
      { kind: 'action', data: { order: ORDER } },
    ],
    [
      'wix.ecom.v9.order_sung',
      { actionEvent: { body: { verses: 3 } } },
      { type: 'unknown', kind: 'action', data: { verses: 3 } },
    ],
  ])('%s with %j is %j', async (eventType, change, event) => {
    const accountInfo = { accountId: 'a1', siteId: 's1' };
    const metadata = { ...ENVELOPE, instanceId: 'inst-1', eventType, identity: IDENTITY, accountInfo };
    const data = outer({ ...ENVELOPE, ...change }, { eventType, identity, accountInfo });
    expect(await read(data)).toEqual({ id: 'ev-1', type: eventType, metadata, ...event });
  });

  it('no identity, no account', async () => {
    const metadata = { ...ENVELOPE, instanceId: 'inst-1', eventType: APPROVED };
    expect(await read(outer({ ...ENVELOPE, actionEvent: { body: {} } }))).toEqual({
      id: 'ev-1',
      type: APPROVED,
      kind: 'action',
      data: {},
      metadata,
    });
  });

  it.each([
    ['com.wix.ecommerce.catalog.api.v1.ProductCreated', 'com.wix.ecommerce.catalog.api.v1.ProductCreated'],
    ['com.wix.ecommerce.catalog.api.v2.ProductPainted', 'unknown'],
    ['constructor', 'unknown'],
    ['__proto__', 'unknown'],
  ])('a bare event of type %s is %s', async (eventType, type) => {
    const content = { productId: 'p1', name: 'Shoe' };
    const metadata = { instanceId: 'inst-1', eventType, identity: IDENTITY };
    const event = await read(outer(content, { eventType, identity }), { jti: 't1' });
    expect(event).toEqual({ id: 't1', type, kind: 'bare', data: content, metadata });
  });

  it('a claim that is an object', async () => {
    expect(await failureOf(read({ eventType: APPROVED }))).toMatchObject({
      kind: 'validation',
      code: 'INVALID_EVENT',
      message: 'Unexpected type of JWT data: expected string, got object',
      violations: [{ field: 'data' }],
    });
  });
});

describe('a bare event, which has no id of its own,', () => {
  const bare = outer({ productId: 'p1' }, { eventType: 'com.wix.ecommerce.catalog.api.v1.ProductDeleted' });

  it('is identified by its token: the same content in another token is another event', async () => {
    const [first, again, later] = [
      await read(bare),
      await read(bare),
      await read(bare, { iat: iat - 1 }),
    ] as { id: string }[];
    expect(first?.id).toMatch(/^[0-9a-f]{32}$/);
    expect(again?.id).toBe(first?.id);
    expect(later?.id).not.toBe(first?.id);
  });

  it('is identified independently of the spelling of its signature', async () => {
    const token = await signClaims({ data: bare });
    const spellings = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].map(
      (last) => token.slice(0, -1) + last,
    );
    const verified = await Promise.allSettled(spellings.map((each) => verifyEvent(each, { publicKey })));
    const ids = verified.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.id] : []));
    expect([ids.length, new Set(ids).size]).toEqual([16, 1]);
  });
});

describe('the error for a malformed delivery names the field', () => {
  const change = (member: string, value: unknown) =>
    outer({ ...ENVELOPE, [member]: value }, { eventType: TYPES[member] });
  const TYPES: Record<string, string> = {
    createdEvent: 'wix.ecom.v1.order_created',
    updatedEvent: 'wix.ecom.v1.order_updated',
    deletedEvent: 'wix.ecom.v1.cart_deleted',
    actionEvent: APPROVED,
  };

  it.each([
    ['data', undefined],
    ['data', null],
    ['data', 7],
    ['data', '{'],
    ['data', '[]'],
    ['data', 'null'],
    ['data.eventType', '{}'],
    ['data.eventType', JSON.stringify({ eventType: 7, data: '{}' })],
    ['data.eventType', JSON.stringify({ eventType: '', data: '{}' })],
    ['data.identity', outer({}, { identity: '{' })],
    ['data.identity', outer({}, { identity: { identityType: 'APP' } })],
    ['data.data', outer({}, { data: undefined })],
    ['data.data', outer({}, { data: { id: 'e' } })],
    ['data.data', outer({}, { data: '{"id"' })],
    ['data.data', outer({}, { data: '"text"' })],
    ['data.data.actionEvent', outer({ ...ENVELOPE })],
    ['data.data.actionEvent', outer({ ...ENVELOPE, createdEvent: { entity: {} } })],
    ['data.data.actionEvent', change('actionEvent', 'text')],
    ['data.data.actionEvent.body', change('actionEvent', {})],
    ['data.data.actionEvent.body', change('actionEvent', { body: [] })],
    ['data.data.actionEvent.bodyAsJson', change('actionEvent', { bodyAsJson: '{' })],
    ['data.data.actionEvent.bodyAsJson', change('actionEvent', { bodyAsJson: {} })],
    ['data.data.createdEvent.entity', change('createdEvent', { entity: null })],
    ['data.data.createdEvent.entity', change('createdEvent', { entity: 'text' })],
    ['data.data.createdEvent.entityAsJson', change('createdEvent', { entityAsJson: 'text' })],
    ['data.data.updatedEvent.currentEntity', change('updatedEvent', {})],
    [
      'data.data.updatedEvent.modifiedFields',
      change('updatedEvent', { currentEntity: {}, modifiedFields: ['name'] }),
    ],
    ['data.data.deletedEvent', change('deletedEvent', null)],
    ['data.data.deletedEvent.deletedEntity', change('deletedEvent', { deletedEntity: 'm1' })],
  ])('%s', async (field, data) => {
    expect(await failureOf(read(data))).toMatchObject({
      kind: 'validation',
      code: 'INVALID_EVENT',
      violations: [{ field }],
    });
  });

  it('for any JSON at any level', async () => {
    const payload = fc.oneof(
      fc.json(),
      fc.object().map((value) => JSON.stringify({ ...value, actionEvent: value, createdEvent: value })),
      fc.string(),
    );
    const eventType = fc.constantFrom(
      ...Object.values(TYPES),
      'com.wix.ecommerce.catalog.api.v1.ProductCreated',
      'new',
    );
    await fc.assert(
      fc.asyncProperty(eventType, payload, fc.option(fc.json()), async (type, data, who) => {
        const outcome = await read(
          JSON.stringify({ eventType: type, data, identity: who ?? undefined }),
        ).catch((error: unknown) => error);
        if (outcome instanceof Error)
          expect(outcome).toMatchObject({
            code: 'INVALID_EVENT',
            violations: [{ field: expect.stringMatching(/^data/) }],
          });
        else expect(outcome).toMatchObject({ id: expect.any(String), metadata: { eventType: type } });
      }),
    );
  });

  it('also for JSON that is deeper than the stack', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const outcome = await read(outer({}, { data: `{"a":${deep},"actionEvent":{"body":{}}}` })).catch(
      (error: unknown) => error,
    );
    expect(outcome).toMatchObject(outcome instanceof Error ? { code: 'INVALID_EVENT' } : { kind: 'action' });
  });
});
