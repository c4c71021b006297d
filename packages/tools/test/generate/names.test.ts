import { expect, test } from 'vitest';
import { readOperations } from '../../src/description/operations.ts';
import { makeHooks, readHookCalls } from '../../src/orval/hook-text.ts';
import { generateClient } from './generated-client.ts';
import { readText, returning, withPaths } from './read-text.ts';

const describe = (...ids: string[]) =>
  withPaths(
    Object.fromEntries(
      ids.map((operationId, index) => [`/${index}`, { get: { operationId, ...returning() } }]),
    ),
  );

test('a call of a service with a version is a method without it, and has it in the names that stand alone', async () => {
  const text = describe('carts.getCart', 'cartsV2.getCart');
  const { files, call, remove } = await generateClient(text);
  await remove();
  expect(call('getCartV2').info.id).toBe('cartsV2.getCart');
  expect(files.get('services.ts')).toMatch(/readonly cartsV2: \{[^}]*readonly getCart: /);
  expect(files.get('msw/carts-v2.ts')).toContain('export const getCartV2Handler: ');
  const hooks = readOperations(await readText(text)).map(makeHooks);
  expect(hooks.join()).toContain('export const useGetCartV2: ReadHook<GetCartV2Input, Done>');
});

test('two calls whose names are equal with the versions of their services are refused', async () => {
  const document = await readText(describe('carts.getCartV2', 'cartsV2.getCart'));
  expect(() => readOperations(document)).toThrow(
    'cartsV2.getCart: its name getCartV2 is that of carts.getCartV2 too',
  );
});

test('two calls of which the hooks have one name are refused', async () => {
  const write = { post: { operationId: 'wishes.makeWish', ...returning() } };
  const read = { get: { operationId: 'wishes.makeWishAction', ...returning() } };
  const document = await readText(withPaths({ '/wishes': write, '/actions': read }));
  expect(() => readHookCalls(document)).toThrow('its hook useMakeWishAction is that of');
});
