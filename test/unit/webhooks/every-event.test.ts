import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractEvents } from 'storewire-contract/testing';
import { makeSandbox, typeCheck } from 'storewire-dev-kit/sandbox';
import { expect, test } from 'vitest';
import { eventTable } from '../../../generated/events/index.ts';
import type { EventInput } from '../../../src/testing/index.ts';
import { type EventHandlers, type Events, verifyEvent } from '../../../src/webhooks/index.ts';
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

test('the examples of the contract have the types of the signer and of the handlers', async () => {
  const sandbox = await makeSandbox();
  try {
    const lines = contractEvents.map(
      ({ type, body }, index) =>
        `export const input${index}: EventInput = ${JSON.stringify({ type, ...body })};\n` +
        `export const event${index}: EventOf<${JSON.stringify(type)}> = ${JSON.stringify({ id: '1', type, kind: kindOf(type), ...body })};\n` +
        `export const any${index}: WebhookEvent = event${index};\n`,
    );
    const wrong =
      "// @ts-expect-error an event of one type does not hold the data of another\nexport const wrong: EventOf<'wix.ecom.v1.cart_created'> = event0;\n";
    const imports = `import type { EventInput } from 'storewire/testing';\nimport type { EventOf, WebhookEvent } from 'storewire/webhooks';\n`;
    await writeFile(join(sandbox.folder, 'events.ts'), imports + lines.join('') + wrong);
    expect(await typeCheck(sandbox.folder)).toEqual([]);
  } finally {
    await sandbox.remove();
  }
});
