import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Events } from 'storewire';
import { events } from 'storewire/internal';
import { contractEvents } from 'storewire-contract/testing';
import { makeSandbox, typeCheck } from 'storewire-dev-kit/sandbox';
import { expect, test } from 'vitest';

const kindOf = (type: string): string => events.eventKinds[type as keyof Events];

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
    const imports = `import type { EventInput, EventOf, WebhookEvent } from 'storewire-server';\n`;
    await writeFile(join(sandbox.folder, 'events.ts'), imports + lines.join('') + wrong);
    expect(await typeCheck(sandbox.folder)).toEqual([]);
  } finally {
    await sandbox.remove();
  }
});
