/** Every call of the client against the local platform with the seed `examples`: one success per call. */
import type { ShopPlatform } from 'storewire-platform/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byService, clientCalls } from './description.ts';
import { openExampleShop, optionsFor, prepared, successOf } from './example-shop.ts';
import { expectSchemas, expectSent } from './expected-exchange.ts';
import { makingOf } from './long-form.ts';
import { watch } from './recorded-exchange.ts';
import { STYLES } from './styles.ts';

let platform: ShopPlatform;

/** Only a cursor makes the query of this call long, and none of the local platform is. `long-and-short-form.test.ts` sends it. */
const UNREACHABLE = 'categories.listItemsInCategoryByBody';

const reachable = clientCalls.filter(({ id }) => id !== UNREACHABLE);

describe.each(byService(reachable))('%s', (service, calls) => {
  beforeAll(() => {
    platform = openExampleShop(service);
  });

  afterAll(() => platform.close());

  test.each(calls.map((call) => [call.id, call] as const))(
    '%s sends its example in both styles, and returns what the platform responds',
    async (_id, call) => {
      const asked = makingOf(call).call;
      const { sample, token } = await successOf(call);
      for (const style of Object.values(STYLES)) {
        const sent = await prepared(asked, sample, token);
        const seen = watch(platform.fetch);
        const options = optionsFor(platform.base.origin(), token, seen.fetch);
        const data = await style(options, asked, sent.input, {});
        expect(data).toEqual(seen.only().body);
        expectSent(call, sent, seen.only(), token);
        expectSchemas(asked, sent, data);
      }
    },
  );
});
