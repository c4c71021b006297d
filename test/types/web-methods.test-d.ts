/** How types flow from a web method on the server to the page. Compiled, never run. */

import { type WebMethodCaller, type WebMethodHandlerOptions, webMethod } from 'storewire-server';
import { expectTypeOf } from 'vitest';
import { type Client, type JsonOf, runWebMethod, type StoreClient, webMethods } from '../../src/index.ts';

declare const client: StoreClient;

interface Gift {
  code: string;
  appliedAt: Date;
  pieces?: number;
  owner: string | undefined;
  describe(): string;
}

declare const gift: Gift;
declare const orders: {
  refund(caller: WebMethodCaller, orderId: string, pieces?: number): Promise<{ refunded: boolean }>;
  list(): readonly Gift[];
};

const cart = {
  applyGift: webMethod('site-member', async ({ subjectId }, code: string, pieces?: number) => ({
    ...gift,
    code,
    pieces: pieces ?? 1,
    owner: subjectId,
  })),
  whole: webMethod('anyone', () => gift),
  nothing: webMethod('anyone', async () => undefined),
  sum: webMethod('anyone', (_caller, ...numbers: number[]) => numbers.length),
};
// a parser of a library, which needs no function around it
declare const parser: { parse(args: unknown, settings?: { strict: boolean }): [code: string] };
export const parsed = webMethod('anyone', ({ subjectId }, code: string) => [subjectId, code], {
  parse: parser.parse,
});
// @ts-expect-error it gives other arguments than the function takes
export const misread = webMethod('anyone', (_caller, pieces: number) => pieces, { parse: parser.parse });
export const misreadInline = webMethod('anyone', (_caller, code: string) => code, {
  // @ts-expect-error so does one that is a function around something
  parse: (args) => [args.length],
});
const later = {
  refund: webMethod('admin', (caller, orderId: string) => orders.refund(caller, orderId)),
  list: webMethod('anyone', () => orders.list()),
};

// results are typed by what the server returns, as JSON carries it
const api = webMethods<typeof cart>(client, 'cart');
expectTypeOf(api.whole()).toEqualTypeOf<
  Promise<{ code: string; appliedAt: string; pieces?: number; owner: string | undefined }>
>();
expectTypeOf(api.nothing()).toEqualTypeOf<Promise<undefined>>();
expectTypeOf(api.sum(1, 2, 3)).toEqualTypeOf<Promise<number>>();
expectTypeOf(api.applyGift('SPRING', 2)).resolves.toHaveProperty('appliedAt').toEqualTypeOf<string>();
void api.applyGift('SPRING');

// arguments are those of the server's function, without the caller
// @ts-expect-error the code is required
void api.applyGift();
// @ts-expect-error a number is no code
void api.applyGift(7);
// @ts-expect-error a text is no number of pieces
void api.applyGift('SPRING', '2');
// @ts-expect-error one argument too many
void api.applyGift('SPRING', 2, 3);
// @ts-expect-error a function without parameters
void api.whole(1);
// @ts-expect-error a function that the module does not have
void api.removeGift('SPRING');
// @ts-expect-error a module of unknown type
void webMethods(client, 'cart').anything();

// the same of functions that call those of another module, which may be loaded later
const orderApi = webMethods<typeof later>(client, 'orders');
expectTypeOf(orderApi.refund('o1')).toEqualTypeOf<Promise<{ refunded: boolean }>>();
expectTypeOf(orderApi.list()).resolves.toExtend<readonly { code: string; appliedAt: string }[]>();

// types that JSON cannot carry are rejected where the method is defined
// @ts-expect-error a date arrives as text
webMethod('anyone', (_caller, when: Date) => when.getTime());
// @ts-expect-error at any depth
webMethod('anyone', (_caller, options: { since?: Date[] }) => options.since?.length);
// @ts-expect-error methods do not arrive
webMethod('anyone', (_caller, shape: { area(): number }) => shape.area());
// @ts-expect-error nor do members of a map
webMethod('anyone', (_caller, options: { sizes: Map<string, number> }) => options.sizes.size);
// @ts-expect-error nor what an object of a class computes
webMethod('anyone', (_caller, basket: Basket) => basket.code);
interface Tree {
  readonly name: string | null;
  readonly trees?: readonly Tree[];
  readonly more: { [name: string]: Tree | undefined };
}
const grow = webMethod('anyone', (_caller, tree: Tree, times = 1) => ({ tree, times }));
const trees = webMethods<{ grow: typeof grow }>(client, 'trees');
expectTypeOf(trees.grow({ name: null, more: {} })).resolves.toExtend<{ tree: Tree; times: number }>();
void trees.grow({ name: 'fir', more: {} }, 2);
// @ts-expect-error an invalid permission
webMethod('everyone', () => 1);
// @ts-expect-error a parser that makes something else
webMethod('anyone', (_caller, code: string) => code, { parse: (): [number] => [1] });
webMethod('anyone', (_caller, anything: unknown) => anything, { parse: (args): [unknown] => [args[0]] });
webMethod('anyone', (caller) => expectTypeOf(caller).toEqualTypeOf<WebMethodCaller>());

// functions of a server elsewhere are described by an interface
interface Stock {
  count(productId: string): Promise<number>;
}
expectTypeOf(webMethods<Stock>(client, 'stock.web.js', { read: true }).count('p1')).toEqualTypeOf<
  Promise<number>
>();
expectTypeOf(runWebMethod(client, 'stock.web.js', 'count', ['p1'])).toEqualTypeOf<Promise<unknown>>();

expectTypeOf<
  JsonOf<[Map<string, string>, bigint, unknown, Date | null, 'A' | (string & {})]>
>().toEqualTypeOf<[never, never, unknown, string | null, 'A' | (string & {})]>();
declare const tag: unique symbol;
class Basket {
  readonly #pieces = 1;
  code = '';
  [tag] = this.#pieces;
  count(): number {
    return this.#pieces;
  }
}
expectTypeOf<JsonOf<Basket>>().toEqualTypeOf<{ code: string }>();
expectTypeOf<JsonOf<URL>>().toEqualTypeOf<string>();
expectTypeOf<
  JsonOf<
    [
      Set<string>,
      WeakMap<object, string>,
      Promise<string>,
      Uint8Array,
      ArrayBuffer,
      Generator<string>,
      AsyncGenerator<string>,
      RegExp,
      Error,
      { p: Promise<string> },
    ]
  >
>().toEqualTypeOf<[never, never, never, never, never, never, never, never, never, { p: never }]>();
expectTypeOf<JsonOf<readonly [string, number?]>>().toEqualTypeOf<readonly [string, number?]>();

// both kinds of modules go into a handler, and the contract's call asks about tokens
declare const store: Client;
export const options: WebMethodHandlerOptions = {
  modules: { cart, orders: later },
  tokenInfo: (token, call) => store.oauth.oauthTokenInfo({ token }, call),
  clientId: 'client-1',
  siteId: 'site-1',
};
