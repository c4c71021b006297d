import { decodeJwt } from 'jose';
import type { Events } from 'storewire';
import { events as storeEvents } from 'storewire/internal';
import { contractEvents, freeForm, whole } from 'storewire-contract/testing';
import { type EventHandlers, type EventInput, verifyEvent } from 'storewire-server';
import { describe, expect, test } from 'vitest';
import { APPROVED, deliver, endpoint, signClaims, signer } from './setup.ts';

const { eventKinds } = storeEvents;

const kindOf = (type: string): string => eventKinds[type as keyof Events];

test('the table has the 63 events of the contract', () => {
  expect(Object.keys(eventKinds).toSorted()).toEqual(contractEvents.map(({ type }) => type).toSorted());
  expect(contractEvents).toHaveLength(63);
});

test.each(contractEvents)(
  '$type reaches its handler from the signer as the contract describes it',
  async ({ type, isDomain, body, input }) => {
    const seen: unknown[] = [];
    const handlers: EventHandlers<Events> = { [type]: (event: unknown) => seen.push(event) };
    const { handle, notices } = endpoint(handlers);
    expect((await handle(await deliver(input))).status).toBe(200);
    const id = isDomain ? body.metadata['id'] : expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(seen).toEqual([{ id, type, kind: kindOf(type), ...body }]);
    expect(notices).toMatchObject([{ type: 'done', eventType: type, handler: 'handler' }]);
  },
);

test.each(contractEvents.filter(({ isDomain }) => isDomain))(
  '$type is signed with the name of its entity, $entityFqdn, and its slug, $slug',
  async ({ type, entityFqdn, slug, body: { metadata: _metadata, ...content } }) => {
    const token = await signer.sign({ type, ...content } as unknown as EventInput);
    expect(await verifyEvent(token, { publicKey: signer.publicKey })).toMatchObject({
      type,
      metadata: { entityFqdn, slug },
    });
  },
);

test.each(['wix.ecom.v1.order_lost', 'toString', '__proto__'])(
  'the signer throws a TypeError for the unknown event %s',
  async (type) => {
    await expect(signer.sign({ type } as unknown as EventInput)).rejects.toThrow(
      new TypeError(`There is no event ${type}`),
    );
  },
);

const { publicKey } = signer;

/** Every event with numbers, with a value for each of its fields: as it is sent, and as handlers receive it. */
const events = contractEvents.flatMap(({ type, schema }) => {
  const { wire, pleasant, count } = whole(schema);
  return count > 0
    ? [{ type, count, wire: contentOf(wire), read: contentOf(pleasant), isEntity: 'entity' in Object(wire) }]
    : [];
});

function contentOf(body: unknown): unknown {
  const { entity, data } = body as Record<string, unknown>;
  return entity ?? data;
}

/** The content of an event in its token, as it is sent. */
function sentIn(token: string): unknown {
  const { data } = decodeJwt<{ data: string }>(token);
  const payload = JSON.parse(JSON.parse(data).data);
  const { createdEvent, updatedEvent, deletedEvent, actionEvent } = payload;
  const change = createdEvent ?? updatedEvent ?? deletedEvent ?? actionEvent ?? { body: payload };
  return change.entity ?? change.currentEntity ?? change.deletedEntity ?? change.body;
}

describe('numbers that JSON cannot represent', () => {
  test('may be in the events of orders, carts, checkouts, reviews, products and files', () => {
    const types = events.map(({ type }) => type);
    expect(types).toHaveLength(29);
    expect(types).toEqual(
      expect.arrayContaining([
        'wix.ecom.v1.order_approved',
        'wix.ecom.v1.cart_updated',
        'wix.ecom.v2.cart_updated',
        'wix.ecom.v1.checkout_settings_updated',
        'wix.reviews.v1.review_deleted',
        'com.wix.ecommerce.catalog.api.v1.ProductCreated',
        'wix.media.site_media.v1.file_descriptor_file_ready',
      ]),
    );
  });

  test.each(events)(
    '$type: $count of them are sent as text and read as numbers, and nothing else changes',
    async ({ type, isEntity, wire, read }) => {
      const input = { type, ...(isEntity ? { entity: read } : { data: read }) } as unknown as EventInput;
      const token = await signer.sign(input);
      expect(sentIn(token)).toEqual(wire);
      expect(contentOf(await verifyEvent(token, { publicKey }))).toEqual(read);
    },
  );

  const deliver = async (eventType: string, payload: object): Promise<unknown> => {
    const data = JSON.stringify({ eventType, data: JSON.stringify(payload) });
    return verifyEvent(await signClaims({ data }), { publicKey });
  };
  const lineItems = [{ physicalProperties: { weight: '-Infinity' }, name: 'NaN' }];

  test('are read in an entity that is JSON in a string', async () => {
    const bodyAsJson = JSON.stringify({ order: { lineItems } });
    expect(await deliver(APPROVED, { actionEvent: { bodyAsJson } })).toMatchObject({
      data: {
        order: {
          lineItems: [{ physicalProperties: { weight: Number.NEGATIVE_INFINITY }, name: 'NaN' }],
        },
      },
    });
  });

  test('stay text in events of unknown types and in fields without a type', async () => {
    const order = { lineItems, extendedFields: { namespaces: { own: freeForm } } };
    expect(await deliver('wix.ecom.v9.order_sung', { actionEvent: { body: { order } } })).toMatchObject({
      data: { order },
    });
    const { lineItems: _lineItems, ...rest } = order;
    expect(await deliver(APPROVED, { actionEvent: { body: { order: rest } } })).toMatchObject({
      data: { order: rest },
    });
  });

  test.each([['1.5'], [''], [null], [['NaN']], [{ NaN: 'NaN' }], [true]])(
    'are not made from %j in their place',
    async (weight) => {
      const order = { lineItems: [{ physicalProperties: { weight } }] };
      expect(await deliver(APPROVED, { actionEvent: { body: { order } } })).toMatchObject({
        data: { order },
      });
    },
  );
});
