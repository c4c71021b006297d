import { contractEvents } from 'storewire-contract/testing';
import { expect, test } from 'vitest';
import { eventTable } from '../../../generated/events/index.ts';
import {
  type EventHandlers,
  type EventInput,
  type Events,
  verifyEvent,
} from '../../../src/webhooks/index.ts';
import { deliver, endpoint, signer } from './setup.ts';

const kindOf = (type: string): string => eventTable[type as keyof Events][0];

test('the table has the 53 events of the contract', () => {
  expect(Object.keys(eventTable).toSorted()).toEqual(contractEvents.map(({ type }) => type).toSorted());
  expect(contractEvents).toHaveLength(53);
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
