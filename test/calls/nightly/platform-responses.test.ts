/** The local platform through Prism as a validating proxy. Requests that are to be rejected bypass Prism. */
import { exampleRequests, type ShopPlatform } from 'storewire-platform/testing';
import { type Mock, startMock } from 'storewire-tools/mock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT_FILE } from '../contract-file.ts';
import { byService, clientCalls, navigations } from '../description.ts';
import { openExampleShop, optionsFor, prepared, restoreShop, successOf } from '../example-shop.ts';
import { makingOf } from '../long-form.ts';
import { objectionsTo, watch } from '../recorded-exchange.ts';
import { namespaced } from '../styles.ts';

let platform: ShopPlatform;
let prism: Mock;

beforeAll(async () => {
  prism = await startMock({
    description: CONTRACT_FILE,
    port: 0,
    forward: (request) => platform.fetch(request),
  });
});

afterAll(() => prism?.close());

/** Only a cursor makes the query of this call long, and none of the local platform is. */
const reachable = clientCalls.filter(({ id }) => id !== 'categories.listItemsInCategoryByBody');

describe.each(byService(reachable))('%s', (service, calls) => {
  useExampleShop(service);

  test.each(calls.map((call) => [call.id, call] as const))(
    '%s succeeds, and Prism objects to nothing',
    async (_id, call) => {
      const asked = makingOf(call).call;
      const { sample, token } = await successOf(call);
      const sent = await prepared(asked, sample, token);
      const seen = watch();
      const data = await namespaced(optionsFor(prism.url, token, seen.fetch), asked, sent.input, {});
      expect(objectionsTo(seen.only())).toEqual([]);
      expect(data).toEqual(seen.only().body);
    },
  );
});

describe('a navigation', () => {
  useExampleShop();

  test.each(navigations.map(({ id }) => id))('%s redirects, and Prism objects to nothing', async (id) => {
    const objections: unknown[] = [];
    for (const { method, url } of exampleRequests.filter((each) => each.id === id)) {
      restoreShop();
      const direct = await platform.fetch(`${platform.base.origin()}${url}`, { method, redirect: 'manual' });
      if (direct.status !== 302) continue;
      restoreShop();
      const seen = watch();
      const response = await seen.fetch(`${prism.url}${url}`, { method, redirect: 'manual' });
      expect(response.status).toBe(302);
      objections.push(objectionsTo(seen.only()));
    }
    expect(objections[0]).toEqual([]);
  });
});

function useExampleShop(service?: string): void {
  beforeAll(() => {
    platform = openExampleShop(service);
  });
  afterAll(() => platform.close());
}
