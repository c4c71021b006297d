import { expect, test } from 'vitest';
import { routes } from '../../generated/routes.ts';
import { NEVER_RETURNED } from '../never-returned.ts';
import { createShop } from '../shop.ts';

// that they are codes of the contract, and that responses have had all others, is checked in coverage.ts
test('a fault rule returns each code that nothing else causes', async () => {
  const shop = createShop();
  for (const code of Object.keys(NEVER_RETURNED)) {
    const route = routes.find(({ codes }) => codes.some((each) => each.code === code));
    if (!route) throw new Error(`No call has the code ${code}`);
    await shop.addFault({ kind: 'example', call: route.id, example: code, times: 1 });
    // unchecked: the codes of other responses are recorded for the check at the end of a run
    const url = shop.base.origin() + route.path.replaceAll(/\{\w+\}/g, 'any');
    const body: unknown = await (await shop.unchecked(url, { method: route.method })).json();
    expect(body).toMatchObject({ details: { applicationError: { code } } });
  }
});
